// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/Output.h"

#include "app/ctl/text/Colour.h"
#include "models/core/Json.h"
#include "models/core/Text.h"

#include <algorithm>
#include <cstdio>

#include <wchar.h>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

void print(std::FILE *to, const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), to);
    std::fflush(to);
}

/// Beyond ASCII, JSON holds characters in texts only.
bool needsEscape(QChar c)
{
    return c.unicode() >= 0x7f && hasControls(QStringView(&c, 1));
}

/// A text that says more than one line would pass for lines of ours.
QString oneLine(QString text)
{
    for (QChar &c : text) {
        if (c == u'\n' || c == u'\t' || c == u'\r' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator)
            c = u' ';
    }
    return text;
}

} // namespace

void Output::line(const QString &text) const
{
    print(stdout, Colour::shown(text).toUtf8() + '\n');
}

void Output::lines(const QStringList &texts) const
{
    for (const QString &text : texts)
        line(text);
}

void Output::redraw(const QStringList &texts, int over) const
{
    QString all = over > 0 ? u"\x1b[%1A"_s.arg(over) : QString();
    for (const QString &text : texts)
        all += u"\r\x1b[2K"_s + Colour::shown(oneLine(text)) + u'\n';
    print(stdout, (all + u"\x1b[J"_s).toUtf8());
}

void Output::json(const Json &value) const
{
    jsonText(dumpJson(value) + '\n');
}

void Output::jsonText(const QByteArray &text) const
{
    QString all = QString::fromUtf8(text);
    for (qsizetype i = all.size() - 1; i >= 0; --i) {
        const QChar c = all.at(i);
        if (needsEscape(c))
            all.replace(i, 1, u"\\u%1"_s.arg(c.unicode(), 4, 16, QLatin1Char('0')));
    }
    print(stdout, all.toUtf8());
}

void Output::problem(const Error &error) const
{
    note(error.message.isEmpty() ? errorCodeName(error.code) : error.message);
    if (!error.detail.isEmpty())
        note(u"  "_s + error.detail);
    if (isJson())
        json({{"error",
               {{"code", toJson(errorCodeName(error.code))},
                {"message", toJson(error.message)},
                {"detail", toJson(error.detail)}}}});
}

void Output::note(const QString &text) const
{
    print(stderr, Colour::shown(text).toUtf8() + '\n');
}

int cellWidth(QStringView text)
{
    int width = 0;
    for (const char32_t point : text.toUcs4())
        width += std::max(0, ::wcwidth(static_cast<wchar_t>(point)));
    return width;
}

QString fitted(const QString &text, int cells)
{
    const int width = cellWidth(text);
    if (width <= cells)
        return text + QString(cells - width, u' ');
    QString cut = text;
    while (!cut.isEmpty() && cellWidth(cut) > cells - 1)
        cut.chop(cut.size() > 1 && cut.back().isLowSurrogate() ? 2 : 1);
    return cut + u"…"_s + QString(std::max(0, cells - 1 - cellWidth(cut)), u' ');
}

QStringList tableLines(const QStringList &headings, const QList<QStringList> &given)
{
    QList<QStringList> rows = given;
    for (QStringList &row : rows) {
        for (QString &cell : row)
            cell = markedControls(oneLine(cell)); // before it is measured
    }
    QList<int> widths;
    for (const QString &heading : headings)
        widths.append(cellWidth(QStringView(heading).trimmed()));
    for (const QStringList &row : rows) {
        for (qsizetype column = 0; column < row.size(); ++column)
            widths[column] = std::max(widths.at(column), cellWidth(row.at(column)));
    }
    const auto asLine = [&](const QStringList &cells) {
        QString line;
        for (qsizetype column = 0; column < cells.size(); ++column) {
            const QString cell = cells.at(column).trimmed();
            const QString padding(widths.at(column) - cellWidth(cell), u' ');
            if (column > 0)
                line += u"  "_s;
            line += headings.at(column).startsWith(u' ') ? padding + cell : cell + padding;
        }
        while (line.endsWith(u' '))
            line.chop(1);
        return line;
    };
    QStringList lines{asLine(headings)};
    for (const QStringList &row : rows)
        lines.append(asLine(row));
    return lines;
}

} // namespace kirikae
