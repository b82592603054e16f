// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/SingleDaemon.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace kirikae {

using namespace Qt::StringLiterals;

Result<int> lockForDaemon()
{
    QString folder = qEnvironmentVariable("XDG_STATE_HOME");
    if (folder.isEmpty())
        folder = QDir::homePath() + u"/.local/state"_s;
    folder += u"/kirikae"_s;
    QDir().mkpath(folder);
    const QString path = folder + u"/kirikaed.lock"_s;
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    if (descriptor >= 0 && ::flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        return descriptor;
    const int error = errno;
    if (descriptor >= 0)
        ::close(descriptor);
    if (error == EWOULDBLOCK)
        return fail(Error::Code::Busy,
                    QCoreApplication::translate("kirikae::SingleDaemon", "kirikaed runs already for this user."));
    return fail(Error::Code::Denied,
                QCoreApplication::translate("kirikae::SingleDaemon", "The lock file %1 could not be opened: %2")
                    .arg(path, QString::fromLocal8Bit(std::strerror(error))));
}

} // namespace kirikae
