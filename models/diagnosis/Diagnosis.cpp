// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagnosis/Diagnosis.h"

#include "models/core/Text.h"
#include "models/diagnosis/EvidenceCollector.h"
#include "models/diagnosis/OutsideJudge.h"
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
    [[nodiscard]] Failure judge(const OutsideSignals &outside) const;
    [[nodiscard]] Failure words(const DiagnosisKind &kind, QMap<QString, QString> captures,
                                const OutsideSignals &outside) const;
    [[nodiscard]] Failure fromMatch(const EvidenceCollector::Match &match, const OutsideSignals &outside) const;
    [[nodiscard]] std::optional<Failure> fromSigns(const std::optional<Failure> &other,
                                                   const OutsideSignals &outside) const;
    [[nodiscard]] Failure fromVerdict(const OutsideJudge::Verdict &verdict, const OutsideSignals &outside) const;
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

/// A failure of this kind in words; where it comes from and how sure it is are the caller's.
Failure Diagnostician::Private::words(const DiagnosisKind &kind, QMap<QString, QString> captures,
                                      const OutsideSignals &outside) const
{
    if (!outside.node.portOwner.isEmpty())
        captures.insert(u"owner"_s, outside.node.portOwner);
    const Wording wording(*data, kind, captures);
    Failure failure;
    failure.kind = kind.kind;
    failure.cause = wording.cause();
    failure.fix = wording.fix(outside.unifiedMemory);
    failure.fixes = wording.buttons(outside.engine);
    failure.transient = kind.isTransient || (kind.isTransientWhenCold && outside.coldCaches && outside.unifiedMemory);
    return failure;
}

Failure Diagnostician::Private::fromMatch(const EvidenceCollector::Match &match, const OutsideSignals &outside) const
{
    Failure failure = words(*match.kind, match.captures, outside);
    failure.confidence = match.rule->rank == Rank::Specific ? Confidence::Certain : Confidence::Likely;
    failure.evidence = match.evidence;
    return failure;
}

Failure Diagnostician::Private::fromVerdict(const OutsideJudge::Verdict &verdict, const OutsideSignals &outside) const
{
    Failure failure = words(*verdict.kind, verdict.captures, outside);
    failure.confidence = verdict.confidence;
    failure.evidence = LogEvidence{0, verdict.evidence};
    return failure;
}

/// What the node shows counts where nothing else gives a cause, or one that only follows from it. An error that is
/// not known here still says more than a disk that is nearly full.
std::optional<Failure> Diagnostician::Private::fromSigns(const std::optional<Failure> &other,
                                                         const OutsideSignals &outside) const
{
    const bool hasError = log.firstException().has_value();
    const QList<OutsideJudge::Verdict> verdicts = OutsideJudge(*data, outside).verdicts();
    for (const OutsideJudge::Verdict &verdict : verdicts) {
        const bool isCertain = verdict.confidence == Confidence::Certain;
        const bool counts =
            other ? verdict.kind->explains.contains(other->kind) : verdict.standsAlone && (isCertain || !hasError);
        if (counts)
            return fromVerdict(verdict, outside);
    }
    return std::nullopt;
}

Failure Diagnostician::Private::fromKind(const QString &kind, Confidence confidence, const OutsideSignals &outside,
                                         const QString &evidence) const
{
    const DiagnosisKind *found = data->kindNamed(kind);
    Failure failure = found ? words(*found, {}, outside) : unknown({}, {});
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
    if (outside.nodeRestarted) {
        const QString kind = outside.unifiedMemory ? u"node_freeze_unified_memory"_s : u"node_restarted"_s;
        return fromKind(kind, Confidence::Likely, outside);
    }
    if (!outside.createError.isEmpty()) {
        if (const auto failure = fromText(outside.createError, outside))
            return failure;
        Failure failure = unknown(tr("The service could not be started: %1").arg(cleanText(outside.createError, 600)),
                                  tr("Read the message; it comes from what was asked to start the service."));
        failure.evidence = LogEvidence{0, cleanText(outside.createError, 2000)};
        return failure;
    }
    const auto killed = OutsideJudge(*data, outside).killedByKernel();
    if (killed && killed->confidence == Confidence::Certain)
        return fromVerdict(*killed, outside);
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
    case 135: return fromKind(u"shm_too_small"_s, Confidence::Likely, outside);
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
    if (!outside.node.bootId.isEmpty())
        return unknown(tr("The log does not hold the reason, and the node shows none either."),
                       tr("Try once more with VLLM_LOGGING_LEVEL=DEBUG in the profile's environment (for vLLM), so "
                          "that the log tells more, and look at its last lines."));
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

Failure Diagnostician::Private::judge(const OutsideSignals &outside) const
{
    if (const auto failure = fromOutside(outside))
        return *failure;
    auto failed = fromLog(outside);
    if (!failed)
        failed = fromExit(outside);
    if (const auto failure = fromSigns(failed, outside))
        return *failure;
    if (failed)
        return *failed;
    if (const auto evidence = log.firstException(); evidence && !outside.killedByUs) {
        Failure failure =
            unknown(tr("The engine stopped with an error that is not known here."),
                    tr("Read the line: it is the first error of this start; what follows it in the log only repeats "
                       "it."));
        failure.kind = u"unrecognized_error"_s;
        failure.confidence = Confidence::Likely;
        failure.evidence = evidence;
        return failure;
    }
    if (log.hasWrapper()) {
        // It failed, and this is the only thing that may say why, although the start went on behind it.
        if (const auto match = log.earliest(Rank::Generic))
            return fromMatch(*match, outside);
    }
    return withoutReason(outside);
}

Failure Diagnostician::judge(const OutsideSignals &outside) const
{
    Failure failure = d->judge(outside);
    failure.around = OutsideJudge(*d->data, outside).sentences();
    return failure;
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
