// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/daemon/DaemonProcess.h"

#include "app/links/host/LocalHost.h"
#include "tests/daemon/AnswerOf.h"

#include <QFile>
#include <QTest>

namespace kirikae {

DaemonProcess::DaemonProcess(const QString &folder, const QStringList &arguments)
    : m_folder(folder)
    , m_arguments(arguments)
{
    m_arguments << QStringLiteral("--socket") << socketPath();
    m_process.setProgram(QStringLiteral(KIRIKAED));
    m_process.setProcessChannelMode(QProcess::MergedChannels);
}

DaemonProcess::~DaemonProcess()
{
    kill();
}

bool DaemonProcess::start()
{
    m_client = std::make_unique<HttpClient>(
        [host = std::make_shared<LocalHost>(), path = socketPath()] {
            return host->dial({path.toUtf8(), {}, 0});
        },
        QStringLiteral("kirikaed"));
    m_output.clear();
    m_process.setArguments(m_arguments);
    m_process.start();
    const auto sockets = 1 + m_arguments.count(QStringLiteral("--listen"));
    return QTest::qWaitFor(
               [&] { return output().count("listening on") == sockets || m_process.state() == QProcess::NotRunning; },
               10'000) &&
           m_process.state() == QProcess::Running;
}

void DaemonProcess::kill()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill();
    m_process.waitForFinished();
}

int DaemonProcess::terminate()
{
    m_process.terminate();
    const bool hasEnded = QTest::qWaitFor([&] { return m_process.state() == QProcess::NotRunning; }, 10'000);
    return hasEnded && m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
}

quint16 DaemonProcess::port() const
{
    const qsizetype at = m_output.lastIndexOf("listening on");
    const QByteArray line = m_output.sliced(at, m_output.indexOf('\n', at) - at);
    return line.mid(line.lastIndexOf(':') + 1).toUShort();
}

QByteArray DaemonProcess::output()
{
    m_output += m_process.readAll();
    return m_output;
}

Bytes DaemonProcess::residentBytes() const
{
    QFile status(QStringLiteral("/proc/%1/status").arg(processId()));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = status.readAll();
    const qsizetype at = text.indexOf("VmRSS:");
    return text.mid(at + 6, text.indexOf("kB", at) - at - 6).trimmed().toLongLong() * 1024;
}

HttpResponse DaemonProcess::send(const QByteArray &method, const QByteArray &target, const QByteArray &body,
                                 const QList<HttpField> &fields)
{
    return answerOf(*m_client, method, target, body, fields);
}

} // namespace kirikae
