// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Async.h"

#include <QIODevice>

#include <memory>

namespace kirikae {

/// A TLS connection from this machine whose certificate has been checked against the system's authorities and the
/// host's name. HostKeyUnknown says what is wrong with a certificate; there is no way around it.
Pending<std::shared_ptr<QIODevice>> dialTls(const QString &host, quint16 port);

} // namespace kirikae
