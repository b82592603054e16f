// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/http/HttpMessage.h"
#include "models/core/Result.h"

#include <QByteArrayView>

#include <memory>

namespace kirikae {

/// Takes the bytes of one HTTP/1.1 answer in pieces of any size and gives its head and its body. Interim answers (1xx)
/// are passed over. Knows nothing of streams and time; all of Boost.Beast is behind it. Errors say what is wrong with
/// the bytes and leave the reader unusable.
class HttpReader {
public:
    struct Limits {
        Bytes head = 64 * KiB;
        std::optional<Bytes> body; ///< nothing = as long as it comes
    };

    HttpReader(Limits limits, bool answersHead);
    ~HttpReader();
    HttpReader(const HttpReader &) = delete;
    HttpReader &operator=(const HttpReader &) = delete;

    Result<void> feed(QByteArrayView bytes);
    /// The stream has ended: the end of the body for some answers, an error in the middle of others.
    Result<void> finish();

    [[nodiscard]] bool hasHead() const;
    [[nodiscard]] bool isDone() const;
    /// The answer is complete, nothing came behind it, and the other side keeps the connection.
    [[nodiscard]] bool allowsReuse() const;
    [[nodiscard]] const HttpResponse &head() const;
    /// The body bytes since the last call, without chunk headers.
    QByteArray takeBody();

private:
    class Parser;
    Result<void> parsePending();
    Result<void> describe(const QByteArray &reason) const;

    Limits m_limits;
    bool m_answersHead;
    std::unique_ptr<Parser> m_parser;
    QByteArray m_pending; ///< received, not yet parsed: an unfinished line
    bool m_hasSurplus = false;
};

} // namespace kirikae
