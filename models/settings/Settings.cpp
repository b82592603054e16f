// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/settings/Settings.h"

#include <QStandardPaths>
#include <QUrl>

namespace kirikae {

namespace {
/// Slashes in a node's name would be groups to QSettings.
QString selectionKey(const QString &node)
{
    return QStringLiteral("selection/") + QString::fromLatin1(QUrl::toPercentEncoding(node));
}
} // namespace

Settings::Settings(const QString &fileName)
    : m_store(fileName, QSettings::IniFormat)
{
}

QString Settings::selectedProfile(const QString &node) const
{
    return m_store.value(selectionKey(node)).toString();
}

void Settings::setSelectedProfile(const QString &node, const QString &profile)
{
    m_store.setValue(selectionKey(node), profile);
}

std::optional<double> Settings::pricePerHour(const QString &machine) const
{
    const QVariant price = m_store.value(QStringLiteral("prices/") + machine);
    return price.isValid() ? std::optional(price.toDouble()) : std::nullopt;
}

void Settings::setPricePerHour(const QString &machine, std::optional<double> price)
{
    if (price)
        m_store.setValue(QStringLiteral("prices/") + machine, *price);
    else
        m_store.remove(QStringLiteral("prices/") + machine);
}

ColorScheme Settings::colorScheme() const
{
    const int stored = value(settings::colorScheme);
    return stored == 1 ? ColorScheme::Light : stored == 2 ? ColorScheme::Dark : ColorScheme::System;
}

void Settings::setColorScheme(ColorScheme scheme)
{
    set(settings::colorScheme, static_cast<int>(scheme));
}

QString Settings::filePath(const QString &name)
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + QStringLiteral("/kirikae/") + name;
}

} // namespace kirikae
