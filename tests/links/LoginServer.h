// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>
#include <QString>
#include <QTemporaryDir>
#include <QThread>

#include <libssh/server.h>

#include <atomic>

namespace kirikae {

/// An SSH server that only knows how to log people in, by the rules of a test: a password, rounds of
/// keyboard-interactive prompts, a public key that is not enough. sshd could do it only with accounts and PAM files of
/// the machine. Its thread ends with it.
class LoginServer {
public:
    struct Round {
        QByteArrayList prompts; ///< may be empty
        QByteArrayList answers; ///< the right ones
        bool echo = false;
    };
    struct Rules {
        QByteArray password;      ///< accepted when not empty
        QList<Round> rounds;      ///< accepted when not empty
        bool wantsKeyToo = false; ///< any public key first, then one of the above
        bool isEndless = false;   ///< after the last round comes the first again
    };
    explicit LoginServer(Rules rules);
    ~LoginServer();

    [[nodiscard]] bool start();
    [[nodiscard]] quint16 port() const { return m_port; }
    /// Hangs up on whoever is connected.
    void cut() { m_isCutting = true; }
    [[nodiscard]] int loginCount() const { return m_logins; }

private:
    void serve();
    void serveOne(ssh_session session);
    static int onMessage(ssh_session session, ssh_message message, void *self);
    [[nodiscard]] int methods() const;
    bool answer(ssh_session session, ssh_message message);
    bool answerKeyboard(ssh_session session, ssh_message message);

    const Rules m_rules;
    QTemporaryDir m_folder;
    ssh_bind m_bind = nullptr;
    QThread *m_thread = nullptr;
    quint16 m_port = 0;
    bool m_hasKey = false;
    qsizetype m_round = 0;
    std::atomic<bool> m_isEnding = false;
    std::atomic<bool> m_isCutting = false;
    std::atomic<int> m_logins = 0;
};

} // namespace kirikae
