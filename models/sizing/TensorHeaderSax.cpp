// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/TensorHeaderSax.h"

#include "models/core/Text.h"

#include <QCoreApplication>

#include <limits>

namespace kirikae {

namespace {

constexpr size_t maxDepth = 8;
constexpr size_t maxTensors = 1'000'000;

QString tr(const char *text)
{
    return QCoreApplication::translate("Safetensors", text);
}

} // namespace

bool FlatSax::number_unsigned(number_unsigned_t value)
{
    const bool isInRange = value <= static_cast<quint64>(std::numeric_limits<qint64>::max());
    return number(static_cast<double>(value), isInRange ? static_cast<qint64>(value) : -1);
}

bool FlatSax::key(string_t &value)
{
    m_keys.back() = value;
    return true;
}

bool FlatSax::enter(bool isArray)
{
    if (m_keys.size() >= maxDepth)
        return refuse(tr("the JSON is nested too deeply."));
    if (m_keys.empty() && isArray)
        return refuse(tr("an object is needed at the top."));
    m_keys.emplace_back();
    return opened();
}

bool FlatSax::leave()
{
    const bool goesOn = closed();
    m_keys.pop_back();
    return goesOn;
}

bool FlatSax::parse_error(std::size_t position, const std::string &, const nlohmann::detail::exception &)
{
    return refuse(tr("the JSON is damaged at byte %1.").arg(position));
}

bool FlatSax::refuse(const QString &sentence)
{
    if (!m_problem)
        m_problem = sentence;
    return false;
}

std::optional<QString> FlatSax::run(QByteArrayView text)
{
    const bool isWhole = Json::sax_parse(text.begin(), text.end(), this, Json::input_format_t::json, true);
    if (!isWhole && !m_problem)
        m_problem = tr("the JSON is damaged.");
    return m_problem;
}

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
