// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node/NodeOps.h"

namespace kirikae {

Pending<MemorySample> NodeOps::sampleMemory()
{
    return readyError<MemorySample>({Error::Code::NotSupported, {}, {}});
}

} // namespace kirikae
