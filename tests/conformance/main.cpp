// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Json.h"
#include "models/startup/LogAnalysis.h"
#include "tests/conformance/Expectation.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QTextStream>

#include <cmath>

// kirikae_conformance DIR: reads every log below DIR and compares with the answers beside it. Exit status 1 when one is
// wrong.
namespace {

using namespace kirikae;
using namespace Qt::StringLiterals;

class Comparison {
public:
    void number(const QString &name, double expected, const std::optional<double> &got)
    {
        const bool isPhase = name == u"total_seconds" || name.startsWith(u"phase:");
        const double slack = isPhase ? std::max(0.5, expected * 0.02) : std::max(1e-6, std::abs(expected) * 1e-9);
        check(name, QString::number(expected, 'g', 12), got ? QString::number(*got, 'g', 12) : u"null"_s,
              got && std::abs(*got - expected) <= slack);
    }
    void check(const QString &name, const QString &expected, const QString &got, bool isRight)
    {
        ++checks;
        if (!isRight)
            wrong.append(u"%1: expected %2, got %3"_s.arg(name, expected, got));
    }
    int checks = 0;
    QStringList wrong;
};

QString failureText(const LogAnalysis &analysis)
{
    if (!analysis.failure)
        return u"no failure"_s;
    return u"%1 (%2): %3"_s.arg(analysis.failure->kind, confidenceName(analysis.failure->confidence),
                                analysis.failure->evidence ? analysis.failure->evidence->text.left(120) : QString());
}

void compareFailure(const Expectation &expected, const LogAnalysis &analysis, Comparison *comparison)
{
    const bool isUndecided = !analysis.failure || analysis.failure->confidence == Failure::Confidence::Unknown;
    const bool isKind = analysis.failure && analysis.failure->kind == expected.kind;
    if (expected.isOpen) {
        comparison->check(u"cause"_s, u"open (%1)"_s.arg(expected.kind), failureText(analysis), isUndecided || isKind);
        return;
    }
    comparison->check(u"failed"_s, *expected.hasFailed ? u"yes"_s : u"no"_s, failureText(analysis),
                      *expected.hasFailed == analysis.failure.has_value());
    if (*expected.hasFailed && !expected.kind.isEmpty())
        comparison->check(u"cause"_s, expected.kind, failureText(analysis), isKind);
    else if (*expected.hasFailed && analysis.failure) {
        const QString line = analysis.failure->evidence ? analysis.failure->evidence->text : QString();
        comparison->check(u"evidence"_s, expected.evidence, line.left(200), line.contains(expected.evidence));
    }
}

Comparison compare(const Expectation &expected, const LogAnalysis &analysis)
{
    Comparison comparison;
    const Json json = logAnalysisJson(analysis);
    if (!expected.engine.isEmpty())
        comparison.check(u"engine"_s, expected.engine, analysis.facts.engine, expected.engine == analysis.facts.engine);
    // Answers carry remarks behind the version, and excerpts guess it from line numbers.
    if (!expected.version.isEmpty() && !analysis.facts.engineVersion.isEmpty())
        comparison.check(u"version"_s, expected.version, analysis.facts.engineVersion,
                         expected.version.contains(analysis.facts.engineVersion) ||
                             analysis.facts.engineVersion.startsWith(expected.version.section(u' ', 0, 0)));
    for (auto it = expected.numbers.cbegin(); it != expected.numbers.cend(); ++it) {
        std::optional<double> got = numberAt(json["facts"], it.key().toUtf8().constData());
        if (it.key() == u"total_seconds")
            got = analysis.totalSeconds;
        for (const PhaseTime &time : analysis.phases) {
            if (it.key() == u"phase:"_s + phaseId(time.phase))
                got = time.seconds;
        }
        comparison.number(it.key(), it.value(), got);
    }
    if (expected.isReady)
        comparison.check(u"ready"_s, *expected.isReady ? u"yes"_s : u"no"_s, analysis.isReady ? u"yes"_s : u"no"_s,
                         *expected.isReady == analysis.isReady);
    if (expected.hasFailed)
        compareFailure(expected, analysis, &comparison);
    double sum = 0;
    for (const PhaseTime &time : analysis.phases)
        sum += time.seconds;
    comparison.check(u"phases add up"_s, QString::number(analysis.totalSeconds.value_or(0)), QString::number(sum),
                     std::abs(sum - analysis.totalSeconds.value_or(0)) < 0.001);
    return comparison;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QTextStream out(stdout);
    if (app.arguments().size() != 2) {
        QTextStream(stderr) << "usage: kirikae_conformance DIR\n";
        return 2;
    }
    const EngineRuleSets rules = EngineRules::load({}, nullptr);
    QStringList files;
    for (QDirIterator it(app.arguments().at(1), {u"*.log"_s}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
        files.append(it.next());
    files.sort();
    int checks = 0;
    int wrong = 0;
    int wrongFiles = 0;
    int unanswered = 0;
    for (const QString &path : std::as_const(files)) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const LogAnalysis analysis = analyzeLog(file, rules);
        const Expectation expected = expectationFor(path);
        const Comparison comparison = compare(expected, analysis);
        unanswered += expected.isEmpty ? 1 : 0;
        checks += comparison.checks;
        wrong += static_cast<int>(comparison.wrong.size());
        wrongFiles += comparison.wrong.isEmpty() ? 0 : 1;
        out << (comparison.wrong.isEmpty() ? (expected.isEmpty ? "--    " : "ok    ") : "WRONG ")
            << QFileInfo(path).fileName() << ": " << analysis.facts.engine << ' ' << analysis.facts.engineVersion
            << (analysis.isReady ? ", ready, " : ", not ready, ") << failureText(analysis) << '\n';
        for (const QString &line : comparison.wrong)
            out << "        " << line << '\n';
    }
    out << files.size() << " logs, " << unanswered << " of them without answers; " << checks << " checks, " << wrong
        << " wrong in " << wrongFiles << " logs\n";
    return wrong == 0 && !files.isEmpty() ? 0 : 1;
}
