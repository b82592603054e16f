// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QStringList>
#include <nlohmann/json_fwd.hpp>

namespace kirikae {

/// How a daemon introduces itself.
struct DaemonHello {
    QString version;
    QStringList capabilities;
};

/// BadReply for something that is no kirikaed; VersionMismatch, with a sentence that says which side to update, for one
/// that does not speak this program's version of the API.
Result<DaemonHello> readHello(const nlohmann::json &answer);
/// What an error to the first request means: whoever answers but knows no greeting is no kirikaed.
Error greetingProblem(const Error &error);

} // namespace kirikae
