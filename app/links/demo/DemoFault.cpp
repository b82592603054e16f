// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoFault.h"

#include <array>

namespace kirikae {

namespace {

struct Named {
    DemoFault fault;
    const char *name;
};

constexpr std::array names{
    Named{DemoFault::None, "none"},
    Named{DemoFault::KvTooSmall, "kv_too_small"},
    Named{DemoFault::OutOfMemory, "out_of_memory"},
    Named{DemoFault::MissingWeights, "missing_weights"},
    Named{DemoFault::DamagedWeights, "damaged_weights"},
    Named{DemoFault::BadFlag, "bad_flag"},
    Named{DemoFault::WrapperOnly, "wrapper_only"},
    Named{DemoFault::NeverReady, "never_ready"},
    Named{DemoFault::WrongAnswers, "wrong_answers"},
    Named{DemoFault::PortTaken, "port_taken"},
    Named{DemoFault::ImageMissing, "image_missing"},
    Named{DemoFault::LinkLost, "link_lost"},
    Named{DemoFault::HostFreeze, "host_freeze"},
    Named{DemoFault::StartTestRefused, "start_test_refused"},
    Named{DemoFault::DriverPool, "driver_pool"},
};

} // namespace

QString demoFaultName(DemoFault fault)
{
    for (const Named &named : names) {
        if (named.fault == fault)
            return QString::fromLatin1(named.name);
    }
    return {};
}

std::optional<DemoFault> demoFaultFromName(const QString &name)
{
    for (const Named &named : names) {
        if (name == QLatin1String(named.name))
            return named.fault;
    }
    return std::nullopt;
}

QStringList demoFaultNames()
{
    QStringList result;
    for (const Named &named : names)
        result.append(QString::fromLatin1(named.name));
    return result;
}

} // namespace kirikae
