// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>

#include <optional>

namespace kirikae {

/// What somebody read off a log by hand. Only what is set is compared.
struct Expectation {
    QString engine;
    QString version;
    QMap<QString, double> numbers; ///< facts by their JSON names, "total_seconds", "phase:<id>"
    std::optional<bool> isReady;
    std::optional<bool> hasFailed;
    QString kind;        ///< the failure's kind, where the answer names one
    QString evidence;    ///< a piece of the line that decides
    bool isOpen = false; ///< the text cannot decide: any answer but a sure wrong one is right
    bool isEmpty = true;
};

/// Reads the answers beside `logFile`: expected.json of its folder (either form), or the .meta file of the same name.
Expectation expectationFor(const QString &logFile);

} // namespace kirikae
