// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/Words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace kirikae {

QString engineName(const QString &engine)
{
    if (engine == QLatin1String("vllm"))
        return QStringLiteral("vLLM");
    if (engine == QLatin1String("llama-server"))
        return QStringLiteral("llama.cpp");
    if (engine == QLatin1String("sglang"))
        return QStringLiteral("SGLang");
    if (engine == QLatin1String("trtllm"))
        return QStringLiteral("TensorRT-LLM");
    return engine;
}

QString shortTime(qint64 msSinceEpoch)
{
    //: Day, month and time, as QLocale format
    const QString format = QCoreApplication::translate("Words", "d MMM HH:mm");
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(msSinceEpoch), format);
}

QString clockTime(qint64 msSinceEpoch)
{
    return QDateTime::fromMSecsSinceEpoch(msSinceEpoch).toString(QStringLiteral("HH:mm:ss.zzz"));
}

QString signedGib(Bytes bytes)
{
    const QChar sign = bytes < 0 ? QChar(0x2212) : QLatin1Char('+');
    return QStringLiteral("%1 %2").arg(sign).arg(gibNumber(bytes < 0 ? -bytes : bytes));
}

namespace {

QString unsettledText(const std::optional<SlotState> &inSlot)
{
    using Condition = SlotState::Condition;
    switch (inSlot ? inSlot->condition : Condition::NotAnswering) {
    case Condition::Starting: return QCoreApplication::translate("Words", "previous still starting");
    case Condition::NotAnswering: return QCoreApplication::translate("Words", "previous does not answer");
    case Condition::NotStopped: return QCoreApplication::translate("Words", "could not be stopped");
    case Condition::Overtaken: return QCoreApplication::translate("Words", "overtaken by another start");
    case Condition::Replaced: break;
    }
    return QCoreApplication::translate("Words", "replaced by the next switch");
}

} // namespace

QString outcomeText(const SwitchRecord &record)
{
    switch (record.outcome) {
    case Outcome::Ready: return QCoreApplication::translate("Words", "ready");
    case Outcome::Refused: return QCoreApplication::translate("Words", "refused");
    case Outcome::Cancelled: return QCoreApplication::translate("Words", "cancelled");
    case Outcome::FailedRestored:
        return record.restoreSeconds ? QCoreApplication::translate("Words", "failed, previous restored")
                                     : QCoreApplication::translate("Words", "failed, previous still runs");
    case Outcome::FailedStopped: return QCoreApplication::translate("Words", "failed, nothing running");
    case Outcome::Unsettled: return unsettledText(record.inSlot);
    case Outcome::Unreachable: break;
    }
    return QCoreApplication::translate("Words", "node unreachable");
}

QString basisText(Basis basis)
{
    switch (basis) {
    case Basis::Measured: return QCoreApplication::translate("Words", "measured");
    case Basis::Estimated: return QCoreApplication::translate("Words", "estimated");
    case Basis::Stated: return QCoreApplication::translate("Words", "from the profile");
    case Basis::Guessed: return QCoreApplication::translate("Words", "a guess");
    case Basis::Unknown: break;
    }
    return {};
}

QString adviceFor(Error::Code code)
{
    using Code = Error::Code;
    switch (code) {
    case Code::Unreachable:
        return QCoreApplication::translate("Words", "Check that the node is on and in this network.");
    case Code::LinkLost: return QCoreApplication::translate("Words", "Kirikae connects again by itself.");
    case Code::HostKeyChanged:
        return QCoreApplication::translate("Words", "If the node was set up anew, remove its old key with ssh-keygen "
                                                    "-R. If not, somebody may be listening: do not connect.");
    case Code::HostKeyUnknown:
        return QCoreApplication::translate("Words", "Connect again and compare the fingerprint with the node's.");
    case Code::AuthRefused:
        return QCoreApplication::translate("Words", "Check the user name, and which key the node knows.");
    case Code::Denied:
        return QCoreApplication::translate("Words",
                                           "Ask for the right on the node, for example to be in the docker group.");
    case Code::Busy: return QCoreApplication::translate("Words", "Wait until the other switch has ended.");
    case Code::VersionMismatch: return QCoreApplication::translate("Words", "Bring both sides to the same version.");
    default: return {};
    }
}

QString plainToolTip(const QString &text)
{
    return QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(text.toHtmlEscaped());
}

} // namespace kirikae
