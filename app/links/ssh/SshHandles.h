// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <libssh/libssh.h>

#include <memory>

namespace kirikae {

/// Owners of what libssh allocates; worker thread only.
template <auto freeIt>
struct SshFree {
    template <class T>
    void operator()(T *what) const
    {
        freeIt(what);
    }
};

using SshSessionPtr = std::unique_ptr<ssh_session_struct, SshFree<ssh_free>>;
using SshKeyPtr = std::unique_ptr<ssh_key_struct, SshFree<ssh_key_free>>;
using SshEventPtr = std::unique_ptr<ssh_event_struct, SshFree<ssh_event_free>>;

/// Calls one of libssh's functions that hand out a key: `readKey(ssh_pki_import_pubkey_file, "file")`.
template <class Function, class... Arguments>
SshKeyPtr readKey(Function function, Arguments... arguments)
{
    ssh_key key = nullptr;
    if (function(arguments..., &key) != SSH_OK)
        key = nullptr;
    return SshKeyPtr(key);
}

} // namespace kirikae
