// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/ClockTimer.h"
#include "models/node/Event.h"
#include "models/switching/Claim.h"
#include "models/switching/PhaseBoard.h"
#include "models/switching/StepRunner.h"
#include "models/switching/SwitchContext.h"
#include "models/switching/SwitchHistory.h"
#include "models/switching/SwitchRecipes.h"

namespace kirikae {

/// One switch from its preflight to its outcome: runs the recipes, holds the claim, keeps the journal, measures memory,
/// and says how far it is. An outcome is what a step or a last look saw on the node. Owned by a SwitchDesk; main
/// thread. ended() comes once, when the record has been kept on the node (or cannot be); completed() may follow when
/// the record had to leave open how a start ends.
class Switch : public QObject {
    Q_OBJECT
public:
    Switch(NodeOps &ops, EngineRuleSets rules, SwitchTimings timings, SwitchRun run, Claim claim,
           PreflightStep::Planner planner, QObject *parent);
    ~Switch() override;

    void setPool(const std::optional<Pool> &pool) { m_context.pool = pool; }
    /// `usual` is what is known of a profile's earlier switches; it is asked again once the plan is made.
    void start(std::function<EtaModel(const Profile &)> usual);
    /// Goes on with a switch that another process began, from the stage that its journal names; first looks whether
    /// somebody has started something else since.
    void resume(std::function<EtaModel(const Profile &)> usual);
    /// Forward: the previous service is brought back. On the way back: the node is left as it is, and watched.
    void cancel();
    /// Stops acting, leaving journal and node as they are: the next who connects takes it up. Answers once the claim
    /// has been given back.
    Pending<void> abandon(const Error &reason);

    [[nodiscard]] const SwitchRun &currentRun() const { return m_context.run; }
    [[nodiscard]] const SwitchProgress &progress() const { return m_progress; }

signals:
    void progressChanged();
    void happened(kirikae::Event::Level level, const QString &text);
    void ended(const kirikae::SwitchRecord &record);
    void completed(const kirikae::SwitchRecord &record);

private:
    enum class Way {
        Checking, ///< taken up: is it still this switch's turn?
        Forward,
        Inquiry,
        Back,
        Looking, ///< what runs now, for an outcome that no step has seen
        Closing,
        Watching,    ///< ended; how the previous service's start ends is still to be seen
        LookingOnce, ///< that start did not end well: does it run still?
        Over,
    };

    void begin(SwitchProgress::Stage from);
    void prepareToRun(std::function<EtaModel(const Profile &)> usual);
    void accept(const SwitchPlan &plan);
    void makeBoard();
    Pending<void> prepare(SwitchProgress::Stage stage);
    void writeJournal(const Once<void> &written);
    void stepStarted(SwitchProgress::Stage stage);
    void tellStage(SwitchProgress::Stage stage);
    void runEnded(const std::optional<Error> &problem);
    void checked();
    void forwardEnded(const std::optional<Error> &problem);
    void inquired();
    void tryAgain();
    void goBack();
    void wentBack(const std::optional<Error> &problem);
    void looked();
    void watched(const std::optional<Error> &problem);
    void lookedOnce(const std::optional<Error> &problem);
    void complete(const SwitchRecord &record);
    void close(Outcome outcome, const std::optional<SlotState> &inSlot = {});
    void closed();
    void sampleMemory(const MemorySample &sample);
    void tick();
    void refresh();
    void refreshRestore(qint64 now);
    void measureEnd();
    SwitchRecord makeRecord(Outcome outcome, const std::optional<SlotState> &inSlot) const;

    SwitchContext m_context;
    Claim m_claim;
    std::function<EtaModel(const Profile &)> m_usual;
    SwitchRecipes m_recipes;
    StepRunner m_runner;
    std::unique_ptr<PhaseBoard> m_board;
    std::unique_ptr<PhaseBoard> m_backBoard;
    ClockTimer m_ticker;
    SwitchProgress m_progress;
    std::optional<SwitchRecord> m_record; ///< once there is an outcome
    StartupFacts m_facts;                 ///< of the target's start
    std::optional<double> m_restoreSeconds;
    std::optional<Bytes> m_steadyBytes;
    std::optional<Error> m_backProblem; ///< why the way back did not end well
    qint64 m_startedMs = 0;
    qint64 m_backSinceMs = 0; ///< steady
    Way m_way = Way::Forward;
    QString m_note;
    SwitchProgress::Stage m_toldStage = SwitchProgress::Stage::Preflight;
    bool m_isJournalLate = false; ///< it could not be written the last time
    bool m_isLinkLost = false;
};

} // namespace kirikae
