// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ops/FactsReader.h"

#include "models/core/Text.h"

#include <QHash>

namespace kirikae {

namespace {

using namespace Qt::StringLiterals;

/// DMI names of boards that nobody filled in.
bool saysNothing(const QString &name)
{
    static const QStringList fillers{u"System Product Name"_s, u"To Be Filled By O.E.M."_s, u"Default string"_s,
                                     u"Not Specified"_s, u"None"_s};
    return name.isEmpty() || fillers.contains(name, Qt::CaseInsensitive);
}

QString machineName(const QHash<QByteArray, QString> &values)
{
    QString product = values.value("product");
    const QString vendor = values.value("vendor");
    if (saysNothing(product))
        product = values.value("model");
    if (saysNothing(product))
        return {};
    product.replace(u'_', u' ');
    const bool isNamed = saysNothing(vendor) || product.startsWith(vendor.section(u' ', 0, 0), Qt::CaseInsensitive);
    return isNamed ? product : vendor + u' ' + product;
}

} // namespace

NodeFacts parseNodeFacts(QByteArrayView text)
{
    QHash<QByteArray, QString> values;
    for (const QByteArray &line : text.toByteArray().split('\n')) {
        const qsizetype equals = line.indexOf('=');
        if (equals > 0)
            values.insert(line.first(equals), cleanText(line.sliced(equals + 1), 300).trimmed());
    }
    NodeFacts facts;
    facts.hostName = values.value("host");
    facts.kernel = values.value("kernel");
    facts.architecture = values.value("architecture");
    facts.user = values.value("user");
    facts.processors = values.value("processors").toInt();
    facts.bootId = values.value("boot");
    facts.configFolder = values.value("config");
    facts.osName = values.value("os");
    if (const QString dgx = values.value("dgx"); !dgx.isEmpty())
        facts.osName = u"DGX OS "_s + dgx;
    facts.machine = machineName(values);
    return facts;
}

} // namespace kirikae
