// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/DaemonSetup.h"

namespace kirikae {

/// A setup that does what the test says; what is asked of it goes into the test's list.
class FakeSetup : public DaemonSetup {
    Q_OBJECT
public:
    explicit FakeSetup(QStringList &calls,
                       QStringList intended = {QStringLiteral("First this."), QStringLiteral("Then that.")})
        : m_calls(calls)
        , m_intended(std::move(intended))
    {
    }
    [[nodiscard]] QStringList intentions() const override { return m_intended; }
    void install(const QString &file) override { m_calls << QStringLiteral("install ") + file; }
    void remove() override { m_calls << QStringLiteral("remove"); }

private:
    QStringList &m_calls;
    const QStringList m_intended;
};

} // namespace kirikae
