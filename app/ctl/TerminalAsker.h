// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/Asker.h"

#include <QCoreApplication>

namespace kirikae {

class Terminal;

/// Puts a link's questions to the person at the terminal: secrets without echo, a new host key only on a typed "yes".
/// Without a terminal it answers with an error that says how to go on. Owned by main(); main thread.
class TerminalAsker : public Asker {
    Q_DECLARE_TR_FUNCTIONS(kirikae::TerminalAsker)
public:
    explicit TerminalAsker(Terminal &terminal)
        : m_terminal(terminal)
    {
    }
    Pending<QStringList> ask(const Question &question) override;

private:
    void askField(const Question &question, const QStringList &given, const Once<QStringList> &answer);
    [[nodiscard]] Error noTerminal(const Question &question) const;

    Terminal &m_terminal;
};

} // namespace kirikae
