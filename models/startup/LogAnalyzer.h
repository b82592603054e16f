// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/LogAnalysis.h"
#include "models/startup/StartupReader.h"

namespace kirikae {

/// Reads a whole start-up log line by line and says at the end what it tells about its last start. For readers that
/// take a file in slices; analyzeLog() for all others. Plain object, bounded memory.
class LogAnalyzer {
public:
    explicit LogAnalyzer(const EngineRuleSets &rules, const QString &engineHint = {});

    /// `text`: one line, without its line feed.
    void read(QByteArrayView text);
    [[nodiscard]] qint64 lineCount() const { return m_reader.lineCount(); }
    /// Once, after the last line. `isCut`: there would have been more.
    [[nodiscard]] LogAnalysis finish(bool isCut);

private:
    StartupReader m_reader;
    Diagnostician m_diagnostician;
};

} // namespace kirikae
