// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/SwitchText.h"
#include "ui/Notifier.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusError>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>
#include <QVariantMap>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// A notification server as a desktop has one: keeps what it is told.
class NotificationServer : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")
public:
    struct Told {
        QString program;
        QString title;
        QString body;
        QVariantMap hints;
        QStringList actions;
        int stayMs = 0;
    };
    QList<Told> told;

public slots:
    uint Notify(const QString &program, uint, const QString &, const QString &title, const QString &body,
                const QStringList &actions, const QVariantMap &hints, int stayMs)
    {
        told.append({program, title, body, hints, actions, stayMs});
        return static_cast<uint>(told.size());
    }
};

/// What the panel has to say to a desktop, over a real message bus of the test's own.
class tst_Notifications : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void aProblemIsUrgent();
    void aWarningIsNot();
    void aSwitchThatEndsReadyIsToldOnce();
    void otherOutcomesComeAsEvents();
    void whatANodeSaysIsNoMarkup();

private:
    void tell(Event::Level level, const QString &text);

    NotificationServer m_server;
    quint64 m_number = 0;
};

void tst_Notifications::initTestCase()
{
    QDBusConnection desktop = QDBusConnection::connectToBus(QDBusConnection::SessionBus, u"desktop"_s);
    QVERIFY2(desktop.isConnected(), qPrintable(desktop.lastError().message()));
    QVERIFY(desktop.registerObject(u"/org/freedesktop/Notifications"_s, &m_server, QDBusConnection::ExportAllSlots));
    QVERIFY(desktop.registerService(u"org.freedesktop.Notifications"_s));
}

void tst_Notifications::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_server.told.clear();
}

void tst_Notifications::tell(Event::Level level, const QString &text)
{
    constexpr qint64 nowMs = 1'800'000'000'000;
    Notifier notifier(showOnDesktop);
    notifier.take(u"spark & co"_s, {++m_number, nowMs, level, u"boot"_s, text}, nowMs);
}

void tst_Notifications::aProblemIsUrgent()
{
    tell(Event::Level::Problem, u"Qwen3 4B failed twice."_s);
    QTRY_COMPARE(m_server.told.size(), 1);
    const NotificationServer::Told told = m_server.told.first();
    QCOMPARE(told.program, u"Kirikae"_s);
    QCOMPARE(told.title, u"spark & co"_s); // a title is never markup
    QCOMPARE(told.body, u"Qwen3 4B failed twice."_s);
    QCOMPARE(told.hints.value(u"urgency"_s).value<uchar>(), uchar(2));
    QCOMPARE(told.hints.value(u"desktop-entry"_s).toString(), u"kirikae"_s);
    QVERIFY(told.actions.isEmpty());
    QCOMPARE(told.stayMs, -1);
}

void tst_Notifications::aWarningIsNot()
{
    tell(Event::Level::Warning, u"The lease ends in 2 h."_s);
    QTRY_COMPARE(m_server.told.size(), 1);
    QCOMPARE(m_server.told.first().hints.value(u"urgency"_s).value<uchar>(), uchar(1));
}

void tst_Notifications::aSwitchThatEndsReadyIsToldOnce()
{
    constexpr qint64 nowMs = 1'800'000'000'000;
    SwitchRecord record(Outcome::Ready);
    record.id = u"switch-1"_s;
    record.profileName = u"Qwen3 4B"_s;
    record.totalSeconds = 81;
    record.startedMs = nowMs - 81'500;
    Notifier notifier(showOnDesktop);
    notifier.takeOutcome(u"spark"_s, record, nowMs);
    notifier.takeOutcome(u"spark"_s, record, nowMs + 200); // the state comes again and again
    QTRY_COMPARE(m_server.told.size(), 1);
    QCOMPARE(m_server.told.first().title, u"spark"_s);
    QCOMPARE(m_server.told.first().body, u"Qwen3 4B is ready after 1 m 21 s."_s);
    QCOMPARE(m_server.told.first().hints.value(u"urgency"_s).value<uchar>(), uchar(1));
    record.id = u"switch-2"_s;
    notifier.takeOutcome(u"spark"_s, record, nowMs + 60 * 60'000); // read after an hour: no news
    record.id = u"switch-3"_s;
    record.startedMs = nowMs + 60 * 60'000;
    notifier.takeOutcome(u"spark"_s, record, nowMs + 60 * 60'000 + 81'000);
    QTRY_COMPARE(m_server.told.size(), 2);
}

void tst_Notifications::otherOutcomesComeAsEvents()
{
    constexpr qint64 nowMs = 1'800'000'000'000;
    int shown = 0;
    Notifier notifier([&shown](const Notification &) { ++shown; });
    for (const Outcome outcome : {Outcome::Cancelled, Outcome::FailedRestored, Outcome::Unsettled, Outcome::Refused}) {
        SwitchRecord record(outcome);
        record.id = outcomeId(outcome);
        record.startedMs = nowMs;
        notifier.takeOutcome(u"spark"_s, record, nowMs);
    }
    notifier.take(u"spark"_s, {1, nowMs, outcomeLevel(SwitchRecord(Outcome::Cancelled)), u"switch"_s, u"Cancelled."_s},
                  nowMs);
    QCOMPARE(shown, 0); // a cancel was asked for
    notifier.take(u"spark"_s,
                  {2, nowMs, outcomeLevel(SwitchRecord(Outcome::FailedRestored)), u"switch"_s, u"Failed."_s}, nowMs);
    QCOMPARE(shown, 1);
}

void tst_Notifications::whatANodeSaysIsNoMarkup()
{
    tell(Event::Level::Problem, uR"(<a href="http://x">model</a> & <img src="y"/> full)"_s);
    QTRY_COMPARE(m_server.told.size(), 1);
    QCOMPARE(m_server.told.first().body,
             u"&lt;a href=&quot;http://x&quot;&gt;model&lt;/a&gt; &amp; &lt;img src=&quot;y&quot;/&gt; full"_s);
}

/// The bus is there before Qt looks for one, and ends with the test.
int main(int argc, char **argv)
{
    QProcess bus;
    bus.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
    if (!bus.waitForStarted() || !bus.waitForReadyRead())
        qFatal("dbus-daemon cannot be started: %s", qPrintable(bus.errorString()));
    qputenv("DBUS_SESSION_BUS_ADDRESS", bus.readAllStandardOutput().trimmed());
    int failures = 0;
    {
        QApplication app(argc, argv);
        QApplication::setApplicationDisplayName(u"Kirikae"_s);
        QGuiApplication::setDesktopFileName(u"kirikae"_s);
        tst_Notifications test;
        failures = QTest::qExec(&test, argc, argv);
    }
    bus.terminate();
    bus.waitForFinished();
    return failures;
}

#include "tst_notifications.moc"
