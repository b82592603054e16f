// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace kirikae {

/// Lets one file of this machine be dropped on a widget. A child of the widget.
class FileDrop : public QObject {
    Q_OBJECT
public:
    explicit FileDrop(QWidget *target);

signals:
    void fileDropped(const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace kirikae
