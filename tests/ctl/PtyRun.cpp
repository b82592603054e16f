// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ctl/PtyRun.h"

#include <QTest>

#include <array>
#include <cstdlib>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace kirikae {

namespace {
constexpr int longest = 60'000;
}

PtyRun::PtyRun(const QStringList &arguments)
    : m_fd(::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK))
{
    if (m_fd < 0 || ::grantpt(m_fd) != 0 || ::unlockpt(m_fd) != 0)
        return;
    const QByteArray name = ::ptsname(m_fd);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("TERM"), QStringLiteral("xterm"));
    environment.insert(QStringLiteral("NO_COLOR"), QStringLiteral("1"));
    m_process.setProcessEnvironment(environment);
    m_process.setChildProcessModifier([name] {
        ::setsid();
        const int terminal = ::open(name.constData(), O_RDWR);
        ::ioctl(terminal, TIOCSCTTY, 0);
        for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
            ::dup2(terminal, fd);
    });
    m_process.start(QStringLiteral(KIRIKAECTL), arguments);
}

PtyRun::~PtyRun()
{
    m_process.kill();
    m_process.waitForFinished();
    ::close(m_fd);
}

void PtyRun::read()
{
    std::array<char, 4096> buffer{};
    for (ssize_t count = 0; (count = ::read(m_fd, buffer.data(), buffer.size())) > 0;)
        m_shown.append(buffer.data(), count);
}

bool PtyRun::waitFor(const QByteArray &text)
{
    const auto isShown = [&] {
        read();
        return m_shown.indexOf(text, m_seen) >= 0;
    };
    if (!QTest::qWaitFor(isShown, longest))
        return false;
    m_seen = m_shown.indexOf(text, m_seen) + text.size();
    return true;
}

void PtyRun::type(const QByteArray &text) const
{
    [[maybe_unused]] const ssize_t count = ::write(m_fd, text.constData(), static_cast<size_t>(text.size()));
}

int PtyRun::end()
{
    const auto hasEnded = [&] {
        read();
        return m_process.state() == QProcess::NotRunning;
    };
    if (!QTest::qWaitFor(hasEnded, longest) || m_process.exitStatus() != QProcess::NormalExit)
        return -1;
    return m_process.exitCode();
}

} // namespace kirikae
