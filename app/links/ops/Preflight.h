// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"
#include "app/links/ops/ModelPlaces.h"
#include "models/node/NodeFacts.h"

#include <QObject>

#include <functional>

namespace kirikae {

/// Looks on the node at what a profile needs before it is started: port, disk, the model's files, secrets, image. Owned
/// by HostOps; main thread.
class Preflight : public QObject {
    Q_OBJECT
public:
    /// Answers an image's id; empty = not on the node.
    using FindImage = std::function<Pending<QString>(const QString &image)>;

    Preflight(Host &host, FindImage findImage, QObject *parent = nullptr);

    /// `services` as they are now: they tell whose port it is.
    Pending<PreflightFacts> look(const Profile &profile, const QList<Service> &services);

private:
    void addImage(const Profile &profile, PreflightFacts facts, const Once<PreflightFacts> &done);

    Host &m_host;
    FindImage m_findImage;
};

/// The answer of preflight.sh. Pure.
PreflightFacts parsePreflight(QByteArrayView text, const Profile &profile, const QList<Service> &services);

/// The answer of process-listener.sh. Pure.
Listener parseListener(QByteArrayView text);

} // namespace kirikae
