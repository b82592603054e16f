// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace kirikae {

/// What can be made to go wrong on the simulated node. Most hit the next start; LinkLost and HostFreeze come in the
/// middle of loading; PortTaken and ImageMissing are there before it; DriverPool changes how memory comes back.
enum class DemoFault {
    None,
    KvTooSmall,       ///< the context needs more KV cache than is left
    OutOfMemory,      ///< loading takes a multiple of the weights
    MissingWeights,   ///< the model's files are not there
    DamagedWeights,   ///< a file is cut short; found while loading
    BadFlag,          ///< an option that this version does not know: exit 2
    WrapperOnly,      ///< the engine dies without saying why; only the outer message is printed
    NeverReady,       ///< stands still while kernels are prepared
    WrongAnswers,     ///< ready, and answers "!!!!"
    PortTaken,        ///< another program listens on the profile's port
    ImageMissing,     ///< the image is not on the node
    LinkLost,         ///< the link goes while the weights load, and comes back
    HostFreeze,       ///< the node stops answering, and restarts
    StartTestRefused, ///< too little memory free when the engine looks
    DriverPool,       ///< the driver keeps what a stopped service gave back
};

QString demoFaultName(DemoFault fault); ///< "kv_too_small"
std::optional<DemoFault> demoFaultFromName(const QString &name);
QStringList demoFaultNames();

} // namespace kirikae
