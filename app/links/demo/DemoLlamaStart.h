// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/demo/DemoWeightsLoad.h"

namespace kirikae {

/// Writes the start of llama.cpp's llama-server with a GGUF model, in its newest log format (no date, time since the
/// start). Used once.
class DemoLlamaStart {
public:
    DemoLlamaStart(const Profile &profile, const DemoModel *model, DemoConditions conditions);
    [[nodiscard]] QList<DemoBeat> beats();

private:
    void line(char level, const char *source, const QByteArray &message);
    void startServer();
    void loadWeights();
    void warmUp();

    const Profile &m_profile;
    const DemoModel *m_model;
    DemoConditions m_now;
    DemoArguments m_arguments;
    DemoScript m_script;
    double m_processStart = 0;
};

} // namespace kirikae
