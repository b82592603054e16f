// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/SizingTab.h"

#include "models/lists/ProfileList.h"
#include "models/lists/Words.h"
#include "models/node/NodeMachine.h"
#include "ui/widgets/CatalogueTable.h"
#include "ui/widgets/FocusRing.h"
#include "ui/widgets/PlainLabel.h"
#include "ui/widgets/Tones.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>

#include <algorithm>

namespace kirikae {

using Look = PlainLabel::Look;

namespace {

QString fitWord(Fit fit)
{
    return ProfileList::shortFitText(fit);
}

QString partsText(const SizeEstimate &estimate)
{
    return SizingTab::tr("%1: weights %2, KV cache %3, overhead %4")
        .arg(gib(estimate.total()), gibNumber(estimate.weights), gibNumber(estimate.kvReserved),
             gibNumber(estimate.overhead));
}

} // namespace

SizingTab::SizingTab(const NodeDesk &desk, NodeList &nodes, Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_nodes(nodes)
    , m_note(new ElidedLabel(Look::Muted))
    , m_node(new QComboBox)
    , m_requests(new QSpinBox)
    , m_table(new QTableWidget)
    , m_cell(new PlainLabel)
    , m_catalogue(new CatalogueTable(settings))
    , m_answer(new PlainLabel(Look::Strong))
    , m_body(new QWidget)
{
    makeLayout();
    connect(&desk, &NodeDesk::changed, this, &SizingTab::refresh);
    connect(m_node, &QComboBox::activated, this, &SizingTab::showTable);
    connect(m_requests, &QSpinBox::valueChanged, this, &SizingTab::showTable);
    connect(m_table, &QTableWidget::currentCellChanged, this, &SizingTab::showCell);
    connect(m_catalogue, &CatalogueTable::answerChanged, this, [this] { m_answer->setText(m_catalogue->answer()); });
}

QWidget *SizingTab::makeHead()
{
    auto *head = new QWidget;
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins({});
    row->addWidget(m_note, 1);
    row->addWidget(new PlainLabel(tr("on")));
    row->addWidget(m_node);
    row->addWidget(new PlainLabel(tr("with")));
    row->addWidget(m_requests);
    m_node->setAccessibleName(tr("Node to look at"));
    m_node->setObjectName(QStringLiteral("sizingNode"));
    m_requests->setAccessibleName(tr("Requests at once"));
    m_requests->setObjectName(QStringLiteral("sizingRequests"));
    constexpr int most = 1024;
    m_requests->setRange(1, most);
    m_requests->setSuffix(tr(" at once"));
    m_note->setObjectName(QStringLiteral("sizingNote"));
    return head;
}

void SizingTab::makeLayout()
{
    const int em = fontMetrics().height();
    m_table->setObjectName(QStringLiteral("sizingTable"));
    m_table->setAccessibleName(tr("Memory by precision and context"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 2 + 3);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->setWordWrap(false);
    m_table->horizontalHeader()->setMinimumSectionSize(fontMetrics().height());
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    new FocusRing(m_table);
    new FocusRing(m_catalogue);
    m_cell->setObjectName(QStringLiteral("sizingCell"));
    m_answer->setObjectName(QStringLiteral("sizingAnswer"));
    auto *left = new QVBoxLayout;
    left->addWidget(m_table, 1);
    left->addWidget(m_cell->wrapping());
    auto *right = new QVBoxLayout;
    right->addWidget(m_catalogue, 1);
    right->addWidget(m_answer->wrapping());
    auto *body = new QHBoxLayout(m_body);
    body->setContentsMargins({});
    body->setSpacing(em);
    body->addLayout(left, 8);
    body->addLayout(right, 7);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, em / 2, 0, 0);
    column->addWidget(makeHead());
    column->addWidget(m_body, 1);
    column->addStretch();
    setFocusProxy(m_table);
}

void SizingTab::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

/// In a low window the tables come first; what the sentences say is in their tool tips as well.
void SizingTab::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool hasRoom = height() > fontMetrics().height() * 10;
    m_cell->setVisible(hasRoom);
    m_answer->setVisible(hasRoom);
}

void SizingTab::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_shown.clear();
}

QString SizingTab::reason() const
{
    const ProfileEntry *entry = m_desk.entry();
    if (!entry)
        return tr("Select a profile to see what its model takes.");
    if (entry->model)
        return m_known.isEmpty() ? tr("The memory of the node is not reported.") : QString();
    return entry->modelError.isEmpty() ? tr("The model's files are not read yet.")
                                       : tr("The model's files could not be read: %1").arg(entry->modelError);
}

QList<SizingTab::KnownNode> SizingTab::knownNodes() const
{
    QList<KnownNode> known;
    if (const auto own = nodeMemory(m_desk.state()))
        known.append({m_desk.state().name, *own});
    for (const NodeRow &row : m_nodes.rows()) {
        const Node *node = m_nodes.openedNode(row.entry.name);
        const auto memory =
            node && node->state().name != m_desk.state().name ? nodeMemory(node->state()) : std::nullopt;
        if (memory)
            known.append({row.entry.name, *memory});
    }
    return known;
}

void SizingTab::refresh()
{
    if (!isVisible())
        return;
    m_known = knownNodes();
    const ProfileEntry *entry = m_desk.entry();
    QStringList key{m_desk.selected(), entry ? entry->file.etag : QString(),
                    entry && entry->model ? entry->model->where : QString(), reason()};
    for (const KnownNode &node : m_known)
        key << node.name << QString::number(node.memory.total);
    if (key.join(QLatin1Char('|')) == m_shown)
        return;
    m_shown = key.join(QLatin1Char('|'));
    const bool hasModel = reason().isEmpty();
    m_body->setVisible(hasModel);
    m_node->setEnabled(hasModel);
    m_requests->setEnabled(hasModel);
    showNodes();
    if (!hasModel) {
        m_note->setFullText(reason());
        return;
    }
    m_note->setFullText(tr("%1: what it takes in each precision and context, with nothing else on the node")
                            .arg(entry->file.profile.name));
    if (m_profile != m_desk.selected()) {
        m_profile = m_desk.selected();
        const QSignalBlocker quiet(m_requests);
        m_requests->setValue(m_desk.load().concurrency);
    }
    showTable();
}

void SizingTab::showNodes()
{
    const QString before = m_node->currentData().toString();
    m_node->clear();
    for (const KnownNode &node : m_known)
        m_node->addItem(QStringLiteral("%1 · %2").arg(node.name, gib(node.memory.total)), node.name);
    m_node->setCurrentIndex(std::max(m_node->findData(before), 0));
}

MachineMemory SizingTab::memory() const
{
    return m_known.value(std::max(m_node->currentIndex(), 0)).memory;
}

TableLoad SizingTab::load() const
{
    const Profile &profile = m_desk.entry()->file.profile;
    TableLoad load;
    load.concurrency = m_requests->value();
    load.engine = profile.engine;
    load.options = sizingOptionsOf(profile).value_or(SizingOptions());
    return load;
}

void SizingTab::showTable()
{
    const ProfileEntry *entry = m_desk.entry();
    if (!entry || !entry->model || m_known.isEmpty())
        return;
    m_sizes = sizingTable(*entry->model, load(), memory(), tableContexts(entry->model->shape));
    const Tones tones(palette());
    const QSignalBlocker quiet(m_table);
    const int row = std::max(m_table->currentRow(), 0);
    const int column = m_table->currentColumn();
    m_table->setRowCount(static_cast<int>(m_sizes.rows.size()));
    m_table->setColumnCount(static_cast<int>(m_sizes.contexts.size()));
    QStringList contexts;
    for (const qint64 context : m_sizes.contexts)
        contexts << (context % 1024 == 0 ? tr("%1 k").arg(context / 1024) : QStringLiteral("%L1").arg(context));
    m_table->setHorizontalHeaderLabels(contexts);
    for (int i = 0; i < m_table->rowCount(); ++i) {
        const SizingRow &sizes = m_sizes.rows[i];
        m_table->setVerticalHeaderItem(i, new QTableWidgetItem(sizes.label));
        for (int j = 0; j < m_table->columnCount(); ++j) {
            const SizingCell &cell = sizes.cells[j];
            const auto mark = ProfileList::fitMark(cell.verdict.fit);
            auto *item = new QTableWidgetItem(
                QStringLiteral("%1\n%2").arg(gibNumber(cell.estimate.total()), fitWord(cell.verdict.fit)));
            item->setTextAlignment(Qt::AlignCenter);
            item->setForeground(tones.of(Tones::meaningOf(mark)));
            item->setToolTip(plainToolTip(partsText(cell.estimate) + QLatin1Char('\n') + cell.verdict.sentence));
            m_table->setItem(i, j, item);
        }
    }
    m_table->setCurrentCell(std::min(row, m_table->rowCount() - 1),
                            std::clamp(column < 0 ? 2 : column, 0, m_table->columnCount() - 1));
    showCell();
}

void SizingTab::showCell()
{
    const ProfileEntry *entry = m_desk.entry();
    const SizingRow row = m_sizes.rows.value(m_table->currentRow());
    const int column = m_table->currentColumn();
    if (!entry || !entry->model || column < 0 || column >= row.cells.size())
        return;
    const qint64 context = m_sizes.contexts[column];
    QStringList nodes;
    for (const KnownNode &node : m_known) {
        const SizingCell cell = sizingCell(*entry->model, row.precision, context, load(), node.memory);
        nodes << tr("%1 on %2").arg(fitWord(cell.verdict.fit), node.name);
    }
    for (const NodeRow &other : m_nodes.rows()) {
        const bool isKnown = std::any_of(m_known.begin(), m_known.end(),
                                         [&](const KnownNode &node) { return node.name == other.entry.name; });
        if (!isKnown && other.entry.name != m_desk.state().name)
            nodes << tr("%1 not connected").arg(other.entry.name);
    }
    m_cell->setText(tr("%1, %L2 tokens: %3; %4")
                        .arg(row.label)
                        .arg(context)
                        .arg(partsText(row.cells[column].estimate), nodes.join(QStringLiteral(", "))));
    m_catalogue->show(*entry->model, row.precision, context, load());
}

} // namespace kirikae
