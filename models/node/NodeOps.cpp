// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node/NodeOps.h"

namespace kirikae {

Pending<MemorySample> NodeOps::sampleMemory()
{
    return readyError<MemorySample>({Error::Code::NotSupported, {}, {}});
}

Pending<ModelOnDisk> NodeOps::readModel(const Profile &)
{
    return readyError<ModelOnDisk>({Error::Code::NotSupported, tr("The model files of this node cannot be read."), {}});
}

Pending<QList<DiskSpace>> NodeOps::diskSpace(const QList<Profile> &)
{
    return readyError<QList<DiskSpace>>(
        {Error::Code::NotSupported, tr("How full the disks of this node are cannot be read."), {}});
}

} // namespace kirikae
