// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/profile/Profile.h"

#include <QString>

#include <optional>

// A profile's lists as text, one entry a line, and back. Text that does not parse is an entry that validation refuses.
namespace kirikae {

/// `--name value` on one line, other arguments on lines of their own. Nothing when that would not read back the same.
std::optional<QString> argumentsText(const QStringList &arguments);
QStringList argumentsFromText(const QString &text);
/// `NAME=value`, or `NAME=$SECRET` for one that is looked up by name.
QString environmentText(const QList<EnvironmentVariable> &environment);
QList<EnvironmentVariable> environmentFromText(const QString &text);
/// `source:target` or `source:target:ro`
QString mountsText(const QList<Mount> &mounts);
QList<Mount> mountsFromText(const QString &text);
/// `[address:]port:container port`
QString portsText(const QList<PortMapping> &ports);
QList<PortMapping> portsFromText(const QString &text);

} // namespace kirikae
