// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/settings/NodeBook.h"

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// The list of nodes, which the panel and the command line write at the same time.
class TestNodeBook : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void whatAnotherProgramAddedStays();
    void whatIsForThisRunOnlyIsNotWrittenAndWritesNothingAway();
    void aDamagedFileIsNotOverwritten();
    void aFileThatIsBeingWrittenIsLeftAlone();

private:
    static QStringList names(const NodeBook &book);
    static QStringList written(const QString &path);
};

QStringList TestNodeBook::names(const NodeBook &book)
{
    QStringList names;
    for (const NodeEntry &entry : book.entries())
        names += entry.name;
    return names;
}

QStringList TestNodeBook::written(const QString &path)
{
    NodeBook fresh(path);
    return fresh.load() ? names(fresh) : QStringList{u"(damaged)"_s};
}

void TestNodeBook::whatAnotherProgramAddedStays()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"kirikae/nodes.json"_s);
    NodeBook panel(path), terminal(path);
    QVERIFY(panel.load() && terminal.load());
    QVERIFY(panel.put({u"a"_s, u"ssh://a"_s}));
    QVERIFY(terminal.put({u"b"_s, u"ssh://b"_s}));
    QVERIFY(panel.put({u"c"_s, u"ssh://c"_s}));
    QCOMPARE(written(path), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
    QCOMPARE(names(panel), written(path));

    QVERIFY(terminal.remove(u"a"_s));
    QVERIFY(terminal.put({u"b"_s, u"ssh://elsewhere"_s}));
    QVERIFY(panel.put({u"d"_s, u"ssh://d"_s}));
    QCOMPARE(written(path), (QStringList{u"b"_s, u"c"_s, u"d"_s}));
    QCOMPARE(panel.entry(u"b"_s)->address, u"ssh://elsewhere"_s);
}

void TestNodeBook::whatIsForThisRunOnlyIsNotWrittenAndWritesNothingAway()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"nodes.json"_s);
    NodeBook panel(path), terminal(path);
    QVERIFY(panel.put({u"demo"_s, u"demo"_s, false, 60}));
    QVERIFY(terminal.put({u"demo"_s, u"ssh://demo"_s}));
    QVERIFY(panel.put({u"a"_s, u"ssh://a"_s}));
    QCOMPARE(written(path), (QStringList{u"demo"_s, u"a"_s}));
    QCOMPARE(panel.entry(u"demo"_s)->address, u"demo"_s);
    QCOMPARE(panel.entry(u"demo"_s)->speed, 60.0);
}

void TestNodeBook::aDamagedFileIsNotOverwritten()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"nodes.json"_s);
    NodeBook book(path);
    QVERIFY(book.put({u"a"_s, u"ssh://a"_s}));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{half of") > 0);
    file.close();
    const auto put = book.put({u"b"_s, u"ssh://b"_s});
    QVERIFY(!put);
    QCOMPARE(put.error().code, Error::Code::BadInput);
    QCOMPARE(QDir(folder.path()).entryList({u"nodes.json.damaged-*"_s}, QDir::Files).size(), 1);
    QVERIFY(book.put({u"b"_s, u"ssh://b"_s})); // what it knew is there still
    QCOMPARE(written(path), (QStringList{u"a"_s, u"b"_s}));
}

void TestNodeBook::aFileThatIsBeingWrittenIsLeftAlone()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"nodes.json"_s);
    QLockFile other(path + u".lock"_s);
    QVERIFY(other.lock());
    NodeBook book(path);
    const auto put = book.put({u"a"_s, u"ssh://a"_s});
    QVERIFY(!put);
    QCOMPARE(put.error().code, Error::Code::Busy);
    QVERIFY(!QFile::exists(path));
    other.unlock();
    QVERIFY(book.put({u"a"_s, u"ssh://a"_s}));
}

QTEST_GUILESS_MAIN(TestNodeBook)
#include "tst_nodebook.moc"
