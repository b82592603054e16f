// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/LogPane.h"

#include "ui/widgets/LogView.h"
#include "ui/widgets/PlainLabel.h"
#include "ui/widgets/Tones.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace kirikae {

LogPane::LogPane(LogBuffer &buffer, bool grows, QWidget *parent)
    : QWidget(parent)
    , m_bar(new QHBoxLayout)
    , m_view(new LogView(buffer))
    , m_search(new QLineEdit)
    , m_follow(new QCheckBox(tr("Fo&llow")))
    , m_note(new ElidedLabel(PlainLabel::Look::Muted))
{
    auto *copy = new QPushButton(tr("Cop&y"));
    m_search->setPlaceholderText(tr("Search in the log"));
    m_search->setAccessibleName(tr("Search in the log"));
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(fontMetrics().horizontalAdvance(QLatin1Char('0')) * 36);
    m_follow->setChecked(grows);
    m_view->setFollowing(grows);
    m_bar->addWidget(m_note, 1);
    m_bar->addWidget(m_search, 1);
    m_bar->addWidget(m_follow);
    m_bar->addWidget(copy);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(m_bar);
    column->addWidget(m_view, 1);
    m_follow->setVisible(grows); // it has a parent now: alone it would be a window of its own
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

void LogPane::addButton(QPushButton *button)
{
    m_bar->addWidget(button);
}

void LogPane::setNote(const QString &text)
{
    m_note->setFullText(text);
}

bool LogPane::showLine(qint64 number)
{
    m_follow->setChecked(false);
    m_view->setFollowing(false);
    return m_view->showLine(number);
}

void LogPane::showEnd()
{
    m_view->moveCursor(QTextCursor::End);
    m_view->moveCursor(QTextCursor::StartOfLine);
}

void LogPane::focusSearch()
{
    m_search->setFocus();
    m_search->selectAll();
}

void LogPane::search(bool backwards)
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
