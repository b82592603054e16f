// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/TokenFile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSaveFile>

#include <array>

namespace kirikae {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("kirikae::TokenFile", text);
}

QByteArray newToken()
{
    std::array<quint32, 8> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), static_cast<qsizetype>(bits.size()));
    return QByteArray(reinterpret_cast<const char *>(bits.data()), sizeof bits)
        .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

Result<QByteArray> makeToken(const QString &path)
{
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    const QByteArray token = newToken();
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) ||
        file.write(token + '\n') < 0 || !file.commit())
        return fail(Error::Code::Denied,
                    tr("The token file %1 could not be written: %2").arg(path, file.errorString()));
    return token;
}

} // namespace

Result<QByteArray> tokenFrom(const QString &path)
{
    QFile file(path);
    if (!file.exists())
        return makeToken(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(Error::Code::Denied, tr("The token file %1 could not be read: %2").arg(path, file.errorString()));
    constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    if (file.permissions() & others)
        return fail(Error::Code::Denied,
                    tr("Others can read the token file %1. Make it yours alone: chmod 600 %1").arg(path));
    constexpr qint64 longest = 4096;
    constexpr qsizetype shortest = 32; // characters: 128 bits in hexadecimal
    const QByteArray token = file.read(longest).trimmed();
    if (token.size() < shortest)
        return fail(Error::Code::BadInput,
                    tr("The token in %1 is shorter than %2 characters. Remove the file, and a new one is made.")
                        .arg(path)
                        .arg(shortest));
    return token;
}

} // namespace kirikae
