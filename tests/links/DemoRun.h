// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/demo/DemoOps.h"
#include "models/startup/StartupFacts.h"

#include <QByteArrayList>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QMap>
#include <QTest>
#include <QTimer>

namespace kirikae {

/// Runs the event loop, without naps, until `isDone` or half a minute is over.
template <class IsDone>
bool spinUntil(IsDone isDone)
{
    const QDeadlineTimer deadline(30'000);
    QTimer wakeUp;
    wakeUp.start(200);
    while (!isDone() && !deadline.hasExpired())
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    return isDone();
}

/// Waits for an answer.
template <class T>
Result<T> waitFor(const Pending<T> &pending)
{
    Result<T> got = fail(Error::Code::TimedOut);
    bool isDone = false;
    QObject context;
    whenDone(pending, &context, [&](Result<T> result) {
        got = std::move(result);
        isDone = true;
    });
    (void)spinUntil([&isDone] { return isDone; });
    return got;
}

/// One start on the simulated node, measured from outside: by its log, read by the reader that the panel uses, and by
/// asking it for an answer.
struct DemoRun {
    QMap<Phase, double> seconds;
    StartupFacts facts;
    QByteArrayList lines;
    bool isReady = false;
    std::optional<int> exitCode;
    ServiceId service;
    /// The seed's five, in its order: weights, encoder profiling, Mamba warm-up, graphs and kernels, other.
    [[nodiscard]] QList<double> five() const;
    [[nodiscard]] double total() const;
    [[nodiscard]] QByteArray text() const { return lines.join('\n'); }
};

Profile demoProfileNamed(const QString &id);
void connectDemo(DemoOps &ops);
/// Stops what runs in the profile's slot and waits for its memory.
void emptyDemoSlot(DemoOps &ops, const QString &slot);
/// Starts the profile in its empty slot and follows it until it is ready or has ended.
DemoRun runDemo(DemoOps &ops, const Profile &profile, const QString &runId = QStringLiteral("run-1"));

} // namespace kirikae
