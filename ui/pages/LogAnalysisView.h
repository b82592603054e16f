// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/PhaseList.h"
#include "models/startup/LogAnalysis.h"

#include <QWidget>

namespace kirikae {

class Banner;
class FactGrid;
class PhaseBar;
class PhaseView;
class PlainLabel;

/// What a whole log told: how the start ended and why, its phases, its facts.
class LogAnalysisView : public QWidget {
    Q_OBJECT
public:
    explicit LogAnalysisView(QWidget *parent = nullptr);

    /// `note`: what else holds for this result, for example that only a part was read.
    void show(const LogAnalysis &analysis, const QString &note);
    void showProblem(const Error &error);
    void clear();

signals:
    void lineRequested(qint64 number);

private:
    void showVerdict(const LogAnalysis &analysis, const QString &note);
    void showFailure(const Failure &failure, const QString &note);
    void showPhases(const LogAnalysis &analysis);

    PhaseList m_phases;
    Banner *m_banner;
    PlainLabel *m_total;
    PhaseBar *m_bar;
    PhaseView *m_list;
    FactGrid *m_facts;
};

} // namespace kirikae
