// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/DaemonFinder.h"

#include "app/links/engine/CommandDevice.h"
#include "models/core/Log.h"
#include "models/core/Text.h"

namespace kirikae {

namespace {

/// Says "ok PATH" or "denied PATH" for each socket that is there and, when there is one, "program PATH".
const QByteArray lookForSockets = "d=${XDG_RUNTIME_DIR:-/run/user/$(id -u)}\n"
                                  "for s in \"$d/kirikae/api.sock\" /run/kirikae/api.sock; do\n"
                                  "  [ -S \"$s\" ] || continue\n"
                                  "  if [ -w \"$s\" ]; then echo \"ok $s\"; else echo \"denied $s\"; fi\n"
                                  "  f=1\n"
                                  "done\n"
                                  "[ -n \"$f\" ] || exit 0\n"
                                  "PATH=$PATH:$HOME/.local/bin:/usr/local/bin\n"
                                  "p=$(command -v kirikaed) && echo \"program $p\"\n"
                                  "exit 0\n";

/// One search: tries the sockets in turn. Deletes itself when it has answered.
class Search : public QObject {
public:
    Search(std::shared_ptr<Host> host, QObject *parent)
        : QObject(parent)
        , m_host(std::move(host))
    {
        whenDone(m_host->run({"/bin/sh", "-c", lookForSockets}), this, [this](const Result<RunOutput> &output) {
            if (!output)
                return finish(fail(output.error()));
            read(output->standardOutput);
            tryFrom(0);
        });
    }
    [[nodiscard]] Pending<FoundDaemon> answer() const { return m_answer.future(); }

private:
    void read(const QByteArray &text)
    {
        for (const QByteArray &line : text.split('\n')) {
            if (line.startsWith("ok "))
                m_paths.append(line.sliced(3));
            else if (line.startsWith("denied "))
                m_found.hint = tr("kirikaed runs on this node, but your user may not use %1: add it to the group "
                                  "\"kirikae\". Until then Kirikae works without it.")
                                   .arg(cleanText(line.sliced(7), 200));
            else if (line.startsWith("program "))
                m_program = line.sliced(8);
        }
    }

    void tryFrom(qsizetype index)
    {
        if (index >= m_paths.size())
            return finish(m_found);
        const QByteArray path = m_paths.at(index);
        whenDone(
            m_host->dial({path, {}, 0}), this,
            [this, index, path](const Result<std::shared_ptr<QIODevice>> &stream) { dialled(index, path, stream); });
    }

    void dialled(qsizetype index, const QByteArray &path, const Result<std::shared_ptr<QIODevice>> &stream)
    {
        if (stream) {
            (*stream)->close();
            return take([host = m_host, path] { return host->dial({path, {}, 0}); });
        }
        qCInfo(logNode) << "no daemon at" << path << ":" << stream.error().message;
        if (m_host->link().kind != LinkState::Kind::Connected)
            return finish(fail(stream.error()));
        if (stream.error().code == Error::Code::NotSupported && !m_program.isEmpty()) {
            return take([host = m_host, path, program = m_program] {
                const Argv argv{program, "dial-stdio", "--socket", path};
                return ready<std::shared_ptr<QIODevice>>(std::make_shared<CommandDevice>(host->stream(argv)));
            });
        }
        if (stream.error().code == Error::Code::NotSupported)
            m_found.hint = stream.error().message;
        tryFrom(index + 1);
    }

    void take(HttpClient::Dial dial)
    {
        DaemonDoor door;
        door.dial = std::move(dial);
        const QString host = m_host->link().text;
        door.text = tr("kirikaed, %1").arg(host);
        door.host = m_host;
        finish(FoundDaemon{door, {}});
    }

    void finish(const Result<FoundDaemon> &found)
    {
        deleteLater();
        m_answer.settle(found);
    }

    std::shared_ptr<Host> m_host;
    QByteArrayList m_paths;
    QByteArray m_program;
    FoundDaemon m_found;
    Once<FoundDaemon> m_answer;
};

} // namespace

Pending<FoundDaemon> findDaemon(const std::shared_ptr<Host> &host, QObject *context)
{
    const auto *search = new Search(host, context);
    return search->answer();
}

} // namespace kirikae
