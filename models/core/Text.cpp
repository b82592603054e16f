// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Text.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace kirikae {

namespace {

bool isBidiControl(ushort c)
{
    return c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

bool isControl(ushort c)
{
    return c < 0x20 || (c >= 0x7f && c < 0xa0);
}

/// Ends a line as much as a line feed does, for whatever lays text out.
bool isSeparator(ushort c)
{
    return c == 0x2028 || c == 0x2029;
}

/// The index just behind the escape sequence that starts at `at` (where text[at] is ESC).
qsizetype endOfEscape(QStringView text, qsizetype at)
{
    qsizetype i = at + 1;
    if (i >= text.size())
        return i;
    const ushort kind = text[i].unicode();
    if (kind == '[') { // CSI: parameters and intermediates, then one final byte
        for (++i; i < text.size(); ++i) {
            const ushort c = text[i].unicode();
            if (c >= 0x40 && c <= 0x7e)
                return i + 1;
            if (c < 0x20 || c > 0x3f)
                return i;
        }
        return i;
    }
    if (kind == ']' || kind == 'P' || kind == '_' || kind == '^') { // OSC, DCS, APC, PM: up to BEL or ST
        const qsizetype opened = i + 1;
        for (++i; i < text.size() && text[i] != QLatin1Char('\n'); ++i) {
            if (text[i].unicode() == 0x07)
                return i + 1;
            if (text[i].unicode() == 0x1b)
                return i + 1 < text.size() && text[i + 1] == QLatin1Char('\\') ? i + 2 : i;
        }
        return opened; // without an end it must not swallow what follows
    }
    while (i < text.size() && text[i].unicode() >= 0x20 && text[i].unicode() <= 0x2f)
        ++i;
    return i < text.size() ? i + 1 : i;
}

} // namespace

QString cleanText(QByteArrayView bytes, qsizetype maxChars)
{
    return cleanText(QString::fromUtf8(bytes), maxChars);
}

QString cleanText(QStringView text, qsizetype maxChars)
{
    QString clean;
    clean.reserve(std::min(text.size(), maxChars));
    for (qsizetype i = 0; i < text.size();) {
        if (clean.size() >= maxChars) {
            clean.append(QChar(0x2026));
            break;
        }
        const ushort c = text[i].unicode();
        if (c == 0x1b) {
            i = endOfEscape(text, i);
            continue;
        }
        if ((!isControl(c) || c == '\n' || c == '\t') && !isBidiControl(c))
            clean.append(text[i]);
        ++i;
    }
    return clean;
}

QString cleanLine(QStringView text, qsizetype maxChars)
{
    QString line = cleanText(text, maxChars);
    for (QChar &c : line) {
        if (isControl(c.unicode()) || isSeparator(c.unicode()))
            c = QLatin1Char(' ');
    }
    return line.trimmed();
}

QString markedControls(QStringView text)
{
    QString marked;
    marked.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const ushort c = text[i].unicode();
        if (c == '\r' && i + 1 < text.size() && text[i + 1] == QLatin1Char('\n'))
            continue; // one end of a line
        const bool isKept = (!isControl(c) || c == '\n' || c == '\t') && !isBidiControl(c);
        marked.append(isKept ? text[i] : QChar(QChar::ReplacementCharacter));
    }
    return marked;
}

bool hasControls(QStringView text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) {
        return isControl(c.unicode()) || isBidiControl(c.unicode()) || isSeparator(c.unicode());
    });
}

void Redactor::addSecret(const QString &secret)
{
    if (secret.size() >= 4 && !m_secrets.contains(secret))
        m_secrets.append(secret);
}

QString Redactor::redact(const QString &text) const
{
    static const QRegularExpression token(QStringLiteral("\\bhf_[A-Za-z0-9]{8,}"));
    static const QRegularExpression authorization(QStringLiteral(
        "((?:[Aa]uthorization|AUTHORIZATION)\\s*[:=]\\s*(?:[Bb]earer|[Bb]asic)?|\\b[Bb]earer)\\s+[^\\s\"',]+"));
    static const QRegularExpression query(
        QStringLiteral("([?&](?:token|access_token|api_key|key|signature|X-Amz-Signature)=)[^&\\s\"']+"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression assignment(
        QStringLiteral("\\b([A-Z0-9_]*(?:TOKEN|SECRET|PASSWORD|PASSPHRASE|API_KEY))=(?!\\$)[^\\s\"']+"));
    QString clean = text;
    for (const QString &secret : m_secrets)
        clean.replace(secret, QStringLiteral("[secret]"));
    clean.replace(token, QStringLiteral("[secret]"));
    clean.replace(authorization, QStringLiteral("\\1 [secret]"));
    clean.replace(query, QStringLiteral("\\1[secret]"));
    clean.replace(assignment, QStringLiteral("\\1=[secret]"));
    return clean;
}

} // namespace kirikae
