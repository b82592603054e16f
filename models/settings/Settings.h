// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSettings>
#include <QSize>
#include <QString>

#include <optional>

namespace kirikae {

/// One remembered thing: where it is kept and what holds before it was ever set.
template <class T>
struct Setting {
    const char *key;
    T fallback;
};

enum class ColorScheme { System, Light, Dark };

namespace settings {
inline const Setting<QByteArray> windowGeometry{"window/geometry", {}};
inline const Setting<QByteArray> windowState{"window/state", {}};
inline const Setting<QByteArray> sideSplitter{"window/side_splitter", {}};
inline const Setting<QByteArray> pageSplitter{"window/page_splitter", {}};
inline const Setting<QString> node{"window/node", {}};
inline const Setting<int> colorScheme{"window/color_scheme", 0};
} // namespace settings

/// What the panel remembers of itself on this workstation; nothing of it matters to a node. Written through at once by
/// QSettings. Passed by reference, owned by the program.
class Settings {
public:
    explicit Settings(const QString &fileName);

    template <class T>
    [[nodiscard]] T value(const Setting<T> &setting) const
    {
        return m_store.value(QLatin1String(setting.key), QVariant::fromValue(setting.fallback)).template value<T>();
    }
    template <class T>
    void set(const Setting<T> &setting, const T &value)
    {
        m_store.setValue(QLatin1String(setting.key), QVariant::fromValue(value));
    }

    [[nodiscard]] QString selectedProfile(const QString &node) const;
    void setSelectedProfile(const QString &node, const QString &profile);
    /// Of a machine of the catalogue, as the user typed it; nothing = not typed.
    [[nodiscard]] std::optional<double> pricePerHour(const QString &machine) const;
    void setPricePerHour(const QString &machine, std::optional<double> price);
    [[nodiscard]] ColorScheme colorScheme() const;
    void setColorScheme(ColorScheme scheme);

    /// $XDG_CONFIG_HOME/kirikae/<name> of this workstation.
    static QString filePath(const QString &name);

private:
    QSettings m_store;
};

} // namespace kirikae
