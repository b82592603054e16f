// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/standin/HttpServer.h"
#include "tests/standin/Options.h"

namespace standin {

/// What the server answers once it is ready, faults included.
Reply replyTo(const Request &request, const Options &options);

} // namespace standin
