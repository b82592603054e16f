// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/Event.h"
#include "models/switching/SwitchRecord.h"

#include <QHash>
#include <QObject>

#include <functional>

namespace kirikae {

/// A word to somebody who looks at something else.
struct Notification {
    QString title;
    QString text;
    bool isUrgent = false;
    bool isGood = false; ///< what somebody has waited for
};

/// Turns warnings and problems of nodes, and switches that end ready, into notifications of the desktop. What happened
/// before it was told (a log that is read again) or was told a short while ago is left out. Owned by the program; main
/// thread.
class Notifier : public QObject {
    Q_OBJECT
public:
    using Show = std::function<void(const Notification &)>;
    explicit Notifier(Show show, QObject *parent = nullptr);

    /// `nowMs`: this machine's clock.
    void take(const QString &node, const Event &event, qint64 nowMs);
    /// The last switch of a node, each time its state comes.
    void takeOutcome(const QString &node, const SwitchRecord &record, qint64 nowMs);

private:
    const Show m_show;
    QHash<QString, qint64> m_shownMs;     ///< by node and text
    QHash<QString, QString> m_toldSwitch; ///< by node
};

/// Over D-Bus, or where nobody answers there, from an icon in the tray that is there for as long as the bubble.
void showOnDesktop(const Notification &notification);

} // namespace kirikae
