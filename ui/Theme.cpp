// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/Theme.h"

#include "ui/RoomyStyle.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QStyle>
#include <QStyleFactory>

namespace kirikae {

namespace {

const QString portal = QStringLiteral("org.freedesktop.portal.Desktop");
const QString portalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString portalSettings = QStringLiteral("org.freedesktop.portal.Settings");
const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString schemeKey = QStringLiteral("color-scheme");

struct Shades {
    QRgb window, base, alternate, text, muted, button, accent, onAccent, disabled, dark, mid;
};

QPalette paletteOf(const Shades &shades)
{
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, QRgb color) { palette.setColor(role, QColor(color)); };
    set(QPalette::Window, shades.window);
    set(QPalette::WindowText, shades.text);
    set(QPalette::Base, shades.base);
    set(QPalette::AlternateBase, shades.alternate);
    set(QPalette::Text, shades.text);
    set(QPalette::PlaceholderText, shades.muted);
    set(QPalette::Button, shades.button);
    set(QPalette::ButtonText, shades.text);
    set(QPalette::BrightText, shades.accent);
    set(QPalette::Highlight, shades.accent);
    set(QPalette::HighlightedText, shades.onAccent);
    set(QPalette::Link, shades.accent);
    set(QPalette::ToolTipBase, shades.base);
    set(QPalette::ToolTipText, shades.text);
    set(QPalette::Dark, shades.dark);
    set(QPalette::Mid, shades.mid);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(shades.disabled));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(shades.mid));
    return palette;
}

} // namespace

Theme::Theme(Settings &settings, QString systemStyle, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_systemStyle(std::move(systemStyle))
{
    QDBusConnection::sessionBus().connect(portal, portalPath, portalSettings, QStringLiteral("SettingChanged"), this,
                                          SLOT(takePortalSetting(QString, QString, QDBusVariant)));
    askPortal();
}

QPalette Theme::lightPalette()
{
    return paletteOf({0xfff4f5f7, 0xffffffff, 0xfff7f8fa, 0xff1c2026, 0xff68707d, 0xfff6f7f9, 0xff2f6fed, 0xffffffff,
                      0xff9aa1ab, 0xffb3b9c2, 0xffd3d7dd});
}

QPalette Theme::darkPalette()
{
    return paletteOf({0xff17191d, 0xff1f2227, 0xff23262c, 0xffe7eaee, 0xff98a1ae, 0xff2b2f36, 0xff6b9bff, 0xff10131a,
                      0xff6d7480, 0xff0d0e11, 0xff3a3f48});
}

/// Fusion is what Qt falls back to where no platform theme chose a style.
bool Theme::hasThemeOfItsOwn() const
{
    return m_systemStyle.compare(QLatin1String("fusion"), Qt::CaseInsensitive) != 0;
}

void Theme::apply()
{
    const ColorScheme scheme = m_settings.colorScheme();
    if (scheme == ColorScheme::System && hasThemeOfItsOwn()) {
        if (QApplication::style()->objectName() != m_systemStyle)
            QApplication::setStyle(QStyleFactory::create(m_systemStyle));
        QApplication::setPalette(QPalette());
        return;
    }
    const bool isDark = scheme == ColorScheme::Dark || (scheme == ColorScheme::System && m_portalSaysDark);
    QApplication::setStyle(new RoomyStyle);
    QApplication::setPalette(isDark ? darkPalette() : lightPalette());
}

void Theme::choose(ColorScheme scheme)
{
    m_settings.setColorScheme(scheme);
    apply();
}

void Theme::askPortal()
{
    QDBusMessage read = QDBusMessage::createMethodCall(portal, portalPath, portalSettings, QStringLiteral("Read"));
    read << appearance << schemeKey;
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(read), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher *call) {
        const QDBusPendingReply<QDBusVariant> reply = *call;
        if (reply.isValid())
            takePortalSetting(appearance, schemeKey, reply.value());
        call->deleteLater();
    });
}

void Theme::takePortalSetting(const QString &group, const QString &key, const QDBusVariant &value)
{
    if (group != appearance || key != schemeKey)
        return;
    QVariant inner = value.variant();
    if (inner.canConvert<QDBusVariant>())
        inner = inner.value<QDBusVariant>().variant(); // Read() wraps its answer twice
    constexpr uint prefersDark = 1;
    const bool isDark = inner.toUInt() == prefersDark;
    if (isDark == m_portalSaysDark)
        return;
    m_portalSaysDark = isDark;
    apply();
}

} // namespace kirikae
