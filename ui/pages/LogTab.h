// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/LogBuffer.h"
#include "models/node/Node.h"

#include <QWidget>

#include <memory>

namespace kirikae {

class LogPane;

/// The log of one service of a node as it grows.
class LogTab : public QWidget {
    Q_OBJECT
public:
    explicit LogTab(Node &node, QWidget *parent = nullptr);

    /// Reads that service's log from its beginning; the one shown before stays while `service` is empty.
    void follow(const ServiceId &service, const QString &title);
    void showLine(qint64 number);
    void focusSearch();

private:
    void take(const QList<LogLine> &lines);
    void flush();

    Node &m_node;
    LogBuffer m_buffer;
    LogPane *m_pane;
    ServiceId m_service;
    std::unique_ptr<LogFeed> m_feed;
    QList<LogLine> m_waiting;
    qint64 m_wantedLine = 0;
    bool m_flushIsDue = false;
};

} // namespace kirikae
