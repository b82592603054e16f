// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node/DirectNode.h"
#include "models/node/ModelReads.h"
#include "tests/support/ScriptedOps.h"
#include "tests/support/Settled.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

ModelOnDisk modelOf(Bytes bytes)
{
    ModelOnDisk model;
    model.shape = *readModelShape(R"({"num_hidden_layers":2,"hidden_size":64,"num_attention_heads":4})");
    model.tensors = TensorSums();
    model.tensors->total = bytes;
    model.tensors->tensors = 1;
    return model;
}

ProfileEntry entryOf(const QString &id)
{
    ProfileEntry entry;
    entry.file.id = id;
    entry.file.profile.id = id;
    entry.file.profile.name = id;
    entry.file.profile.engine = u"vllm"_s;
    entry.file.profile.image = u"vllm/vllm-openai:v0.32.0"_s;
    entry.file.profile.ports = {{u"127.0.0.1"_s, 8000, 8000}};
    entry.file.profile.model = u"org/"_s + id;
    entry.file.profile.arguments = {u"--gpu-memory-utilization"_s, u"0.5"_s, u"--max-model-len"_s, u"1024"_s};
    return entry;
}

} // namespace

class TestModelReads : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_ops = std::make_unique<ScriptedOps>();
        m_ops->openLink();
        m_reads = std::make_unique<ModelReads>(*m_ops, nullptr);
        m_profiles = {entryOf(u"a"_s), entryOf(u"b"_s)};
        m_ops->models[u"a"_s] = modelOf(10);
        m_ops->models[u"b"_s] = modelOf(20);
    }

    void readsEachOnceAndOneAfterTheOther()
    {
        QSignalSpy read(m_reads.get(), &ModelReads::modelRead);
        m_reads->want(m_profiles);
        QCOMPARE(calls(), 1);
        QTRY_COMPARE(read.count(), 2);
        QCOMPARE(calls(), 2);
        m_reads->want(m_profiles);
        QCOMPARE(filled(u"a"_s).model->tensors->total, 10);
        QCOMPARE(filled(u"b"_s).model->tensors->total, 20);
        QVERIFY(filled(u"b"_s).modelError.isEmpty());
        QCOMPARE(calls(), 2);
    }

    void readsAgainOnlyWhenTheFilesMayBeOthers()
    {
        readAll();
        m_profiles[0].file.profile.arguments[3] = u"2048"_s;
        m_profiles[0].file.profile.contextTokens = 2048;
        m_reads->want(m_profiles);
        QCOMPARE(calls(), 2);
        QVERIFY(filled(u"a"_s).model);
        m_profiles[0].file.profile.mounts = {{u"/srv"_s, u"/m"_s, true}};
        m_reads->want(m_profiles);
        QVERIFY(!filled(u"a"_s).model); // of other files, so not shown meanwhile
        QTRY_COMPARE(calls(), 3);
        QTRY_VERIFY(filled(u"a"_s).model);
    }

    void whatCannotBeReadIsSaidAndTriedAgainLater()
    {
        m_ops->models.remove(u"b"_s);
        readAll();
        QCOMPARE(filled(u"b"_s).modelError, u"Not on this node."_s);
        m_reads->want(m_profiles);
        QCOMPARE(calls(), 2);
        m_ops->models[u"b"_s] = modelOf(30);
        m_reads->forget(u"a"_s);
        m_reads->want(m_profiles);
        QTRY_COMPARE(calls(), 4);
        QTRY_VERIFY(filled(u"b"_s).model);
        QVERIFY(filled(u"b"_s).modelError.isEmpty());
    }

    void waitsWhileItIsHeld()
    {
        m_reads->setHeld(true);
        m_reads->want(m_profiles);
        QCOMPARE(calls(), 0);
        const auto now = settled(m_reads->now(m_profiles.first().file.profile)); // a plan cannot wait
        QVERIFY_OK(now);
        QCOMPARE(now->tensors->total, 10);
        m_reads->setHeld(false);
        QTRY_VERIFY(filled(u"b"_s).model);
        QCOMPARE(calls(), 2);
    }

    void aLostLinkIsNoAnswer()
    {
        m_ops->cutLinkAt(u"readModel"_s, 1, false, Milliseconds(1000));
        m_reads->want(m_profiles);
        m_reads->linkEnded();
        QTest::qWait(10);
        QVERIFY(!filled(u"a"_s).model);
        QVERIFY(filled(u"a"_s).modelError.isEmpty());
    }

    /// The verdict of the very first plan rests on the files, also when nothing has been read yet.
    void aPlanKnowsTheModelsFiles()
    {
        auto ops = std::make_unique<ScriptedOps>();
        ops->addProfile(m_profiles.first().file.profile);
        ops->models[u"a"_s] = modelOf(300 * GiB);
        ScriptedOps &scripted = *ops;
        DirectNode node(u"n"_s, std::move(ops), {});
        node.open();
        QTRY_VERIFY(node.state().loaded && !node.state().pools.isEmpty());
        const auto plan = settled(node.plan({u"a"_s, false, {}, {}, {}}));
        QVERIFY_OK(plan);
        QCOMPARE(plan->verdict.fit, Fit::DoesNotFit);
        QVERIFY(plan->isBlocked());
        QTRY_VERIFY(node.state().profile(u"a"_s)->model);
        QCOMPARE(node.state().profile(u"a"_s)->verdict.fit, Fit::DoesNotFit);
        const auto overridden = settled(node.plan({u"a"_s, true, {}, {}, {}}));
        QVERIFY2(!overridden->isBlocked(), qPrintable(overridden->problems.last().text));
        QVERIFY(overridden->problems.first().text.contains(u"Going on anyway"_s));
        QVERIFY(scripted.callCount(u"readModel"_s) <= 2);
    }

private:
    [[nodiscard]] int calls() const { return m_ops->callCount(u"readModel"_s); }
    ProfileEntry filled(const QString &id)
    {
        m_reads->fill(&m_profiles);
        return *std::find_if(m_profiles.cbegin(), m_profiles.cend(),
                             [&id](const ProfileEntry &entry) { return entry.file.id == id; });
    }
    void readAll()
    {
        QSignalSpy read(m_reads.get(), &ModelReads::modelRead);
        m_reads->want(m_profiles);
        QTRY_COMPARE(read.count(), 2);
    }

    std::unique_ptr<ScriptedOps> m_ops;
    std::unique_ptr<ModelReads> m_reads;
    QList<ProfileEntry> m_profiles;
};

QTEST_GUILESS_MAIN(TestModelReads)
#include "tst_modelreads.moc"
