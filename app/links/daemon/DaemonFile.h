// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QByteArray>
#include <QString>

namespace kirikae {

/// The file that kirikaed is installed from: the program itself, or a Debian package that holds it.
struct DaemonFile {
    QString path;
    bool isPackage = false;
    QString machine; ///< as `uname -m` says; empty for a package
    QByteArray contents;
    QByteArray sha256; ///< hexadecimal
};

/// Reads and recognises one; the error says what is wrong with it.
Result<DaemonFile> readDaemonFile(const QString &path);
/// The program that came with this one, when it is for `machine`; the error says which package to fetch.
Result<DaemonFile> ownDaemonFile(const QString &machine);

} // namespace kirikae
