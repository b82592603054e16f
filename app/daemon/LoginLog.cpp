// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/LoginLog.h"

#include <cstdio>

namespace kirikae {

void LoginLog::noteRefused(const ServerRequest &request)
{
    if (const auto line = lineFor(request))
        std::fprintf(stderr, "kirikaed: %s\n", line->constData());
}

std::optional<QByteArray> LoginLog::lineFor(const ServerRequest &request)
{
    if (m_sinceLine.isValid() && !m_sinceLine.hasExpired(m_pause.count())) {
        ++m_untold;
        return std::nullopt;
    }
    QByteArray line = "login refused from " + request.peer +
                      (request.field("Authorization").isEmpty() ? ": no token" : ": wrong token");
    if (m_untold > 0)
        line += " (and " + QByteArray::number(m_untold) + " more since the last such line)";
    m_untold = 0;
    m_sinceLine.start();
    return line;
}

} // namespace kirikae
