// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/EngineRuleParser.h"

#include "models/core/Json.h"
#include "models/core/Pattern.h"

#include <QCoreApplication>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("EngineRules", text);
}

std::optional<FactUse::Take> takeFromName(const QString &name)
{
    static const QStringList names{u"first"_s, u"last"_s, u"sum"_s, u"min"_s, u"max"_s};
    const qsizetype index = names.indexOf(name);
    return index < 0 ? std::nullopt : std::optional(static_cast<FactUse::Take>(index));
}

std::optional<LogRecord::Head> headFromName(const QString &name)
{
    static const QStringList names{u"none"_s, u"vllm"_s, u"sglang"_s, u"tensorrt"_s, u"llama.cpp"_s};
    const qsizetype index = names.indexOf(name);
    return index < 1 ? std::nullopt : std::optional(static_cast<LogRecord::Head>(index));
}

} // namespace

const QStringList &factNames()
{
    static const QStringList names{u"engine_version"_s,        u"model"_s,
                                   u"weights_seconds"_s,       u"model_gib"_s,
                                   u"kv_cache_gib"_s,          u"kv_cache_tokens"_s,
                                   u"max_concurrency"_s,       u"graph_capture_seconds"_s,
                                   u"graph_capture_gib"_s,     u"engine_init_seconds"_s,
                                   u"torch_compile_seconds"_s, u"checkpoint_gib"_s,
                                   u"graphs_planned"_s,        u"free_at_start_gib"_s};
    return names;
}

EngineRuleParser::EngineRuleParser(QString fileName)
    : m_fileName(std::move(fileName))
{
}

bool EngineRuleParser::refuse(const QString &reason)
{
    if (m_problem.isEmpty()) {
        m_problem = m_ruleName.isEmpty() ? tr("%1: %2").arg(m_fileName, reason)
                                         : tr("%1, rule \"%2\": %3").arg(m_fileName, m_ruleName, reason);
    }
    return false;
}

bool EngineRuleParser::hasOnlyKeys(const Json &object, const QStringList &known)
{
    for (const auto &item : object.items()) {
        const QString key = QString::fromStdString(item.key());
        if (!known.contains(key))
            return refuse(tr("the key \"%1\" is not known here").arg(key));
    }
    return true;
}

bool EngineRuleParser::read(const Json &file, EngineRules::Data *data)
{
    if (!file.is_object())
        return refuse(tr("the file must hold a JSON object"));
    if (!hasOnlyKeys(file, {u"format"_s, u"engine"_s, u"title"_s, u"aliases"_s, u"heads"_s, u"rules"_s}))
        return false;
    if (integerAt(file, "format") != 1)
        return refuse(tr("\"format\" must be 1"));
    data->engine = stringAt(file, "engine").value_or(QString());
    if (data->engine.isEmpty())
        return refuse(tr("\"engine\" is missing"));
    data->title = stringAt(file, "title").value_or(data->engine);
    data->aliases = stringsAt(file, "aliases");
    const QStringList heads = stringsAt(file, "heads");
    for (const QString &name : heads) {
        const auto head = headFromName(name);
        if (!head)
            return refuse(tr("there is no line head \"%1\"").arg(name));
        data->heads.append(*head);
    }
    const auto rules = file.find("rules");
    if (rules == file.end() || !rules->is_array() || rules->empty())
        return refuse(tr("\"rules\" is missing or empty"));
    QStringList names;
    for (const Json &object : *rules) {
        EngineRule rule;
        m_ruleName = tr("number %1").arg(names.size() + 1);
        if (!readRule(object, &rule))
            return false;
        if (names.contains(rule.name))
            return refuse(tr("two rules have this name"));
        names.append(rule.name);
        rule.pattern = uncompiled(rule.pattern);
        data->rules.append(rule);
    }
    return true;
}

bool EngineRuleParser::readRule(const Json &object, EngineRule *rule)
{
    if (!object.is_object())
        return refuse(tr("a rule must be a JSON object"));
    rule->name = stringAt(object, "name").value_or(QString());
    if (rule->name.isEmpty())
        return refuse(tr("\"name\" is missing"));
    m_ruleName = rule->name;
    return hasOnlyKeys(object, {u"name"_s, u"has"_s, u"pattern"_s, u"in"_s, u"enter"_s, u"enter_not_in"_s, u"began"_s,
                                u"facts"_s, u"progress"_s, u"compile_cache"_s, u"late"_s, u"ready"_s, u"fatal"_s,
                                u"closing"_s, u"after_ready"_s, u"restart"_s, u"repeated"_s, u"shared"_s}) &&
           readTexts(object, rule) && readPhases(object, rule) && readFacts(object, rule) &&
           readProgress(object, rule) && readFlags(object, rule);
}

bool EngineRuleParser::readTexts(const Json &object, EngineRule *rule)
{
    QStringList has = stringsAt(object, "has");
    if (const auto single = stringAt(object, "has"))
        has = {*single};
    for (const QString &text : std::as_const(has)) {
        if (text.size() < 3)
            return refuse(tr("a text in \"has\" must have at least three characters"));
        rule->has.append(text.toUtf8());
    }
    if (rule->has.isEmpty())
        return refuse(tr("\"has\" is missing: a text that the line must hold"));
    const QString pattern = stringAt(object, "pattern").value_or(QString());
    if (pattern.size() > 4000)
        return refuse(tr("the pattern is too long"));
    rule->pattern = QRegularExpression(pattern, QRegularExpression::UseUnicodePropertiesOption);
    if (!rule->pattern.isValid())
        return refuse(tr("the pattern is not valid at character %1: %2")
                          .arg(rule->pattern.patternErrorOffset())
                          .arg(rule->pattern.errorString()));
    return true;
}

bool EngineRuleParser::isCapture(const EngineRule &rule, const QString &name)
{
    return rule.pattern.namedCaptureGroups().contains(name) ||
           refuse(tr("the pattern has no capture named \"%1\"").arg(name));
}

bool EngineRuleParser::readPhaseList(const QStringList &ids, QList<Phase> *phases)
{
    for (const QString &id : ids) {
        Phase phase = Phase::Other;
        if (!phaseFromId(id, &phase))
            return refuse(tr("there is no phase \"%1\"").arg(id));
        phases->append(phase);
    }
    return true;
}

bool EngineRuleParser::readPhases(const Json &object, EngineRule *rule)
{
    if (!readPhaseList(stringsAt(object, "in"), &rule->in) ||
        !readPhaseList(stringsAt(object, "enter_not_in"), &rule->enterNotIn))
        return false;
    if (const auto id = stringAt(object, "enter")) {
        Phase phase = Phase::Other;
        if (!phaseFromId(*id, &phase))
            return refuse(tr("there is no phase \"%1\"").arg(*id));
        rule->enter = phase;
    }
    if (!rule->enterNotIn.isEmpty() && !rule->enter)
        return refuse(tr("\"enter_not_in\" needs \"enter\""));
    rule->began = stringAt(object, "began").value_or(QString());
    if (rule->began.isEmpty())
        return true;
    if (!rule->enter)
        return refuse(tr("\"began\" needs \"enter\""));
    return isCapture(*rule, rule->began);
}

bool EngineRuleParser::readFacts(const Json &object, EngineRule *rule)
{
    const auto facts = object.find("facts");
    if (facts == object.end())
        return true;
    if (!facts->is_object())
        return refuse(tr("\"facts\" must be an object"));
    for (const auto &item : facts->items()) {
        FactUse use;
        use.fact = QString::fromStdString(item.key());
        if (!factNames().contains(use.fact))
            return refuse(tr("there is no fact \"%1\"").arg(use.fact));
        const Json &value = item.value();
        if (value.is_string()) {
            use.captures = {fromJson(value)};
        } else {
            if (!value.is_object() || !hasOnlyKeys(value, {u"from"_s, u"take"_s, u"factor"_s}))
                return refuse(tr("a fact is a capture's name or an object with \"from\""));
            use.captures = stringsAt(value, "from");
            if (const auto single = stringAt(value, "from"))
                use.captures = {*single};
            const auto take = takeFromName(stringAt(value, "take").value_or(u"first"_s));
            if (!take)
                return refuse(tr("\"take\" must be first, last, sum, min or max"));
            use.take = *take;
            use.factor = numberAt(value, "factor").value_or(1);
        }
        if (use.captures.isEmpty())
            return refuse(tr("the fact \"%1\" has no capture").arg(use.fact));
        for (const QString &capture : std::as_const(use.captures)) {
            if (!isCapture(*rule, capture))
                return false;
        }
        rule->facts.append(use);
    }
    return true;
}

bool EngineRuleParser::readProgress(const Json &object, EngineRule *rule)
{
    const auto found = object.find("progress");
    if (found == object.end())
        return true;
    if (!found->is_object() ||
        !hasOnlyKeys(*found, {u"text"_s, u"done"_s, u"total"_s, u"group"_s, u"elapsed"_s, u"from"_s, u"to"_s}))
        return refuse(tr("\"progress\" must be an object"));
    ProgressUse use;
    use.text = stringAt(*found, "text").value_or(QString());
    use.done = stringAt(*found, "done").value_or(QString());
    use.total = stringAt(*found, "total").value_or(QString());
    use.group = stringAt(*found, "group").value_or(QString());
    use.elapsed = stringAt(*found, "elapsed").value_or(QString());
    use.from = numberAt(*found, "from").value_or(0);
    use.to = numberAt(*found, "to").value_or(1);
    if (use.from < 0 || use.to > 1 || use.from > use.to)
        return refuse(tr("\"from\" and \"to\" must lie between 0 and 1"));
    QStringList captures{use.group, use.elapsed};
    if (use.done != u"+1"_s)
        captures.append(use.done.startsWith(u'#') ? use.done.mid(1) : use.done);
    bool isNumber = false;
    use.total.toInt(&isNumber);
    if (!isNumber)
        captures.append(use.total);
    for (const QString &capture : std::as_const(captures)) {
        if (!capture.isEmpty() && !isCapture(*rule, capture))
            return false;
    }
    rule->progress = use;
    return true;
}

bool EngineRuleParser::readFlags(const Json &object, EngineRule *rule)
{
    if (const auto cache = stringAt(object, "compile_cache")) {
        if (*cache != u"warm"_s && *cache != u"cold"_s)
            return refuse(tr("\"compile_cache\" must be warm or cold"));
        rule->isCompileCacheHit = *cache == u"warm"_s;
    }
    rule->isLate = boolAt(object, "late").value_or(false);
    rule->isReady = boolAt(object, "ready").value_or(false);
    rule->isFatal = boolAt(object, "fatal").value_or(false);
    rule->isClosing = boolAt(object, "closing").value_or(false);
    rule->isAfterReady = boolAt(object, "after_ready").value_or(false);
    rule->isRestart = boolAt(object, "restart").value_or(false);
    rule->isRepeated = boolAt(object, "repeated").value_or(false);
    rule->isShared = boolAt(object, "shared").value_or(false);
    return true;
}

} // namespace kirikae
