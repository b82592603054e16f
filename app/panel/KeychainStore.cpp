// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panel/KeychainStore.h"

#include <qt6keychain/keychain.h>

namespace kirikae {

namespace {

const QString service = QStringLiteral("kirikae");

Pending<void> run(QKeychain::Job *job, const QString &key)
{
    const Once<void> done;
    job->setKey(key);
    job->setInsecureFallback(false);
    QObject::connect(job, &QKeychain::Job::finished, job, [done](const QKeychain::Job *ended) {
        done.settle(ended->error() == QKeychain::NoError
                        ? Result<void>()
                        : Result<void>(fail(Error::Code::NotSupported, ended->errorString())));
    });
    job->start();
    return done.future();
}

} // namespace

Pending<QString> KeychainStore::read(const QString &key)
{
    auto *job = new QKeychain::ReadPasswordJob(service);
    const Once<QString> done;
    job->setKey(key);
    job->setInsecureFallback(false);
    QObject::connect(job, &QKeychain::Job::finished, job, [done, job](const QKeychain::Job *ended) {
        if (ended->error() == QKeychain::NoError || ended->error() == QKeychain::EntryNotFound)
            done.settle(job->textData());
        else
            done.settle(fail(Error::Code::NotSupported, ended->errorString()));
    });
    job->start();
    return done.future();
}

Pending<void> KeychainStore::write(const QString &key, const QString &secret)
{
    auto *job = new QKeychain::WritePasswordJob(service);
    job->setTextData(secret);
    return run(job, key);
}

Pending<void> KeychainStore::remove(const QString &key)
{
    return run(new QKeychain::DeletePasswordJob(service), key);
}

} // namespace kirikae
