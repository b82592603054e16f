// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/demo/DemoCaches.h"
#include "app/links/demo/DemoWeightsLoad.h"

namespace kirikae {

/// Writes the start of a vLLM server: its phases follow from the profile's options, variables and mounts, from the
/// caches and the page cache, and from the model. Used once.
class DemoVllmStart {
public:
    DemoVllmStart(const Profile &profile, const DemoModel *model, const DemoCaches &caches, DemoConditions conditions);
    [[nodiscard]] QList<DemoBeat> beats();

private:
    bool startEngine();
    void writeBanner();
    void writeConfiguration();
    void profileEncoder();
    void compile();
    void warmUpMamba();
    bool sizeKvCache();
    void estimateKvCache();
    void compileKernels();
    void captureGraphs();
    void startApi();

    /// Seconds added when this cache does not hold the start's key; it does afterwards.
    double secondsUnlessCached(DemoCaches::Family family, double seconds);

    const Profile &m_profile;
    const DemoModel *m_model;
    const DemoCaches &m_caches;
    DemoConditions m_now;
    DemoArguments m_arguments;
    DemoScript m_script;
    QStringList m_cacheKeys; ///< to be stored by the next beat
    Bytes m_taken = 0;       ///< of the memory that was available at the start
    Bytes m_kvCache = 0;
    double m_engineInitStart = 0;
    double m_compileTook = 0;
};

} // namespace kirikae
