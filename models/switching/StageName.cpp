// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/StageName.h"

#include <array>

namespace kirikae {

namespace {

using Stage = SwitchProgress::Stage;
using Status = PhaseProgress::Status;

constexpr std::array<std::pair<Stage, const char *>, 9> stages{{
    {Stage::Preflight, "preflight"},
    {Stage::Stopping, "stopping"},
    {Stage::MemoryBack, "memory_back"},
    {Stage::Starting, "starting"},
    {Stage::Loading, "loading"},
    {Stage::Verifying, "verifying"},
    {Stage::Settling, "settling"},
    {Stage::RollingBack, "rolling_back"},
    {Stage::Ended, "ended"},
}};

constexpr std::array<std::pair<Status, const char *>, 5> statuses{{
    {Status::Waiting, "waiting"},
    {Status::Running, "running"},
    {Status::Done, "done"},
    {Status::Failed, "failed"},
    {Status::Skipped, "skipped"},
}};

} // namespace

QString stageName(SwitchProgress::Stage stage)
{
    for (const auto &[value, name] : stages) {
        if (value == stage)
            return QString::fromLatin1(name);
    }
    return {};
}

std::optional<SwitchProgress::Stage> stageFromName(const QString &name)
{
    for (const auto &[value, known] : stages) {
        if (name == QLatin1String(known))
            return value;
    }
    return std::nullopt;
}

QString phaseStatusName(PhaseProgress::Status status)
{
    for (const auto &[value, name] : statuses) {
        if (value == status)
            return QString::fromLatin1(name);
    }
    return {};
}

PhaseProgress::Status phaseStatusFromName(const QString &name)
{
    for (const auto &[value, known] : statuses) {
        if (name == QLatin1String(known))
            return value;
    }
    return Status::Waiting;
}

} // namespace kirikae
