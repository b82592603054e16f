// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/SecretVerb.h"

#include "app/ctl/Session.h"
#include "app/ctl/Terminal.h"
#include "models/core/Json.h"

#include <QFile>

#include <cstdio>
#include <unistd.h>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {
constexpr qint64 longestSecret = 64 * 1024;
}

Options SecretVerb::declare(const Options &program)
{
    const Options app = program.verb("secret", tr("List, set or remove secrets on the node"));
    app.requireVerb(1, 1);
    app.verb("list", tr("Names only"));
    m_set = app.verb("set", tr("Set one from the terminal or from stdin"));
    m_set->text("NAME", m_name, tr("As profiles refer to it, for example HF_TOKEN"), Options::Need::Required);
    m_remove = app.verb("remove", tr("Remove one"));
    m_remove->text("NAME", m_name, tr("As profiles refer to it"), Options::Need::Required);
    return app;
}

void SecretVerb::run(Session &session)
{
    session.withNode([this, &session](Node &node) {
        const auto done = [&session] { session.finish(ExitStatus::Done); };
        if (m_set->wereGiven()) {
            readValue(session, [this, &session, &node, done](const QString &value) {
                session.then(node.saveSecret(m_name, value), done);
            });
        } else if (m_remove->wereGiven()) {
            session.then(node.saveSecret(m_name, {}), done);
        } else {
            session.then(node.secretNames(), [&session](const QStringList &names) {
                if (session.output().isJson())
                    session.output().json({{"secrets", toJson(names)}});
                else
                    session.output().lines(names);
                session.finish(ExitStatus::Done);
            });
        }
    });
}

void SecretVerb::readValue(Session &session, const std::function<void(QString)> &use) const
{
    const auto accept = [&session, use](const QString &value) {
        if (value.isEmpty())
            session.finish(
                Error{Error::Code::BadInput, tr("The value is empty. To remove a secret use: secret remove"), {}});
        else
            use(value);
    };
    if (isatty(STDIN_FILENO) == 1) {
        session.terminal().readLine(tr("Value of %1: ").arg(m_name), Terminal::Echo::Off,
                                    [accept](const std::optional<QString> &line) { accept(line.value_or(QString())); });
        return;
    }
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly)) {
        session.finish(Error{Error::Code::BadInput, tr("Nothing can be read from stdin."), {}});
        return;
    }
    QByteArray value = input.read(longestSecret);
    if (value.endsWith('\n'))
        value.chop(1);
    accept(QString::fromUtf8(value));
}

} // namespace kirikae
