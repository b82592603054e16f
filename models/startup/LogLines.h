// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

class QIODevice;

namespace kirikae {

/// The lines of a device, one after the other, in bounded memory: a line longer than 1 MiB comes in pieces. Blocks in
/// the device's read(), so for files and pipes that are read to their end.
class LogLines {
public:
    explicit LogLines(QIODevice &device);
    /// Without the line feed; holds until the next call. Nothing = the end.
    std::optional<QByteArrayView> next();
    /// Bytes of the device that the lines so far took up.
    [[nodiscard]] qint64 position() const { return m_before + m_from; }

private:
    bool fill();

    QIODevice &m_device;
    QByteArray m_buffer;
    qsizetype m_from = 0;
    qint64 m_before = 0; ///< bytes that are gone from the buffer
    bool m_isAtEnd = false;
};

} // namespace kirikae
