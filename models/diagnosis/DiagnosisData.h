// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/startup/LiteralSet.h"

#include <QByteArray>
#include <QList>
#include <QRegularExpression>
#include <QStringList>

#include <memory>
#include <vector>

namespace kirikae {

/// A text that a log may hold, and how much it proves.
struct DiagnosisRule {
    enum class Rank {
        Specific = 1, ///< names the cause
        Generic = 2,  ///< names it when nothing specific does
        Hang = 4,     ///< only when the process lives and nothing moves
    };
    Rank rank = Rank::Specific;
    QList<QByteArray> has;
    QRegularExpression pattern;
    QString channel; ///< "log", "docker", "ssh", "kernel", "gpu": where it is written
};

/// A value worked out of others: see docs/diagnosis.md.
struct Derivation {
    QString name;
    QString op;
    QStringList of;
    double minus = 0;
    int step = 1;
};

struct DiagnosisButton {
    QString label;
    QString argument;
    QString value;
    QStringList engines;
    bool remove = false;
};

/// Why a start fails, in words. Texts are English sources with {placeholders}; of several the first that can be filled
/// is used.
struct DiagnosisKind {
    QString kind;
    QStringList cause;
    QStringList fix;
    QStringList unifiedFix; ///< instead of `fix` where CPU and GPU share the memory
    QList<DiagnosisRule> rules;
    QList<QRegularExpression> details; ///< more captures, from the lines around the match
    QList<Derivation> derivations;
    QList<DiagnosisButton> buttons;
    QStringList explains; ///< seen from outside, this is why the log shows one of these kinds
    bool isTransient = false;
    bool isTransientWhenCold = false; ///< only a first start with cold caches on unified memory
};

/// All of resources/diagnosis/*.json.
struct DiagnosisData {
    QList<DiagnosisKind> kinds;
    QList<QByteArray> harmless; ///< a line with one of these is dropped
    QList<QByteArray> wrappers; ///< a line with one of these says that, not why
    QStringList options;        ///< command-line options, to find what a mistyped one meant

    struct RuleOf {
        const DiagnosisKind *kind;
        const DiagnosisRule *rule;
    };
    std::vector<RuleOf> rules; ///< of all kinds, in the order of the files
    LiteralSet literals;       ///< finds rules by index
    static constexpr int harmlessId = -1;
    static constexpr int hintId = -2; ///< the line may be an exception

    /// Parsed once, shared by all; an empty value and a logged error when a built-in file is broken.
    static std::shared_ptr<const DiagnosisData> builtIn();
    static Result<void> read(const QString &fileName, QByteArrayView json, DiagnosisData *data);
    /// To be called when everything is read: fills `rules` and `literals`.
    void index();
    [[nodiscard]] const DiagnosisKind *kindNamed(const QString &kind) const;
};

} // namespace kirikae
