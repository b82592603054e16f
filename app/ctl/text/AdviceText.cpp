// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/text/AdviceText.h"

#include <QCoreApplication>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("kirikae::AdviceText", text);
}

QString riskText(Advice::Risk risk)
{
    switch (risk) {
    case Advice::Risk::Safe: return tr("safe");
    case Advice::Risk::Checked: return tr("watch the next start");
    case Advice::Risk::TradeOff: break;
    }
    return tr("costs something");
}

QStringList linesOf(const Advice &advice)
{
    QString head = u"%1  %2  (%3)"_s.arg(advice.id, advice.title, riskText(advice.risk));
    if (advice.savedSeconds)
        head += u"  "_s + tr("about %1 less: %2").arg(durationText(*advice.savedSeconds), advice.basis);
    QStringList lines{head, u"    "_s + advice.why};
    if (!advice.sideEffect.isEmpty())
        lines.append(u"    "_s + advice.sideEffect);
    for (const QString &change : changeWords(advice))
        lines.append(u"      "_s + change);
    return lines;
}

} // namespace

QStringList adviceLines(const QList<Advice> &all, std::optional<double> usualSeconds)
{
    QStringList lines;
    if (usualSeconds)
        lines.append(tr("A switch to it usually takes %1.").arg(durationText(*usualSeconds)));
    else
        lines.append(tr("No switch to it, as it is now, has been measured yet: switch to it once, "
                        "then more can be said."));
    for (const Advice &advice : all)
        lines += linesOf(advice);
    if (all.isEmpty() && usualSeconds)
        lines.append(tr("Nothing is known that would make it faster."));
    return lines;
}

} // namespace kirikae
