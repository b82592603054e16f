// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/DaemonOptions.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QStandardPaths>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("kirikae::DaemonOptions", text);
}

/// A credential of the systemd unit comes first: it is in memory only.
QString defaultTokenFile()
{
    const QString credentials = qEnvironmentVariable("CREDENTIALS_DIRECTORY");
    if (!credentials.isEmpty() && QFile::exists(credentials + u"/api-token"_s))
        return credentials + u"/api-token"_s;
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + u"/kirikae/api-token"_s;
}

} // namespace

Result<DaemonOptions> daemonOptions(const QStringList &arguments)
{
    const QCommandLineOption socket(u"socket"_s, tr("Unix socket to listen on."), tr("PATH"));
    const QCommandLineOption listen(u"listen"_s, tr("TCP address to listen on as well; needs the token."),
                                    tr("ADDRESS:PORT"));
    const QCommandLineOption token(u"token-file"_s, tr("File with the token; made if it is not there."), tr("FILE"));
    const QCommandLineOption host(u"host"_s, tr("Name that clients reach this machine by."), tr("NAME"));
    const QCommandLineOption demo(u"demo"_s, tr("Serve a simulated node, to try the API."));
    const QCommandLineOption speed(u"speed"_s, tr("How fast time passes on the simulated node, 1 to 60."), u"N"_s,
                                   u"1"_s);
    QCommandLineParser parser;
    parser.setApplicationDescription(tr("Switches models on this machine, for panels, scripts and kirikaectl."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({socket, listen, token, host, demo, speed});
    parser.addPositionalArgument(u"dial-stdio"_s, tr("Join standard input and output to the daemon's socket."),
                                 u"[dial-stdio]"_s);
    if (!parser.parse(arguments))
        return fail(Error::Code::BadInput, parser.errorText());
    if (parser.isSet(u"help"_s))
        parser.showHelp();
    if (parser.isSet(u"version"_s))
        parser.showVersion();

    DaemonOptions options;
    const QStringList words = parser.positionalArguments();
    if (words.size() > 1 || (words.size() == 1 && words.first() != "dial-stdio"_L1))
        return fail(Error::Code::BadInput, tr("\"%1\" is not known here. See kirikaed --help.").arg(words.last()));
    options.isDial = !words.isEmpty();
    options.socket = parser.value(socket);
    options.listen = parser.values(listen);
    options.tokenFile = parser.isSet(token) ? parser.value(token) : defaultTokenFile();
    options.hosts = parser.values(host);
    options.isDemo = parser.isSet(demo);
    bool isNumber = false;
    options.demoSpeed = parser.value(speed).toDouble(&isNumber);
    if (!isNumber || options.demoSpeed < 1 || options.demoSpeed > 60)
        return fail(Error::Code::BadInput, tr("The speed is a number from 1 to 60."));
    return options;
}

} // namespace kirikae
