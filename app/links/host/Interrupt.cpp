// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/host/Interrupt.h"

#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace kirikae {

namespace {
// A pipe and handlers, not a blocked mask with signalfd: a mask would be inherited by every program that is started
// from here, and a model server that cannot hear SIGTERM cannot be stopped.
volatile int writeEnd = -1;

void handle(int number)
{
    const int saved = errno;
    const char byte = static_cast<char>(number);
    [[maybe_unused]] const ssize_t count = ::write(writeEnd, &byte, 1);
    errno = saved;
}

void setHandler(void (*handler)(int))
{
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
}
} // namespace

Interrupt::Interrupt(QObject *parent)
    : QObject(parent)
{
    if (::pipe2(m_pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    writeEnd = m_pipe[1];
    m_notifier = std::make_unique<QSocketNotifier>(m_pipe[0], QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &Interrupt::signalArrived);
    setHandler(handle);
}

Interrupt::~Interrupt()
{
    setHandler(SIG_DFL);
    m_notifier.reset();
    writeEnd = -1;
    for (const int fd : m_pipe) {
        if (fd >= 0)
            ::close(fd);
    }
}

void Interrupt::signalArrived()
{
    std::array<char, 16> numbers{};
    const ssize_t count = ::read(m_pipe[0], numbers.data(), numbers.size());
    for (ssize_t i = 0; i < count; ++i)
        emit interrupted(numbers.at(static_cast<size_t>(i)) == SIGINT);
}

} // namespace kirikae
