// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/FitVerdict.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QGridLayout;
QT_END_NAMESPACE

namespace kirikae {

class PlainLabel;

/// The memory check in words and numbers: the sentence first, then the arithmetic with where each number comes from,
/// then the engine's own start test.
class VerdictView : public QWidget {
    Q_OBJECT
public:
    explicit VerdictView(QWidget *parent = nullptr);
    void show(const FitVerdict &verdict);

private:
    void addLine(const FitLine &line);
    void clearLines();

    PlainLabel *m_sentence;
    QGridLayout *m_table;
    PlainLabel *m_test;
    PlainLabel *m_change;
    FitVerdict m_shown;
};

} // namespace kirikae
