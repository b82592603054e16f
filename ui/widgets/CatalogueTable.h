// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/settings/Settings.h"
#include "models/sizing/SizingTable.h"

#include <QTableWidget>

namespace kirikae {

/// Machines that a model could be served on, with a price per hour that the user types in and that is remembered, and
/// whether each holds a load on one card.
class CatalogueTable : public QTableWidget {
    Q_OBJECT
public:
    explicit CatalogueTable(Settings &settings, QWidget *parent = nullptr);

    void show(const ModelOnDisk &model, Precision precision, qint64 context, const TableLoad &load);
    /// The cheapest machine that holds the load that is shown, as a sentence.
    [[nodiscard]] const QString &answer() const { return m_answer; }

signals:
    void answerChanged();

private:
    enum Column { NameColumn, MemoryColumn, PriceColumn, FitColumn, SpeedColumn, ColumnCount };
    void fill();
    void takePrice(int row);
    void judge();
    [[nodiscard]] QMap<QString, double> prices() const;

    Settings &m_settings;
    std::optional<ModelOnDisk> m_model;
    Precision m_precision = Precision::AsIs;
    qint64 m_context = 0;
    TableLoad m_load;
    QString m_answer;
    bool m_isFilling = false;
};

} // namespace kirikae
