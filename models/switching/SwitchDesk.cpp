// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/SwitchDesk.h"

#include "models/core/Log.h"
#include "models/switching/SwitchJournal.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QRandomGenerator>
#include <QTimeZone>

namespace kirikae {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("SwitchDesk", text);
}

QString randomHex()
{
    return QStringLiteral("%1").arg(QRandomGenerator::global()->generate() & 0xffffff, 6, 16, QLatin1Char('0'));
}

QString newSwitchId(qint64 nowMs)
{
    const QDateTime now = QDateTime::fromMSecsSinceEpoch(nowMs, QTimeZone::utc());
    return now.toString(QStringLiteral("yyyyMMddHHmmss")) + QLatin1Char('-') + randomHex();
}

Error busy(const QString &profileName, const QString &requestedBy)
{
    const QString text =
        requestedBy.isEmpty()
            ? tr("A switch to %1 is under way on this node. Wait for it, or cancel it.").arg(profileName)
            : tr("%1 is switching this node to %2. Wait for it, or cancel it.").arg(requestedBy, profileName);
    return {Error::Code::Busy, text, {}};
}

Error busy(const SwitchRun &run)
{
    return busy(run.target.name.isEmpty() ? run.request.profileId : run.target.name, run.request.requestedBy);
}

} // namespace

SwitchDesk::SwitchDesk(NodeOps &ops, EngineRuleSets rules, Surroundings surroundings, QObject *parent)
    : QObject(parent)
    , m_ops(ops)
    , m_rules(std::move(rules))
    , m_surroundings(std::move(surroundings))
    , m_journalTimer(ops.clock(), this)
    , m_instance(randomHex())
{
}

QString SwitchDesk::owner(const QString &requestedBy) const
{
    return QStringLiteral("%1 [%2]").arg(requestedBy.isEmpty() ? tr("somebody") : requestedBy, m_instance);
}

Pending<QString> SwitchDesk::start(const SwitchRequest &request)
{
    if (m_switch) {
        const SwitchRun &run = m_switch->currentRun();
        if (!request.idempotencyKey.isEmpty() && run.request.idempotencyKey == request.idempotencyKey)
            return ready(run.id);
        return readyError<QString>(busy(run));
    }
    if (m_starting)
        return readyError<QString>(busy(m_starting->profileId, m_starting->requestedBy));
    m_starting = request;
    Once<QString> answer;
    whenDone(m_ops.claim(owner(request.requestedBy), request.profileId), this,
             [this, request, answer](const Result<void> &claim) {
                 if (claim) {
                     claimed(request, answer);
                     return;
                 }
                 m_starting.reset();
                 answer.settle(fail(claim.error()));
                 readJournal();
             });
    return answer.future();
}

void SwitchDesk::claimed(const SwitchRequest &request, const Once<QString> &answer)
{
    whenDone(m_ops.readJournal(), this, [this, request, answer](const Result<QByteArray> &journal) {
        m_starting.reset();
        if (m_switch) { // one that was left unfinished was taken up in the meantime
            answer.settle(fail(busy(m_switch->currentRun())));
            return;
        }
        const auto left = journal && !journal->isEmpty() ? journalFromText(*journal) : fail(Error::Code::NotFound);
        if (left) {
            answer.settle(fail(Error::Code::Busy,
                               tr("An interrupted switch to %1 is taken up first. Try again when it has ended.")
                                   .arg(left->target.name)));
            takeUp(owner(request.requestedBy));
            return;
        }
        SwitchRun run;
        run.id = newSwitchId(m_ops.clock().nowMs());
        run.owner = owner(request.requestedBy);
        run.request = request;
        m_surroundings.prepare(&run);
        launch(run, false);
        answer.settle(run.id);
    });
}

void SwitchDesk::launch(const SwitchRun &run, bool isResumed)
{
    setOtherSwitch({});
    const SwitchRequest request = run.request;
    m_switch = new Switch(
        m_ops, m_rules, m_timings, run, [this, request] { return m_surroundings.plan(request); }, this);
    m_switch->setPool(m_surroundings.pool());
    connect(m_switch, &Switch::progressChanged, this, &SwitchDesk::changed);
    connect(m_switch, &Switch::happened, this, &SwitchDesk::happened);
    connect(m_switch, &Switch::ended, this, [this](const SwitchRecord &record) {
        m_switch->disconnect(this);
        m_switch->deleteLater();
        m_switch = nullptr;
        emit ended(record);
    });
    emit happened(Event::Level::Info, (isResumed ? tr("The switch to %1 is taken up again.") : tr("Switching to %1."))
                                          .arg(run.target.name.isEmpty() ? request.profileId : run.target.name));
    if (isResumed)
        m_switch->resume(m_surroundings.usual);
    else
        m_switch->start(m_surroundings.usual);
}

Pending<void> SwitchDesk::cancel(const QString &switchId)
{
    if (!m_switch || m_switch->currentRun().id != switchId) {
        return readyError<void>({Error::Code::NotFound,
                                 m_otherSwitch.isEmpty()
                                     ? tr("That switch is not under way any more.")
                                     : tr("That switch is run by somebody else: %1").arg(m_otherSwitch),
                                 {}});
    }
    m_switch->cancel();
    return ready();
}

void SwitchDesk::readJournal()
{
    if (m_switch || m_starting || m_ops.link().kind != LinkState::Kind::Connected)
        return;
    whenDone(m_ops.readJournal(), this, [this](const Result<QByteArray> &text) {
        if (text && !m_switch && !m_starting)
            judgeJournal(*text);
    });
}

void SwitchDesk::judgeJournal(const QByteArray &text)
{
    m_journalTimer.stop();
    if (text.isEmpty()) {
        setOtherSwitch({});
        return;
    }
    const auto run = journalFromText(text);
    setOtherSwitch(run ? journalSummary(*run) : run.error().message);
    m_journalTimer.start(m_timings.claimRenewal, [this] { readJournal(); });
    if (!run || !m_takesUp)
        return;
    // While its owner is alive, the claim is refused.
    const QString mine = owner(run->request.requestedBy);
    whenDone(m_ops.claim(mine, run->target.name), this, [this, mine](const Result<void> &claim) {
        if (claim && !m_switch && !m_starting)
            takeUp(mine);
    });
}

void SwitchDesk::takeUp(const QString &owner)
{
    // Read again under the claim: it may have ended in the meantime.
    whenDone(m_ops.readJournal(), this, [this, owner](const Result<QByteArray> &text) {
        auto run = text && !text->isEmpty() ? journalFromText(*text) : fail(Error::Code::NotFound);
        if (!run || m_switch) {
            if (!m_switch)
                whenDone(m_ops.releaseClaim(owner), this, [](const Result<void> &) {});
            setOtherSwitch({});
            return;
        }
        run->owner = owner;
        launch(*run, true);
    });
}

void SwitchDesk::leave(const Error &reason)
{
    m_journalTimer.stop();
    setOtherSwitch({});
    if (!m_switch)
        return;
    const QString owner = m_switch->currentRun().owner;
    m_switch->abandon(reason);
    // Given back at once, the next who connects need not wait until it is stale.
    whenDone(m_ops.releaseClaim(owner), this, [](const Result<void> &) {});
}

void SwitchDesk::setOtherSwitch(const QString &text)
{
    if (m_otherSwitch == text)
        return;
    m_otherSwitch = text;
    emit changed();
}

} // namespace kirikae
