// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/FlatSax.h"

#include <set>
#include <string>
#include <unordered_set>
#include <vector>

namespace kirikae {

struct TensorEntry {
    std::string name;
    std::string dtype;
    std::vector<qint64> shape;
    qint64 begin = -1;
    qint64 end = -1;
};

/// Reads a safetensors header: {"name": {"dtype", "shape", "data_offsets"}, ..., "__metadata__": {...}}.
class TensorHeaderSax : public FlatSax {
public:
    std::vector<TensorEntry> tensors;

protected:
    bool number(double value, qint64 whole) override;
    bool text(const std::string &value) override;
    bool opened() override;
    bool closed() override;

private:
    TensorEntry m_tensor;
    std::vector<qint64> m_offsets;
    std::unordered_set<std::string> m_names;
};

/// Reads model.safetensors.index.json: {"metadata": {"total_size": n}, "weight_map": {"name": "file", ...}}.
class WeightMapSax : public FlatSax {
public:
    std::optional<qint64> totalSize;
    std::set<std::string> files;
    qint64 tensors = 0;

protected:
    bool number(double value, qint64 whole) override;
    bool text(const std::string &value) override;
};

} // namespace kirikae
