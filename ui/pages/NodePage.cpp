// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/NodePage.h"

#include "models/lists/PlainHttp.h"
#include "models/lists/Words.h"
#include "ui/pages/DetailsTab.h"
#include "ui/pages/EmptyView.h"
#include "ui/pages/GaugeCard.h"
#include "ui/pages/HistoryTab.h"
#include "ui/pages/LogTab.h"
#include "ui/pages/MemoryTab.h"
#include "ui/pages/OutcomeView.h"
#include "ui/pages/PhaseView.h"
#include "ui/pages/PlanView.h"
#include "ui/pages/ProgressView.h"
#include "ui/pages/RunningView.h"
#include "ui/pages/SizingTab.h"
#include "ui/pages/TryTab.h"
#include "ui/widgets/Banner.h"

#include <QApplication>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>

namespace kirikae {

namespace {

enum StagePage { EmptyPage, PlanPage, RunningPage, ProgressPage, OutcomePage };

StagePage pageFor(NodeDesk::View view)
{
    switch (view) {
    case NodeDesk::View::Plan: return PlanPage;
    case NodeDesk::View::Running: return RunningPage;
    case NodeDesk::View::Progress: return ProgressPage;
    case NodeDesk::View::Outcome: return OutcomePage;
    default: return EmptyPage;
    }
}

} // namespace

NodePage::NodePage(Node &node, const Parts &parts, QWidget *parent)
    : QWidget(parent)
    , m_node(node)
    , m_desk(node, parts.requestedBy)
    , m_actions(node, m_desk, parts.prompt, parts.makeSetup, this)
    , m_banner(new Banner)
    , m_stage(new QStackedWidget)
    , m_plan(new PlanView(m_desk))
    , m_splitter(new QSplitter(Qt::Vertical))
    , m_tabs(new QTabWidget)
    , m_log(new LogTab(node))
    , m_history(new HistoryTab(node))
    , m_memory(new MemoryTab)
    , m_try(new TryTab(node))
    , m_details(new DetailsTab(node))
    , m_sizing(new SizingTab(m_desk, parts.nodes, parts.settings))
{
    const int em = fontMetrics().height();
    m_splitter->addWidget(makeStage());
    m_splitter->addWidget(makeTabs());
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(em * 3 / 4);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setSizes({em * 21, em * 14});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(em, em * 3 / 4, em, em * 3 / 4);
    column->setSpacing(em * 3 / 4);
    column->addWidget(m_banner);
    column->addWidget(new GaugeCard(m_desk));
    column->addWidget(m_splitter, 1);
    m_banner->setObjectName(QStringLiteral("pageBanner"));
    connectViews();
    connect(&m_desk, &NodeDesk::changed, this, &NodePage::refresh);
    connect(&m_desk, &NodeDesk::switchEnded, m_history, &HistoryTab::reload);
    refresh();
}

QWidget *NodePage::makeStage()
{
    auto *empty = new EmptyView(m_desk);
    auto *running = new RunningView(m_desk);
    auto *outcome = new OutcomeView(m_desk);
    for (QWidget *view :
         {static_cast<QWidget *>(empty), static_cast<QWidget *>(m_plan), static_cast<QWidget *>(running),
          static_cast<QWidget *>(new ProgressView(m_desk)), static_cast<QWidget *>(outcome)}) {
        auto *scroll = new QScrollArea;
        scroll->setWidget(view);
        scroll->setWidgetResizable(true);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        scroll->setFocusPolicy(Qt::NoFocus);
        view->setBackgroundRole(QPalette::Base);
        view->setAutoFillBackground(true);
        m_stage->addWidget(scroll);
    }
    connect(empty, &EmptyView::connectRequested, this, [this] { m_node.open(); });
    connect(empty, &EmptyView::reconnectRequested, this, [this] {
        m_node.close();
        m_node.open();
    });
    connect(empty, &EmptyView::newProfileRequested, &m_actions, &NodeActions::newProfile);
    connect(empty, &EmptyView::pasteRequested, &m_actions, &NodeActions::pasteProfile);
    connect(empty, &EmptyView::removeRequested, &m_actions, &NodeActions::removeProfile);
    connect(running, &RunningView::tryRequested, this, &NodePage::tryPrompt);
    connect(running, &RunningView::tunnelRequested, this, &NodePage::openTunnel);
    connect(running, &RunningView::stopRequested, &m_actions, &NodeActions::stopService);
    connect(running, &RunningView::editRequested, &m_actions, &NodeActions::editProfile);
    connect(outcome, &OutcomeView::tryRequested, this, &NodePage::tryPrompt);
    connect(outcome, &OutcomeView::tunnelRequested, this, &NodePage::openTunnel);
    connect(outcome, &OutcomeView::logRequested, this, [this](const ServiceId &service, const QString &name) {
        m_log->follow(service, name);
        m_tabs->setCurrentWidget(m_log);
    });
    connect(outcome, &OutcomeView::lineRequested, this, [this](qint64 line) {
        m_tabs->setCurrentWidget(m_log);
        followTarget();
        m_log->showLine(line);
    });
    auto *card = new Card;
    card->column()->addWidget(m_stage);
    card->setMinimumHeight(fontMetrics().height() * 6); // it scrolls
    return card;
}

QWidget *NodePage::makeTabs()
{
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setDrawBase(false); // the style draws it in white, also where all else is dark
    m_tabs->addTab(m_log, tr("Log"));
    m_tabs->addTab(m_history, tr("History"));
    m_tabs->addTab(m_memory, tr("Memory over time"));
    m_tabs->addTab(m_try, tr("Try it"));
    m_tabs->addTab(m_details, tr("Details"));
    m_tabs->addTab(m_sizing, tr("Sizing"));
    for (int i = 0; i < m_tabs->count(); ++i)
        m_tabs->setTabToolTip(
            i, QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + i)).toString(QKeySequence::NativeText));
    m_tabs->setCurrentWidget(m_history);
    m_tabs->setObjectName(QStringLiteral("tabs"));
    auto *card = new Card;
    card->column()->addWidget(m_tabs);
    card->setMinimumHeight(fontMetrics().height() * 10);
    return card;
}

void NodePage::connectViews()
{
    connect(m_plan, &PlanView::switchRequested, &m_actions, &NodeActions::switchNow);
    connect(m_plan, &PlanView::commandRequested, &m_actions, &NodeActions::showCommand);
    connect(m_plan, &PlanView::stopRequested, &m_actions, &NodeActions::stopOther);
    connect(m_plan, &PlanView::adviceRequested, &m_actions, &NodeActions::showAdvice);
    connect(m_plan, &PlanView::editRequested, &m_actions, &NodeActions::editProfile);
    connect(m_plan, &PlanView::pullRequested, &m_actions, &NodeActions::pullImage);
    connect(m_plan, &PlanView::secretsRequested, &m_actions, [this] { m_actions.setSecret({}); });
    connect(m_details, &DetailsTab::secretRequested, &m_actions, &NodeActions::setSecret);
    connect(&m_actions, &NodeActions::secretsChanged, m_details, &DetailsTab::reloadSecrets);
    connect(&m_actions, &NodeActions::noticeChanged, this, &NodePage::refreshBanner);
    connect(m_details, &DetailsTab::failed, &m_desk, &NodeDesk::report);
}

void NodePage::refresh()
{
    const NodeState &state = m_desk.state();
    m_profiles.show(state);
    m_memory->take(state);
    selectSomething();
    if (state.loaded && !m_historyIsLoaded) {
        m_historyIsLoaded = true;
        m_history->reload();
        m_details->reloadSecrets();
    }
    const StagePage page = pageFor(m_desk.view());
    if (m_stage->currentIndex() != page)
        showStage(page);
    const ProfileEntry *entry = m_desk.entry();
    m_history->showProfile(m_desk.selected(), entry ? entry->file.profile.name : QString());
    m_details->show(state, entry);
    const Service *answering = entry ? state.service(entry->runningService) : nullptr;
    m_try->useService(answering ? answering->id : ServiceId(), answering ? answering->profileName : QString());
    chooseLog();
    refreshBanner();
}

/// When what had the focus goes away, the focus goes to the phases: keys that are pressed then do no harm.
void NodePage::showStage(int page)
{
    const QWidget *focus = QApplication::focusWidget();
    const bool hadFocus = focus && (m_stage->isAncestorOf(focus) || m_tabs->isAncestorOf(focus));
    m_stage->setCurrentIndex(page);
    if (page == ProgressPage)
        m_tabs->setCurrentWidget(m_log);
    auto *phases = m_stage->currentWidget()->findChild<PhaseView *>();
    if (hadFocus && phases)
        phases->setFocus();
    if (page == OutcomePage)
        QMetaObject::invokeMethod(this, &NodePage::giveOutcomeRoom, Qt::QueuedConnection); // once it is laid out
}

/// The tabs give what the outcome lacks when that is little: nobody should have to scroll for half a line.
void NodePage::giveOutcomeRoom()
{
    constexpr int mostLines = 4;
    const auto *area = qobject_cast<QScrollArea *>(m_stage->widget(OutcomePage));
    if (!area || area != m_stage->currentWidget())
        return;
    const int lack = area->widget()->heightForWidth(area->maximumViewportSize().width()) - area->height();
    QList<int> sizes = m_splitter->sizes();
    const int spare = sizes.last() - m_splitter->widget(1)->minimumHeight();
    if (lack <= 0 || lack > std::min(spare, fontMetrics().height() * mostLines))
        return;
    sizes.first() += lack;
    sizes.last() -= lack;
    m_splitter->setSizes(sizes);
}

void NodePage::refreshBanner()
{
    const auto &problem = m_desk.problem();
    const NodeState &state = m_desk.state();
    const bool isStale = state.loaded && state.link.kind != LinkState::Kind::Connected;
    const QString why = isStale && state.link.error ? state.link.error->message : QString();
    const bool isOpenToAll = state.has("plain_http");
    const QString key = QStringList{problem ? problem->message : QString(),
                                    QString::number(isStale),
                                    why,
                                    m_actions.notice(),
                                    state.otherSwitch,
                                    QString::number(state.isOrphaned),
                                    state.servicesProblem,
                                    state.profilesProblem,
                                    QString::number(isOpenToAll)}
                            .join(u'|');
    if (key == m_bannerKey)
        return;
    m_bannerKey = key;
    m_banner->clear();
    if (problem) {
        m_banner->show(Tones::Meaning::Bad, problem->message, adviceFor(problem->code), problem->detail);
        connect(m_banner->addButton(tr("&OK")), &QPushButton::clicked, &m_desk, &NodeDesk::putProblemAway);
    } else if (isStale) {
        m_banner->show(Tones::Meaning::Careful, tr("The connection is lost; what you see may be old."), why);
        connect(m_banner->addButton(tr("C&onnect now")), &QPushButton::clicked, &m_node, &Node::open);
    } else if (!showUnknown() && !showOthers() && isOpenToAll) {
        m_banner->show(Tones::Meaning::Careful, plainHttpWarning());
    }
}

/// What could not be read is said before anything that rests on it.
bool NodePage::showUnknown()
{
    const NodeState &state = m_desk.state();
    if (!state.servicesProblem.isEmpty()) {
        m_banner->show(Tones::Meaning::Careful, tr("What runs is not known: %1").arg(state.servicesProblem),
                       tr("The list shows what was seen last. Nothing can be switched or stopped until the node "
                          "answers; Kirikae goes on asking."));
    } else if (!state.profilesProblem.isEmpty() && !state.profiles.isEmpty()) {
        m_banner->show(
            Tones::Meaning::Careful,
            tr("The profiles could not be read again, so the list may be old: %1").arg(state.profilesProblem));
    } else {
        return false;
    }
    return true;
}

/// What somebody else does on the node, or had begun; or what goes on in the background.
bool NodePage::showOthers()
{
    const NodeState &state = m_desk.state();
    if (!m_actions.notice().isEmpty()) {
        m_banner->show(Tones::Meaning::Neutral, m_actions.notice());
    } else if (state.isOrphaned) {
        m_banner->show(Tones::Meaning::Careful, tr("A switch was left unfinished: %1").arg(state.otherSwitch),
                       tr("The program that ran it is gone. Kirikae takes it up by itself within seconds; a new switch "
                          "takes its place."));
    } else if (!state.otherSwitch.isEmpty()) {
        m_banner->show(Tones::Meaning::Neutral, state.otherSwitch);
    } else {
        return false;
    }
    return true;
}

/// It stays on the node after it has failed: its log tells why.
void NodePage::followTarget()
{
    m_log->follow(m_target, m_targetName);
}

/// The log of what is being loaded; once the outcome points at a line, the one that it stands in.
void NodePage::chooseLog()
{
    const NodeState &state = m_desk.state();
    const ProfileEntry *entry = m_desk.entry();
    if (state.activeSwitch) {
        const SwitchProgress &progress = *state.activeSwitch;
        m_target = progress.service;
        m_targetName = progress.profileName;
        const ProfileEntry *target = state.profile(progress.profileId);
        const Service *back = progress.restore && target ? state.serviceInSlot(target->file.profile.slot) : nullptr;
        if (back)
            m_log->follow(back->id, back->profileName);
        else
            followTarget();
        return;
    }
    if (m_desk.view() == NodeDesk::View::Outcome) {
        const SwitchRecord &record = *state.lastSwitch;
        const bool isNew = std::exchange(m_outcomeSeen, record.id) != record.id;
        if (isNew && record.failure && record.failure->evidence && !record.inSlot)
            followTarget();
        return;
    }
    if (!entry)
        return;
    const Service *service = state.service(entry->runningService);
    if (!service)
        service = state.serviceInSlot(entry->file.profile.slot);
    if (service)
        m_log->follow(service->id, service->profileName);
}

/// What runs is what people look at first.
void NodePage::selectSomething()
{
    const NodeState &state = m_desk.state();
    if (!state.loaded || state.profile(m_desk.selected()))
        return;
    for (const ProfileRow &row : m_profiles.rows()) {
        if (row.mark == ProfileRow::Mark::Running) {
            m_desk.select(row.id);
            return;
        }
    }
    if (!state.profiles.isEmpty())
        m_desk.select(state.profiles.first().file.id);
}

void NodePage::openTunnel()
{
    m_tabs->setCurrentWidget(m_details);
    m_details->openTunnel();
}

void NodePage::tryPrompt()
{
    m_tabs->setCurrentWidget(m_try);
    m_try->focusPrompt();
}

void NodePage::showTab(int index)
{
    m_tabs->setCurrentIndex(index);
    m_tabs->currentWidget()->setFocus();
}

void NodePage::searchLog()
{
    m_tabs->setCurrentWidget(m_log);
    m_log->focusSearch();
}

} // namespace kirikae
