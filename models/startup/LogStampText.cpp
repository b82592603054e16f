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

struct MonthName {
    const char *begin;
    int month;
};

/// How the names begin that journald and syslog write in the languages of Western Europe; "mar" is March in all.
constexpr std::array monthNames{
    MonthName{"jan", 1},
    MonthName{"ene", 1},
    MonthName{"gen", 1},
    MonthName{"feb", 2},
    MonthName{"f\xC3\xA9v", 2},
    MonthName{"fev", 2},
    MonthName{"mar", 3},
    MonthName{"m\xC3\xA4r", 3},
    MonthName{"mrt", 3},
    MonthName{"apr", 4},
    MonthName{"avr", 4},
    MonthName{"abr", 4},
    MonthName{"mai", 5},
    MonthName{"may", 5},
    MonthName{"mag", 5},
    MonthName{"mei", 5},
    MonthName{"jun", 6},
    MonthName{"juin", 6},
    MonthName{"giu", 6},
    MonthName{"jul", 7},
    MonthName{"juil", 7},
    MonthName{"lug", 7},
    MonthName{"aug", 8},
    MonthName{"ao\xC3\xBB", 8},
    MonthName{"ago", 8},
    MonthName{"sep", 9},
    MonthName{"set", 9},
    MonthName{"oct", 10},
    MonthName{"okt", 10},
    MonthName{"ott", 10},
    MonthName{"out", 10},
    MonthName{"nov", 11},
    MonthName{"dec", 12},
    MonthName{"dez", 12},
    MonthName{"d\xC3\xA9"
              "c",
              12},
    MonthName{"dic", 12},
};

/// The month that a word names, and its length; 0 = none.
qsizetype monthWord(QByteArrayView text, int *month)
{
    if (!QByteArrayView("adefgjmnos").contains(static_cast<char>(text.front() | 0x20)))
        return 0;
    for (const MonthName &name : monthNames) {
        const QByteArrayView rest(name.begin + 1);
        if ((text.front() | 0x20) != name.begin[0] || !text.sliced(1).startsWith(rest))
            continue;
        qsizetype end = rest.size() + 1;
        while (end < text.size() && end < 10 && text[end] != ' ')
            ++end; // "sept.", "février"
        *month = name.month;
        return end;
    }
    return 0;
}

/// "11月", " 4月", "11월": the month as a number, and its length; 0 = something else.
qsizetype monthNumber(QByteArrayView text, int *month)
{
    qsizetype i = text.front() == ' ' ? 1 : 0;
    *month = 0;
    for (; i < text.size() && i < 3 && isDigit(text[i]); ++i)
        *month = *month * 10 + (text[i] - '0');
    const QByteArrayView rest = text.sliced(i);
    const bool isMonth = rest.startsWith("\xE6\x9C\x88") || rest.startsWith("\xEC\x9B\x94");
    return *month > 0 && isMonth ? i + 3 : 0;
}

/// Apr 10 08:52:19, and the same in other languages
qsizetype syslogDate(QByteArrayView text, LogStamp *stamp)
{
    int month = 0;
    const bool isNumber = isDigit(text.front()) || text.front() == ' ';
    const qsizetype word = isNumber ? monthNumber(text, &month) : monthWord(text, &month);
    if (word == 0)
        return 0;
    Scan scan(text);
    scan.skip(word);
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

/// 1775811139.123456: seconds since the epoch
qsizetype unixTime(QByteArrayView text, LogStamp *stamp)
{
    Scan scan(text);
    qint64 seconds = 0;
    for (int i = 0; i < 10; ++i, scan.skip(1)) {
        if (!isDigit(scan.at()))
            return 0;
        seconds = seconds * 10 + (scan.at() - '0');
    }
    if (seconds < 1'400'000'000 || !scan.one('.') || !isDigit(scan.at()))
        return 0;
    qint64 ms = 0;
    for (int weight = 100; isDigit(scan.at()); scan.skip(1), weight /= 10)
        ms += (scan.at() - '0') * weight;
    if (scan.at() != ' ')
        return 0;
    *stamp = {LogStamp::Kind::Zoned, seconds * 1000 + ms};
    return scan.taken();
}

} // namespace

qsizetype readLogStamp(QByteArrayView text, LogStamp *stamp)
{
    if (text.size() < 12)
        return 0;
    if (isDigit(text.front())) {
        for (const auto form : {fullDate, shortDate, americanDate, runningTime, unixTime, syslogDate}) {
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
