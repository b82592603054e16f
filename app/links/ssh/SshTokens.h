// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QHash>
#include <QString>

namespace kirikae {

struct SshConfig;
struct SshTarget;

/// What stands for %h, %p and so on in values of an SSH configuration.
using SshTokens = QHash<QChar, QString>;

/// Those of OpenSSH's client for this node. `connectionHash` is %C, as OpenSSH made it; without one %C is unknown.
SshTokens sshTokens(const SshConfig &config, const SshTarget &target, const QString &connectionHash);

/// `value` with its tokens replaced, and %% by a percent sign. A token that is not there is an error, as for OpenSSH:
/// a command that has lost a part may do something else. `keyword` is for the error's text.
Result<QString> withTokens(const QString &value, const SshTokens &tokens, const QString &keyword);

} // namespace kirikae
