// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/LogView.h"

#include "models/lists/Words.h"
#include "ui/widgets/FocusRing.h"
#include "ui/widgets/Tones.h"

#include <QEvent>
#include <QFontDatabase>
#include <QScrollBar>
#include <QTextBlock>

namespace kirikae {

namespace {
constexpr int mostLines = 50'000;
}

LogView::LogView(LogBuffer &buffer, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_buffer(buffer)
{
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setMaximumBlockCount(mostLines);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setFrameShape(QFrame::NoFrame);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setAccessibleName(tr("Log of the service"));
    setObjectName(QStringLiteral("logView"));
    connect(&buffer, &LogBuffer::appended, this, &LogView::append);
    connect(&buffer, &LogBuffer::cleared, this, &LogView::reload);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
        if (m_isAppending)
            return;
        const bool isAtEnd = value >= verticalScrollBar()->maximum();
        if (isAtEnd != m_isFollowing) {
            m_isFollowing = isAtEnd;
            emit followingChanged(isAtEnd);
        }
    });
    new FocusRing(this);
    reload();
}

void LogView::setFollowing(bool on)
{
    m_isFollowing = on;
    if (on)
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

void LogView::reload()
{
    clear();
    m_firstShown = m_buffer.firstNumber();
    append(m_buffer.firstNumber(), m_buffer.endNumber());
}

void LogView::append(qint64 from, qint64 end)
{
    if (from >= end)
        return;
    m_isAppending = true;
    const Tones tones(palette());
    QTextCharFormat time;
    time.setForeground(tones.muted());
    QTextCharFormat plain;
    plain.setForeground(palette().color(QPalette::Text));
    QTextCharFormat warning;
    warning.setForeground(tones.of(Tones::Meaning::Careful));
    QTextCharFormat problem;
    problem.setForeground(tones.of(Tones::Meaning::Bad));
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    cursor.beginEditBlock();
    for (qint64 number = from; number < end; ++number) {
        const LogEntry &entry = m_buffer.line(number);
        if (!document()->isEmpty())
            cursor.insertBlock();
        if (entry.timeMs > 0)
            cursor.insertText(clockTime(entry.timeMs) + QStringLiteral("  "), time);
        const auto &format = entry.level == LogLevel::Problem   ? problem
                             : entry.level == LogLevel::Warning ? warning
                                                                : plain;
        cursor.insertText(entry.text, format);
    }
    cursor.endEditBlock();
    m_firstShown = m_buffer.endNumber() - document()->blockCount();
    if (m_isFollowing)
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    m_isAppending = false;
}

bool LogView::showLine(qint64 number)
{
    const QTextBlock block = document()->findBlockByNumber(static_cast<int>(number - m_firstShown));
    if (number < m_firstShown || !block.isValid())
        return false;
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::EndOfBlock);
    cursor.movePosition(QTextCursor::StartOfBlock, QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    centerCursor();
    return true;
}

bool LogView::findNext(const QString &text, bool backwards)
{
    if (text.isEmpty())
        return true;
    const auto flags = backwards ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (find(text, flags))
        return true;
    QTextCursor cursor = textCursor();
    cursor.movePosition(backwards ? QTextCursor::End : QTextCursor::Start);
    const QTextCursor before = textCursor();
    setTextCursor(cursor);
    if (find(text, flags))
        return true;
    setTextCursor(before);
    return false;
}

void LogView::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        reload();
}

} // namespace kirikae
