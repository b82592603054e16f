// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagnosis/Diagnosis.h"

#include "models/core/Text.h"
#include "models/diagnosis/EvidenceCollector.h"
#include "models/diagnosis/Wording.h"

#include <QCoreApplication>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

using Rank = DiagnosisRule::Rank;
using Confidence = Failure::Confidence;

QString tr(const char *text)
{
    return QCoreApplication::translate("Diagnosis", text);
}

Failure unknown(const QString &cause, const QString &fix)
{
    Failure failure;
    failure.kind = u"unknown"_s;
    failure.cause = cause;
    failure.fix = fix;
    return failure;
}

} // namespace

class Diagnostician::Private {
public:
    [[nodiscard]] Failure fromMatch(const EvidenceCollector::Match &match, const OutsideSignals &outside) const;
    [[nodiscard]] Failure fromKind(const QString &kind, Confidence confidence, const OutsideSignals &outside,
                                   const QString &evidence = {}) const;
    [[nodiscard]] std::optional<Failure> fromText(const QString &text, const OutsideSignals &outside) const;
    [[nodiscard]] std::optional<Failure> fromOutside(const OutsideSignals &outside) const;
    [[nodiscard]] std::optional<Failure> fromLog(const OutsideSignals &outside) const;
    [[nodiscard]] std::optional<Failure> fromExit(const OutsideSignals &outside) const;
    [[nodiscard]] Failure withoutReason(const OutsideSignals &outside) const;

    std::shared_ptr<const DiagnosisData> data = DiagnosisData::builtIn();
    EvidenceCollector log{data};
    qint64 lines = 0;
};

Failure Diagnostician::Private::fromMatch(const EvidenceCollector::Match &match, const OutsideSignals &outside) const
{
    const Wording wording(*data, *match.kind, match.captures);
    Failure failure;
    failure.kind = match.kind->kind;
    failure.confidence = match.rule->rank == Rank::Specific ? Confidence::Certain : Confidence::Likely;
    failure.evidence = match.evidence;
    failure.cause = wording.cause();
    failure.fix = wording.fix(outside.unifiedMemory);
    failure.fixes = wording.buttons(outside.engine);
    failure.transient = match.kind->isTransient;
    return failure;
}

Failure Diagnostician::Private::fromKind(const QString &kind, Confidence confidence, const OutsideSignals &outside,
                                         const QString &evidence) const
{
    const DiagnosisKind *found = data->kindNamed(kind);
    Failure failure = unknown({}, {});
    if (found) {
        const Wording wording(*data, *found, {});
        failure.cause = wording.cause();
        failure.fix = wording.fix(outside.unifiedMemory);
        failure.transient = found->isTransient;
    }
    failure.kind = kind;
    failure.confidence = confidence;
    if (!evidence.isEmpty())
        failure.evidence = LogEvidence{0, cleanText(evidence, 2000)};
    return failure;
}

std::optional<Failure> Diagnostician::Private::fromText(const QString &text, const OutsideSignals &outside) const
{
    EvidenceCollector collector(data);
    const QStringList textLines = text.split(u'\n');
    for (const QString &line : textLines)
        collector.read(line.toUtf8(), 0);
    for (const Rank rank : {Rank::Specific, Rank::Generic}) {
        if (const auto match = collector.earliest(rank))
            return fromMatch(*match, outside);
    }
    return std::nullopt;
}

/// What is known without the log: it counts before anything that the log says.
std::optional<Failure> Diagnostician::Private::fromOutside(const OutsideSignals &outside) const
{
    if (outside.nodeRestarted)
        return fromKind(u"node_freeze_unified_memory"_s, Confidence::Likely, outside);
    if (!outside.createError.isEmpty()) {
        if (const auto failure = fromText(outside.createError, outside))
            return failure;
        Failure failure = unknown(tr("The service could not be started: %1").arg(cleanText(outside.createError, 600)),
                                  tr("Read the message; it comes from what was asked to start the service."));
        failure.evidence = LogEvidence{0, cleanText(outside.createError, 2000)};
        return failure;
    }
    if (outside.exitCode == 137 && !outside.killedByUs && !outside.kernelLog.isEmpty()) {
        const auto failure = fromText(outside.kernelLog, outside);
        if (failure && failure->kind == u"host_oom_killer")
            return failure;
    }
    return std::nullopt;
}

std::optional<Failure> Diagnostician::Private::fromLog(const OutsideSignals &outside) const
{
    if (const auto match = log.earliest(Rank::Specific))
        return fromMatch(*match, outside);
    if (const auto match = log.earliest(Rank::Generic); match && !match->isSurvived)
        return fromMatch(*match, outside);
    if (outside.aliveAndSilent) {
        if (const auto match = log.hangAtEnd())
            return fromMatch(*match, outside);
    }
    return std::nullopt;
}

std::optional<Failure> Diagnostician::Private::fromExit(const OutsideSignals &outside) const
{
    if (!outside.exitCode || outside.killedByUs)
        return std::nullopt;
    switch (*outside.exitCode) {
    case 134:
    case 139: return fromKind(u"engine_core_died_silently"_s, Confidence::Likely, outside);
    case 137: {
        constexpr qint64 nothingLeft = 2LL * 1024 * 1024 * 1024;
        const bool wasTight = outside.memoryLowBytes && *outside.memoryLowBytes < nothingLeft;
        if (outside.oomKilled || wasTight)
            return fromKind(u"host_oom_killer"_s, Confidence::Likely, outside);
        return std::nullopt;
    }
    case 126:
    case 127: return fromKind(u"container_command_not_found"_s, Confidence::Likely, outside);
    default: return std::nullopt;
    }
}

Failure Diagnostician::Private::withoutReason(const OutsideSignals &outside) const
{
    if (outside.killedByUs)
        return unknown(tr("It was stopped from here."), tr("Start it again when you want it."));
    if (outside.exitCode == 137)
        return unknown(
            tr("Something killed the server from outside; the log does not say why."),
            tr("Look at the kernel log of the node (dmesg) for “oom-kill”, and at who stopped the container."));
    return unknown(tr("The log does not hold the reason."),
                   tr("Look outside: the exit code and state of the container, the kernel log of the node (dmesg), the "
                      "free memory and the disk."));
}

Diagnostician::Diagnostician()
    : d(std::make_unique<Private>())
{
}

Diagnostician::~Diagnostician() = default;

void Diagnostician::read(const LogLine &line, qint64 number)
{
    ++d->lines;
    d->log.read(line.text, number > 0 ? number : d->lines);
}

void Diagnostician::progressed()
{
    d->log.progressed();
}

void Diagnostician::restart()
{
    d->log.clear();
}

Failure Diagnostician::judge(const OutsideSignals &outside) const
{
    if (const auto failure = d->fromOutside(outside))
        return *failure;
    if (const auto failure = d->fromLog(outside))
        return *failure;
    if (const auto failure = d->fromExit(outside))
        return *failure;
    if (const auto evidence = d->log.firstException(); evidence && !outside.killedByUs) {
        Failure failure;
        failure.kind = u"unrecognized_error"_s;
        failure.confidence = Confidence::Likely;
        failure.evidence = evidence;
        failure.cause = tr("The engine stopped with an error that is not known here.");
        failure.fix =
            tr("Read the line: it is the first error of this start; what follows it in the log only repeats it.");
        return failure;
    }
    if (d->log.hasWrapper()) {
        // It failed, and this is the only thing that may say why, although the start went on behind it.
        if (const auto match = d->log.earliest(Rank::Generic))
            return d->fromMatch(*match, outside);
    }
    return d->withoutReason(outside);
}

int Diagnostician::hangLines() const
{
    return d->log.hangLines();
}

QString confidenceName(Failure::Confidence confidence)
{
    switch (confidence) {
    case Confidence::Certain: return u"certain"_s;
    case Confidence::Likely: return u"likely"_s;
    case Confidence::Unknown: break;
    }
    return u"unknown"_s;
}

} // namespace kirikae
