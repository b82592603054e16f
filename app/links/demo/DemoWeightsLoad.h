// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/demo/DemoArguments.h"
#include "app/links/demo/DemoFault.h"
#include "app/links/demo/DemoModel.h"
#include "app/links/demo/DemoPageCache.h"
#include "app/links/demo/DemoScript.h"

namespace kirikae {

/// What a start finds on the node.
struct DemoConditions {
    qint64 startMs = 0;
    QString containerId;
    DemoPageCache pageCache;
    Bytes memTotal = 0;
    Bytes available = 0;
    DemoFault fault = DemoFault::None;
};

/// Writes how vLLM reads a model's weights: shard by shard, at the loader's rate, through the page cache. Used once.
class DemoWeightsLoad {
public:
    DemoWeightsLoad(DemoScript &script, const Profile &profile, const DemoModel &model, DemoConditions &now);
    /// `taken` is what the start holds of the available memory already. False = the load has failed.
    bool write(Bytes taken);

private:
    bool loadShards();
    void loadShard(int index);
    void loadDrafter();
    bool goWrongInTheMiddle();
    [[nodiscard]] double readSeconds(const QString &file, Bytes size);

    DemoScript &m_script;
    const Profile &m_profile;
    const DemoModel &m_model;
    DemoConditions &m_now;
    DemoArguments m_arguments;
    Bytes m_taken = 0;
};

/// "17.93"
QByteArray demoGib(Bytes bytes);
/// What the default loader's slow pass pushes out of a neighbour's idle pages.
inline constexpr Bytes demoSwappedBytes = Bytes(2.6 * double(GiB));
/// What fastsafetensors keeps of its shard buffers.
inline constexpr Bytes demoShardBufferBytes = Bytes(1.2594 * double(GiB));

} // namespace kirikae
