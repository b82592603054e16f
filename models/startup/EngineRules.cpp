// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/EngineRules.h"

#include "models/core/Json.h"
#include "models/startup/EngineRuleData.h"
#include "models/startup/EngineRuleParser.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

// At file scope, as Q_INIT_RESOURCE wants it: without this call a static library's resources stay out of the program.
static void initEngineResources()
{
    Q_INIT_RESOURCE(kirikae_engines);
}

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

void loadFolder(const QString &folder, EngineRuleSets *sets, QList<Error> *problems)
{
    const QStringList names = QDir(folder).entryList({u"*.json"_s}, QDir::Files, QDir::Name);
    for (const QString &name : names) {
        QFile file(folder + u'/' + name);
        if (!file.open(QIODevice::ReadOnly)) {
            if (problems)
                problems->append({Error::Code::Denied,
                                  QCoreApplication::translate("EngineRules", "The rule file %1 cannot be read: %2")
                                      .arg(file.fileName(), file.errorString()),
                                  {}});
            continue;
        }
        const auto rules = EngineRules::parse(file.fileName(), file.read(4 * 1024 * 1024));
        if (!rules) {
            if (problems)
                problems->append(rules.error());
            continue;
        }
        const auto same = std::find_if(sets->begin(), sets->end(),
                                       [&](const auto &set) { return set->engine() == (*rules)->engine(); });
        if (same == sets->end())
            sets->append(*rules);
        else
            *same = *rules;
    }
}

} // namespace

EngineRules::EngineRules(std::unique_ptr<const Data> data)
    : m_data(std::move(data))
{
}

EngineRules::~EngineRules() = default;

QString EngineRules::engine() const
{
    return m_data->engine;
}

Result<std::shared_ptr<const EngineRules>> EngineRules::parse(const QString &fileName, QByteArrayView json)
{
    const Result<Json> value = parseJson(json, 4 * 1024 * 1024);
    if (!value)
        return fail(Error::Code::BadInput,
                    QCoreApplication::translate("EngineRules", "%1: %2").arg(fileName, value.error().message),
                    value.error().detail);
    auto data = std::make_unique<Data>();
    EngineRuleParser parser(fileName);
    if (!parser.read(*value, data.get()))
        return fail(Error::Code::BadInput, parser.problem());
    return std::make_shared<const EngineRules>(std::move(data));
}

QString EngineRules::userFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + u"/kirikae/engines"_s;
}

QList<std::shared_ptr<const EngineRules>> EngineRules::load(const QString &userFolder, QList<Error> *problems)
{
    initEngineResources();
    EngineRuleSets sets;
    loadFolder(u":/kirikae/engines"_s, &sets, problems);
    if (!userFolder.isEmpty())
        loadFolder(userFolder, &sets, problems);
    return sets;
}

} // namespace kirikae
