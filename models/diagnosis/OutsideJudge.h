// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagnosis/Diagnosis.h"
#include "models/diagnosis/DiagnosisData.h"

#include <QMap>

namespace kirikae {

/// What the signs from outside the log say about a failed start. Pure; holds references for as long as it is used.
class OutsideJudge {
public:
    struct Verdict {
        const DiagnosisKind *kind = nullptr;
        Failure::Confidence confidence = Failure::Confidence::Likely;
        QString evidence;
        QMap<QString, QString> captures;
        bool standsAlone = true; ///< false = only why the log shows another kind
    };

    OutsideJudge(const DiagnosisData &data, const OutsideSignals &outside);
    /// The most telling first.
    [[nodiscard]] QList<Verdict> verdicts() const;
    /// The kernel killed this service for want of memory.
    [[nodiscard]] std::optional<Verdict> killedByKernel() const;
    /// All that is known, in short sentences, for people.
    [[nodiscard]] QStringList sentences() const;

private:
    void add(QList<Verdict> *verdicts, const char *kind, const QString &evidence,
             const QMap<QString, QString> &captures = {}) const;
    void addWritten(QList<Verdict> *verdicts, const QString &channel, const QString &text) const;
    void addGpus(QList<Verdict> *verdicts) const;
    void addDisks(QList<Verdict> *verdicts) const;
    void addMemory(QList<Verdict> *verdicts) const;
    [[nodiscard]] QStringList memorySentences() const;
    [[nodiscard]] QStringList placeSentences() const;

    const DiagnosisData &m_data;
    const OutsideSignals &m_outside;
};

} // namespace kirikae
