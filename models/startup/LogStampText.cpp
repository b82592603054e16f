// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/LogStampText.h"

#include <array>
#include <optional>

namespace kirikae {

namespace {

constexpr qint64 dayMs = 86'400'000;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// A cursor that either takes what is asked for or leaves things as they are.
class Scan {
public:
    explicit Scan(QByteArrayView text)
        : m_text(text)
    {
    }
    [[nodiscard]] char at(qsizetype ahead = 0) const { return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : 0; }
    [[nodiscard]] qsizetype taken() const { return m_at; }
    void skip(qsizetype count) { m_at += count; }
    bool number(int digits, int *value)
    {
        int sum = 0;
        for (int i = 0; i < digits; ++i) {
            if (!isDigit(at(i)))
                return false;
            sum = sum * 10 + (at(i) - '0');
        }
        m_at += digits;
        *value = sum;
        return true;
    }
    bool one(char wanted, char orElse = 0)
    {
        if (at() != wanted && (orElse == 0 || at() != orElse))
            return false;
        ++m_at;
        return true;
    }

private:
    QByteArrayView m_text;
    qsizetype m_at = 0;
};

qint64 daysFromCivil(int year, int month, int day)
{
    year -= month <= 2;
    const int era = year / 400;
    const int yearOfEra = year - era * 400;
    const int dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    const int dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return static_cast<qint64>(era) * 146097 + dayOfEra - 719468;
}

bool isDate(int month, int day)
{
    return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/// HH:MM:SS with an optional fraction.
std::optional<qint64> timeOfDay(Scan &scan)
{
    int hours = 0;
    int minutes = 0;
    int seconds = 0;
    if (!scan.number(2, &hours) || !scan.one(':') || !scan.number(2, &minutes) || !scan.one(':') ||
        !scan.number(2, &seconds) || hours > 24 || minutes > 59 || seconds > 60)
        return std::nullopt;
    qint64 ms = ((hours * 60LL + minutes) * 60 + seconds) * 1000;
    if ((scan.at() == '.' || scan.at() == ',') && isDigit(scan.at(1))) {
        scan.skip(1);
        for (int weight = 100; isDigit(scan.at()); scan.skip(1)) {
            ms += (scan.at() - '0') * weight;
            weight /= 10;
        }
    }
    return ms;
}

/// "Z", "+09:00", "+0900", "UTC": the offset in minutes.
std::optional<int> zone(Scan &scan)
{
    if (scan.one('Z'))
        return 0;
    const qsizetype blank = scan.at() == ' ' ? 1 : 0;
    if (scan.at(blank) == 'U' && scan.at(blank + 1) == 'T' && scan.at(blank + 2) == 'C') {
        scan.skip(blank + 3);
        return 0;
    }
    const char sign = scan.at(blank);
    if ((sign != '+' && sign != '-') || !isDigit(scan.at(blank + 1)) || !isDigit(scan.at(blank + 2)))
        return std::nullopt;
    const qsizetype colon = scan.at(blank + 3) == ':' ? 1 : 0;
    if (!isDigit(scan.at(blank + 3 + colon)) || !isDigit(scan.at(blank + 4 + colon)))
        return std::nullopt;
    int hours = 0;
    int minutes = 0;
    scan.skip(blank + 1);
    scan.number(2, &hours);
    scan.skip(colon);
    scan.number(2, &minutes);
    return (sign == '-' ? -1 : 1) * (hours * 60 + minutes);
}

qsizetype fullDate(QByteArrayView text, LogStamp *stamp)
{
    Scan scan(text);
    int year = 0;
    int month = 0;
    int day = 0;
    if (!scan.number(4, &year) || !scan.one('-', '/') || !scan.number(2, &month) || !scan.one('-', '/') ||
        !scan.number(2, &day) || !isDate(month, day) || !scan.one('T', ' '))
        return 0;
    const std::optional<qint64> time = timeOfDay(scan);
    if (!time)
        return 0;
    stamp->ms = daysFromCivil(year, month, day) * dayMs + *time;
    const std::optional<int> offset = zone(scan);
    stamp->kind = offset ? LogStamp::Kind::Zoned : LogStamp::Kind::Local;
    stamp->ms -= offset.value_or(0) * 60'000LL;
    return scan.taken();
}

/// 06/17/2025-16:35:04
qsizetype americanDate(QByteArrayView text, LogStamp *stamp)
{
    Scan scan(text);
    int year = 0;
    int month = 0;
    int day = 0;
    if (!scan.number(2, &month) || !scan.one('/') || !scan.number(2, &day) || !scan.one('/') ||
        !scan.number(4, &year) || !scan.one('-', ' ') || !isDate(month, day))
        return 0;
    const std::optional<qint64> time = timeOfDay(scan);
    if (!time)
        return 0;
    *stamp = {LogStamp::Kind::Local, daysFromCivil(year, month, day) * dayMs + *time};
    return scan.taken();
}

qsizetype yearless(Scan &scan, int month, int day, LogStamp *stamp)
{
    const std::optional<qint64> time = isDate(month, day) ? timeOfDay(scan) : std::nullopt;
    if (!time)
        return 0;
    *stamp = {LogStamp::Kind::Yearless, (month * 32LL + day) * dayMs + *time};
    return scan.taken();
}

/// 04-10 08:52:19
qsizetype shortDate(QByteArrayView text, LogStamp *stamp)
{
    Scan scan(text);
    int month = 0;
    int day = 0;
    if (!scan.number(2, &month) || !scan.one('-') || !scan.number(2, &day) || !scan.one(' ', 'T'))
        return 0;
    return yearless(scan, month, day, stamp);
}

/// Apr 10 08:52:19
qsizetype syslogDate(QByteArrayView text, LogStamp *stamp)
{
    static constexpr std::array<const char *, 12> months{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                         "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    int month = 0;
    for (int i = 0; i < 12; ++i) {
        if (text.startsWith(months[static_cast<size_t>(i)]))
            month = i + 1;
    }
    if (month == 0)
        return 0;
    Scan scan(text);
    scan.skip(3);
    int day = 0;
    if (!scan.one(' '))
        return 0;
    const bool isTwoDigits = scan.at() != ' ' && isDigit(scan.at(1));
    if (!isTwoDigits && scan.at() == ' ')
        scan.skip(1);
    if (!scan.number(isTwoDigits ? 2 : 1, &day) || !scan.one(' '))
        return 0;
    return yearless(scan, month, day, stamp);
}

/// 12.02.254.428: minutes, seconds, milliseconds, microseconds
qsizetype runningTime(QByteArrayView text, LogStamp *stamp)
{
    Scan scan(text);
    qint64 minutes = 0;
    int seconds = 0;
    int milli = 0;
    int micro = 0;
    int digits = 0;
    for (; isDigit(scan.at()) && digits < 7; scan.skip(1), ++digits)
        minutes = minutes * 10 + (scan.at() - '0');
    if (digits == 0 || !scan.one('.') || !scan.number(2, &seconds) || !scan.one('.') || !scan.number(3, &milli) ||
        !scan.one('.') || !scan.number(3, &micro) || isDigit(scan.at()))
        return 0;
    *stamp = {LogStamp::Kind::Relative, (minutes * 60 + seconds) * 1000 + milli};
    return scan.taken();
}

} // namespace

qsizetype readLogStamp(QByteArrayView text, LogStamp *stamp)
{
    if (text.size() < 12)
        return 0;
    if (isDigit(text.front())) {
        for (const auto form : {fullDate, shortDate, americanDate, runningTime}) {
            if (const qsizetype taken = form(text, stamp))
                return taken;
        }
        return 0;
    }
    if (const qsizetype taken = syslogDate(text, stamp))
        return taken;
    // journald's short-full puts the weekday in front: "Fri 2026-04-10 ..."
    if (text[3] == ' ' && isDigit(text[4])) {
        for (const char *day : {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"}) {
            if (text.startsWith(day)) {
                const qsizetype taken = fullDate(text.sliced(4), stamp);
                return taken ? taken + 4 : 0;
            }
        }
    }
    return 0;
}

} // namespace kirikae
