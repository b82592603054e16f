// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace kirikae {

/// Putting kirikaed on one node, or taking it away: what a window needs to know of it. Made by the program for each
/// time, owned by the dialog. Main thread.
class DaemonSetup : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// What install() will do, before anything is touched.
    [[nodiscard]] virtual QStringList intentions() const = 0;
    /// `file`: the program or its .deb on this machine; empty = the one that came with this program.
    virtual void install(const QString &file) = 0;
    virtual void remove() = 0;

signals:
    void stepDone(const QString &sentence);
    /// Something that is left to a person, or good to know.
    void noted(const QString &sentence);
    void ended(const std::optional<kirikae::Error> &problem);
};

/// Of one node, by its name in the list; an error says why that is not possible (a simulated node).
using DaemonSetupMaker = std::function<Result<std::unique_ptr<DaemonSetup>>(const QString &node)>;

} // namespace kirikae
