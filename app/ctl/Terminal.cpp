// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/Terminal.h"

#include "models/core/Retire.h"
#include "models/core/Text.h"

#include <array>
#include <utility>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace kirikae {

Terminal::Terminal(QObject *parent)
    : QObject(parent)
{
    const QByteArray kind = qgetenv("TERM");
    m_drawable = isatty(STDOUT_FILENO) == 1 && !kind.isEmpty() && kind != "dumb";
    m_colour = m_drawable && qEnvironmentVariableIsEmpty("NO_COLOR");
    // /dev/tty and not stdin: FILE arguments and secrets may come through stdin.
    m_inputFd = ::open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY);
}

Terminal::~Terminal()
{
    restoreEcho();
    if (m_inputFd >= 0)
        ::close(m_inputFd);
}

int Terminal::columns() const
{
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return size.ws_col;
    const int fromEnvironment = qEnvironmentVariableIntValue("COLUMNS");
    return fromEnvironment > 0 ? fromEnvironment : 80;
}

int Terminal::rows() const
{
    winsize size{};
    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 ? size.ws_row : 24;
}

void Terminal::readLine(const QString &prompt, Echo echo, std::function<void(std::optional<QString>)> answered)
{
    if (!isAskable()) {
        answered(std::nullopt);
        return;
    }
    write(prompt);
    if (echo == Echo::Off) {
        termios mode{};
        if (tcgetattr(m_inputFd, &mode) == 0) {
            m_savedMode = mode;
            mode.c_lflag &= ~static_cast<tcflag_t>(ECHO);
            tcsetattr(m_inputFd, TCSAFLUSH, &mode);
        }
    }
    m_answered = std::move(answered);
    m_notifier = std::make_unique<QSocketNotifier>(m_inputFd, QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &Terminal::inputReady);
}

void Terminal::inputReady()
{
    std::array<char, 4096> buffer{};
    const ssize_t count = ::read(m_inputFd, buffer.data(), buffer.size());
    if (count > 0)
        m_pending.append(buffer.data(), count);
    const auto lineFeed = m_pending.indexOf('\n');
    if (count > 0 && lineFeed < 0)
        return;

    std::optional<QString> line;
    if (lineFeed >= 0) {
        line = QString::fromUtf8(m_pending.left(lineFeed));
        m_pending.remove(0, lineFeed + 1);
    }
    retire(m_notifier); // not destroyed inside its own signal
    if (m_savedMode)
        write(QStringLiteral("\n"));
    restoreEcho();
    std::exchange(m_answered, {})(line);
}

void Terminal::restoreEcho()
{
    if (m_savedMode)
        tcsetattr(m_inputFd, TCSAFLUSH, &*m_savedMode);
    m_savedMode.reset();
}

void Terminal::write(const QString &text) const
{
    QByteArray bytes = markedControls(text).toUtf8(); // a node's questions are its own words
    while (!bytes.isEmpty()) {
        const ssize_t count = ::write(m_inputFd, bytes.constData(), static_cast<size_t>(bytes.size()));
        if (count <= 0)
            return;
        bytes.remove(0, count);
    }
}

} // namespace kirikae
