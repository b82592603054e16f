// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/Step.h"

#include <QCoreApplication>

namespace kirikae {

Step::Step(SwitchProgress::Stage stage)
    : m_stage(stage)
{
}

void Step::start()
{
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (!m_hasEnded)
                run();
        },
        Qt::QueuedConnection);
}

void Step::cancel()
{
    failWith({Error::Code::Cancelled, QCoreApplication::translate("Step", "The switch was cancelled."), {}});
}

void Step::succeed()
{
    end(std::nullopt);
}

void Step::failWith(const Error &error)
{
    end(error);
}

void Step::end(const std::optional<Error> &problem)
{
    if (m_hasEnded)
        return;
    m_hasEnded = true;
    QMetaObject::invokeMethod(
        this, [this, problem] { emit finished(problem); }, Qt::QueuedConnection);
}

} // namespace kirikae
