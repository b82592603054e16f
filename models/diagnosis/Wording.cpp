// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagnosis/Wording.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <vector>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

/// How many letters must be put in, left out or changed to make one of the other.
int distance(QStringView a, QStringView b)
{
    std::vector<int> row(static_cast<size_t>(b.size()) + 1);
    for (size_t j = 0; j < row.size(); ++j)
        row[j] = static_cast<int>(j);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        int diagonal = row[0]++;
        for (qsizetype j = 1; j <= b.size(); ++j) {
            int &cell = row[static_cast<size_t>(j)];
            const int change = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = cell;
            cell = std::min({cell + 1, row[static_cast<size_t>(j) - 1] + 1, change});
        }
    }
    return row.back();
}

/// Of the known options the one that `option` was probably meant to be; empty = none is near.
QString nearestOption(const QStringList &options, const QString &option)
{
    const QString wanted = option.section(u'=', 0, 0).replace(u'_', u'-').left(80);
    QString best;
    int bestDistance = std::max(3, static_cast<int>(wanted.size()) / 6) + 1;
    for (const QString &candidate : options) {
        const int far = distance(wanted, candidate);
        if (far < bestDistance && candidate != option) {
            best = candidate;
            bestDistance = far;
        }
    }
    return best;
}

} // namespace

Wording::Wording(const DiagnosisData &data, const DiagnosisKind &kind, const QMap<QString, QString> &captures)
    : m_kind(kind)
    , m_values(captures)
{
    for (const Derivation &derivation : kind.derivations)
        derive(data, derivation);
}

void Wording::derive(const DiagnosisData &data, const Derivation &derivation)
{
    QList<double> numbers;
    for (const QString &name : derivation.of) {
        if (!m_values.contains(name))
            return;
        numbers.append(m_values.value(name).toDouble());
    }
    const double step = std::max(1, derivation.step);
    if (derivation.op == u"floor" && numbers[0] >= step)
        m_values.insert(derivation.name, QString::number(std::floor(numbers[0] / step) * step, 'f', 0));
    else if (derivation.op == u"ceil" && numbers[0] > 0)
        m_values.insert(derivation.name, QString::number(std::ceil(numbers[0] / step) * step, 'f', 0));
    else if (derivation.op == u"ratio" && numbers.size() == 2 && numbers[1] > 0) {
        const double ratio = std::floor((numbers[0] / numbers[1] - derivation.minus) * 100) / 100;
        if (ratio >= 0.05)
            m_values.insert(derivation.name, QString::number(ratio, 'f', 2));
    } else if (derivation.op == u"nearest_option") {
        const QString near = nearestOption(data.options, m_values.value(derivation.of.value(0)));
        if (!near.isEmpty())
            m_values.insert(derivation.name, near);
    }
}

std::optional<QString> Wording::filled(const QString &text) const
{
    static const QRegularExpression placeholder(u"\\{(\\w+)(?:\\|(\\w+))?\\}"_s);
    QString out;
    qsizetype from = 0;
    auto it = placeholder.globalMatch(text);
    while (it.hasNext()) {
        const QRegularExpressionMatch match = it.next();
        if (!m_values.contains(match.captured(1)))
            return std::nullopt;
        QString value = m_values.value(match.captured(1));
        if (match.captured(2) == u"grouped")
            value = QLocale(QLocale::English).toString(value.toLongLong());
        out += text.mid(from, match.capturedStart() - from) + value;
        from = match.capturedEnd();
    }
    return out + text.mid(from);
}

QString Wording::firstFilled(const QStringList &texts) const
{
    for (const QString &text : texts) {
        if (const auto sentence = filled(QCoreApplication::translate("diagnosis", text.toUtf8().constData())))
            return *sentence;
    }
    return {};
}

QString Wording::cause() const
{
    return firstFilled(m_kind.cause);
}

QString Wording::fix(bool isUnifiedMemory) const
{
    return firstFilled(isUnifiedMemory && !m_kind.unifiedFix.isEmpty() ? m_kind.unifiedFix : m_kind.fix);
}

QList<ProfileFix> Wording::buttons(const QString &engine) const
{
    QList<ProfileFix> fixes;
    for (const DiagnosisButton &button : m_kind.buttons) {
        if (!engine.isEmpty() && !button.engines.isEmpty() && !button.engines.contains(engine))
            continue;
        const auto label = filled(QCoreApplication::translate("diagnosis", button.label.toUtf8().constData()));
        const auto argument = filled(button.argument);
        const auto value = filled(button.value);
        if (label && argument && value)
            fixes.append({*label, *argument, *value, button.remove});
    }
    return fixes;
}

} // namespace kirikae
