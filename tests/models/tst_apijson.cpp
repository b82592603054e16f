// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Json.h"
#include "models/node/ApiJson.h"

#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

class TestApiJson : public QObject {
    Q_OBJECT
private slots:
    void switchRequest();
    void switchRequestNeedsAProfile();
    void chatAnswer();
    void pullProgress();
    void logLine();
    void logLineOfAnyBytes();
    void cursor();
    void damagedCursorIsNone_data();
    void damagedCursorIsNone();
    void problem_data();
    void problem();
    void foreignProblem();
    void anythingIsRead();
};

namespace {

/// Through the text, as it goes over the wire.
Json sent(const Json &value)
{
    return parseJson(dumpJson(value)).value_or(Json());
}

} // namespace

void TestApiJson::switchRequest()
{
    SwitchRequest request{u"beta"_s, true, u"you@workstation"_s, u"key"_s, 20};
    const auto read = switchRequestFromJson(sent(switchRequestToJson(request)));
    QVERIFY(read);
    request.idempotencyKey.clear(); // a field of the request, not of its body
    QCOMPARE(*read, request);
    const auto least = switchRequestFromJson(sent({{"profile", "beta"}}));
    QVERIFY(least);
    QCOMPARE(*least, (SwitchRequest{u"beta"_s, false, {}, {}, {}}));
}

void TestApiJson::switchRequestNeedsAProfile()
{
    for (const Json &body : {Json::object(), Json::array(), Json{{"profile", 7}}, Json{{"profile", ""}}}) {
        const auto read = switchRequestFromJson(body);
        QVERIFY(!read);
        QCOMPARE(read.error().code, Error::Code::BadInput);
    }
}

void TestApiJson::chatAnswer()
{
    for (const std::optional<int> tokens : {std::optional<int>(), std::optional(12)}) {
        const ChatAnswer answer{u"Grüße"_s, 1.25, tokens};
        const ChatAnswer read = chatAnswerFromJson(sent(chatAnswerToJson(answer)));
        QCOMPARE(read.text, answer.text);
        QCOMPARE(read.seconds, answer.seconds);
        QCOMPARE(read.completionTokens, answer.completionTokens);
    }
}

void TestApiJson::pullProgress()
{
    const PullProgress progress{5'000'000'000, 12'000'000'000, u"3 of 9 layers fetched"_s};
    const PullProgress read = pullProgressFromJson(sent(pullProgressToJson(progress)));
    QCOMPARE(read.done, progress.done);
    QCOMPARE(read.total, progress.total);
    QCOMPARE(read.text, progress.text);
}

void TestApiJson::logLine()
{
    const LogLine line{1'764'450'000'123'456'789, "\x1b[32mINFO\x1b[0m ready \r50%", true};
    QCOMPARE(logLineFromJson(sent(logLineToJson(line))), line);
    QCOMPARE(logLineFromJson(sent(logLineToJson({}))), LogLine());
}

void TestApiJson::logLineOfAnyBytes()
{
    const LogLine read = logLineFromJson(sent(logLineToJson({1,
                                                             "a\xff\xfe"
                                                             "b",
                                                             false})));
    QCOMPARE(QString::fromUtf8(read.text), u"a\ufffd\ufffdb"_s);
}

void TestApiJson::cursor()
{
    for (const LogCursor &cursor : {LogCursor{}, LogCursor{1'764'450'000'123'456'789, 3}})
        QCOMPARE(cursorFromText(cursorToText(cursor)).value_or(LogCursor{-1, -1}), cursor);
}

void TestApiJson::damagedCursorIsNone_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"", "-", "1", "1-", "-1", "a-1", "1-b", "1--1", "-1-1", "99999999999999999999-1"})
        QTest::newRow(text) << QByteArray(text);
}

void TestApiJson::damagedCursorIsNone()
{
    QFETCH(QByteArray, text);
    QVERIFY(!cursorFromText(text));
}

void TestApiJson::problem_data()
{
    QTest::addColumn<Error>("error");
    QTest::newRow("with a hint") << Error{Error::Code::Busy, u"somebody@there is switching to beta."_s, u"Wait."_s};
    QTest::newRow("without") << Error{Error::Code::NotFound, u"There is no such service."_s, {}};
    QTest::newRow("a version") << Error{Error::Code::VersionMismatch, u"Update."_s, {}};
}

void TestApiJson::problem()
{
    QFETCH(Error, error);
    const int status = statusOf(error.code);
    QVERIFY(status >= 400 && status < 600);
    const Json body = problemToJson(error, status);
    QCOMPARE(integerAt(body, "status").value_or(0), status);
    QCOMPARE(stringAt(body, "type").value_or(QString()), u"about:blank"_s);
    QVERIFY(!stringAt(body, "title").value_or(QString()).isEmpty());
    QCOMPARE(problemFromJson(dumpJson(body), status), error);
}

void TestApiJson::foreignProblem()
{
    for (const char *body : {"", "<html>502 Bad Gateway</html>", "{}", "[]", R"({"code":7})"}) {
        const Error error = problemFromJson(body, 502);
        QCOMPARE(error.code, Error::Code::BadReply);
        QVERIFY2(error.message.contains(u"502"_s), qPrintable(error.message));
    }
    const Error hostile = problemFromJson(R"({"code":"denied","detail":"\u001b]0;x\u0007no"})", 403);
    QCOMPARE(hostile.message, u"no"_s);
}

void TestApiJson::anythingIsRead()
{
    for (const Json &value :
         {Json(), Json(7), Json("text"), Json::array({1, 2}), Json{{"text", 5}, {"seconds", "x"}}}) {
        QCOMPARE(chatAnswerFromJson(value).text, QString());
        QCOMPARE(pullProgressFromJson(value).done, 0);
        QCOMPARE(logLineFromJson(value).timeNs, 0);
    }
}

QTEST_GUILESS_MAIN(TestApiJson)
#include "tst_apijson.moc"
