// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kirikae {

/// The program's own texts in the language of the system; English stays where there is none. Once, before anything is
/// said.
void installTexts();

} // namespace kirikae
