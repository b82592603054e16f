// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/text/Colour.h"

#include "models/core/Text.h"

#include <QRandomGenerator>
#include <QStringList>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

/// What stands before the code of a colour and its 'm'. Of control characters, so that it takes no cells.
const QString &seal()
{
    static const QString made = [] {
        QString text = u"\x1b"_s;
        for (int i = 0; i < 16; ++i)
            text += QChar(0x80 + QRandomGenerator::system()->bounded(0x20));
        return text;
    }();
    return made;
}

QString codeOf(Colour::Kind kind)
{
    switch (kind) {
    case Colour::Kind::Good: return u"32"_s;
    case Colour::Kind::Warning: return u"33"_s;
    case Colour::Kind::Bad: return u"31"_s;
    case Colour::Kind::Faint: return u"2"_s;
    case Colour::Kind::Strong: return u"1"_s;
    }
    return u"0"_s;
}

} // namespace

QString Colour::paint(Kind kind, const QString &text) const
{
    if (!m_enabled || text.isEmpty())
        return text;
    return seal() + codeOf(kind) + u'm' + text + seal() + u"0m"_s;
}

QString Colour::shown(const QString &text)
{
    const QStringList parts = text.split(seal());
    QString all = markedControls(parts.first());
    for (qsizetype i = 1; i < parts.size(); ++i) {
        const QString &part = parts.at(i);
        const qsizetype end = part.indexOf(u'm') + 1;
        all += u"\x1b["_s + part.first(end) + markedControls(part.sliced(end));
    }
    return all;
}

} // namespace kirikae
