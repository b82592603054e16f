// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/Rfc3339.h"

#include <QDate>

#include <optional>

namespace kirikae {

namespace {

constexpr qint64 nsPerSecond = 1'000'000'000;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Reads fixed fields from the front of a text.
class Fields {
public:
    explicit Fields(QByteArrayView text)
        : m_text(text)
    {
    }

    std::optional<int> number(int digits)
    {
        if (m_text.size() < digits)
            return std::nullopt;
        int value = 0;
        for (int i = 0; i < digits; ++i) {
            if (!isDigit(m_text[i]))
                return std::nullopt;
            value = value * 10 + (m_text[i] - '0');
        }
        m_text = m_text.sliced(digits);
        return value;
    }

    bool skip(char c)
    {
        if (m_text.isEmpty() || m_text[0] != c)
            return false;
        m_text = m_text.sliced(1);
        return true;
    }

    /// A number with a mark behind it, such as "11-".
    std::optional<int> numberThen(int digits, char mark)
    {
        const auto value = number(digits);
        return value && skip(mark) ? value : std::nullopt;
    }

    qint64 fractionNs()
    {
        qint64 value = 0;
        qint64 unit = nsPerSecond / 10;
        for (; !m_text.isEmpty() && isDigit(m_text[0]); m_text = m_text.sliced(1)) {
            value += unit * (m_text[0] - '0');
            unit /= 10;
        }
        return value;
    }

    /// "Z" or "+09:00"; nothing may follow.
    std::optional<qint64> offsetSeconds()
    {
        if (skip('Z'))
            return m_text.isEmpty() ? std::optional<qint64>(0) : std::nullopt;
        const bool isMinus = skip('-');
        if (!isMinus && !skip('+'))
            return std::nullopt;
        const auto hours = numberThen(2, ':');
        const auto minutes = number(2);
        if (!hours || !minutes || !m_text.isEmpty())
            return std::nullopt;
        const qint64 seconds = qint64(*hours) * 3600 + qint64(*minutes) * 60;
        return isMinus ? -seconds : seconds;
    }

private:
    QByteArrayView m_text;
};

} // namespace

qint64 rfc3339Ns(QByteArrayView text)
{
    Fields fields(text);
    const auto year = fields.numberThen(4, '-');
    const auto month = fields.numberThen(2, '-');
    const auto day = fields.numberThen(2, 'T');
    const auto hour = fields.numberThen(2, ':');
    const auto minute = fields.numberThen(2, ':');
    const auto second = fields.number(2);
    if (!year || !month || !day || !hour || !minute || !second)
        return 0;
    const qint64 fraction = fields.skip('.') ? fields.fractionNs() : 0;
    const auto offset = fields.offsetSeconds();
    const QDate date(*year, *month, *day);
    // Nanoseconds since the epoch fit a qint64 up to the year 2262.
    if (!offset || !date.isValid() || *year < 1970 || *year > 2200 || *hour > 23 || *minute > 59 || *second > 60)
        return 0;
    const qint64 days = date.toJulianDay() - QDate(1970, 1, 1).toJulianDay();
    const qint64 seconds = days * 86'400 + qint64(*hour) * 3600 + qint64(*minute) * 60 + *second - *offset;
    return seconds * nsPerSecond + fraction;
}

QByteArray dockerSeconds(qint64 timeNs)
{
    return QByteArray::number(timeNs / nsPerSecond) + '.' +
           QByteArray::number(timeNs % nsPerSecond).rightJustified(9, '0');
}

} // namespace kirikae
