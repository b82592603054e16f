// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/LogTab.h"

#include "ui/widgets/LogView.h"
#include "ui/widgets/PlainLabel.h"
#include "ui/widgets/Tones.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
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
    , m_view(new LogView(m_buffer))
    , m_search(new QLineEdit)
    , m_follow(new QCheckBox(tr("&Follow")))
    , m_note(new ElidedLabel(PlainLabel::Look::Muted))
{
    auto *copy = new QPushButton(tr("Cop&y"));
    m_search->setPlaceholderText(tr("Search in the log"));
    m_search->setAccessibleName(tr("Search in the log"));
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(fontMetrics().averageCharWidth() * 36);
    m_follow->setChecked(true);
    auto *bar = new QHBoxLayout;
    bar->addWidget(m_note, 1);
    bar->addWidget(m_search, 1);
    bar->addWidget(m_follow);
    bar->addWidget(copy);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, fontMetrics().height() / 2, 0, 0);
    column->addLayout(bar);
    column->addWidget(m_view, 1);
    m_note->setFullText(tr("No service is running; its log is shown here once one starts."));
    setFocusProxy(m_view);
    m_note->setObjectName(QStringLiteral("logNote"));
    m_search->setObjectName(QStringLiteral("logSearch"));
    connect(m_search, &QLineEdit::textChanged, this, [this] { search(false); });
    connect(m_search, &QLineEdit::returnPressed, this,
            [this] { search(QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier)); });
    connect(m_follow, &QCheckBox::toggled, m_view, &LogView::setFollowing);
    connect(m_view, &LogView::followingChanged, m_follow, &QCheckBox::setChecked);
    connect(copy, &QPushButton::clicked, this, [this] {
        const QString selected = m_view->textCursor().selectedText().replace(QChar::ParagraphSeparator, u'\n');
        QGuiApplication::clipboard()->setText(selected.isEmpty() ? m_view->toPlainText() : selected);
    });
}

void LogTab::follow(const ServiceId &service, const QString &title)
{
    if (service.isEmpty() || service == m_service)
        return;
    m_service = service;
    m_waiting.clear();
    m_buffer.clear();
    m_note->setFullText(title);
    m_feed = m_node.openLog(service, {});
    if (!m_feed)
        return;
    connect(m_feed.get(), &LogFeed::linesAdded, this, &LogTab::take);
    connect(m_feed.get(), &LogFeed::ended, this, [this, title](const std::optional<Error> &problem) {
        m_note->setFullText(problem ? tr("%1: the log ends here: %2").arg(title, problem->message)
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
    m_follow->setChecked(false);
    m_wantedLine = m_view->showLine(number) ? 0 : number; // it may still be on its way
    m_view->setFocus();
}

void LogTab::focusSearch()
{
    m_search->setFocus();
    m_search->selectAll();
}

void LogTab::search(bool backwards)
{
    m_follow->setChecked(m_follow->isChecked() && m_search->text().isEmpty());
    const bool found = m_view->findNext(m_search->text(), backwards);
    m_search->setToolTip(found ? QString() : tr("Not found"));
    QPalette look;
    if (!found)
        look.setColor(QPalette::Text, Tones(QGuiApplication::palette()).of(Tones::Meaning::Bad));
    m_search->setPalette(look);
}

} // namespace kirikae
