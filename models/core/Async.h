// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QFuture>
#include <QFutureWatcher>
#include <QPromise>

#include <memory>
#include <utility>

namespace kirikae {

template <class T>
using Pending = QFuture<Result<T>>;

/// Calls `done(Result<T>)` once, from the event loop of the context's thread; not at all if the context dies first.
/// Call it on that thread. A future that was cancelled arrives as Error::Code::Cancelled.
template <class T, class Done>
void whenDone(const QFuture<Result<T>> &future, QObject *context, Done done)
{
    auto *watcher = new QFutureWatcher<Result<T>>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, done = std::move(done)]() mutable {
        watcher->deleteLater();
        const auto ended = watcher->future();
        done(ended.resultCount() > 0 ? ended.result() : Result<T>(fail(Error::Code::Cancelled)));
    });
    watcher->setFuture(future);
}

template <class T>
Pending<T> ready(T value)
{
    return QtFuture::makeReadyFuture(Result<T>(std::move(value)));
}

inline Pending<void> ready()
{
    return QtFuture::makeReadyFuture(Result<void>());
}

template <class T>
Pending<T> readyError(Error error)
{
    return QtFuture::makeReadyFuture(Result<T>(tl::unexpected<Error>(std::move(error))));
}

/// A promise that finishes exactly once: the first settle() wins, later ones are ignored, and dropping the last copy
/// unsettled finishes the future with Cancelled. Copyable, so it can sit in several callbacks that race.
template <class T>
class Once {
public:
    Once()
        : m_promise(std::make_shared<QPromise<Result<T>>>())
    {
        m_promise->start();
    }

    [[nodiscard]] Pending<T> future() const { return m_promise->future(); }
    [[nodiscard]] bool isSettled() const { return m_promise->future().isFinished(); }

    void settle(Result<T> result) const
    {
        if (isSettled())
            return;
        m_promise->addResult(std::move(result));
        m_promise->finish();
    }

private:
    std::shared_ptr<QPromise<Result<T>>> m_promise;
};

} // namespace kirikae
