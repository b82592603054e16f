// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/CleanJson.h"
#include "models/core/Json.h"

#include <QRegularExpression>
#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// What a daemon sends, before anything is shown of it.
class TestCleanJson : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void everyTextIsCleaned();
    void aProfileKeepsWhatIsSavedAgain();
};

void TestCleanJson::everyTextIsCleaned()
{
    Json value = {{"name", "a\u009b31m"}, {"list", {"\x1b]0;x\x07y", 7}}, {"in", {{"deep", "\u202ez"}}}};
    cleanJson(&value);
    QCOMPARE(value, (Json{{"name", "a31m"}, {"list", {"y", 7}}, {"in", {{"deep", "z"}}}}));
}

void TestCleanJson::aProfileKeepsWhatIsSavedAgain()
{
    const Json arguments = {"--chat-template", "\u200f{{ '\u001b' }}\r\n"};
    for (const char *key : {"profile", "target"}) {
        Json value = {{key,
                       {{"name", "Big\u001b]0;owned\u0007\u202e"},
                        {"notes", "line\n\u009b2Jtwo"},
                        {"arguments", arguments},
                        {"environment", {{{"name", "A"}, {"value", "\u001b[0m"}}}}}}};
        cleanJson(&value);
        QCOMPARE(value[key]["name"], Json("Big"));
        QCOMPARE(value[key]["notes"], Json("line\n\u009b2Jtwo"));
        QCOMPARE(value[key]["arguments"], arguments);
        QCOMPARE(value[key]["environment"][0]["value"], Json("\u001b[0m"));
    }
}

QTEST_GUILESS_MAIN(TestCleanJson)
#include "tst_cleanjson.moc"
