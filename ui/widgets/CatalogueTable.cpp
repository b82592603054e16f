// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/CatalogueTable.h"

#include "models/lists/ProfileList.h"
#include "models/lists/Words.h"
#include "ui/widgets/Tones.h"

#include <QHeaderView>
#include <QLocale>

namespace kirikae {

CatalogueTable::CatalogueTable(Settings &settings, QWidget *parent)
    : QTableWidget(parent)
    , m_settings(settings)
{
    setColumnCount(ColumnCount);
    setHorizontalHeaderLabels({tr("Machine"), tr("Memory"), tr("Price/h"), tr("One card"), tr("Tokens/s")});
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    horizontalHeaderItem(PriceColumn)->setToolTip(tr("What a machine costs you per hour, in your own currency"));
    horizontalHeaderItem(SpeedColumn)->setToolTip(tr("At most, for one request: a bound from the memory's speed"));
    horizontalHeader()->setMinimumSectionSize(fontMetrics().height() * 3);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::AnyKeyPressed);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setAccessibleName(tr("Machines and their prices"));
    setObjectName(QStringLiteral("catalogue"));
    fill();
    connect(this, &QTableWidget::cellChanged, this, [this](int row, int column) {
        if (!m_isFilling && column == PriceColumn)
            takePrice(row);
    });
}

void CatalogueTable::fill()
{
    m_isFilling = true;
    const QList<CatalogueMachine> &machines = catalogueMachines();
    setRowCount(static_cast<int>(machines.size()));
    for (int row = 0; row < rowCount(); ++row) {
        const CatalogueMachine &machine = machines[row];
        for (int column = 0; column < ColumnCount; ++column) {
            auto *item = new QTableWidgetItem;
            Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
            if (column == PriceColumn)
                flags |= Qt::ItemIsEditable;
            item->setFlags(flags);
            if (column != NameColumn)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            setItem(row, column, item);
        }
        item(row, NameColumn)->setText(QString(machine.name).remove(QStringLiteral("NVIDIA "))); // they all are
        item(row, NameColumn)->setToolTip(plainToolTip(machine.note.isEmpty() ? machine.source : machine.note));
        item(row, MemoryColumn)->setText(gib(machine.memory));
        const auto price = m_settings.pricePerHour(machine.id);
        item(row, PriceColumn)->setText(price ? QLocale().toString(*price, 'f', 2) : QString());
        item(row, PriceColumn)->setToolTip(tr("Type what this machine costs you per hour, in your own currency."));
    }
    m_isFilling = false;
}

void CatalogueTable::takePrice(int row)
{
    const QString id = catalogueMachines()[row].id;
    const QString text = item(row, PriceColumn)->text().trimmed();
    bool isNumber = false;
    double price = QLocale().toDouble(text, &isNumber);
    if (!isNumber)
        price = QLocale::c().toDouble(text, &isNumber);
    constexpr double most = 1e6;
    isNumber = isNumber && price >= 0 && price < most;
    m_settings.setPricePerHour(id, isNumber ? std::optional(price) : std::nullopt);
    m_isFilling = true;
    item(row, PriceColumn)->setText(isNumber ? QLocale().toString(price, 'f', 2) : QString());
    m_isFilling = false;
    judge();
}

QMap<QString, double> CatalogueTable::prices() const
{
    QMap<QString, double> prices;
    for (const CatalogueMachine &machine : catalogueMachines()) {
        if (const auto price = m_settings.pricePerHour(machine.id))
            prices.insert(machine.id, *price);
    }
    return prices;
}

void CatalogueTable::show(const ModelOnDisk &model, Precision precision, qint64 context, const TableLoad &load)
{
    m_model = model;
    m_precision = precision;
    m_context = context;
    m_load = load;
    judge();
}

void CatalogueTable::judge()
{
    if (!m_model)
        return;
    const QList<CatalogueMachine> &machines = catalogueMachines();
    const QMap<QString, double> known = prices();
    const CatalogueMachine *best = cheapestThatHolds(*m_model, m_precision, m_context, m_load, machines, known);
    const Tones tones(palette());
    m_isFilling = true;
    for (int row = 0; row < rowCount(); ++row) {
        const SizingCell cell = sizingCell(*m_model, m_precision, m_context, m_load, machines[row].asMemory());
        const auto mark = ProfileList::fitMark(cell.verdict.fit);
        item(row, FitColumn)->setText(ProfileList::shortFitText(cell.verdict.fit));
        item(row, FitColumn)->setForeground(tones.of(Tones::meaningOf(mark)));
        item(row, FitColumn)->setToolTip(plainToolTip(cell.verdict.sentence));
        const auto &bound = cell.estimate.tokensPerSecondBound;
        item(row, SpeedColumn)->setText(bound ? QLocale().toString(*bound, 'f', 0) : QString());
        QFont font = item(row, NameColumn)->font();
        font.setBold(&machines[row] == best);
        item(row, NameColumn)->setFont(font);
        if (&machines[row] == best)
            scrollToItem(item(row, NameColumn));
    }
    m_isFilling = false;
    if (!best)
        m_answer = tr("No machine of the list holds this on one card.");
    else if (known.contains(best->id))
        m_answer = tr("Cheapest that holds it on one card: %1, %2 per hour")
                       .arg(best->name, QLocale().toString(known.value(best->id), 'f', 2));
    else
        m_answer = tr("Smallest that holds it on one card: %1 (no prices yet)").arg(best->name);
    emit answerChanged();
}

} // namespace kirikae
