// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPair>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QGridLayout;
QT_END_NAMESPACE

namespace kirikae {

/// Names and values in two columns, one line each. Plain text only.
class FactGrid : public QWidget {
    Q_OBJECT
public:
    using Fact = QPair<QString, QString>;

    explicit FactGrid(QWidget *parent = nullptr);
    /// Facts without a value are left out.
    void show(const QList<Fact> &facts);
    [[nodiscard]] const QList<Fact> &facts() const { return m_facts; }

private:
    QGridLayout *m_grid;
    QList<Fact> m_facts;
};

} // namespace kirikae
