// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/ExitStatus.h"
#include "app/ctl/Output.h"
#include "app/links/OpenNode.h"

#include <QObject>

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
    /// The same with one profile (an id or a unique name) and what a switch to it would do. Touches nothing.
    void withPlan(const QString &profile, std::function<void(Node &, const ProfileEntry &, const SwitchPlan &)> use);
    /// Ends the run. Only the first call counts.
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

signals:
    void finished(int status);

private:
    void nodeChanged(const NodeState &state);

    GlobalOptions m_options;
    Output m_output;
    Terminal &m_terminal;
    Asker &m_asker;
    std::unique_ptr<Node> m_node;
    std::function<void(Node &)> m_use;
    bool m_finished = false;
};

} // namespace kirikae
