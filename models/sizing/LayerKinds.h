// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/ConfigReader.h"
#include "models/sizing/ModelShape.h"

namespace kirikae {

/// The layers of the target, from whichever of the many forms a config uses to name their kinds, in order, equal ones
/// counted together.
QList<LayerShape> targetLayers(const ConfigReader &config, QStringList *notes);
/// The layers of a built-in drafter (MTP); empty when the config has none.
QList<LayerShape> drafterLayers(const ConfigReader &config);
/// How many layers the config means, also where it only lists them.
int layerCountOf(const ConfigReader &config);

} // namespace kirikae
