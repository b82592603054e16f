// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/LogFilePage.h"

#include "models/core/Text.h"
#include "ui/pages/LogAnalysisView.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/LogPane.h"
#include "ui/widgets/PlainLabel.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>

namespace kirikae {

using Look = PlainLabel::Look;

namespace {

/// How often the progress is drawn.
constexpr qint64 drawMs = 60;

QString sizeText(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeIecFormat);
}

} // namespace

LogFilePage::LogFilePage(const QString &engineFolder, QWidget *parent)
    : QWidget(parent)
    , m_file(EngineRules::load(engineFolder, &m_ruleProblems))
    , m_title(new ElidedLabel(Look::Title))
    , m_place(new ElidedLabel(Look::Muted))
    , m_progress(new QProgressBar)
    , m_cancel(new QPushButton(tr("&Cancel reading")))
    , m_result(new LogAnalysisView)
    , m_lines(new LogPane(m_file.lines(), false))
{
    const int em = fontMetrics().height();
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(makeResult());
    splitter->addWidget(makeLines());
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(em * 3 / 4);
    splitter->setSizes({em * 22, em * 20});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(em, em * 3 / 4, em, em * 3 / 4);
    column->setSpacing(em * 3 / 4);
    column->addWidget(splitter, 1);
    m_title->setObjectName(QStringLiteral("logFileTitle"));
    m_cancel->setObjectName(QStringLiteral("cancelReading"));
    m_progress->setAccessibleName(tr("How much of the file is read"));
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(em / 2);
    connectFile();
}

QWidget *LogFilePage::makeHead()
{
    auto *head = new QWidget;
    auto *another = new QPushButton(tr("&Open another…"));
    auto *close = new QPushButton(tr("Close lo&g file"));
    close->setObjectName(QStringLiteral("closeLogFile"));
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins({});
    row->setSpacing(fontMetrics().height() / 2);
    row->addWidget(m_title);
    row->addWidget(m_place, 1);
    row->addWidget(m_cancel);
    row->addWidget(another);
    row->addWidget(close);
    connect(another, &QPushButton::clicked, this, &LogFilePage::openRequested);
    connect(close, &QPushButton::clicked, this, &LogFilePage::closed);
    connect(m_cancel, &QPushButton::clicked, &m_file, &LogFile::cancel);
    return head;
}

Card *LogFilePage::makeResult()
{
    auto *scroll = new QScrollArea;
    scroll->setWidget(m_result);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_result->setBackgroundRole(QPalette::Base);
    m_result->setAutoFillBackground(true);
    auto *card = new Card;
    card->column()->addWidget(makeHead());
    card->column()->addWidget(m_progress);
    card->column()->addWidget(scroll, 1);
    card->setMinimumHeight(fontMetrics().height() * 9);
    return card;
}

Card *LogFilePage::makeLines()
{
    auto *begin = new QPushButton(tr("To the &beginning"));
    auto *end = new QPushButton(tr("To the &end"));
    connect(begin, &QPushButton::clicked, this, [this] { m_file.look(1); });
    connect(end, &QPushButton::clicked, this, [this] { m_file.look(0); });
    m_lines->addButton(begin);
    m_lines->addButton(end);
    auto *card = new Card;
    card->column()->addWidget(m_lines);
    card->setMinimumHeight(fontMetrics().height() * 9);
    return card;
}

void LogFilePage::connectFile()
{
    connect(&m_file, &LogFile::progressed, this, [this] {
        if (m_sinceDrawn.hasExpired(drawMs))
            showProgress();
    });
    connect(&m_file, &LogFile::ended, this, &LogFilePage::showResult);
    connect(&m_file, &LogFile::failed, m_result, &LogAnalysisView::showProblem);
    connect(&m_file, &LogFile::shown, this, &LogFilePage::showLine);
    connect(m_result, &LogAnalysisView::lineRequested, this, [this](qint64 line) {
        m_file.look(line);
        m_lines->setFocus();
    });
}

void LogFilePage::open(const QString &path)
{
    const auto opened = m_file.open(path);
    m_title->setFullText(cleanText(QFileInfo(path).fileName().toUtf8(), 200));
    m_place->setFullText(cleanText(QFileInfo(path).path().toUtf8(), 1000) + QStringLiteral(" · ") +
                         sizeText(m_file.size()));
    m_result->clear();
    m_lines->setNote({});
    showProgress();
    if (!opened)
        m_result->showProblem(opened.error());
    else
        m_lines->setNote(tr("The lines are shown once the file is read."));
}

void LogFilePage::showProgress()
{
    m_sinceDrawn.start();
    constexpr int whole = 1000;
    m_progress->setVisible(m_file.isReading());
    m_cancel->setVisible(m_file.isReading());
    m_progress->setRange(0, whole);
    m_progress->setValue(m_file.size() > 0 ? static_cast<int>(m_file.bytesRead() * whole / m_file.size()) : 0);
    if (m_file.isReading())
        m_lines->setNote(tr("Reading: %1 of %2").arg(sizeText(m_file.bytesRead()), sizeText(m_file.size())));
}

QString LogFilePage::note() const
{
    QStringList notes;
    if (m_file.analysis()->isCut)
        notes << tr("Reading was cancelled after %1 of %2; this holds for that part.")
                     .arg(sizeText(m_file.bytesRead()), sizeText(m_file.size()));
    for (const Error &problem : m_ruleProblems)
        notes << problem.message;
    return notes.join(QLatin1Char('\n'));
}

bool LogFilePage::isEvidence(qint64 line) const
{
    const auto &failure = m_file.analysis()->failure;
    return failure && failure->evidence && failure->evidence->line == line;
}

void LogFilePage::showResult()
{
    showProgress();
    m_lines->setNote({});
    m_result->show(*m_file.analysis(), note());
}

void LogFilePage::showLine(qint64 line)
{
    const LogBuffer &lines = m_file.lines();
    m_lines->setNote(tr("Lines %L1 to %L2 of %L3")
                         .arg(lines.firstNumber())
                         .arg(lines.endNumber() - 1)
                         .arg(m_file.analysis()->lines));
    if (line == m_file.analysis()->lines && line == lines.endNumber() - 1 && !isEvidence(line))
        m_lines->showEnd();
    else
        m_lines->showLine(line);
}

void LogFilePage::focusSearch()
{
    m_lines->focusSearch();
}

} // namespace kirikae
