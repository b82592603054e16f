// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

class QIODevice;

namespace kirikae {

/// The lines of a device, one after the other, in bounded memory: a line longer than 1 MiB comes in pieces. UTF-16 with
/// its mark in front (what PowerShell writes) comes as UTF-8. Blocks in the device's read(), so for files and pipes
/// that are read to their end.
class LogLines {
public:
    explicit LogLines(QIODevice &device);
    /// Without the line feed; holds until the next call. Nothing = the end.
    std::optional<QByteArrayView> next();
    /// Bytes of the device that the lines so far took up.
    [[nodiscard]] qint64 position() const { return m_before + m_from; }

private:
    bool fill();
    [[nodiscard]] qsizetype endOfLine(qsizetype from) const;
    [[nodiscard]] QByteArrayView decoded(QByteArrayView raw);

    QIODevice &m_device;
    QByteArray m_buffer;
    qsizetype m_from = 0;
    qint64 m_before = 0; ///< bytes that are gone from the buffer
    bool m_isAtEnd = false;
    qsizetype m_unit = 1; ///< bytes
    bool m_isBigEndian = false;
    QByteArray m_decoded;
};

} // namespace kirikae
