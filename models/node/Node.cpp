// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node/Node.h"

namespace kirikae {

Pending<void> Node::saveUpkeep(const UpkeepSettings &)
{
    return readyError<void>({Error::Code::NotSupported,
                             tr("Nothing of Kirikae stays on this node when you close it. Install kirikaed there."),
                             {}});
}

} // namespace kirikae
