// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Json.h"

#include <set>
#include <string>
#include <vector>

namespace kirikae {

struct TensorEntry {
    std::string name;
    std::string dtype;
    std::vector<qint64> shape;
    qint64 begin = -1;
    qint64 end = -1;
};

/// A base for reading large flat JSON without building a tree: keeps the path of keys, bounds the depth, and turns
/// every fault into a sentence.
class FlatSax : public nlohmann::json_sax<Json> {
public:
    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t value) override { return number(static_cast<double>(value), value); }
    bool number_unsigned(number_unsigned_t value) override;
    bool number_float(number_float_t value, const string_t &) override { return number(value, -1); }
    bool string(string_t &value) override { return text(value); }
    bool binary(binary_t &) override { return true; }
    bool key(string_t &value) override;
    bool start_object(std::size_t) override { return enter(false); }
    bool end_object() override { return leave(); }
    bool start_array(std::size_t) override { return enter(true); }
    bool end_array() override { return leave(); }
    bool parse_error(std::size_t position, const std::string &, const nlohmann::detail::exception &) override;

    /// What is wrong, or nothing.
    std::optional<QString> run(QByteArrayView text);

protected:
    virtual bool number(double value, qint64 whole) = 0; ///< `whole` is -1 when it is not a whole number that fits
    virtual bool text(const std::string &value) = 0;
    virtual bool opened() { return true; }
    virtual bool closed() { return true; }
    bool refuse(const QString &sentence);
    [[nodiscard]] size_t depth() const { return m_keys.size(); }
    /// The key under which the value at `level` (1 = the top object's members) stands.
    [[nodiscard]] const std::string &keyAt(size_t level) const { return m_keys[level - 1]; }

private:
    bool enter(bool isArray);
    bool leave();
    std::vector<std::string> m_keys; ///< one per open object or array: the last key seen in it
    std::optional<QString> m_problem;
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
    std::set<std::string> m_names;
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
