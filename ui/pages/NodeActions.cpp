// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/NodeActions.h"

#include "models/profile/ProfileCheck.h"
#include "ui/Prompt.h"
#include "ui/dialogs/AdviceDialog.h"
#include "ui/dialogs/CommandDialog.h"
#include "ui/dialogs/InstallDialog.h"
#include "ui/dialogs/PasteDialog.h"
#include "ui/dialogs/ProfileDialog.h"
#include "ui/dialogs/SecretDialog.h"
#include "ui/dialogs/UpkeepDialog.h"

#include <QPointer>

namespace kirikae {

namespace {

QStringList takenIds(const NodeState &state)
{
    QStringList ids;
    for (const ProfileEntry &entry : state.profiles)
        ids << entry.file.id;
    return ids;
}

} // namespace

NodeActions::NodeActions(Node &node, NodeDesk &desk, Prompt &prompt, DaemonSetupMaker makeSetup, QWidget *page)
    : QObject(page)
    , m_node(node)
    , m_desk(desk)
    , m_prompt(prompt)
    , m_makeSetup(std::move(makeSetup))
    , m_page(page)
{
}

void NodeActions::switchNow()
{
    if (m_desk.view() != NodeDesk::View::Plan || !m_desk.plan() || m_desk.isStarting() || !m_desk.isRunningKnown())
        return;
    if (m_desk.isOnlyMemoryInTheWay())
        confirmAnyway();
    else if (!m_desk.plan()->isBlocked())
        m_desk.start(false);
}

void NodeActions::confirmAnyway()
{
    const QString name = m_desk.plan()->target.name;
    m_prompt.confirm(m_page,
                     {tr("Switch to %1 although it does not fit?").arg(name),
                      QStringLiteral("%1. %2 %3")
                          .arg(m_desk.plan()->verdict.sentence, m_desk.overrideConsequence(),
                               tr("That you went on anyway is recorded.")),
                      tr("Switch anyway")},
                     [this] { m_desk.start(true); });
}

void NodeActions::cancelSwitch()
{
    const auto &progress = m_desk.state().activeSwitch;
    if (!progress)
        return;
    // On the way back the same request means to leave it as it is, also when the switch had been cancelled before.
    const bool isGoingBack = progress->stage == SwitchProgress::Stage::RollingBack;
    if (isGoingBack ? progress->canLeave : !progress->cancelling)
        m_desk.cancel();
}

void NodeActions::stopService()
{
    const ProfileEntry *entry = m_desk.entry();
    if (!entry || entry->runningService.isEmpty() || m_desk.state().activeSwitch)
        return;
    stopOther(entry->runningService);
}

void NodeActions::stopOther(const ServiceId &service)
{
    const Service *running = m_desk.state().service(service);
    if (!running || running->foreign || !m_desk.isRunningKnown())
        return;
    m_prompt.confirm(m_page,
                     {tr("Stop %1?").arg(running->profileName),
                      tr("Requests that it is answering now are ended, and slot %1 stays empty until you switch again.")
                          .arg(running->slot),
                      tr("Stop service")},
                     [this, service] { m_desk.stopService(service); });
}

void NodeActions::showCommand()
{
    if (!m_desk.plan())
        return;
    auto *dialog = new CommandDialog(m_desk.plan()->target.name, m_desk.plan()->command, m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void NodeActions::showAdvice()
{
    if (!m_desk.plan() || m_desk.plan()->advice.isEmpty())
        return;
    const SwitchPlan &plan = *m_desk.plan();
    auto *dialog = new AdviceDialog(plan.target.name, plan.advice, plan.expectedSeconds, m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // Another profile may be selected by the time somebody decides.
    connect(dialog, &AdviceDialog::chosen, this, [this, id = plan.target.id](const QList<Advice> &advice) {
        if (m_desk.selected() == id)
            m_desk.applyAdvice(advice);
    });
    dialog->show();
}

void NodeActions::newProfile()
{
    Profile profile;
    profile.engine = QStringLiteral("vllm");
    openDialog(profile, {}, {});
}

void NodeActions::pasteProfile()
{
    auto *dialog = new PasteDialog(m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PasteDialog::imported, this,
            [this](const DockerRunImport &import) { openDialog(import.profile, {}, import.notes); });
    dialog->show();
}

void NodeActions::editProfile()
{
    const ProfileEntry *entry = m_desk.entry();
    if (entry && entry->file.damage.isEmpty())
        openDialog(entry->file.profile, entry->file.etag, {});
}

void NodeActions::openDialog(const Profile &profile, const QString &etag, const QStringList &notes)
{
    auto *dialog = new ProfileDialog(profile, takenIds(m_desk.state()), etag.isEmpty(), notes, m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ProfileDialog::saveRequested, this, [this, dialog, etag](const Profile &edited) {
        whenDone(m_node.saveProfile(edited, etag), dialog, [this, dialog, edited](const Result<QString> &saved) {
            if (!saved) {
                dialog->showProblem(saved.error());
                return;
            }
            dialog->accept();
            m_desk.select(edited.id);
            m_desk.planAgain();
        });
    });
    dialog->show();
}

void NodeActions::removeProfile()
{
    const ProfileEntry *entry = m_desk.entry();
    if (!entry)
        return;
    const QString id = entry->file.id;
    m_prompt.confirm(
        m_page,
        {tr("Remove the profile %1?").arg(entry->file.profile.name.isEmpty() ? id : entry->file.profile.name),
         tr("Its file is deleted from the node. What is running goes on running."), tr("Remove profile")},
        [this, id] {
            whenDone(m_node.removeProfile(id), this, [this](const Result<void> &removed) {
                if (!removed)
                    m_desk.report(removed.error());
            });
        });
}

void NodeActions::setSecret(const QString &name)
{
    auto *dialog = new SecretDialog(name, m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SecretDialog::saveRequested, this, [this](const QString &key, const QString &value) {
        whenDone(m_node.saveSecret(key, value), this, [this](const Result<void> &saved) {
            if (!saved)
                m_desk.report(saved.error());
            emit secretsChanged();
            m_desk.planAgain();
        });
    });
    dialog->show();
}

void NodeActions::pullImage(const QString &image)
{
    const QPointer<NodeActions> self(this);
    const auto tell = [self, image](const PullProgress &progress) {
        if (!self)
            return;
        self->m_notice = progress.total > 0
                             ? tr("Pulling %1: %2 of %3").arg(image, gib(progress.done), gib(progress.total))
                             : tr("Pulling %1: %2").arg(image, progress.text);
        emit self->noticeChanged();
    };
    tell({0, 0, tr("starting")});
    whenDone(m_node.pullImage(image, tell), this, [this](const Result<void> &pulled) {
        m_notice.clear();
        if (!pulled)
            m_desk.report(pulled.error());
        emit noticeChanged();
        m_desk.planAgain();
    });
}

void NodeActions::keepRunning()
{
    const NodeState &state = m_desk.state();
    if (!state.has("upkeep"))
        return;
    auto *dialog = new UpkeepDialog(state, m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &UpkeepDialog::saveRequested, this, [this, dialog](const UpkeepSettings &settings) {
        whenDone(m_node.saveUpkeep(settings), dialog, [dialog](const Result<void> &saved) {
            if (saved)
                dialog->accept();
            else
                dialog->showProblem(saved.error());
        });
    });
    dialog->show();
}

void NodeActions::installDaemon()
{
    openSetup(true);
}

void NodeActions::removeDaemon()
{
    openSetup(false);
}

void NodeActions::openSetup(bool isInstall)
{
    if (!m_makeSetup)
        return;
    const QString node = m_desk.state().name;
    auto setup = m_makeSetup(node);
    if (!setup) {
        m_desk.report(setup.error());
        return;
    }
    const auto act = isInstall ? InstallDialog::Act::Install : InstallDialog::Act::Remove;
    auto *dialog = new InstallDialog(node, act, std::move(*setup), m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // A switch under way is not left for it: the next connection finds kirikaed.
    connect(dialog, &InstallDialog::done, this, [this] {
        if (m_desk.state().activeSwitch)
            return;
        m_node.close();
        m_node.open();
    });
    dialog->show();
}

} // namespace kirikae
