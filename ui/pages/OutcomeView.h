// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/PhaseList.h"
#include "ui/widgets/Tones.h"

#include <QWidget>

namespace kirikae {

class Banner;
class PlainLabel;
class NodeDesk;

/// How a switch ended: what is true now, the cause, the line that shows it, and each way on as a button. A record that
/// had left something open is shown anew when it is completed.
class OutcomeView : public QWidget {
    Q_OBJECT
public:
    explicit OutcomeView(NodeDesk &desk, QWidget *parent = nullptr);

signals:
    void lineRequested(qint64 number);
    void tryRequested();
    void tunnelRequested();
    void logRequested(const QString &service, const QString &name);

private:
    void refresh();
    void showReady(const SwitchRecord &record);
    void showFailed(const SwitchRecord &record);
    void addFixes(const SwitchRecord &record);
    void addSlotButtons(const SwitchRecord &record);
    void addCommonButtons(const SwitchRecord &record);
    [[nodiscard]] static Tones::Meaning meaningOf(const SwitchRecord &record);
    [[nodiscard]] static QString factsText(const SwitchRecord &record);

    NodeDesk &m_desk;
    PhaseList m_phases;
    std::optional<SwitchRecord> m_shown;
    Banner *m_banner;
    PlainLabel *m_facts;
};

} // namespace kirikae
