// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/LogTab.h"

#include "ui/widgets/LogPane.h"

#include <QTimer>
#include <QVBoxLayout>

namespace kirikae {

namespace {
/// Lines are put on screen in batches at most this often.
constexpr int flushMs = 80;
} // namespace

LogTab::LogTab(Node &node, QWidget *parent)
    : QWidget(parent)
    , m_node(node)
    , m_pane(new LogPane(m_buffer, true))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, fontMetrics().height() / 2, 0, 0);
    column->addWidget(m_pane);
    setFocusProxy(m_pane);
    m_pane->setNote(tr("The log of a service is shown here once one starts."));
}

void LogTab::follow(const ServiceId &service, const QString &title)
{
    if (service.isEmpty() || service == m_service)
        return;
    m_service = service;
    m_waiting.clear();
    m_buffer.clear();
    m_pane->setNote(title);
    m_feed = m_node.openLog(service, {});
    if (!m_feed)
        return;
    connect(m_feed.get(), &LogFeed::linesAdded, this, &LogTab::take);
    connect(m_feed.get(), &LogFeed::ended, this, [this, title](const std::optional<Error> &problem) {
        m_pane->setNote(problem ? tr("%1: the log ends here: %2").arg(title, problem->message)
                                : tr("%1: the log has ended").arg(title));
    });
}

void LogTab::take(const QList<LogLine> &lines)
{
    m_waiting += lines;
    if (m_flushIsDue)
        return;
    m_flushIsDue = true;
    QTimer::singleShot(flushMs, this, &LogTab::flush);
}

void LogTab::flush()
{
    m_flushIsDue = false;
    m_buffer.add(m_waiting);
    m_waiting.clear();
    if (m_wantedLine > 0)
        showLine(m_wantedLine);
}

void LogTab::showLine(qint64 number)
{
    m_wantedLine = m_pane->showLine(number) ? 0 : number; // it may still be on its way
    m_pane->setFocus();
}

void LogTab::focusSearch()
{
    m_pane->focusSearch();
}

} // namespace kirikae
