// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ssh/RevokedKeys.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <optional>

namespace kirikae {

namespace {

constexpr char listMagic[] = "SSHKRL\n"; // and the NUL behind it
constexpr qsizetype listMagicSize = sizeof listMagic;

std::optional<QByteArray> contentOf(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll();
}

bool hasKey(const QByteArray &line, const QByteArray &key)
{
    for (const QByteArray &word : line.split(' ')) {
        if (!word.isEmpty() && QByteArray::fromBase64(word) == key)
            return true;
    }
    return false;
}

/// Takes values off the front of OpenSSH's binary format; `isGood` turns false at the first one that is not all there.
struct Reader {
    QByteArrayView left;
    bool isGood = true;

    QByteArrayView bytes(qsizetype count)
    {
        isGood = isGood && count <= left.size();
        if (!isGood)
            return {};
        const QByteArrayView taken = left.first(count);
        left = left.sliced(count);
        return taken;
    }
    quint32 number()
    {
        const QByteArrayView taken = bytes(4);
        return isGood ? qFromBigEndian<quint32>(taken.data()) : 0;
    }
    QByteArrayView string() { return bytes(static_cast<qsizetype>(number())); }
};

enum SectionKind : char { Certificates = 1, Keys = 2, Sha1 = 3, Signature = 4, Sha256 = 5 };

/// PROTOCOL.krl of OpenSSH. Sections about certificates say nothing about plain keys.
Revocation revocationInBinary(const QByteArray &list, const QByteArray &key)
{
    Reader reader{QByteArrayView(list).sliced(listMagicSize)};
    if (reader.number() != 1) // format version
        return Revocation::Unreadable;
    reader.bytes(3 * 8); // list version, date, flags
    reader.string();     // reserved
    reader.string();     // comment
    const QByteArray sha1 = QCryptographicHash::hash(key, QCryptographicHash::Sha1);
    const QByteArray sha256 = QCryptographicHash::hash(key, QCryptographicHash::Sha256);
    bool isRevoked = false;
    while (reader.isGood && !reader.left.isEmpty()) {
        const char kind = reader.bytes(1).front();
        Reader section{reader.string()};
        if (kind == Signature || kind == Certificates)
            continue;
        if (kind != Keys && kind != Sha1 && kind != Sha256)
            return Revocation::Unreadable;
        const QByteArray &wanted = kind == Keys ? key : kind == Sha1 ? sha1 : sha256;
        while (section.isGood && !section.left.isEmpty())
            isRevoked = section.string() == wanted || isRevoked;
        reader.isGood = reader.isGood && section.isGood;
    }
    if (!reader.isGood)
        return Revocation::Unreadable;
    return isRevoked ? Revocation::Yes : Revocation::No;
}

} // namespace

Revocation revocationInKnownHosts(const QString &file, const QByteArray &key)
{
    for (const QByteArray &line : contentOf(file).value_or(QByteArray()).split('\n')) {
        const QByteArray words = line.simplified();
        if (words.startsWith("@revoked ") && hasKey(words, key))
            return Revocation::Yes;
    }
    return Revocation::No;
}

Revocation revocationInList(const QString &file, const QByteArray &key)
{
    const auto content = contentOf(file);
    if (!content)
        return Revocation::Unreadable;
    if (content->startsWith(QByteArray(listMagic, listMagicSize)))
        return revocationInBinary(*content, key);
    for (const QByteArray &line : content->split('\n')) {
        const QByteArray words = line.simplified();
        if (!words.startsWith('#') && hasKey(words, key))
            return Revocation::Yes;
    }
    return Revocation::No;
}

} // namespace kirikae
