// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/http/HttpReader.h"

#include "models/core/Text.h"

#include <QCoreApplication>

#include <boost/beast/http/basic_parser.hpp>
#include <boost/beast/http/error.hpp>

namespace kirikae {

namespace {

namespace http = boost::beast::http;
using ErrorCode = boost::beast::error_code;
using Text = boost::beast::string_view;

QString tr(const char *text)
{
    return QCoreApplication::translate("Http", text);
}

QByteArray bytesOf(Text text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

} // namespace

/// Collects what the parser calls out.
class HttpReader::Parser : public http::basic_parser<false> {
public:
    Parser(const Limits &limits, bool answersHead)
    {
        header_limit(static_cast<std::uint32_t>(limits.head));
        if (limits.body)
            body_limit(static_cast<std::uint64_t>(*limits.body));
        else
            body_limit(boost::none);
        eager(true);
        skip(answersHead);
    }

    HttpResponse response;
    QByteArray body;

    [[nodiscard]] bool isInterim() const { return response.status >= 100 && response.status < 200; }

private:
    void on_request_impl(http::verb, Text, Text, int, ErrorCode &) override {}
    void on_response_impl(int code, Text reason, int, ErrorCode &) override
    {
        response.status = code;
        response.reason = bytesOf(reason);
    }
    void on_field_impl(http::field, Text name, Text value, ErrorCode &) override
    {
        if (!m_headIsOver) // what comes later is a trailer of the last chunk
            response.fields.append({bytesOf(name), bytesOf(value)});
    }
    void on_header_impl(ErrorCode &) override { m_headIsOver = true; }
    void on_body_init_impl(const boost::optional<std::uint64_t> &, ErrorCode &) override {}
    std::size_t on_body_impl(Text piece, ErrorCode &) override
    {
        body.append(piece.data(), static_cast<qsizetype>(piece.size()));
        return piece.size();
    }
    void on_chunk_header_impl(std::uint64_t, Text, ErrorCode &) override {}
    std::size_t on_chunk_body_impl(std::uint64_t, Text piece, ErrorCode &error) override
    {
        return on_body_impl(piece, error);
    }
    void on_finish_impl(ErrorCode &) override {}

    bool m_headIsOver = false;
};

HttpReader::HttpReader(Limits limits, bool answersHead)
    : m_limits(limits)
    , m_answersHead(answersHead)
    , m_parser(std::make_unique<Parser>(limits, answersHead))
{
}

HttpReader::~HttpReader() = default;

Result<void> HttpReader::describe(const QByteArray &reason) const
{
    return fail(Error::Code::BadReply, tr("The answer is not proper HTTP (%1).").arg(QString::fromLatin1(reason)),
                cleanText(QByteArrayView(m_pending).first(std::min<qsizetype>(m_pending.size(), 200))));
}

Result<void> HttpReader::feed(QByteArrayView bytes)
{
    if (m_parser->is_done()) {
        m_hasSurplus = m_hasSurplus || !bytes.isEmpty();
        return {};
    }
    m_pending.append(bytes.data(), bytes.size());
    return parsePending();
}

Result<void> HttpReader::parsePending()
{
    while (!m_pending.isEmpty()) {
        ErrorCode error;
        const auto used = m_parser->put(
            boost::asio::const_buffer(m_pending.constData(), static_cast<std::size_t>(m_pending.size())), error);
        m_pending.remove(0, static_cast<qsizetype>(used));
        if (error == http::error::need_more) {
            // A line that does not end (a chunk header, say) would otherwise grow for ever.
            return m_pending.size() > m_limits.head ? describe("a line is too long") : Result<void>();
        }
        if (error == http::error::header_limit)
            return fail(Error::Code::BadReply,
                        tr("The head of the answer is larger than %1 KiB.").arg(m_limits.head / KiB));
        if (error == http::error::body_limit)
            return fail(Error::Code::BadReply,
                        tr("The answer is larger than the limit of %1 MiB.")
                            .arg(static_cast<double>(m_limits.body.value_or(0)) / static_cast<double>(MiB), 0, 'f', 1));
        if (error)
            return describe(QByteArray::fromStdString(error.message()));
        if (m_parser->is_done() && m_parser->isInterim()) {
            if (m_parser->response.status == 101)
                return describe("it switches to another protocol");
            m_parser = std::make_unique<Parser>(m_limits, m_answersHead);
        } else if (m_parser->is_done()) {
            m_hasSurplus = !m_pending.isEmpty();
            m_pending.clear();
        } else if (used == 0) {
            return {};
        }
    }
    return {};
}

Result<void> HttpReader::finish()
{
    if (m_parser->is_done())
        return {};
    ErrorCode error;
    if (m_parser->got_some())
        m_parser->put_eof(error);
    if (!m_parser->got_some() || error)
        return fail(Error::Code::LinkLost, tr("The connection ended in the middle of the answer."));
    return {};
}

bool HttpReader::hasHead() const
{
    return m_parser->is_header_done() && !m_parser->isInterim();
}

bool HttpReader::isDone() const
{
    return m_parser->is_done();
}

bool HttpReader::allowsReuse() const
{
    return m_parser->is_done() && !m_hasSurplus && m_parser->keep_alive();
}

const HttpResponse &HttpReader::head() const
{
    return m_parser->response;
}

QByteArray HttpReader::takeBody()
{
    return std::exchange(m_parser->body, {});
}

} // namespace kirikae
