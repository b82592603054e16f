// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/links/DemoRun.h"

#include "app/links/demo/DemoProfiles.h"
#include "models/startup/StartupReader.h"

namespace kirikae {

namespace {

/// Goes through one start from callback to callback, so that no waiting of the test's own counts.
class Runner : public QObject {
public:
    Runner(DemoOps &ops, const Profile &profile)
        : m_ops(ops)
        , m_profile(profile)
        , m_reader(EngineRules::load({}, nullptr), profile.engine)
        , m_beginMs(ops.clock().nowMs())
    {
    }

    void start(const QString &runId)
    {
        whenDone(m_ops.start({m_profile, runId}), this, [this](const Result<ServiceId> &id) {
            if (!id) {
                isOver = true;
                return;
            }
            run.service = *id;
            m_feed = m_ops.follow(*id, {});
            connect(m_feed.get(), &LogFeed::linesAdded, this, &Runner::read);
            connect(m_feed.get(), &LogFeed::ended, this, [this] { isOver = true; });
        });
    }

    DemoRun run;
    bool isOver = false;

private:
    void read(const QList<LogLine> &lines)
    {
        for (const LogLine &line : lines) {
            if (run.lines.isEmpty())
                m_firstMs = line.timeNs / 1'000'000;
            run.lines.append(line.text);
            m_reader.read(line, m_ops.clock().nowMs());
        }
        if (m_reader.isReady() && m_readyMs == 0)
            checkResponse();
    }

    void checkResponse()
    {
        m_readyMs = m_ops.clock().nowMs();
        m_reader.finish();
        for (const PhaseTime &phase : m_reader.timeline().seconds(m_readyMs))
            run.seconds[phase.phase] += phase.seconds;
        run.seconds[Phase::ContainerStart] += double(m_firstMs - m_beginMs) / 1000;
        run.facts = m_reader.facts();
        const quint16 port = m_profile.servicePort();
        whenDone(m_ops.request({port, QStringLiteral("GET"), QStringLiteral("/v1/models"), {}, {}}), this,
                 [this, port](const Result<ServiceAnswer> &models) {
                     const QByteArray body = R"({"max_tokens":8,"messages":[{"role":"user","content":"Say hello."}]})";
                     const bool isListed = models && models->status == 200;
                     whenDone(m_ops.request(
                                  {port, QStringLiteral("POST"), QStringLiteral("/v1/chat/completions"), body, {}}),
                              this, [this, isListed](const Result<ServiceAnswer> &chat) {
                                  run.seconds[Phase::ResponseCheck] = double(m_ops.clock().nowMs() - m_readyMs) / 1000;
                                  run.isReady = isListed && chat && chat->status == 200;
                                  isOver = true;
                              });
                 });
    }

    DemoOps &m_ops;
    const Profile &m_profile;
    StartupReader m_reader;
    std::unique_ptr<LogFeed> m_feed;
    qint64 m_beginMs;
    qint64 m_firstMs = 0;
    qint64 m_readyMs = 0;
};

} // namespace

QList<double> DemoRun::five() const
{
    double other = 0;
    for (auto it = seconds.cbegin(); it != seconds.cend(); ++it) {
        if (isOther(it.key()))
            other += it.value();
    }
    return {seconds.value(Phase::Weights), seconds.value(Phase::EncoderProfiling), seconds.value(Phase::MambaWarmup),
            seconds.value(Phase::GraphKernel), other};
}

double DemoRun::total() const
{
    double sum = 0;
    for (const double each : seconds)
        sum += each;
    return sum;
}

Profile demoProfileNamed(const QString &id)
{
    for (const Profile &profile : demoProfiles()) {
        if (profile.id == id)
            return profile;
    }
    return {};
}

void connectDemo(DemoOps &ops)
{
    ops.openLink();
    (void)spinUntil([&] { return ops.link().kind == LinkState::Kind::Connected; });
}

void emptyDemoSlot(DemoOps &ops, const QString &slot)
{
    const auto services = waitFor(ops.services());
    for (const Service &service : services.value_or(QList<Service>())) {
        if (service.slot == slot && service.isRunning())
            (void)waitFor(ops.stop(service.id, Milliseconds(30'000)));
    }
    bool isLater = false;
    QObject context;
    ops.clock().after(Milliseconds(4000), &context, [&isLater] { isLater = true; });
    (void)spinUntil([&isLater] { return isLater; });
}

DemoRun runDemo(DemoOps &ops, const Profile &profile, const QString &runId)
{
    Runner runner(ops, profile);
    runner.start(runId);
    (void)spinUntil([&runner] { return runner.isOver; });
    for (const Service &service : waitFor(ops.services()).value_or(QList<Service>())) {
        if (service.id == runner.run.service)
            runner.run.exitCode = service.exitCode;
    }
    return runner.run;
}

} // namespace kirikae
