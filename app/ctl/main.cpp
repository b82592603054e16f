// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/CommandLine.h"
#include "app/ctl/Terminal.h"
#include "app/ctl/TerminalAsker.h"
#include "app/ctl/TokenAsker.h"
#include "app/texts/InstallTexts.h"

#include <QCoreApplication>

#include <clocale>

int main(int argc, char **argv)
{
    using namespace kirikae;
    std::setlocale(LC_ALL, "");
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("kirikae"));
    QCoreApplication::setApplicationVersion(QStringLiteral(KIRIKAE_VERSION));

    installTexts();
    CommandLine commandLine;
    const auto parsed = commandLine.parse(QCoreApplication::arguments());
    if (const auto *status = std::get_if<ExitStatus>(&parsed))
        return static_cast<int>(*status);

    const auto &invocation = std::get<Invocation>(parsed);
    Terminal terminal;
    TerminalAsker person(terminal);
    TokenAsker asker(person, invocation.options.tokenFile);
    Session session(invocation.options, terminal, asker);
    QObject::connect(&session, &Session::finished, &application, &QCoreApplication::exit, Qt::QueuedConnection);
    QMetaObject::invokeMethod(
        &session, [&] { invocation.verb->run(session); }, Qt::QueuedConnection);
    return QCoreApplication::exec();
}
