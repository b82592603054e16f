// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/LogFile.h"

#include <QElapsedTimer>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QProgressBar;
class QPushButton;
QT_END_NAMESPACE

namespace kirikae {

class Card;
class ElidedLabel;
class LogAnalysisView;
class LogPane;

/// A start-up log from a file: what it tells above, its lines below. Needs no node. The window stays alive while a
/// large file is read, and the reading can be cancelled.
class LogFilePage : public QWidget {
    Q_OBJECT
public:
    /// `engineFolder`: where the user's own rule files are.
    explicit LogFilePage(const QString &engineFolder, QWidget *parent = nullptr);

    void open(const QString &path);
    void focusSearch();

signals:
    void openRequested();
    void closed();

private:
    [[nodiscard]] QWidget *makeHead();
    [[nodiscard]] Card *makeResult();
    [[nodiscard]] Card *makeLines();
    void connectFile();
    void showProgress();
    void showResult();
    void showLine(qint64 line);
    [[nodiscard]] bool isEvidence(qint64 line) const;
    [[nodiscard]] QString note() const;

    QList<Error> m_ruleProblems;
    LogFile m_file;
    ElidedLabel *m_title;
    ElidedLabel *m_place;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
    LogAnalysisView *m_result;
    LogPane *m_lines;
    QElapsedTimer m_sinceDrawn;
};

} // namespace kirikae
