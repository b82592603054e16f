// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagnosis/DiagnosisData.h"

#include "models/core/Json.h"
#include "models/core/Log.h"
#include "models/core/Pattern.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>

// At file scope, as Q_INIT_RESOURCE wants it: without this call a static library's resources stay out of the program.
static void initDiagnosisResources()
{
    Q_INIT_RESOURCE(kirikae_diagnosis);
}

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

QList<QByteArray> bytesAt(const Json &object, const char *key)
{
    QList<QByteArray> list;
    QStringList texts = stringsAt(object, key);
    if (const auto single = stringAt(object, key))
        texts = {*single};
    for (const QString &text : std::as_const(texts))
        list.append(text.toUtf8());
    return list;
}

const Json &arrayAt(const Json &object, const char *key)
{
    static const Json empty = Json::array();
    const auto found = object.find(key);
    return found != object.end() && found->is_array() ? *found : empty;
}

bool readPattern(const Json &object, QRegularExpression *pattern)
{
    const QRegularExpression read(stringAt(object, "pattern").value_or(u"("_s), QRegularExpression::MultilineOption);
    *pattern = uncompiled(read);
    return read.isValid();
}

bool readRule(const Json &object, DiagnosisRule *rule)
{
    rule->rank = static_cast<DiagnosisRule::Rank>(integerAt(object, "rank").value_or(1));
    rule->has = bytesAt(object, "has");
    rule->channel = stringAt(object, "channel").value_or(u"log"_s);
    return readPattern(object, &rule->pattern) && !rule->has.isEmpty();
}

void readWords(const Json &object, DiagnosisKind *kind)
{
    kind->kind = stringAt(object, "kind").value_or(QString());
    kind->cause = stringsAt(object, "cause");
    kind->fix = stringsAt(object, "fix");
    kind->unifiedFix = stringsAt(object, "unified_fix");
    kind->explains = stringsAt(object, "explains");
    kind->isTransient = boolAt(object, "transient").value_or(false);
    kind->isTransientWhenCold = boolAt(object, "transient_when_cold").value_or(false);
    for (const Json &item : arrayAt(object, "derive")) {
        kind->derivations.append({stringAt(item, "name").value_or(QString()), stringAt(item, "op").value_or(QString()),
                                  stringsAt(item, "of"), numberAt(item, "minus").value_or(0),
                                  static_cast<int>(integerAt(item, "step").value_or(1))});
    }
    for (const Json &item : arrayAt(object, "buttons")) {
        kind->buttons.append({stringAt(item, "label").value_or(QString()),
                              stringAt(item, "argument").value_or(QString()),
                              stringAt(item, "value").value_or(QString()), stringsAt(item, "engines"),
                              boolAt(item, "remove").value_or(false)});
    }
}

bool readKind(const Json &object, DiagnosisKind *kind)
{
    readWords(object, kind);
    for (const Json &item : arrayAt(object, "rules")) {
        DiagnosisRule rule;
        if (!readRule(item, &rule))
            return false;
        kind->rules.append(rule);
    }
    for (const Json &item : arrayAt(object, "details")) {
        QRegularExpression pattern;
        if (!readPattern(item, &pattern))
            return false;
        kind->details.append(pattern);
    }
    return !kind->kind.isEmpty() && !kind->cause.isEmpty() && !kind->fix.isEmpty();
}

std::shared_ptr<const DiagnosisData> readBuiltIn()
{
    initDiagnosisResources();
    auto data = std::make_shared<DiagnosisData>();
    const QDir folder(u":/kirikae/diagnosis"_s);
    const QStringList names = folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name);
    for (const QString &name : names) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const Result<void> result = DiagnosisData::read(name, file.readAll(), data.get());
        if (!result)
            qCCritical(logEngine).noquote() << result.error().message;
    }
    data->index();
    return data;
}

} // namespace

void DiagnosisData::index()
{
    for (const DiagnosisKind &kind : std::as_const(kinds)) {
        for (const DiagnosisRule &rule : kind.rules) {
            if (rule.channel == u"gpu")
                continue; // what nvidia-smi says on the node; in a log it says something about the image
            for (const QByteArray &literal : rule.has)
                literals.add(literal, static_cast<int>(rules.size()));
            rules.push_back({&kind, &rule});
        }
    }
    for (const QByteArray &literal : std::as_const(harmless))
        literals.add(literal, harmlessId);
    for (const char *hint : {"rror", "xception", "fatal", "panic", "terminate called", "docker: "})
        literals.add(hint, hintId);
    literals.build();
}

std::shared_ptr<const DiagnosisData> DiagnosisData::builtIn()
{
    static const std::shared_ptr<const DiagnosisData> data = readBuiltIn();
    return data;
}

Result<void> DiagnosisData::read(const QString &fileName, QByteArrayView json, DiagnosisData *data)
{
    const Result<Json> value = parseJson(json);
    if (!value)
        return fail(value.error());
    if (!value->is_object() || integerAt(*value, "format") != 1)
        return fail(Error::Code::BadInput,
                    QCoreApplication::translate("Diagnosis", "%1: \"format\" must be 1").arg(fileName));
    data->harmless.append(bytesAt(*value, "harmless"));
    data->wrappers.append(bytesAt(*value, "wrappers"));
    data->options.append(stringsAt(*value, "options"));
    for (const Json &object : arrayAt(*value, "kinds")) {
        DiagnosisKind kind;
        if (!readKind(object, &kind))
            return fail(
                Error::Code::BadInput,
                QCoreApplication::translate("Diagnosis", "%1: the kind \"%2\" is not valid").arg(fileName, kind.kind));
        data->kinds.append(kind);
    }
    return {};
}

const DiagnosisKind *DiagnosisData::kindNamed(const QString &kind) const
{
    const auto found =
        std::find_if(kinds.cbegin(), kinds.cend(), [&](const DiagnosisKind &entry) { return entry.kind == kind; });
    return found == kinds.cend() ? nullptr : &*found;
}

} // namespace kirikae
