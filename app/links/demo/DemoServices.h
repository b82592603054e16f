// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/demo/DemoCaches.h"
#include "app/links/demo/DemoClock.h"
#include "app/links/demo/DemoFault.h"
#include "app/links/demo/DemoMachine.h"
#include "app/links/demo/DemoScript.h"
#include "models/node/NodeFacts.h"
#include "models/startup/LogLine.h"

#include <QObject>

#include <map>
#include <memory>

namespace kirikae {

/// A service on the simulated node: what can be seen of it, and its start as it plays.
struct DemoService {
    Service view;
    Profile profile;
    QList<LogLine> log;
    QList<DemoBeat> beats;
    qsizetype next = 0;
    quint64 run = 0; ///< counts starts and ends: what was scheduled for another run does nothing
    DemoFault fault = DemoFault::None;
    bool isListening = false;
    bool isReady = false;
    bool isStalled = false;
    bool isStopping = false;
    qint64 stalledMs = 0;
    Bytes readBytes = 0;
    QStringList busyTools;
    QString restartPolicy;
    int chats = 0;
};

/// The services of the simulated node: plays their starts on the demo clock, beat by beat, and lets them take and give
/// back memory. Owned by DemoOps, which may outlive a link; this is the node's side.
class DemoServices : public QObject {
    Q_OBJECT
public:
    DemoServices(DemoClock &clock, DemoMachine &machine, QObject *parent = nullptr);

    ServiceId start(const LaunchSpec &spec, DemoFault fault);
    void startAgain(DemoService &service, DemoFault fault);
    /// A service that has been ready for a while when the demo begins, with its log.
    void placeRunning(const Profile &profile, const QString &runId, qint64 sinceMs);
    /// TERM: gone after a moment, or killed at the end of `grace` when it does not react.
    void stop(DemoService &service, Milliseconds grace);
    void kill(DemoService &service, int exitCode);
    void remove(const ServiceId &id);
    /// Nothing moves any more, until endAll().
    void freeze();
    /// The node was switched off and on: nothing of ours runs any more.
    void endAll();
    void appendLine(DemoService &service, const QByteArray &text, bool isStderr = false);

    [[nodiscard]] QList<Service> views() const;
    [[nodiscard]] DemoService *find(const ServiceId &id);
    [[nodiscard]] DemoService *findRun(const QString &runId);
    [[nodiscard]] DemoService *onPort(quint16 port);
    [[nodiscard]] bool isLoading() const;
    [[nodiscard]] DemoCaches &caches() { return m_caches; }

signals:
    void changed();
    void linesAdded(const kirikae::ServiceId &service);
    void memoryTaken();
    void linkDropped();
    void froze();

private:
    void compose(DemoService &service);
    void schedule(DemoService &service);
    void play(const ServiceId &id, quint64 run);
    void perform(DemoService &service, const DemoBeat &beat);
    void takeMemory(DemoService &service, const DemoBeat &beat);
    void checkMemory(DemoService &service, const DemoBeat &beat);
    void end(DemoService &service, int exitCode);
    void becomeReady(DemoService &service);

    DemoClock &m_clock;
    DemoMachine &m_machine;
    DemoCaches m_caches;
    std::map<ServiceId, std::unique_ptr<DemoService>> m_services;
    int m_count = 0;
};

} // namespace kirikae
