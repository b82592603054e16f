// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/Notifier.h"

#include "models/lists/SwitchReport.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QGuiApplication>
#include <QIcon>
#include <QSystemTrayIcon>
#include <QTimer>
#include <QVariantMap>

namespace kirikae {

namespace {

constexpr qint64 oldMs = 2 * 60'000;
constexpr qint64 repeatMs = 10 * 60'000;
constexpr int bubbleMs = 15'000;
constexpr int byServer = -1; ///< how long it stays
const QString serverName = QStringLiteral("org.freedesktop.Notifications");

void showInTray(const Notification &notification)
{
    if (!QSystemTrayIcon::isSystemTrayAvailable())
        return;
    auto *icon = new QSystemTrayIcon(QGuiApplication::windowIcon(), qApp);
    icon->show();
    icon->showMessage(notification.title, notification.text,
                      notification.isUrgent ? QSystemTrayIcon::Critical
                      : notification.isGood ? QSystemTrayIcon::Information
                                            : QSystemTrayIcon::Warning,
                      bubbleMs);
    QTimer::singleShot(bubbleMs, icon, &QObject::deleteLater);
}

} // namespace

Notifier::Notifier(Show show, QObject *parent)
    : QObject(parent)
    , m_show(std::move(show))
{
}

void Notifier::take(const QString &node, const Event &event, qint64 nowMs)
{
    if (event.level == Event::Level::Info || event.timeMs < nowMs - oldMs)
        return;
    m_shownMs.removeIf([nowMs](QHash<QString, qint64>::iterator entry) { return entry.value() < nowMs - repeatMs; });
    const QString key = node + QLatin1Char('\n') + event.text;
    if (m_shownMs.contains(key))
        return;
    m_shownMs.insert(key, nowMs);
    m_show({node, event.text, event.level == Event::Level::Problem});
}

/// Failures come as events of their own; that it is done comes with nothing but the record.
void Notifier::takeOutcome(const QString &node, const SwitchRecord &record, qint64 nowMs)
{
    if (record.outcome != Outcome::Ready || m_toldSwitch.value(node) == record.id)
        return;
    m_toldSwitch.insert(node, record.id);
    const auto endedMs = record.startedMs + static_cast<qint64>(record.totalSeconds * 1000);
    if (endedMs >= nowMs - oldMs)
        m_show({node, outcomeHeadline(record), false, true});
}

void showOnDesktop(const Notification &notification)
{
    constexpr uchar normal = 1, critical = 2;
    QDBusMessage call = QDBusMessage::createMethodCall(serverName, QStringLiteral("/org/freedesktop/Notifications"),
                                                       serverName, QStringLiteral("Notify"));
    const QVariantMap hints{{QStringLiteral("urgency"), QVariant::fromValue(notification.isUrgent ? critical : normal)},
                            {QStringLiteral("desktop-entry"), QGuiApplication::desktopFileName()}};
    // Servers read markup; what a node says must not become any.
    call << QGuiApplication::applicationDisplayName() << 0U << QGuiApplication::desktopFileName() << notification.title
         << notification.text.toHtmlEscaped() << QStringList() << hints << byServer;
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), qApp);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, watcher,
                     [notification](QDBusPendingCallWatcher *ended) {
                         if (ended->isError())
                             showInTray(notification);
                         ended->deleteLater();
                     });
}

} // namespace kirikae
