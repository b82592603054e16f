// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/text/Colour.h"

namespace kirikae {

using namespace Qt::StringLiterals;

QString Colour::paint(Kind kind, const QString &text) const
{
    if (!m_enabled || text.isEmpty())
        return text;
    QString code;
    switch (kind) {
    case Kind::Good: code = u"32"_s; break;
    case Kind::Warning: code = u"33"_s; break;
    case Kind::Bad: code = u"31"_s; break;
    case Kind::Faint: code = u"2"_s; break;
    case Kind::Strong: code = u"1"_s; break;
    }
    return u"\x1b["_s + code + u'm' + text + u"\x1b[0m"_s;
}

} // namespace kirikae
