// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/DaemonFile.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QtEndian>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 longestFile = 512 * 1024 * 1024;
constexpr qsizetype elfHeader = 20;

QString tr(const char *text)
{
    return QCoreApplication::translate("DaemonFile", text);
}

/// From the head of an ELF file; empty = none that we build for.
QString machineOf(const QByteArray &contents)
{
    constexpr qsizetype machineAt = 18;
    if (contents.size() < elfHeader || !contents.startsWith("\x7f"
                                                            "ELF\x02\x01"))
        return {};
    switch (qFromLittleEndian<quint16>(contents.constData() + machineAt)) {
    case 62: return u"x86_64"_s;
    case 183: return u"aarch64"_s;
    default: return {};
    }
}

QString packageArchitecture(const QString &machine)
{
    return machine == "x86_64"_L1 ? u"amd64"_s : machine == "aarch64"_L1 ? u"arm64"_s : machine;
}

} // namespace

Result<DaemonFile> readDaemonFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(Error::Code::NotFound, tr("%1 cannot be read.").arg(path), file.errorString());
    if (file.size() > longestFile)
        return fail(Error::Code::BadInput, tr("%1 is too large to be kirikaed.").arg(path));
    DaemonFile found;
    found.path = path;
    found.contents = file.readAll();
    found.isPackage = found.contents.startsWith("!<arch>\ndebian-binary");
    found.machine = machineOf(found.contents);
    if (!found.isPackage && found.machine.isEmpty())
        return fail(Error::Code::BadInput,
                    tr("%1 is neither a Debian package nor a program for x86_64 or aarch64.").arg(path));
    found.sha256 = QCryptographicHash::hash(found.contents, QCryptographicHash::Sha256).toHex();
    return found;
}

Result<DaemonFile> ownDaemonFile(const QString &machine)
{
    const QString here = QCoreApplication::applicationDirPath();
    for (const QString &place : {here + u"/kirikaed"_s, here + u"/../libexec/kirikae/kirikaed"_s,
                                 here + u"/../lib/kirikae/kirikaed"_s, u"/usr/bin/kirikaed"_s}) {
        if (!QFile::exists(place))
            continue;
        auto file = readDaemonFile(place);
        if (file && file->machine == machine)
            return file;
    }
    return fail(Error::Code::NotFound,
                tr("There is no kirikaed for %1 on this machine. Fetch the package kirikaed_*_%2.deb and name it with "
                   "--from.")
                    .arg(machine, packageArchitecture(machine)));
}

} // namespace kirikae
