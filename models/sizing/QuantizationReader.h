// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/ConfigReader.h"
#include "models/sizing/ModelShape.h"

namespace kirikae {

/// Sets quantization, weightBits and kvSchemeBits of `shape` from quantization_config in any of its forms (fp8, awq,
/// gptq, compressed-tensors, modelopt, mxfp4, bitsandbytes, quark) and from hf_quant_config.json.
void readQuantization(const ConfigReader &config, const nlohmann::json &quantFile, ModelShape &shape);

} // namespace kirikae
