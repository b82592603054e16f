// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/TensorHeaderSax.h"

#include "models/core/Text.h"

#include <QCoreApplication>

namespace kirikae {

namespace {

constexpr size_t maxTensors = 1'000'000;

QString tr(const char *text)
{
    return QCoreApplication::translate("Safetensors", text);
}

} // namespace

bool TensorHeaderSax::opened()
{
    if (depth() == 2 && keyAt(1) != "__metadata__") {
        m_tensor = {};
        m_tensor.name = keyAt(1);
        m_offsets.clear();
    }
    return true;
}

bool TensorHeaderSax::closed()
{
    if (depth() != 2 || keyAt(1) == "__metadata__")
        return true;
    if (m_offsets.size() != 2)
        return refuse(tr("tensor %1: data_offsets must be two numbers.").arg(cleanText(m_tensor.name, 200)));
    if (tensors.size() >= maxTensors)
        return refuse(tr("there are more than 1,000,000 tensors."));
    if (!m_names.insert(m_tensor.name).second)
        return refuse(tr("tensor %1 is listed twice.").arg(cleanText(m_tensor.name, 200)));
    m_tensor.begin = m_offsets[0];
    m_tensor.end = m_offsets[1];
    tensors.push_back(std::move(m_tensor));
    return true;
}

bool TensorHeaderSax::number(double, qint64 whole)
{
    if (depth() != 3 || keyAt(1) == "__metadata__")
        return true;
    const std::string &field = keyAt(2);
    if (whole < 0)
        return refuse(tr("tensor %1, field %2: a whole number of at least 0 is needed.")
                          .arg(cleanText(m_tensor.name, 200), cleanText(field, 60)));
    if (field == "shape" && m_tensor.shape.size() < 64)
        m_tensor.shape.push_back(whole);
    else if (field == "data_offsets" && m_offsets.size() < 3)
        m_offsets.push_back(whole);
    return true;
}

bool TensorHeaderSax::text(const std::string &value)
{
    if (depth() == 2 && keyAt(2) == "dtype")
        m_tensor.dtype = value;
    else if (depth() == 1)
        return refuse(tr("tensor %1: an object is needed.").arg(cleanText(keyAt(1), 200)));
    return true;
}

bool WeightMapSax::number(double value, qint64)
{
    if (depth() == 2 && keyAt(1) == "metadata" && keyAt(2) == "total_size") {
        if (value < 0 || value > 9e18)
            return refuse(tr("metadata.total_size is impossible."));
        totalSize = static_cast<qint64>(value);
    }
    return true;
}

bool WeightMapSax::text(const std::string &value)
{
    if (depth() != 2 || keyAt(1) != "weight_map")
        return true;
    ++tensors;
    files.insert(value);
    if (files.size() > 100'000)
        return refuse(tr("weight_map names more than 100,000 files."));
    return true;
}

} // namespace kirikae
