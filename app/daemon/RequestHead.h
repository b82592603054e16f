// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/daemon/Exchange.h"

struct MHD_Connection;

namespace kirikae {

/// What libmicrohttpd read of a request before its body, with who sent it. `path` and `method` are its own, inside the
/// head. A head that another reader could take for another one is marked: two lengths, a length and chunks, a field
/// that goes on behind a NUL or in the next line.
ServerRequest readHead(MHD_Connection *connection, const char *path, const char *method, int socket);

} // namespace kirikae
