// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/ExitStatus.h"
#include "app/ctl/Output.h"
#include "app/links/OpenNode.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

namespace kirikae {

class Terminal;

/// What every verb accepts, before or after its name.
struct GlobalOptions {
    QString node; ///< name in the node book, address, or empty for the book's first
    double speed = 1;
    bool json = false;
    bool noDaemon = false; ///< work over SSH alone, also where kirikaed runs
    QString tokenFile;     ///< of a daemon by URL; empty = $KIRIKAE_TOKEN, or asked for
};

/// One run of the program: where to print, whom to ask, the node once it is connected, and how the run ended. Owned by
/// main(); main thread.
class Session : public QObject {
    Q_OBJECT
public:
    Session(GlobalOptions options, Terminal &terminal, Asker &asker);
    ~Session() override;

    [[nodiscard]] const Output &output() const { return m_output; }
    [[nodiscard]] Terminal &terminal() { return m_terminal; }
    [[nodiscard]] Asker &asker() { return m_asker; }
    [[nodiscard]] const GlobalOptions &options() const { return m_options; }

    /// Opens the node and calls `use` once its state is loaded; ends the run with the reason when that fails.
    void withNode(std::function<void(Node &)> use, TakesUp takesUp = TakesUp::No);
    /// Calls `use` with the state once the node has reported its memory, or has not within the limit that is said.
    void withMemory(Node &node, std::function<void(const NodeState &)> use);
    /// The same as withNode() with one profile (an id or a unique name) and what a switch to it would do. Touches
    /// nothing.
    void withPlan(const QString &profile, std::function<void(Node &, const ProfileEntry &, const SwitchPlan &)> use);
    /// What a switch would do. It waits for the node's memory, and that is said.
    Pending<SwitchPlan> plan(Node &node, const SwitchRequest &request);
    /// Ends the run, once the node has had the time to give back what this program held there. Only the first call
    /// counts, and from then on nobody hears of the node any more.
    void finish(ExitStatus status);
    void finish(const Error &error);

    /// Calls `use` with the value, or ends the run with the error.
    template <class T, class Use>
    void then(const Pending<T> &pending, Use use)
    {
        whenDone(pending, this, [this, use = std::move(use)](const Result<T> &result) mutable {
            if (!result)
                finish(result.error());
            else if constexpr (std::is_void_v<T>)
                use();
            else
                use(*result);
        });
    }

    /// How long a switch, or a question about memory, waits for the node's first reading of it.
    static std::chrono::seconds memoryLimit();

signals:
    void finished(int status);

private:
    void nodeChanged(const NodeState &state);
    void tellOfMemory(QObject *waiting, Node &node);
    void leave();

    GlobalOptions m_options;
    Output m_output;
    Terminal &m_terminal;
    Asker &m_asker;
    ExitStatus m_status = ExitStatus::Done;
    QTimer m_farewell;
    bool m_finished = false;
    bool m_hasLeft = false;
    std::function<void(Node &)> m_use;
    std::unique_ptr<Node> m_node; ///< goes first
};

} // namespace kirikae
