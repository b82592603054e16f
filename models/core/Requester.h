// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace kirikae {

/// Who asks for a switch, as it is shown to others and recorded: "user@workstation". From the user database, since a
/// service or a cron job has no USER.
QString requester();

} // namespace kirikae
