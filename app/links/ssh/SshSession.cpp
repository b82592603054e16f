// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ssh/SshSession.h"

#include "app/links/ssh/SshMailbox.h"
#include "app/links/ssh/SshWorker.h"

namespace kirikae {

namespace {

constexpr unsigned long joinMilliseconds = 2000;

} // namespace

SshSession::SshSession(SshLoginPlan plan, std::shared_ptr<SshSecrets> secrets, Asker &asker, QObject *parent)
    : QObject(parent)
    , m_asker(asker)
    , m_mailbox(std::make_shared<SshMailbox>(*this, plan.mayAsk))
    , m_thread(QThread::create([plan = std::move(plan), mailbox = m_mailbox, secrets = std::move(secrets)] {
        SshWorker(plan, mailbox, secrets).run();
    }))
{
    m_thread->setObjectName(QStringLiteral("ssh"));
    connect(m_thread, &QThread::finished, m_thread, &QObject::deleteLater);
    m_thread->start();
}

SshSession::~SshSession()
{
    m_mailbox->cancel();
    // Nearly always at once; an agent that waits for somebody to touch a key may take longer, and then goes by itself.
    if (m_thread && m_thread->wait(joinMilliseconds))
        delete m_thread;
    endAll({Error::Code::LinkLost, tr("The connection to the node was closed."), {}});
}

/// One by one: a sink that hears of it may drop others.
void SshSession::endAll(const Error &error)
{
    while (!m_sinks.isEmpty())
        m_sinks.take(m_sinks.constBegin().key())->channelEnded(fail(error));
}

quint64 SshSession::openChannel(SshChannelRequest request, SshChannelSink &sink)
{
    const quint64 id = ++m_lastId;
    request.id = id;
    m_sinks.insert(id, &sink);
    m_mailbox->post([request](SshWorker &worker) { worker.openChannel(request); });
    return id;
}

void SshSession::write(quint64 id, const QByteArray &bytes)
{
    m_mailbox->post([id, bytes](SshWorker &worker) {
        if (SshChannel *channel = worker.channel(id))
            channel->write(bytes);
    });
}

void SshSession::closeInput(quint64 id)
{
    m_mailbox->post([id](SshWorker &worker) {
        if (SshChannel *channel = worker.channel(id))
            channel->closeInput();
    });
}

void SshSession::consumed(quint64 id, qint64 bytes)
{
    m_mailbox->post([id, bytes](SshWorker &worker) {
        if (SshChannel *channel = worker.channel(id))
            channel->consumed(bytes);
    });
}

void SshSession::dropChannel(quint64 id)
{
    if (m_sinks.remove(id) > 0)
        m_mailbox->post([id](SshWorker &worker) { worker.dropChannel(id); });
}

void SshSession::noteConnected()
{
    emit connected();
}

void SshSession::noteLoss(const Error &error)
{
    if (std::exchange(m_isLost, true))
        return;
    endAll(error); // those that were opened while the worker was ending
    emit lost(error);
}

void SshSession::putQuestion(const Question &question)
{
    whenDone(m_asker.ask(question), this,
             [this](Result<QStringList> answers) { m_mailbox->answer(std::move(answers)); });
}

void SshSession::noteOpened(quint64 id)
{
    if (SshChannelSink *sink = m_sinks.value(id))
        sink->channelOpened();
}

void SshSession::noteData(quint64 id, const QByteArray &bytes, bool isError)
{
    if (SshChannelSink *sink = m_sinks.value(id))
        sink->channelReceived(bytes, isError);
}

void SshSession::noteWritten(quint64 id, qint64 bytes)
{
    if (SshChannelSink *sink = m_sinks.value(id))
        sink->channelWrote(bytes);
}

void SshSession::noteEndOfData(quint64 id)
{
    if (SshChannelSink *sink = m_sinks.value(id))
        sink->channelReachedEnd();
}

void SshSession::noteEnded(quint64 id, const Result<int> &exitCode)
{
    if (SshChannelSink *sink = m_sinks.take(id))
        sink->channelEnded(exitCode);
}

} // namespace kirikae
