// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/daemon/Router.h"
#include "models/node/Node.h"

namespace kirikae {

/// Profiles and secrets. A profile is replaced only by somebody who has seen what is replaced: If-Match with its ETag,
/// or If-None-Match: * for a new one. Values of secrets go in and never come out. Main thread.
class ProfileApi : public QObject {
    Q_OBJECT
public:
    ProfileApi(Node &node, Router &router, QObject *parent = nullptr);

private:
    using Call = std::shared_ptr<Exchange>;

    void list(const Call &call);
    void read(const Call &call, const QString &id);
    void write(const Call &call, const QString &id);
    void remove(const Call &call, const QString &id);
    void secretNames(const Call &call);
    void writeSecret(const Call &call, const QString &name);

    Node &m_node;
};

} // namespace kirikae
