// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/daemon/Exchange.h"

#include <QStringList>

#include <vector>

namespace kirikae {

/// The table of what the API answers: method and path ("/v1/profiles/{id}") to a function. What is in the braces
/// reaches it percent-decoded. Unknown paths and methods are answered here.
class Router {
public:
    using Handler = std::function<void(const std::shared_ptr<Exchange> &, const QStringList &)>;

    void add(const QByteArray &method, const QByteArray &path, Handler handler);
    void dispatch(const std::shared_ptr<Exchange> &exchange) const;

private:
    struct Route {
        QByteArray method;
        QList<QByteArray> segments;
        Handler handler;
    };
    std::vector<Route> m_routes;
};

} // namespace kirikae
