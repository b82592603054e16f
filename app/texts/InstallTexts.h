// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace kirikae {

/// The program's own texts, and its dates, in `language` ("ja", "pt_BR"; empty = that of the system); English where
/// there is no translation. Before anything is said; again when the language changes.
void installTexts(const QString &language = {});

} // namespace kirikae
