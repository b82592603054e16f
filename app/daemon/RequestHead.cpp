// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/RequestHead.h"

#include <QHostAddress>

#include <algorithm>
#include <cstring>

#include <microhttpd.h>
#include <sys/socket.h>

namespace kirikae {

namespace {

std::optional<uid_t> userAt(int socket)
{
    ucred peer{};
    socklen_t size = sizeof peer;
    sockaddr_storage address{};
    socklen_t length = sizeof address;
    if (::getsockname(socket, reinterpret_cast<sockaddr *>(&address), &length) != 0 || address.ss_family != AF_UNIX ||
        ::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0)
        return std::nullopt;
    return peer.uid;
}

/// "192.0.2.7", or nothing for a Unix socket.
QByteArray addressAt(int socket)
{
    sockaddr_storage address{};
    socklen_t length = sizeof address;
    if (::getpeername(socket, reinterpret_cast<sockaddr *>(&address), &length) != 0 || address.ss_family == AF_UNIX)
        return {};
    return QHostAddress(reinterpret_cast<const sockaddr *>(&address)).toString().toLatin1();
}

/// Reads the fields of a head. libmicrohttpd gives a value up to its first NUL; whether bytes were hidden behind one
/// shows in the head itself, where it cut the values out: between two fields it leaves nothing but ends of lines.
struct FieldReader {
    QList<HttpField> fields;
    const char *behind = nullptr; ///< the end of the value before
    bool hidesBytes = false;

    /// Up to the next field, or to the end of the head. A folded line was put elsewhere: refused as well.
    void reach(const char *next, int ends)
    {
        constexpr std::ptrdiff_t longest = 64; // blanks that may stand there
        if (!behind)
            return;
        const std::ptrdiff_t gap = next - behind;
        if (gap < 0 || gap > longest) {
            hidesBytes = true;
            return;
        }
        const bool isEmpty = std::all_of(
            behind, next, [](char c) { return c == '\0' || c == '\r' || c == '\n' || c == '\t' || c == ' '; });
        hidesBytes = hidesBytes || !isEmpty || std::count(behind, next, '\0') > 2 * ends; // it made CR and LF to NUL
    }
    static MHD_Result add(void *reader, MHD_ValueKind, const char *name, const char *value)
    {
        auto *self = static_cast<FieldReader *>(reader);
        self->reach(name, 1);
        self->fields.append({QByteArray(name), QByteArray(value ? value : "")});
        self->behind = value ? value + std::strlen(value) : nullptr;
        return MHD_YES;
    }
};

/// The names and values of the query are decoded here: libmicrohttpd is told to leave them as they are.
MHD_Result addArgument(void *query, MHD_ValueKind, const char *name, const char *value)
{
    static_cast<QUrlQuery *>(query)->addQueryItem(QString::fromLatin1(name), QString::fromLatin1(value ? value : ""));
    return MHD_YES;
}

/// Where a body ends must not be a matter of opinion: a proxy in front might have the other one (RFC 9112, 6.3).
bool isLengthAmbiguous(const QList<HttpField> &fields)
{
    const auto count = [&fields](QByteArrayView name) {
        return std::count_if(fields.begin(), fields.end(), [name](const HttpField &field) {
            return field.name.compare(name, Qt::CaseInsensitive) == 0;
        });
    };
    const auto lengths = count("Content-Length");
    return lengths > 1 || count("Transfer-Encoding") > (lengths > 0 ? 0 : 1);
}

} // namespace

ServerRequest readHead(MHD_Connection *connection, const char *path, const char *method, int socket)
{
    ServerRequest request;
    request.method = method;
    request.path = path;
    request.user = userAt(socket);
    request.peer = addressAt(socket);
    FieldReader reader;
    MHD_get_connection_values(connection, MHD_HEADER_KIND, FieldReader::add, &reader);
    if (const auto *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE))
        reader.reach(method + info->header_size, 2); // the method is the head's first word
    request.fields = reader.fields;
    request.isAmbiguous = reader.hidesBytes || isLengthAmbiguous(reader.fields);
    MHD_get_connection_values(connection, MHD_GET_ARGUMENT_KIND, addArgument, &request.query);
    return request;
}

} // namespace kirikae
