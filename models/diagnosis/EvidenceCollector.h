// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagnosis/DiagnosisData.h"
#include "models/startup/LiteralSet.h"
#include "models/startup/LogCleaner.h"
#include "models/startup/StartupReader.h"

#include <QMap>

#include <deque>
#include <optional>
#include <vector>

namespace kirikae {

/// Looks for the texts of the diagnosis rules in a log as it streams by: in each line, and across line ends, where
/// messages are broken by loggers (at blanks) or by terminals (inside words). Keeps the first match of each rule and
/// the first exceptions, and a few lines around: bounded whatever comes in.
class EvidenceCollector {
public:
    struct Match {
        const DiagnosisKind *kind = nullptr;
        const DiagnosisRule *rule = nullptr;
        LogEvidence evidence;
        QMap<QString, QString> captures;
        qsizetype column = 0;
        int order = 0;           ///< of the rule in the files
        bool isSurvived = false; ///< the start went on afterwards
        bool isQuoted = false;   ///< seen in a line of source code only, so a later line may take its place
        qint64 since = 0;        ///< the record that it was first seen in
    };

    explicit EvidenceCollector(std::shared_ptr<const DiagnosisData> data);
    void read(QByteArrayView line, qint64 number);
    void progressed();
    void clear();

    /// The earliest match of that rank; what the start survived counts only if nothing else is there.
    [[nodiscard]] std::optional<Match> earliest(DiagnosisRule::Rank rank) const;
    /// The first exception or error line that is no wrapper.
    [[nodiscard]] std::optional<LogEvidence> firstException() const;
    [[nodiscard]] bool hasWrapper() const { return m_hasWrapper; }
    /// The hang rule that the last line matches.
    [[nodiscard]] std::optional<Match> hangAtEnd() const;
    /// How many lines in a row, up to the last one, hang rules match.
    [[nodiscard]] int hangLines() const { return m_hangLines; }

private:
    struct Line {
        qint64 number = 0;
        QByteArray text;
    };
    struct Pending {
        int rule = 0;
        qint64 line = 0;
        qint64 due = 0;
    };
    struct Exception {
        LogEvidence evidence;
        bool isSurvived = false;
    };

    void take(const LogRecord &record, qint64 number);
    void noteException(const LogRecord &record, const QString &text, qint64 number);
    void tryRule(int id, const LogRecord &record, const QString &text, qint64 number);
    void settle(qint64 upTo);
    void noteMatch(int id, const QRegularExpressionMatch &match, qint64 number);
    [[nodiscard]] QString window(qint64 around, const QString &glue) const;
    [[nodiscard]] bool isWrapper(QByteArrayView text) const;

    std::shared_ptr<const DiagnosisData> m_data;
    LiteralSet::State m_state = 0;
    LogCleaner m_cleaner;
    std::deque<Line> m_lines;
    std::vector<Pending> m_pending;
    std::vector<std::optional<Match>> m_matches; ///< by rule
    std::vector<int> m_windowsTried;             ///< by rule
    std::vector<Exception> m_exceptions;
    std::vector<int> m_candidates;
    std::optional<Match> m_hang; ///< while the last lines match it
    int m_hangLines = 0;
    qint64 m_hangIndex = 0;
    qint64 m_index = 0; ///< records read
    bool m_hasWrapper = false;
};

} // namespace kirikae
