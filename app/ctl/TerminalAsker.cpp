// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/TerminalAsker.h"

#include "app/ctl/Terminal.h"

namespace kirikae {

using namespace Qt::StringLiterals;

Pending<QStringList> TerminalAsker::ask(const Question &question)
{
    if (!m_terminal.isAskable())
        return readyError<QStringList>(noTerminal(question));
    if (!question.text.isEmpty())
        m_terminal.write(question.text + u'\n');
    if (question.kind == Question::Kind::HostKey && !question.fingerprint.isEmpty())
        m_terminal.write(tr("Fingerprint: %1").arg(question.fingerprint) + u'\n');
    Once<QStringList> answer;
    askField(question, {}, answer);
    return answer.future();
}

void TerminalAsker::askField(const Question &question, const QStringList &given, const Once<QStringList> &answer)
{
    const bool isHostKey = question.kind == Question::Kind::HostKey;
    QString prompt;
    auto echo = Terminal::Echo::Off;
    if (isHostKey) {
        prompt = tr("Is this the node's key? Type \"yes\" to go on: ");
        echo = Terminal::Echo::On;
    } else if (const auto index = given.size(); index < question.fields.size()) {
        prompt = question.fields.at(index).prompt;
        echo = question.fields.at(index).echo ? Terminal::Echo::On : Terminal::Echo::Off;
    }
    if (prompt.isEmpty()) {
        prompt = question.kind == Question::Kind::Passphrase ? tr("Passphrase of %1: ").arg(question.keyFile)
                                                             : tr("Password of %1: ").arg(question.node);
    }
    if (!prompt.endsWith(u' '))
        prompt += u' ';
    m_terminal.readLine(prompt, echo, [this, question, given, answer, isHostKey](const std::optional<QString> &line) {
        if (!line || (isHostKey && *line != "yes"_L1)) {
            answer.settle(fail(Error::Code::Cancelled, tr("Not answered, so nothing was done.")));
            return;
        }
        const QStringList all = given + QStringList{*line};
        if (all.size() < question.fields.size())
            askField(question, all, answer);
        else
            answer.settle(all);
    });
}

Error TerminalAsker::noTerminal(const Question &question) const
{
    switch (question.kind) {
    case Question::Kind::HostKey:
        return {
            Error::Code::HostKeyUnknown,
            tr("The host key of %1 is not known yet, and there is no terminal to ask at. Connect once with \"ssh\" or "
               "from a terminal, and compare the fingerprint %2.")
                .arg(question.node, question.fingerprint),
            {}};
    case Question::Kind::Passphrase:
        return {Error::Code::AuthRefused,
                tr("The key %1 needs its passphrase, and there is no terminal to ask at. Load it into an SSH agent "
                   "(ssh-add), or run this from a terminal.")
                    .arg(question.keyFile),
                {}};
    case Question::Kind::Token:
        return {Error::Code::AuthRefused,
                tr("The daemon at %1 asks for its access token, and there is no terminal to ask at. Put it into "
                   "$KIRIKAE_TOKEN, or into a file that only you can read and give --token-file.")
                    .arg(question.node),
                {}};
    case Question::Kind::Password:
    case Question::Kind::KeyboardInteractive: break;
    }
    return {Error::Code::AuthRefused,
            tr("%1 asks for a password, and there is no terminal to ask at. Set up a key, or run this from a terminal.")
                .arg(question.node),
            {}};
}

} // namespace kirikae
