// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/ClockTimer.h"
#include "models/node/Event.h"
#include "models/switching/PhaseBoard.h"
#include "models/switching/StepRunner.h"
#include "models/switching/SwitchContext.h"
#include "models/switching/SwitchHistory.h"
#include "models/switching/SwitchRecipes.h"

namespace kirikae {

/// One switch from its preflight to its outcome: runs the recipes, keeps the claim and the journal, measures memory,
/// and says how far it is. Owned by a DirectNode, which has taken the claim; main thread. ended() comes once, when the
/// record has been kept on the node (or cannot be).
class Switch : public QObject {
    Q_OBJECT
public:
    Switch(NodeOps &ops, EngineRuleSets rules, SwitchTimings timings, SwitchRun run, PreflightStep::Planner planner,
           QObject *parent);
    ~Switch() override;

    void setPool(const std::optional<Pool> &pool) { m_context.pool = pool; }
    /// `usual` is what is known of the target's earlier switches; it is asked again once the plan is made.
    void start(std::function<EtaModel(const Profile &)> usual);
    /// Takes up a switch that another process began, from the stage that its journal names.
    void resume(std::function<EtaModel(const Profile &)> usual);
    void cancel();
    /// Stops acting, leaving journal and node as they are: the next who connects takes it up.
    void abandon(const Error &reason);

    [[nodiscard]] const SwitchRun &currentRun() const { return m_context.run; }
    [[nodiscard]] const SwitchProgress &progress() const { return m_progress; }

signals:
    void progressChanged();
    void happened(kirikae::Event::Level level, const QString &text);
    void ended(const kirikae::SwitchRecord &record);

private:
    enum class Way { Forward, Inquiry, Back, Closing, Over };

    void begin(SwitchProgress::Stage from, std::function<EtaModel(const Profile &)> usual);
    void accept(const SwitchPlan &plan);
    void makeBoard();
    Pending<void> prepare(SwitchProgress::Stage stage);
    void stepStarted(SwitchProgress::Stage stage);
    void tellStage(SwitchProgress::Stage stage);
    void runEnded(const std::optional<Error> &problem);
    void forwardEnded(const std::optional<Error> &problem);
    void inquired();
    void wentBack(const std::optional<Error> &problem);
    void goBack();
    void tryAgain();
    void close(Outcome outcome);
    void sampleMemory(const MemorySample &sample);
    void renewClaim();
    void tick();
    void refresh();
    void measureEnd();

    SwitchContext m_context;
    std::function<EtaModel(const Profile &)> m_usual;
    SwitchRecipes m_recipes;
    StepRunner m_runner;
    std::unique_ptr<PhaseBoard> m_board;
    ClockTimer m_ticker;
    ClockTimer m_claimTimer;
    SwitchProgress m_progress;
    SwitchRecord m_record;
    Way m_way = Way::Forward;
    QString m_note;
    SwitchProgress::Stage m_toldStage = SwitchProgress::Stage::Preflight;
    qint64 m_claimedMs = 0;
    bool m_isLinkLost = false;
};

} // namespace kirikae
