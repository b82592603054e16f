// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/NodeSigns.h"
#include "models/startup/LogLine.h"
#include "models/startup/StartupReader.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace kirikae {

/// A change to the profile that mends the cause, as a button.
struct ProfileFix {
    QString label;    ///< "Set context to 239,600"
    QString argument; ///< "--max-model-len"; empty = not an argument change
    QString value;    ///< empty with `remove`
    bool remove = false;
    bool operator==(const ProfileFix &) const = default;
};

/// Why a start failed, in plain words, evidence first.
struct Failure {
    enum class Confidence { Certain, Likely, Unknown };
    QString kind; ///< "kv_cache_smaller_than_context", ... ; "unknown" when the log does not hold the reason
    Confidence confidence = Confidence::Unknown;
    std::optional<LogEvidence> evidence;
    QString cause; ///< a sentence
    QString fix;   ///< a sentence, numbers from the message filled in
    QList<ProfileFix> fixes;
    bool transient = false; ///< worth one unchanged retry
    QStringList around;     ///< what the node said about itself at that time, in short sentences
    bool operator==(const Failure &) const = default;
};

/// What is known from outside the log.
struct OutsideSignals {
    QString engine; ///< as in StartupFacts; leaves out buttons that other engines understand; empty = not known
    std::optional<int> exitCode;
    bool oomKilled = false;  ///< Docker's flag: a hint only
    bool killedByUs = false; ///< stopped, cancelled or killed by the guard
    QString createError;     ///< from create/start, or Docker's State.Error
    NodeSigns node;          ///< what the node said when it was asked at the failure
    QString containerId;     ///< to tell our victim of the kernel from others
    quint16 port = 0;
    std::optional<qint64> memoryLowBytes;
    bool unifiedMemory = false;
    bool nodeRestarted = false;  ///< the boot id changed
    bool aliveAndSilent = false; ///< still running, and neither log, disk, CPU nor GPU moves
    bool coldCaches = false;     ///< the compile caches were cold: the first start needs more memory than the next
    bool operator==(const OutsideSignals &) const = default;
};

/// Collects a log as it streams and judges it at the end; bounded memory. Order of judging and kinds:
/// docs/diagnosis.md, resources/diagnosis/*.json.
class Diagnostician {
public:
    Diagnostician();
    ~Diagnostician();
    /// `number` is the line's number in the stream for the evidence; 0 = count from the first line read.
    void read(const LogLine &line, qint64 number = 0);
    /// The start has gone on after what was read so far: what looked like an error then was survived.
    void progressed();
    /// Forget what came before: a new start began in the same log.
    void restart();
    /// How many lines in a row, up to the last one, are such as a hanging start repeats.
    [[nodiscard]] int hangLines() const;
    [[nodiscard]] Failure judge(const OutsideSignals &outside) const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

QString confidenceName(Failure::Confidence confidence); ///< "certain", "likely", "unknown"

} // namespace kirikae
