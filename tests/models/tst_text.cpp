// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Text.h"

#include <QRegularExpression>
#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// Text from elsewhere, made safe to show.
class TestText : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void isCleaned_data();
    void isCleaned();
    void controlsAreKnown_data();
    void controlsAreKnown();
    void aLineIsOne();
};

void TestText::isCleaned_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("clean");
    QTest::addColumn<QString>("marked");
    const auto row = [](const char *name, const QString &given, const QString &clean, const QString &marked) {
        QTest::newRow(name) << given << clean << marked;
    };
    row("plain", u"größer 切替 \U0001F600"_s, u"größer 切替 \U0001F600"_s, u"größer 切替 \U0001F600"_s);
    row("two lines and a tab", u"a\r\n\tb"_s, u"a\n\tb"_s, u"a\n\tb"_s);
    row("a line drawn over", u"bad\rgood"_s, u"badgood"_s, u"bad\ufffdgood"_s);
    row("a colour", u"\x1b[31mred\x1b[0m"_s, u"red"_s, u"\ufffd[31mred\ufffd[0m"_s);
    row("a title", u"a\x1b]0;owned\x07z"_s, u"az"_s, u"a\ufffd]0;owned\ufffdz"_s);
    row("a title without an end", u"a\x1b]0;--unsafe"_s, u"a0;--unsafe"_s, u"a\ufffd]0;--unsafe"_s);
    row("C1", u"a\u009b31mz\u007f"_s, u"a31mz"_s, u"a\ufffd31mz\ufffd"_s);
    row("turned around", u"a\u202egpj.exe\u2066"_s, u"agpj.exe"_s, u"a\ufffdgpj.exe\ufffd"_s);
}

void TestText::isCleaned()
{
    QFETCH(QString, given);
    QFETCH(QString, clean);
    QFETCH(QString, marked);
    QCOMPARE(cleanText(QStringView(given)), clean);
    QCOMPARE(markedControls(given), marked);
}

void TestText::controlsAreKnown_data()
{
    QTest::addColumn<QString>("text");
    for (const char32_t c : {U'\0', U'\n', U'\t', U'\x1b', U'\x7f', U'\x80', U'\x9b', U'\x9f', U'\u061c', U'\u200e',
                             U'\u2028', U'\u2029', U'\u202a', U'\u202e', U'\u2066', U'\u2069'})
        QTest::addRow("U+%04X", static_cast<unsigned>(c)) << u"a%1z"_s.arg(QChar(static_cast<char16_t>(c)));
}

void TestText::controlsAreKnown()
{
    QFETCH(QString, text);
    QVERIFY(hasControls(text));
    QVERIFY(!hasControls(u"größer 切替 \U0001F600 e\u0301 \u00a0"));
}

void TestText::aLineIsOne()
{
    QCOMPARE(cleanLine(u" a\nX: y\u2028z\tb\n", 100), u"a X: y z b"_s);
    QCOMPARE(cleanLine(u"abcdef", 3), u"abc…"_s);
}

QTEST_GUILESS_MAIN(TestText)
#include "tst_text.moc"
