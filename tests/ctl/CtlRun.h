// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace kirikae {

/// One run of the real program, without a terminal. For tests.
struct CtlRun {
    int status = -1;
    QByteArray output;
    QByteArray errorOutput;
    [[nodiscard]] QList<QByteArray> lines() const;
};

CtlRun runCtl(const QStringList &arguments, const QByteArray &input = {});

} // namespace kirikae
