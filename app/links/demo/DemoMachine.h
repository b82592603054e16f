// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/demo/DemoPageCache.h"
#include "models/memory/MemorySample.h"
#include "models/node/NodeSigns.h"

#include <QMap>

namespace kirikae {

/// What one program holds of the simulated memory.
struct DemoHolding {
    QString processName; ///< as nvidia-smi names it
    QString containerId;
    qint64 pid = 0;
    Bytes weights = 0;
    Bytes kvCache = 0;
    Bytes overhead = 0;
    Bytes host = 0;
    [[nodiscard]] Bytes gpu() const { return weights + kvCache + overhead; }
};

/// The unified memory of the simulated DGX Spark: who holds what, the page cache, the driver, swap. What it reports as
/// meminfo and GPU processes is made from that state, so the segments of the gauge add up to MemTotal. Owned by
/// DemoOps.
class DemoMachine {
public:
    static constexpr Bytes memTotal = 127'600'748LL * KiB;

    DemoMachine();

    /// The holding of a service, made when it is first asked for.
    DemoHolding &holding(const QString &serviceId) { return m_holdings[serviceId]; }
    /// A CUDA program takes room: what the driver kept goes first.
    void takeFromDriver(Bytes bytes);
    /// Room was taken: the page cache makes place.
    void settle();
    /// The service's processes are gone; its GPU memory comes back in pieces by giveBack(), or stays in the driver.
    void release(const QString &serviceId);
    void giveBack(Bytes bytes);
    [[nodiscard]] Bytes returning() const { return m_returning; }
    void read(const QString &file, Bytes size);
    /// What was read longest ago leaves the page cache until this much is left.
    void shrinkPageCache(Bytes limit) { m_pageCache.shrinkTo(limit); }
    void swapOut(Bytes bytes);
    void setDriverPools(bool keeps);
    void restart(); ///< the node was switched off and on: everything that ran is gone

    [[nodiscard]] Bytes available() const;
    [[nodiscard]] const DemoPageCache &pageCache() const { return m_pageCache; }
    [[nodiscard]] MemorySample sample(qint64 nowMs, double busyPercent) const;

private:
    [[nodiscard]] Bytes used() const;
    [[nodiscard]] Bytes hostBytes() const;
    void fillMeminfo(MemorySample &sample) const;

    QMap<QString, DemoHolding> m_holdings;
    DemoHolding m_foreign; ///< the container that is not ours
    DemoPageCache m_pageCache;
    Bytes m_returning = 0;
    Bytes m_driverPool = 0;
    bool m_driverKeeps = false;
    Bytes m_swapUsed = 320 * MiB;
    qint64 m_swapOutPages = 81'920;
};

/// What the simulated node says about itself after a failed start, its boot id aside.
NodeSigns demoSigns(const MemorySample &sample);

} // namespace kirikae
