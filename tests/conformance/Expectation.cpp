// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/conformance/Expectation.h"

#include "models/core/Json.h"
#include "models/startup/LogStampText.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <cmath>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// "570.62, 11.07" -> the numbers in it; thousands separators are told by their three digits without a blank.
QList<double> numbersIn(const QString &text)
{
    static const QRegularExpression number(u"-?\\d+(?:\\.\\d+)?"_s);
    QList<double> numbers;
    auto it = number.globalMatch(QString(text).replace(QRegularExpression(u"(\\d),(\\d{3})"_s), u"\\1\\2"_s));
    while (it.hasNext())
        numbers.append(it.next().captured().toDouble());
    return numbers;
}

double sumOf(const QString &text)
{
    double sum = 0;
    const QList<double> numbers = numbersIn(text);
    for (const double number : numbers)
        sum += number;
    return sum;
}

std::optional<qint64> instant(const QString &text)
{
    LogStamp stamp;
    return readLogStamp(text.toUtf8(), &stamp) ? std::optional(stamp.ms) : std::nullopt;
}

void readFailure(const Json &entry, Expectation *expected)
{
    const QString ready = stringAt(entry, "ready").value_or(QString());
    if (ready.startsWith(u"yes"))
        expected->isReady = true;
    else if (ready == u"no")
        expected->isReady = false;
    if (expected->isReady)
        expected->hasFailed = !*expected->isReady && entry.contains("failure") && !entry["failure"].is_null();
    const QString failure = stringAt(entry, "failure").value_or(QString());
    if (expected->hasFailed == true)
        expected->evidence = failure.section(u':', 0, 0).section(u'.', -1).trimmed();
}

/// The form of data/startup-logs: texts as they stand in the log.
Expectation fromTexts(const Json &entry)
{
    Expectation expected;
    expected.isEmpty = false;
    expected.engine = stringAt(entry, "engine").value_or(QString());
    expected.version = stringAt(entry, "version").value_or(QString());
    const bool isSglang = expected.engine == u"sglang";
    const auto text = [&](const char *key) { return stringAt(entry, key); };
    const auto put = [&](const char *fact, const std::optional<QString> &value, bool isSum) {
        if (value && !numbersIn(*value).isEmpty())
            expected.numbers.insert(QString::fromLatin1(fact), isSum ? sumOf(*value) : numbersIn(*value).first());
    };
    put("weights_seconds", text("weights_s"), true);
    put("torch_compile_seconds", text("compile_s"), true);
    put("model_gib", text("model_gib"), false);
    put("model_gib", text("model_mem_gb"), false);
    put("model_gib", text("file_size_gib"), false);
    put("model_gib", text("weights_gb"), false);
    put("kv_cache_gib", text("kv_gib"), false);
    put("kv_cache_gib", text("v0_kv_reserved_gib"), false);
    put("kv_cache_tokens", text("kv_tokens"), false);
    put("max_concurrency", text("max_concurrency"), false);
    put("graph_capture_gib", isSglang ? std::nullopt : text("graph_gib"), false);
    put("graph_capture_seconds", isSglang ? std::nullopt : text("graph_s"), false);
    put("engine_init_seconds", text("init_engine_s"), false);
    put("phase:mamba_warmup", text("mamba_warmup_s"), false);
    const auto from = text("first_ts") ? instant(*text("first_ts")) : std::nullopt;
    const auto to = text("last_startup_ts") ? instant(*text("last_startup_ts")) : std::nullopt;
    if (from && to && *to >= *from)
        expected.numbers.insert(u"total_seconds"_s, static_cast<double>(*to - *from) / 1000.0);
    readFailure(entry, &expected);
    return expected;
}

/// The form of data/real-engines: the names that analyze-log prints.
Expectation fromFacts(const Json &entry)
{
    Expectation expected;
    expected.isEmpty = false;
    expected.engine = stringAt(entry, "engine").value_or(QString());
    expected.version = stringAt(entry, "engine_version").value_or(QString());
    for (const auto &item : entry.items()) {
        if (item.value().is_number())
            expected.numbers.insert(QString::fromStdString(item.key()), item.value().get<double>());
    }
    expected.isReady = boolAt(entry, "ready");
    expected.kind = stringAt(entry, "failure").value_or(QString());
    expected.hasFailed = !expected.kind.isEmpty();
    return expected;
}

/// The .meta files of data/failures.
Expectation fromMeta(const QByteArray &text)
{
    static const QStringList outside{
        u"hf_download_stall"_s, u"hang_during_load"_s,    u"memory_not_released_yet"_s, u"watcher_timeout_too_short"_s,
        u"false_success"_s,     u"watcher_misses_exit"_s, u"signal_reliability"_s};
    static const QRegularExpression field(u"^(kind|text): (.*)$"_s, QRegularExpression::MultilineOption);
    QMap<QString, QString> fields;
    auto it = field.globalMatch(QString::fromUtf8(text));
    while (it.hasNext()) {
        const QRegularExpressionMatch match = it.next();
        fields.insert(match.captured(1), match.captured(2));
    }
    Expectation expected;
    expected.isEmpty = fields.isEmpty();
    expected.kind = fields.value(u"kind"_s).trimmed();
    expected.hasFailed = expected.kind != u"harmless_warning";
    expected.isOpen = outside.contains(expected.kind) || expected.kind == u"secondary_error" ||
                      expected.kind == u"node_freeze_unified_memory" ||
                      fields.value(u"text"_s).startsWith(u"RECONSTRUCTED");
    if (!*expected.hasFailed)
        expected.kind.clear();
    return expected;
}

} // namespace

Expectation expectationFor(const QString &logFile)
{
    const QFileInfo info(logFile);
    const QString stem = info.completeBaseName();
    if (const QByteArray meta = contents(info.path() + u'/' + stem + u".meta"_s); !meta.isEmpty())
        return fromMeta(meta);
    const auto all = parseJson(contents(info.path() + u"/expected.json"_s));
    if (!all || !all->is_object() || !all->contains(stem.toStdString()))
        return {};
    const Json &entry = (*all)[stem.toStdString()];
    return boolAt(entry, "ready") ? fromFacts(entry) : fromTexts(entry);
}

} // namespace kirikae
