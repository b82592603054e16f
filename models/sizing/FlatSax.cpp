// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/FlatSax.h"

#include <QCoreApplication>

#include <charconv>
#include <cstring>

namespace kirikae {

namespace {

constexpr size_t maxDepth = 8;
constexpr std::ptrdiff_t wholeDigits = 18; ///< always fit

QString tr(const char *text)
{
    return QCoreApplication::translate("Safetensors", text);
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

void appendUtf8(std::string *into, unsigned code)
{
    const auto byte = [into](unsigned value) { into->push_back(static_cast<char>(value)); };
    if (code < 0x80) {
        byte(code);
    } else if (code < 0x800) {
        byte(0xC0 | code >> 6);
        byte(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        byte(0xE0 | code >> 12);
        byte(0x80 | (code >> 6 & 0x3F));
        byte(0x80 | (code & 0x3F));
    } else {
        byte(0xF0 | code >> 18);
        byte(0x80 | (code >> 12 & 0x3F));
        byte(0x80 | (code >> 6 & 0x3F));
        byte(0x80 | (code & 0x3F));
    }
}

} // namespace

bool FlatSax::refuse(const QString &sentence)
{
    if (!m_problem)
        m_problem = sentence;
    return false;
}

bool FlatSax::damaged()
{
    return refuse(tr("the JSON is damaged at byte %1.").arg(m_at - m_start));
}

void FlatSax::skipSpace()
{
    while (m_at < m_end && (*m_at == ' ' || *m_at == '\n' || *m_at == '\t' || *m_at == '\r'))
        ++m_at;
}

std::optional<QString> FlatSax::run(QByteArrayView text)
{
    m_start = m_at = text.data();
    m_end = m_start + text.size();
    Next next = Next::Value;
    while (next != Next::End && next != Next::Fault)
        next = next == Next::Value ? value() : afterValue();
    return m_problem;
}

FlatSax::Next FlatSax::value()
{
    skipSpace();
    if (m_at == m_end) {
        damaged();
        return Next::Fault;
    }
    const char first = *m_at;
    if (first == '{' || first == '[')
        return open(first == '[');
    if (m_keys.empty()) {
        refuse(tr("an object is needed at the top."));
        return Next::Fault;
    }
    bool goesOn = false;
    if (first == '"')
        goesOn = readText(&m_text) && this->text(m_text);
    else if (first == '-' || isDigit(first))
        goesOn = readNumber();
    else
        goesOn = readWord(first == 't' ? "true" : first == 'f' ? "false" : "null");
    return goesOn ? Next::AfterValue : Next::Fault;
}

FlatSax::Next FlatSax::open(bool isArray)
{
    if (m_keys.size() >= maxDepth || (m_keys.empty() && isArray)) {
        refuse(m_keys.empty() ? tr("an object is needed at the top.") : tr("the JSON is nested too deeply."));
        return Next::Fault;
    }
    ++m_at;
    m_keys.emplace_back();
    m_closers.push_back(isArray ? ']' : '}');
    if (!opened())
        return Next::Fault;
    skipSpace();
    if (m_at < m_end && *m_at == m_closers.back())
        return close();
    return isArray || key() ? Next::Value : Next::Fault;
}

FlatSax::Next FlatSax::close()
{
    ++m_at;
    const bool goesOn = closed();
    m_keys.pop_back();
    m_closers.pop_back();
    return goesOn ? Next::AfterValue : Next::Fault;
}

FlatSax::Next FlatSax::afterValue()
{
    skipSpace();
    if (m_keys.empty()) {
        if (m_at != m_end)
            damaged();
        return Next::End;
    }
    if (m_at < m_end && *m_at == m_closers.back())
        return close();
    if (m_at == m_end || *m_at != ',') {
        damaged();
        return Next::Fault;
    }
    ++m_at;
    return m_closers.back() == ']' || key() ? Next::Value : Next::Fault;
}

bool FlatSax::key()
{
    skipSpace();
    if (m_at == m_end || *m_at != '"')
        return damaged();
    if (!readText(&m_keys.back()))
        return false;
    skipSpace();
    if (m_at == m_end || *m_at != ':')
        return damaged();
    ++m_at;
    return true;
}

bool FlatSax::readText(std::string *into)
{
    into->clear();
    ++m_at;
    while (true) {
        const char *from = m_at;
        while (m_at < m_end && *m_at != '"' && *m_at != '\\' && static_cast<unsigned char>(*m_at) >= 0x20)
            ++m_at;
        into->append(from, m_at);
        if (m_at == m_end || static_cast<unsigned char>(*m_at) < 0x20)
            return damaged();
        if (*m_at++ == '"')
            return true;
        if (!readEscape(into))
            return damaged();
    }
}

std::optional<unsigned> FlatSax::readHex()
{
    unsigned code = 0;
    if (m_end - m_at < 4)
        return std::nullopt;
    const auto [end, error] = std::from_chars(m_at, m_at + 4, code, 16);
    if (error != std::errc() || end != m_at + 4)
        return std::nullopt;
    m_at = end;
    return code;
}

bool FlatSax::readEscape(std::string *into)
{
    static constexpr char letters[] = "\"\\/bfnrt";
    static constexpr char meanings[] = "\"\\/\b\f\n\r\t";
    if (m_at == m_end)
        return false;
    const char letter = *m_at++;
    if (letter != 'u') {
        const char *found = letter == '\0' ? nullptr : std::strchr(letters, letter);
        if (found)
            into->push_back(meanings[found - letters]);
        return found != nullptr;
    }
    const auto high = readHex();
    if (!high)
        return false;
    if (*high < 0xD800 || *high > 0xDFFF) {
        appendUtf8(into, *high);
        return true;
    }
    if (*high > 0xDBFF || m_end - m_at < 6 || m_at[0] != '\\' || m_at[1] != 'u')
        return false;
    m_at += 2;
    const auto low = readHex();
    if (!low || *low < 0xDC00 || *low > 0xDFFF)
        return false;
    appendUtf8(into, 0x10000 + ((*high - 0xD800) << 10) + (*low - 0xDC00));
    return true;
}

bool FlatSax::readNumber()
{
    const char *from = m_at;
    const auto digits = [this] {
        const char *first = m_at;
        while (m_at < m_end && isDigit(*m_at))
            ++m_at;
        return m_at - first;
    };
    m_at += *m_at == '-' ? 1 : 0;
    const bool startsWithZero = m_at < m_end && *m_at == '0';
    const std::ptrdiff_t count = digits();
    bool isValid = count > 0 && (count == 1 || !startsWithZero);
    bool isWhole = *from != '-' && count <= wholeDigits;
    if (isValid && m_at < m_end && *m_at == '.') {
        ++m_at;
        isWhole = false;
        isValid = digits() > 0;
    }
    if (isValid && m_at < m_end && (*m_at == 'e' || *m_at == 'E')) {
        ++m_at;
        isWhole = false;
        m_at += m_at < m_end && (*m_at == '+' || *m_at == '-') ? 1 : 0;
        isValid = digits() > 0;
    }
    if (!isValid)
        return damaged();
    qint64 whole = -1;
    double value = 0;
    if (isWhole) {
        std::from_chars(from, m_at, whole);
        value = static_cast<double>(whole);
    } else if (std::from_chars(from, m_at, value).ec == std::errc::result_out_of_range) {
        value = *from == '-' ? -1e308 : 1e308;
    }
    return number(value, whole);
}

bool FlatSax::readWord(const char *word)
{
    const auto length = static_cast<std::ptrdiff_t>(std::strlen(word));
    if (m_end - m_at < length || std::memcmp(m_at, word, static_cast<size_t>(length)) != 0)
        return damaged();
    m_at += length;
    return true;
}

} // namespace kirikae
