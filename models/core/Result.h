// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>
#include <tl/expected.hpp>

namespace kirikae {

/// Why something did not work: a code for the program, a sentence for the person, evidence for the expert.
/// `message` is one plain sentence that says what is true and what to do. `detail` is evidence (stderr, a log
/// line, an HTTP body), already cleaned by cleanText() and never a secret.
struct Error {
    enum class Code {
        Internal,       ///< a fault of ours
        BadInput,       ///< what the user or a file gave is not valid: correct it
        NotFound,       ///< there is no such profile, service, image, file
        Unreachable,    ///< no connection to the node
        LinkLost,       ///< the connection ended in the middle; the node's state is what the node says later
        HostKeyUnknown, ///< first contact: compare the fingerprint
        HostKeyChanged, ///< the node shows another key than the stored one: never accepted here
        AuthRefused,    ///< the node accepted none of the offered credentials
        Denied,         ///< the node's user may not do this (docker group, file mode)
        Busy,           ///< somebody else is switching this node
        Refused,        ///< the preflight said no; nothing was touched
        DoesNotFit,     ///< the memory check said no; nothing was touched
        PortInUse,
        StartFailed, ///< the service could not be created or started
        LoadFailed,  ///< the service started and failed before it was ready
        NotStopped,  ///< it was told to end and killed, and is still there
        TimedOut,
        Cancelled,
        BadReply,     ///< the other side answered something we do not understand
        NotSupported, ///< this node or link cannot do that
        VersionMismatch,
    };

    Code code = Code::Internal;
    QString message;
    QString detail;

    bool operator==(const Error &) const = default;
};

/// The lower-case snake-case name of a code, stable: used in JSON and in logs.
QString errorCodeName(Error::Code code);
Error::Code errorCodeFromName(const QString &name);

template <class T>
using Result = tl::expected<T, Error>;

[[nodiscard]] inline tl::unexpected<Error> fail(Error::Code code, const QString &message = {},
                                                const QString &detail = {})
{
    return tl::unexpected<Error>(Error{code, message, detail});
}

[[nodiscard]] inline tl::unexpected<Error> fail(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

} // namespace kirikae

Q_DECLARE_METATYPE(kirikae::Error)
