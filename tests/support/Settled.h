// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Async.h"

#include <QEventLoop>
#include <QTest>
#include <QTimer>

namespace kirikae {

/// Runs the event loop until the answer is there and gives it; TimedOut when it does not come.
template <class T>
Result<T> settled(const Pending<T> &pending, int withinMs = 20'000)
{
    QEventLoop loop; // at once when the answer comes; QTest::qWaitFor() would look every 10 ms only
    QFutureWatcher<Result<T>> watcher;
    QObject::connect(&watcher, &QFutureWatcherBase::finished, &loop, &QEventLoop::quit);
    watcher.setFuture(pending);
    QTimer::singleShot(withinMs, &loop, &QEventLoop::quit);
    if (!pending.isFinished())
        loop.exec();
    if (!pending.isFinished())
        return fail(Error::Code::TimedOut, QStringLiteral("the test waited too long"));
    return pending.resultCount() > 0 ? pending.result() : Result<T>(fail(Error::Code::Cancelled));
}

/// What went wrong, empty when nothing did.
template <class T>
QByteArray problemOf(const Result<T> &result)
{
    if (result)
        return {};
    return (errorCodeName(result.error().code) + QStringLiteral(": ") + result.error().message + QStringLiteral(" / ") +
            result.error().detail)
        .toUtf8();
}

} // namespace kirikae

/// Fails the test with the error's text unless `result` is a success.
#define QVERIFY_OK(result)                                                                                             \
    do {                                                                                                               \
        const auto &outcome_ = (result);                                                                               \
        QVERIFY2(outcome_.has_value(), kirikae::problemOf(outcome_).constData());                                      \
    } while (false)
