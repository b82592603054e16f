// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/Output.h"

#include "models/core/Json.h"

#include <algorithm>
#include <cstdio>

#include <wchar.h>

namespace kirikae {

using namespace Qt::StringLiterals;

void Output::line(const QString &text) const
{
    raw(text.toUtf8() + '\n');
}

void Output::lines(const QStringList &texts) const
{
    for (const QString &text : texts)
        line(text);
}

void Output::raw(const QByteArray &bytes) const
{
    std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stdout);
    std::fflush(stdout);
}

void Output::json(const Json &value) const
{
    raw(dumpJson(value) + '\n');
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
    const QByteArray bytes = text.toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stderr);
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

QStringList tableLines(const QStringList &headings, const QList<QStringList> &rows)
{
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
