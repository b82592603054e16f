// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"
#include "tests/support/Settled.h"

#include <QSignalSpy>
#include <QTest>

namespace kirikae {

/// Everything that a stream said until it finished.
struct StreamRecord {
    explicit StreamRecord(CommandStream &stream)
        : finished(&stream, &CommandStream::finished)
    {
        QObject::connect(&stream, &CommandStream::outputReceived, &context, [this](const QByteArray &b) { out += b; });
        QObject::connect(&stream, &CommandStream::errorOutputReceived, &context,
                         [this](const QByteArray &b) { err += b; });
    }
    [[nodiscard]] bool waitForEnd(int milliseconds = 20'000)
    {
        return QTest::qWaitFor([this] { return finished.count() > 0; }, milliseconds);
    }
    [[nodiscard]] Result<int> exitCode() const { return finished.first().first().value<Result<int>>(); }

    QObject context;
    QByteArray out;
    QByteArray err;
    QSignalSpy finished;
};

/// What every Host promises, checked through the interface alone; each function fails the running test by itself.
void checkRun(Host &host);
void checkRunLimits(Host &host);
void checkStream(Host &host);
void checkDialUnix(Host &host);
void checkDialTcp(Host &host);

} // namespace kirikae
