// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Result.h"

#include <array>
#include <utility>

namespace kirikae {

namespace {
using Code = Error::Code;
constexpr std::array<std::pair<Code, const char *>, 21> names{{
    {Code::Internal, "internal"},
    {Code::BadInput, "bad_input"},
    {Code::NotFound, "not_found"},
    {Code::Unreachable, "unreachable"},
    {Code::LinkLost, "link_lost"},
    {Code::HostKeyUnknown, "host_key_unknown"},
    {Code::HostKeyChanged, "host_key_changed"},
    {Code::AuthRefused, "auth_refused"},
    {Code::Denied, "denied"},
    {Code::Busy, "busy"},
    {Code::Refused, "refused"},
    {Code::DoesNotFit, "does_not_fit"},
    {Code::PortInUse, "port_in_use"},
    {Code::StartFailed, "start_failed"},
    {Code::LoadFailed, "load_failed"},
    {Code::NotStopped, "not_stopped"},
    {Code::TimedOut, "timed_out"},
    {Code::Cancelled, "cancelled"},
    {Code::BadReply, "bad_reply"},
    {Code::NotSupported, "not_supported"},
    {Code::VersionMismatch, "version_mismatch"},
}};
} // namespace

QString errorCodeName(Error::Code code)
{
    for (const auto &[value, name] : names) {
        if (value == code)
            return QLatin1String(name);
    }
    return QStringLiteral("internal");
}

Error::Code errorCodeFromName(const QString &name)
{
    for (const auto &[value, text] : names) {
        if (name == QLatin1String(text))
            return value;
    }
    return Code::Internal;
}

} // namespace kirikae
