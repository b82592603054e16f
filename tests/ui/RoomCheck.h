// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace kirikae {

/// What in a window has less room than its text needs: labels, buttons, fields, legends, pages in a scroll area. One
/// sentence for each; labels that end in an ellipsis by design are left out. Empty = all can be read.
QStringList tooLittleRoom(const QWidget &window);

} // namespace kirikae
