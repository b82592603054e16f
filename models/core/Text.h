// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace kirikae {

/// Remote text made safe to show: ANSI and OSC sequences, C0/C1 controls (but \n and \t) and bidirectional overrides
/// are removed, invalid UTF-8 becomes U+FFFD, and what is longer than `maxChars` is cut with an ellipsis.
QString cleanText(QByteArrayView bytes, qsizetype maxChars = 64 * 1024);
QString cleanText(QStringView text, qsizetype maxChars = 64 * 1024);

/// The same on one line: line breaks and tabs become spaces, and none stand at the ends.
QString cleanLine(QStringView text, qsizetype maxChars);
/// Remote text for a terminal, beside our own words: every control character (but \n and \t) and bidirectional control
/// becomes U+FFFD. Nothing is taken out, so that no text can make what stands behind it disappear.
QString markedControls(QStringView text);
/// Whether text that must stand on one line holds what no name needs: C0 and C1 controls (line feeds and tabs, too),
/// DEL, line and paragraph separators, or bidirectional controls.
bool hasControls(QStringView text);

/// Secrets taken out of text that is about to be logged, shown or stored: Hugging Face tokens, bearer and basic
/// authorization values, `?token=`-like query values, and every value registered with addSecret().
class Redactor {
public:
    void addSecret(const QString &secret);
    [[nodiscard]] QString redact(const QString &text) const;

private:
    QStringList m_secrets;
};

} // namespace kirikae
