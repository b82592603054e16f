// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/EngineRules.h"
#include "models/startup/LogRecord.h"
#include "models/startup/Phase.h"

#include <QRegularExpression>
#include <QStringList>

#include <optional>

namespace kirikae {

/// What a rule takes out of its line for a fact.
struct FactUse {
    enum class Take { First, Last, Sum, Min, Max };
    QString fact; ///< "weights_seconds", ... see factNames()
    Take take = Take::First;
    QStringList captures; ///< added up
    double factor = 1;
};

/// How a rule's line moves the bar of the current phase.
struct ProgressUse {
    QString text;    ///< "shard {i} of {n}"
    QString done;    ///< a capture; "+1" = one more with each line; "#name" = the capture's length more
    QString total;   ///< a capture, or a fixed number
    QString group;   ///< a capture whose values are bars of their own that add up
    QString elapsed; ///< a capture "mm:ss": with the checkpoint's size it gives the rate
    double from = 0; ///< the part of the phase that this bar covers
    double to = 1;
};

struct EngineRule {
    QString name;
    QList<QByteArray> has; ///< one of these must be in the message before the pattern is tried
    QRegularExpression pattern;
    QList<Phase> in; ///< applies in these phases only; empty = in all
    std::optional<Phase> enter;
    QList<Phase> enterNotIn; ///< phases that `enter` does not end
    QString began;           ///< the capture with the seconds since the phase really began
    QList<FactUse> facts;
    std::optional<ProgressUse> progress;
    std::optional<bool> isCompileCacheHit;
    bool isLate = false; ///< comes without a time and stands right before the next line's
    bool isReady = false;
    bool isFatal = false;
    bool isClosing = false;    ///< the start is over although nothing serves (a batch run)
    bool isAfterReady = false; ///< looked at after the ready line as well
    bool isRestart = false;    ///< only the beginning of a start prints this
    bool isRepeated = false;   ///< several processes of one start print it: ends none that is under way
    bool isShared = false;     ///< other engines print it too: does not tell the engine
};

struct EngineRules::Data {
    QString engine;
    QString title;
    QStringList aliases;          ///< other names that profiles may use
    QList<LogRecord::Head> heads; ///< ways of writing a line that only this engine has
    QList<EngineRule> rules;
};

/// The facts that rules may fill.
const QStringList &factNames();

} // namespace kirikae
