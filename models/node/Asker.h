// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Async.h"

#include <QList>
#include <QString>

namespace kirikae {

/// A question that only a person can answer while a link is made.
struct Question {
    enum class Kind { HostKey, Passphrase, Password, KeyboardInteractive, Token };
    struct Field {
        QString prompt; ///< remote text, cleaned
        bool echo = false;
    };
    Kind kind = Kind::Password;
    QString node;        ///< who asks: "user@host:port"; Token: the daemon's URL
    QString text;        ///< what to say, cleaned
    QString fingerprint; ///< HostKey: "SHA256:..."
    QString keyFile;     ///< Passphrase: which key
    QList<Field> fields; ///< KeyboardInteractive: one per prompt; the others have one
};

/// Puts questions to a person: the panel in its window, the CLI at the terminal, tests from a script. The future ends
/// with one answer per field (HostKey: one "yes"), or Cancelled. Never called in a background reconnect.
class Asker {
public:
    virtual ~Asker() = default;
    virtual Pending<QStringList> ask(const Question &question) = 0;
};

} // namespace kirikae
