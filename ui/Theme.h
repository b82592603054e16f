// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/settings/Settings.h"

#include <QObject>
#include <QPalette>

QT_BEGIN_NAMESPACE
class QDBusVariant;
QT_END_NAMESPACE

namespace kirikae {

/// Light and dark. Where the desktop has a Qt theme of its own, "system" leaves everything to it; where it has none,
/// the desktop portal is asked and Fusion gets a palette of ours. "Light" and "dark" always mean ours. Owned by the
/// program.
class Theme : public QObject {
    Q_OBJECT
public:
    /// `systemStyle`: the style's name before anything was changed.
    Theme(Settings &settings, QString systemStyle, QObject *parent = nullptr);

    void apply();
    void choose(ColorScheme scheme);
    [[nodiscard]] ColorScheme chosen() const { return m_settings.colorScheme(); }

    static QPalette lightPalette();
    static QPalette darkPalette();

private slots:
    void takePortalSetting(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void askPortal();
    [[nodiscard]] bool hasThemeOfItsOwn() const;

    Settings &m_settings;
    const QString m_systemStyle;
    bool m_portalSaysDark = false;
};

} // namespace kirikae
