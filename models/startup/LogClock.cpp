// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/LogClock.h"

#include <QDate>

#include <cstdlib>

namespace kirikae {

namespace {

constexpr qint64 hourMs = 3'600'000;
constexpr qint64 dayMs = 24 * hourMs;
constexpr qint64 halfYearMs = 182 * dayMs;
/// Records of several processes come out of order by seconds; more than this backwards is the clock's doing.
constexpr qint64 skewMs = 60'000;
/// A year without 29 February, for logs that do not say which year it is.
constexpr int anyYear = 2023;

qint64 epochMs(int year, int month, int day, qint64 timeOfDayMs)
{
    if (month == 2 && day == 29 && !QDate::isLeapYear(year))
        year += 4 - year % 4; // the log knows better: it is a leap year
    const QDate date(year, month, day);
    return date.isValid() ? (date.toJulianDay() - QDate(1970, 1, 1).toJulianDay()) * dayMs + timeOfDayMs : 0;
}

qint64 hourOf(qint64 ms)
{
    return ms / hourMs % 24;
}

/// The wall clock went through an hour twice: the same hour of the night, earlier minutes, on a day when it may be.
bool isHourRepeated(qint64 lastMs, qint64 timeMs)
{
    if (lastMs - timeMs <= skewMs || lastMs - timeMs >= hourMs || hourOf(lastMs) != hourOf(timeMs) ||
        hourOf(timeMs) > 3)
        return false;
    const QDate date = QDate(1970, 1, 1).addDays(timeMs / dayMs);
    const bool northern = (date.month() == 10 && date.day() >= 24) || (date.month() == 11 && date.day() <= 8);
    const bool southern = date.month() == 4 && date.day() <= 8;
    return northern || southern;
}

/// The wall clock jumped over an hour: within two hours, over the hole that spring makes, on a day when it may be.
bool isHourSkipped(qint64 lastMs, qint64 timeMs)
{
    if (timeMs - lastMs < hourMs || timeMs - lastMs >= 2 * hourMs || hourOf(timeMs) != hourOf(lastMs) + 2 ||
        hourOf(lastMs) > 2)
        return false;
    const QDate date = QDate(1970, 1, 1).addDays(timeMs / dayMs);
    const bool northern = date.month() == 3 && ((date.day() >= 8 && date.day() <= 14) || date.day() >= 25);
    const bool southern = (date.month() == 10 && date.day() <= 7) || (date.month() == 9 && date.day() >= 24);
    return northern || southern;
}

} // namespace

qint64 LogClock::resolve(const LogStamp &stamp, Calendar *calendar) const
{
    if (stamp.kind == LogStamp::Kind::Zoned || stamp.kind == LogStamp::Kind::Relative)
        return stamp.ms;
    const bool isYearless = stamp.kind == LogStamp::Kind::Yearless;
    if (isYearless && calendar->year == 0) {
        calendar->isYearGuessed = !m_now || m_ruling < Outer;
        calendar->year = calendar->isYearGuessed ? anyYear : QDate(1970, 1, 1).addDays(*m_now / dayMs).year();
    }
    qint64 time = stamp.ms;
    if (isYearless || calendar->isYearGuessed) {
        // A program that writes both kinds (vLLM and FlashInfer) is kept in the guessed year.
        const QDate date = isYearless ? QDate() : QDate(1970, 1, 1).addDays(stamp.ms / dayMs);
        const int month = isYearless ? static_cast<int>(stamp.ms / dayMs / 32) : date.month();
        const int day = isYearless ? static_cast<int>(stamp.ms / dayMs % 32) : date.day();
        // Beside a clock that tells whole seconds, another writer's fraction would be a time that nobody measured.
        const qint64 ofDay = stamp.ms % dayMs / 1000 * 1000 + (isYearless ? stamp.ms % 1000 : 0);
        time = epochMs(calendar->year, month, day, ofDay);
        if (calendar->isSet && calendar->lastMs - time > halfYearMs)
            time = epochMs(++calendar->year, month, day, ofDay); // 31 December -> 1 January
        else if (calendar->isSet && time - calendar->lastMs > halfYearMs)
            time = epochMs(calendar->year - 1, month, day, ofDay); // a late line of the old year
    } else {
        calendar->year = QDate(1970, 1, 1).addDays(time / dayMs).year();
    }
    const qint64 wall = time;
    const qint64 lastWall = calendar->lastMs - calendar->shiftMs;
    if (calendar->isSet && isHourRepeated(lastWall, wall))
        calendar->shiftMs += hourMs;
    else if (calendar->isSet && isHourSkipped(lastWall, wall))
        calendar->shiftMs -= hourMs;
    time = wall + calendar->shiftMs;
    // A late line from before the change must not count as one from after it.
    if (calendar->isSet && calendar->shiftMs > 0 && std::abs(wall - calendar->lastMs) < skewMs)
        time = wall;
    calendar->lastMs = std::max(calendar->isSet ? calendar->lastMs : time, time);
    calendar->isSet = true;
    return time;
}

std::optional<qint64> LogClock::at(const LogRecord &record, qint64 linkMs)
{
    m_line = m_now;
    std::array<std::optional<qint64>, SourceCount> times;
    if (linkMs > 0)
        times[Link] = linkMs;
    if (record.outer.kind != LogStamp::Kind::None)
        times[Outer] = resolve(record.outer, &m_calendar[Outer]);
    if (record.inner.kind == LogStamp::Kind::Relative)
        times[Relative] = record.inner.ms;
    else if (record.inner.kind != LogStamp::Kind::None)
        times[Inner] = resolve(record.inner, &m_calendar[Inner]);

    int best = SourceCount - 1;
    while (best >= 0 && !times[static_cast<size_t>(best)])
        --best;
    if (best < 0)
        return m_now;
    const auto time = [&](int source) { return *times[static_cast<size_t>(source)]; };
    auto &offset = m_offset[static_cast<size_t>(best)];
    if (best > m_ruling) {
        // A better clock appears: go on from where the old one is, so that nothing before has to be moved.
        if (m_ruling >= 0 && times[static_cast<size_t>(m_ruling)])
            offset = time(m_ruling) + m_offset[static_cast<size_t>(m_ruling)].value_or(0) - time(best);
        else
            offset = m_now ? *m_now - time(best) : 0;
        m_ruling = best;
    }
    if (best == Relative && offset && m_now && time(best) + *offset + 1000 < *m_now)
        offset = *m_now - time(best); // the program started anew
    if (!offset) {
        // A lesser clock that was never seen beside the ruling one: the same wall's, or it goes on from here.
        const qint64 shared = m_offset[static_cast<size_t>(m_ruling)].value_or(0);
        const qint64 ahead = time(best) + shared - *m_now;
        offset = std::abs(ahead) < hourMs / 2 ? shared : *m_now - time(best);
    }
    const qint64 now = time(best) + *offset;
    for (int lesser = 0; lesser < best; ++lesser) {
        if (times[static_cast<size_t>(lesser)] && best == m_ruling)
            m_offset[static_cast<size_t>(lesser)] = now - time(lesser);
    }
    // What a lesser clock tells is only good to its whole seconds.
    const qint64 slackMs = best == m_ruling ? 0 : 1000;
    const bool isLate = m_now && now + slackMs < *m_now && *m_now - now <= skewMs && best != Relative;
    m_now = std::max(m_now.value_or(now), now);
    m_line = isLate ? now : m_now;
    return m_now;
}

} // namespace kirikae
