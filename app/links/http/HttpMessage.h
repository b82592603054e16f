// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"
#include "models/core/Clock.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace kirikae {

struct HttpField {
    QByteArray name;
    QByteArray value;
    bool operator==(const HttpField &) const = default;
};

/// The value of the first field with this name, whatever its case; empty when there is none.
inline QByteArray fieldNamed(const QList<HttpField> &fields, QByteArrayView name)
{
    for (const HttpField &candidate : fields) {
        if (candidate.name.compare(name, Qt::CaseInsensitive) == 0)
            return candidate.value;
    }
    return {};
}

/// What HttpClient sends. Host, Content-Length and Connection are filled in on the way out.
struct HttpRequest {
    QByteArray method = QByteArrayLiteral("GET");
    QByteArray target = QByteArrayLiteral("/"); ///< path and query, already percent-encoded
    QList<HttpField> fields;
    QByteArray body;
    /// For the whole answer; of a streamed answer only for its head. From the moment the connection is there.
    Milliseconds deadline{15'000};
    Bytes maxBody = 16 * MiB; ///< an answer with more is an error; does not count for streamed ones
    /// Whether sending it twice does no harm; by default that is so for GET, HEAD, PUT and DELETE.
    std::optional<bool> repeatable;

    [[nodiscard]] bool isRepeatable() const
    {
        return repeatable.value_or(method == "GET" || method == "HEAD" || method == "PUT" || method == "DELETE");
    }
};

/// An answer; of a streamed one only the head, with an empty body.
struct HttpResponse {
    int status = 0;
    QByteArray reason;
    QList<HttpField> fields;
    QByteArray body;

    [[nodiscard]] bool isSuccess() const { return status >= 200 && status < 300; }
    [[nodiscard]] QByteArray field(QByteArrayView name) const { return fieldNamed(fields, name); }
};

} // namespace kirikae
