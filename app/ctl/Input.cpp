// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/Input.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <cstdio>

namespace kirikae {

Result<std::unique_ptr<QFile>> openInput(const QString &path)
{
    auto file = std::make_unique<QFile>(path);
    const bool isOpen = path == QLatin1String("-") ? file->open(stdin, QIODevice::ReadOnly)
                                                   : !QFileInfo(path).isDir() && file->open(QIODevice::ReadOnly);
    if (!isOpen)
        return fail(Error::Code::BadInput,
                    QCoreApplication::translate("kirikae::Input", "%1 cannot be read: %2")
                        .arg(path, QFileInfo(path).isDir()
                                       ? QCoreApplication::translate("kirikae::Input", "it is a folder")
                                       : file->errorString()));
    return file;
}

} // namespace kirikae
