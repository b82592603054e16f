// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/DaemonInstall.h"

#include "app/links/daemon/DaemonHello.h"
#include "app/links/engine/CommandDevice.h"
#include "app/links/ops/NodeScript.h"
#include "models/core/JsonOptional.h"
#include "models/core/Retire.h"
#include "models/core/Text.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

constexpr Milliseconds patience{300'000}; ///< apt may have to fetch libraries
constexpr int mostHelloTries = 60;
constexpr auto helloPause = std::chrono::milliseconds(250);
constexpr qsizetype longestOutput = 64 * 1024;

QByteArray unitText(const QString &name)
{
    QFile file(u":/kirikae/units/"_s + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The unit %s is not built in", qPrintable(name));
    return file.readAll().replace("/usr/bin/kirikaed", "%h/.local/lib/kirikae/kirikaed");
}

/// What the scripts mean by their exit codes.
QString meaning(int exitCode)
{
    switch (exitCode) {
    case 51: return DaemonInstall::tr("The file arrived damaged. Try again.");
    case 52: return DaemonInstall::tr("A .deb can only be installed on Debian or Ubuntu. Give the program itself.");
    case 53: return DaemonInstall::tr("The package could not be installed on this node.");
    case 54:
        return DaemonInstall::tr("This kirikaed does not run on the node. Take the package that was built for its "
                                 "system, or install the libraries that are missing.");
    case 55:
        return DaemonInstall::tr(
            "This node has no systemd for its users and no runtime folder (XDG_RUNTIME_DIR) either, "
            "so kirikaed has no place for its socket. Install it for the whole machine.");
    case 56: return DaemonInstall::tr("The kirikaed that runs did not end. Try again in a moment.");
    case 58: return DaemonInstall::tr("kirikaed is installed but could not be started: see journalctl -u kirikaed.");
    default: return {};
    }
}

} // namespace

DaemonInstall::DaemonInstall(Host &host, InstallOptions options, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_options(std::move(options))
{
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &DaemonInstall::askHello);
}

DaemonInstall::~DaemonInstall() = default;

QStringList DaemonInstall::intentions(InstallOptions::Scope scope)
{
    if (scope == InstallOptions::Scope::System)
        return {tr("The Debian package is copied to the node and installed with apt; this needs root rights."),
                tr("kirikaed runs as the user \"kirikae\" from every boot on, with the socket /run/kirikae/api.sock."),
                tr("It is asked whether it answers.")};
    return {tr("The program is copied to ~/.local/lib/kirikae on the node."),
            tr("Units are written to ~/.config/systemd/user and started: kirikaed runs as your user there."),
            tr("Your user's services are allowed to run without a login (loginctl enable-linger)."),
            tr("It is asked whether it answers. Nothing of this needs root.")};
}

Error DaemonInstall::failed(const QString &what, const RunOutput &output) const
{
    if (const QString sentence = meaning(output.exitCode); !sentence.isEmpty())
        return {Error::Code::Refused, sentence, cleanText(output.standardError, 2000).trimmed()};
    return scriptFailed(what, output);
}

void DaemonInstall::run(const char *script, const Argv &arguments, const QString &what, const Next &next)
{
    RunLimits limits;
    limits.deadline = patience;
    whenDone(m_host.run(nodeScript(script, arguments), limits), this,
             [this, what, next](const Result<RunOutput> &output) {
                 if (!output)
                     finish(fail(output.error()));
                 else if (output->exitCode != 0)
                     finish(fail(failed(what, *output)));
                 else
                     next(output->standardOutput);
             });
}

void DaemonInstall::send(const char *script, const Argv &arguments, const QByteArray &input, const QString &what,
                         const Next &next)
{
    m_stream = m_host.stream(nodeScript(script, arguments));
    auto output = std::make_shared<RunOutput>();
    connect(m_stream.get(), &CommandStream::outputReceived, this, [output](const QByteArray &bytes) {
        output->standardOutput += bytes.left(longestOutput - output->standardOutput.size());
    });
    connect(m_stream.get(), &CommandStream::errorOutputReceived, this, [output](const QByteArray &bytes) {
        output->standardError += bytes.left(longestOutput - output->standardError.size());
    });
    connect(m_stream.get(), &CommandStream::finished, this, [this, output, what, next](const Result<int> &exitCode) {
        retire(m_stream);
        output->exitCode = exitCode.value_or(0);
        if (!exitCode)
            finish(fail(exitCode.error()));
        else if (*exitCode == 57)
            finish(fail(Error::Code::Denied,
                        tr("Root rights are needed, and sudo asks for a password. Run this on the node: sudo apt-get "
                           "install ~/kirikaed.deb && sudo systemctl enable --now kirikaed.socket kirikaed.service")));
        else if (*exitCode != 0)
            finish(fail(failed(what, *output)));
        else
            next(output->standardOutput);
    });
    m_stream->write(input);
    m_stream->closeInput();
}

Pending<void> DaemonInstall::install()
{
    m_done = {};
    run("daemon-look", {}, tr("Looking at the node"), [this](const QByteArray &output) { looked(output); });
    return m_done.future();
}

void DaemonInstall::looked(const QByteArray &output)
{
    m_look = {};
    for (const QByteArray &line : output.split('\n')) {
        const QString value = cleanText(line.mid(line.indexOf(' ') + 1), 100);
        if (line.startsWith("machine "))
            m_look.machine = value;
        else if (line.startsWith("user "))
            m_look.user = value;
        else if (line.startsWith("sha256 "))
            m_look.sha256 = value.toLatin1();
        m_look.hasManager = m_look.hasManager || line == "manager";
        m_look.lingers = m_look.lingers || line == "lingers";
    }
    const auto file = m_options.file.isEmpty() ? ownDaemonFile(m_look.machine) : readDaemonFile(m_options.file);
    const bool isSystem = m_options.scope == InstallOptions::Scope::System;
    if (!file)
        finish(fail(file.error()));
    else if (isSystem && !file->isPackage)
        finish(fail(Error::Code::BadInput, tr("For the whole machine kirikaed comes from its Debian package: name the "
                                              ".deb with --from.")));
    else if (!file->isPackage && file->machine != m_look.machine)
        finish(fail(Error::Code::BadInput,
                    tr("%1 is for %2, and the node is %3.").arg(file->path, file->machine, m_look.machine)));
    else if (isSystem)
        installPackage(*file);
    else
        place(*file);
}

void DaemonInstall::place(const DaemonFile &file)
{
    const auto next = [this] { m_look.hasManager ? startUnits() : startAlone(); };
    if (!file.isPackage && file.sha256 == m_look.sha256) {
        emit stepDone(tr("This very kirikaed is on the node already."));
        next();
        return;
    }
    send("daemon-place", {file.sha256, file.isPackage ? "package" : "program"}, file.contents,
         tr("Copying kirikaed to the node"), [this, next](const QByteArray &version) {
             emit stepDone(tr("Copied: %1 (%2).").arg(cleanText(version, 100).trimmed(), m_look.machine));
             next();
         });
}

void DaemonInstall::startUnits()
{
    run("daemon-units", {unitText(u"kirikaed.socket"_s), unitText(u"kirikaed.service"_s)},
        tr("Starting kirikaed with systemd"), [this](const QByteArray &output) {
            emit stepDone(tr("Its units are enabled and started."));
            linger(output);
        });
}

void DaemonInstall::linger(const QByteArray &socket)
{
    if (m_look.lingers) {
        greet(socket);
        return;
    }
    RunLimits limits;
    whenDone(m_host.run(nodeScript("daemon-linger"), limits), this, [this, socket](const Result<RunOutput> &output) {
        if (output && output->exitCode == 0)
            emit stepDone(tr("It runs without a login from every boot on."));
        else
            emit noted(tr("It runs only while you are logged in on the node: your user may not change that. Run there: "
                          "sudo loginctl enable-linger %1")
                           .arg(m_look.user));
        greet(socket);
    });
}

void DaemonInstall::startAlone()
{
    run("daemon-run", {}, tr("Starting kirikaed"), [this](const QByteArray &output) {
        emit stepDone(tr("Started."));
        emit noted(
            tr("This node has no systemd for its users (a container?): kirikaed runs until the next boot, and is "
               "not started again by itself."));
        greet(output);
    });
}

void DaemonInstall::installPackage(const DaemonFile &file)
{
    send("daemon-system", {file.sha256}, file.contents, tr("Installing the package"), [this](const QByteArray &output) {
        emit stepDone(tr("The package is installed and started."));
        emit noted(tr("Users who may switch models belong to the group \"kirikae\"; a new membership counts from the "
                      "next login on."));
        m_look.hasManager = true;
        greet(output);
    });
}

void DaemonInstall::greet(const QByteArray &output)
{
    const bool isSystem = m_options.scope == InstallOptions::Scope::System;
    const QByteArray path = output.mid(output.indexOf("socket ") + 7).trimmed();
    // Through the program itself: that works where the SSH server forwards no sockets.
    const QByteArray dial = isSystem ? "exec kirikaed dial-stdio --socket \"$1\""
                                     : "exec \"$HOME/.local/lib/kirikae/kirikaed\" dial-stdio --socket \"$1\"";
    m_http = std::make_unique<HttpClient>(
        [this, dial, path] {
            return ready<std::shared_ptr<QIODevice>>(
                std::make_shared<CommandDevice>(m_host.stream({"sh", "-c", dial, "kirikaed", path})));
        },
        tr("kirikaed"));
    m_helloTries = 0;
    askHello();
}

void DaemonInstall::askHello()
{
    HttpRequest request;
    request.target = "/v1/hello";
    whenDone(m_http->send(request), this, [this](const Result<HttpResponse> &answer) {
        if (answer && answer->status == 200) {
            heard(answer->body);
        } else if (++m_helloTries < mostHelloTries) {
            m_again.start(helloPause);
        } else {
            const QString look =
                m_look.hasManager ? u"systemctl --user status kirikaed"_s : u"~/.local/state/kirikae/kirikaed.log"_s;
            finish(fail(Error::Code::TimedOut, tr("kirikaed was started but does not answer. Look at: %1").arg(look),
                        answer ? QString() : answer.error().message));
        }
    });
}

void DaemonInstall::heard(const QByteArray &body)
{
    const auto hello = parseJson(body, longestOutput).and_then(readHello);
    if (!hello) {
        finish(fail(hello.error()));
        return;
    }
    emit stepDone(tr("kirikaed %1 answers.").arg(cleanText(QStringView(hello->version), 40)));
    askSettings();
}

void DaemonInstall::askSettings()
{
    if (QLocale().language() == QLocale::C) { // no language of anybody's
        finish({});
        return;
    }
    HttpRequest request;
    request.target = "/v1/settings";
    whenDone(m_http->send(request), this, [this](const Result<HttpResponse> &answer) {
        const auto settings = answer && answer->status == 200 ? parseJson(answer->body, longestOutput)
                                                              : fail(Error::Code::BadReply, QString());
        // An older program has no such setting; and what a person chose stays.
        if (!settings || !settings->is_object() || !settings->contains("language") ||
            !settings->at("language").is_null())
            finish({});
        else
            setLanguage();
    });
}

void DaemonInstall::setLanguage()
{
    HttpRequest request;
    request.method = "PATCH";
    request.target = "/v1/settings";
    request.fields = {{"Content-Type", "application/json"}};
    request.body = dumpJson(Json{{"language", toJson(QLocale().name())}});
    whenDone(m_http->send(request), this, [this](const Result<HttpResponse> &answer) {
        if (!answer || answer->status != 200)
            emit noted(tr("The daemon speaks the language of its system: its settings could not be changed."));
        finish({});
    });
}

Pending<void> DaemonInstall::remove()
{
    m_done = {};
    if (m_options.scope == InstallOptions::Scope::System)
        removeSystems();
    else
        removeUsers();
    return m_done.future();
}

void DaemonInstall::removeUsers()
{
    run("daemon-remove", {}, tr("Removing kirikaed"), [this](const QByteArray &output) {
        if (!output.contains("removed")) {
            finish(fail(Error::Code::NotFound, tr("kirikaed is not installed for your user on this node.")));
            return;
        }
        emit stepDone(tr("kirikaed is removed. Profiles, history and running services stay."));
        finish({});
    });
}

void DaemonInstall::removeSystems()
{
    RunLimits limits;
    limits.deadline = patience;
    whenDone(m_host.run(nodeScript("daemon-system-remove"), limits), this, [this](const Result<RunOutput> &output) {
        if (!output) {
            finish(fail(output.error()));
        } else if (output->exitCode == 57) {
            finish(fail(Error::Code::Denied, tr("Root rights are needed, and sudo asks for a password. Run this on the "
                                                "node: sudo apt-get remove kirikaed")));
        } else if (output->exitCode != 0) {
            finish(fail(failed(tr("Removing the package"), *output)));
        } else if (!output->standardOutput.contains("removed")) {
            finish(fail(Error::Code::NotFound, tr("The package kirikaed is not installed on this node.")));
        } else {
            emit stepDone(tr("The package is removed. What is in /var/lib/kirikae stays."));
            finish({});
        }
    });
}

void DaemonInstall::finish(const Result<void> &result)
{
    m_again.stop();
    m_http.reset();
    m_done.settle(result);
}

} // namespace kirikae
