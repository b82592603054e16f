// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagnosis/OutsideJudge.h"

#include "models/core/Text.h"

#include <QCoreApplication>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

using Confidence = Failure::Confidence;

constexpr Bytes diskIsFull = 256 * MiB;
constexpr Bytes shmIsFull = 16 * MiB;
constexpr Bytes memoryIsGone = 1 * GiB;
constexpr double pressureIsThrashing = 20;
/// A GPU's own firmware and the display hold less.
constexpr Bytes heldByNobody = 2 * GiB;

QString tr(const char *text)
{
    return QCoreApplication::translate("OutsideJudge", text);
}

QString gpuSentence(const GpuSign &gpu)
{
    QStringList parts;
    const auto figure = [&parts](const std::optional<double> &value, const QString &text) {
        if (value)
            parts.append(text.arg(*value, 0, 'f', 0));
    };
    figure(gpu.utilizationPercent, tr("%1 % busy"));
    figure(gpu.powerWatts, u"%1 W"_s);
    figure(gpu.temperatureCelsius, u"%1 °C"_s);
    if (gpu.clockMhz && gpu.fullClockMhz)
        parts.append(tr("%1 of %2 MHz").arg(*gpu.clockMhz, 0, 'f', 0).arg(*gpu.fullClockMhz, 0, 'f', 0));
    if (gpu.memoryUsed)
        parts.append(tr("%1 held").arg(gib(*gpu.memoryUsed)));
    return parts.isEmpty() ? QString() : u"%1: %2"_s.arg(gpu.name, parts.join(u", "_s));
}

} // namespace

OutsideJudge::OutsideJudge(const DiagnosisData &data, const OutsideSignals &outside)
    : m_data(data)
    , m_outside(outside)
{
}

void OutsideJudge::add(QList<Verdict> *verdicts, const char *kind, const QString &evidence,
                       const QMap<QString, QString> &captures) const
{
    if (const DiagnosisKind *found = m_data.kindNamed(QLatin1String(kind)))
        verdicts->append({found, Confidence::Likely, evidence, captures, true});
}

/// Of each kind with rules for this channel the first line that one of them matches.
void OutsideJudge::addWritten(QList<Verdict> *verdicts, const QString &channel, const QString &text) const
{
    for (const DiagnosisKind &kind : m_data.kinds) {
        if (kind.kind == u"host_oom_killer")
            continue; // the kernel names whom it killed: killedByKernel()
        for (const DiagnosisRule &rule : kind.rules) {
            const auto match =
                rule.channel == channel && !text.isEmpty() ? rule.pattern.match(text) : QRegularExpressionMatch();
            if (!match.hasMatch())
                continue;
            const bool isSpecific = rule.rank == DiagnosisRule::Rank::Specific;
            const qsizetype from = text.lastIndexOf(u'\n', match.capturedStart()) + 1;
            const qsizetype to = text.indexOf(u'\n', match.capturedStart());
            Verdict verdict{&kind,
                            isSpecific ? Confidence::Certain : Confidence::Likely,
                            cleanText(text.mid(from, to < 0 ? -1 : to - from), 2000),
                            {},
                            isSpecific};
            const QStringList names = rule.pattern.namedCaptureGroups();
            for (const QString &name : names) {
                if (!name.isEmpty() && !match.captured(name).isEmpty())
                    verdict.captures.insert(name, cleanText(match.captured(name), 200));
            }
            verdicts->append(verdict);
            break;
        }
    }
}

std::optional<OutsideJudge::Verdict> OutsideJudge::killedByKernel() const
{
    const QString text = m_outside.node.kernelLog.value_or(QString());
    static const QRegularExpression oom(
        u"(?m)^.*(?:oom-kill:constraint=|Out of memory: Killed process|invoked oom-killer).*$"_s);
    static const QRegularExpression victim(u"task_memcg=\\S*?([0-9a-f]{64})"_s);
    const DiagnosisKind *kind = m_data.kindNamed(u"host_oom_killer"_s);
    const auto line = oom.match(text);
    if (!kind || !line.hasMatch() || m_outside.killedByUs)
        return std::nullopt;
    bool namesOthers = false;
    for (auto it = victim.globalMatch(text); it.hasNext();) {
        const auto named = it.next();
        if (named.captured(1) == m_outside.containerId && !m_outside.containerId.isEmpty()) {
            const qsizetype from = text.lastIndexOf(u'\n', named.capturedStart()) + 1;
            return Verdict{kind, Confidence::Certain, cleanText(text.mid(from).section(u'\n', 0, 0), 2000), {}, true};
        }
        namesOthers = true;
    }
    // Another container's process was killed: a bystander, or this one's doing, but not its end.
    if (namesOthers && !m_outside.containerId.isEmpty())
        return std::nullopt;
    const bool isKilled = m_outside.exitCode == 137;
    return Verdict{
        kind, isKilled ? Confidence::Certain : Confidence::Likely, cleanText(line.captured(), 2000), {}, true};
}

void OutsideJudge::addGpus(QList<Verdict> *verdicts) const
{
    addWritten(verdicts, u"gpu"_s, m_outside.node.gpuText);
    addWritten(verdicts, u"kernel"_s, m_outside.node.kernelLog.value_or(QString()));
    for (const GpuSign &gpu : m_outside.node.gpus) {
        if (gpu.isBusyAndCold())
            add(verdicts, "gpu_wedged", gpuSentence(gpu));
        if (m_outside.node.gpuProcesses == 0 && gpu.memoryUsed.value_or(0) > heldByNobody)
            add(verdicts, "gpu_memory_without_owner", gpuSentence(gpu), {{u"held"_s, gib(*gpu.memoryUsed)}});
    }
}

void OutsideJudge::addDisks(QList<Verdict> *verdicts) const
{
    for (const DiskSign &disk : m_outside.node.disks) {
        const bool isShm = disk.role == u"shm";
        if (disk.free >= (isShm ? shmIsFull : diskIsFull))
            continue;
        const QString text = tr("%1: %2 of %3 free").arg(disk.path, gib(disk.free), gib(disk.total));
        add(verdicts, isShm ? "shm_too_small" : "disk_full", text,
            {{isShm ? u"shm"_s : u"path"_s, disk.path}, {u"free"_s, gib(disk.free)}});
    }
}

void OutsideJudge::addMemory(QList<Verdict> *verdicts) const
{
    const bool isLow = m_outside.memoryLowBytes && *m_outside.memoryLowBytes < memoryIsGone;
    const bool isThrashing = m_outside.node.pressure && m_outside.node.pressure->fullAvg10 > pressureIsThrashing;
    if (!isLow && !isThrashing)
        return;
    QMap<QString, QString> captures;
    if (isLow)
        captures.insert(u"low"_s, gib(*m_outside.memoryLowBytes));
    add(verdicts, "memory_nearly_gone", memorySentences().join(u' '), captures);
}

QList<OutsideJudge::Verdict> OutsideJudge::verdicts() const
{
    QList<Verdict> all;
    if (m_outside.killedByUs)
        return all;
    if (const auto killed = killedByKernel())
        all.append(*killed);
    addGpus(&all);
    addDisks(&all);
    if (!m_outside.node.portOwner.isEmpty() && m_outside.port != 0 && !m_outside.aliveAndSilent) {
        const QString port = QString::number(m_outside.port);
        add(&all, "port_in_use", tr("Port %1: %2").arg(port, m_outside.node.portOwner),
            {{u"port"_s, port}, {u"owner"_s, m_outside.node.portOwner}});
    }
    addMemory(&all);
    return all;
}

QStringList OutsideJudge::memorySentences() const
{
    QStringList list;
    if (m_outside.memoryLowBytes)
        list.append(tr("Memory: %1 available at the lowest point.").arg(gib(*m_outside.memoryLowBytes)));
    if (m_outside.node.available)
        list.append(tr("%1 available afterwards.").arg(gib(*m_outside.node.available)));
    if (m_outside.node.pressure && m_outside.node.pressure->fullAvg10 >= 1)
        list.append(
            tr("All programs waited for memory %1 % of the time.").arg(m_outside.node.pressure->fullAvg10, 0, 'f', 0));
    return list;
}

QStringList OutsideJudge::placeSentences() const
{
    QStringList parts;
    for (const DiskSign &disk : m_outside.node.disks)
        parts.append(tr("%1 %2").arg(disk.path, gib(disk.free)));
    QStringList list;
    if (!parts.isEmpty())
        list.append(tr("Free on disk: %1.").arg(parts.join(u", "_s)));
    if (!m_outside.node.portOwner.isEmpty() && m_outside.port != 0)
        list.append(tr("Port %1 is held by %2.").arg(m_outside.port).arg(m_outside.node.portOwner));
    return list;
}

QStringList OutsideJudge::sentences() const
{
    const NodeSigns &node = m_outside.node;
    QStringList list;
    if (m_outside.exitCode)
        list.append(tr("Exit code %1.").arg(*m_outside.exitCode));
    if (m_outside.oomKilled)
        list.append(tr("Docker marks it as out of memory, which is a hint only."));
    if (m_outside.nodeRestarted)
        list.append(tr("The node was restarted."));
    list += memorySentences();
    list += placeSentences();
    for (const GpuSign &gpu : node.gpus) {
        const QString text = gpuSentence(gpu);
        if (!text.isEmpty())
            list.append(text + u'.');
    }
    if (!node.gpuText.isEmpty())
        list.append(tr("The GPU's driver says: %1").arg(node.gpuText.left(300)));
    if (node.bootId.isEmpty())
        return list;
    QList<Verdict> written;
    addWritten(&written, u"kernel"_s, node.kernelLog.value_or(QString()));
    if (!node.kernelLog)
        list.append(tr("The kernel's log may not be read by this user."));
    else if (written.isEmpty() && !killedByKernel())
        list.append(tr("The kernel's log shows no reason."));
    return list;
}

} // namespace kirikae
