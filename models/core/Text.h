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
