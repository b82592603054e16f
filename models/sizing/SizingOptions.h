// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/profile/Profile.h"
#include "models/sizing/EngineVersion.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace kirikae {

/// What the engine is started with, as far as memory depends on it. Named as vLLM's own flags; nothing = not given.
struct SizingOptions {
    std::optional<EngineVersion> engineVersion; ///< nothing = the newest that is known
    std::optional<qint64> maxModelLen;          ///< tokens
    std::optional<qint64> maxNumSeqs;
    std::optional<qint64> maxNumBatchedTokens;
    std::optional<qint64> blockSize;
    int tensorParallelSize = 1;
    std::optional<double> gpuMemoryUtilization;
    std::optional<qint64> kvCacheMemoryBytes;
    QString kvCacheDtype = QStringLiteral("auto");
    QString mambaSsmCacheDtype;
    std::optional<bool> enablePrefixCaching;
    int numSpeculativeTokens = 0;
    QString speculativeMethod; ///< "mtp", "dflash", ...; empty with speculative tokens = the model's own MTP
    bool enforceEager = false;
    bool languageModelOnly = false;
    bool hybridKvCacheDisabled = false;
    bool draftLayersLoaded = false; ///< the shape's draft layers are in use, wherever they come from
    QStringList unknown;            ///< options that do not change a size, or are not known: said, not refused

    /// vLLM's share of the memory: as given, else its version's own default.
    [[nodiscard]] double utilization() const;
    /// "max-model-len=32768": names with or without dashes, underscores alike, k/m/g suffixes as vLLM takes them.
    Result<void> set(const QString &option);
};

/// The options of a profile's command line.
Result<SizingOptions> sizingOptionsOf(const Profile &profile);

} // namespace kirikae
