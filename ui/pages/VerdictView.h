// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/FitVerdict.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QGridLayout;
class QPushButton;
QT_END_NAMESPACE

namespace kirikae {

class ElidedLabel;
class PlainLabel;

/// The memory check in words and numbers: the sentence first, then the arithmetic with where each number comes from,
/// then the engine's own start test.
class VerdictView : public QWidget {
    Q_OBJECT
public:
    explicit VerdictView(QWidget *parent = nullptr);
    void show(const FitVerdict &verdict);

signals:
    void changeRequested(const FitChange &change);

private:
    /// One line of the arithmetic; rows stay and are hidden while they are not needed.
    struct Row {
        QWidget *words;
        ElidedLabel *label;
        ElidedLabel *source;
        PlainLabel *number;
    };
    void addRow();
    void showLines(const FitVerdict &verdict);
    void showChange(const FitVerdict &verdict);

    PlainLabel *m_sentence;
    QGridLayout *m_table;
    PlainLabel *m_test;
    PlainLabel *m_drift;
    PlainLabel *m_change;
    QPushButton *m_apply;
    QList<Row> m_rows;
    FitVerdict m_shown;
};

} // namespace kirikae
