// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/CutHost.h"

namespace kirikae {

CutHost::CutHost(QObject *parent)
    : Host(parent)
{
    m_link.text = QStringLiteral("A link that breaks");
}

void CutHost::open()
{
    m_local.open();
    setKind(LinkState::Kind::Connected);
}

void CutHost::close()
{
    setKind(LinkState::Kind::Idle);
}

void CutHost::setKind(LinkState::Kind kind)
{
    m_link.kind = kind;
    emit linkChanged(m_link);
}

Pending<RunOutput> CutHost::run(const Argv &argv, const RunLimits &limits)
{
    return m_output ? ready(RunOutput{0, *m_output, {}}) : m_local.run(argv, limits);
}

std::unique_ptr<CommandStream> CutHost::stream(const Argv &argv)
{
    return m_local.stream(argv);
}

Pending<std::shared_ptr<QIODevice>> CutHost::dial(const DialTarget &target)
{
    if (m_link.kind != LinkState::Kind::Connected)
        return readyError<std::shared_ptr<QIODevice>>({Error::Code::LinkLost, QStringLiteral("The link is away."), {}});
    if (m_socketError && !target.unixPath.isEmpty())
        return readyError<std::shared_ptr<QIODevice>>(*m_socketError);
    const Pending<std::shared_ptr<QIODevice>> dialled = m_local.dial(target);
    whenDone(dialled, this, [this](const Result<std::shared_ptr<QIODevice>> &device) {
        if (device)
            m_open.append(*device);
    });
    return dialled;
}

int CutHost::cutConnections()
{
    int cut = 0;
    for (const auto &open : std::exchange(m_open, {})) {
        if (const auto device = open.lock(); device && device->isOpen()) {
            device->close();
            ++cut;
        }
    }
    return cut;
}

void CutHost::loseLink()
{
    setKind(LinkState::Kind::Reconnecting);
    cutConnections();
}

void CutHost::restoreLink()
{
    setKind(LinkState::Kind::Connected);
}

} // namespace kirikae
