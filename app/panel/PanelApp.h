// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panel/KeychainStore.h"
#include "models/lists/NodeList.h"
#include "models/lists/QuestionQueue.h"
#include "models/settings/NodeBook.h"
#include "models/settings/Settings.h"
#include "ui/MainWindow.h"
#include "ui/Notifier.h"
#include "ui/Prompt.h"
#include "ui/Theme.h"

#include <memory>

namespace kirikae {

/// What the command line asks of the panel.
struct PanelOptions {
    QString node;     ///< a name from the list, or an address for this run only; empty = as last time
    double speed = 1; ///< of a demo node's clock
    QString logFile;  ///< to show at once; empty = none
};

/// The desktop program put together: settings, then nodes, then the window. The only place of the panel that knows
/// links. Main thread.
class PanelApp {
public:
    explicit PanelApp(const PanelOptions &options);
    ~PanelApp();

    void start();
    [[nodiscard]] MainWindow &window() { return *m_window; }

    /// Kirikae's and Qt's own texts in the language of the system; English stays where there is none.
    static void installTranslations();

private:
    [[nodiscard]] WindowParts parts();
    [[nodiscard]] QString nodeToShow();
    Result<std::unique_ptr<Node>> open(const NodeEntry &entry);
    Result<std::unique_ptr<DaemonSetup>> makeSetup(const QString &node);

    const PanelOptions m_options;
    Settings m_settings;
    NodeBook m_book;
    KeychainStore m_keychain;
    QuestionQueue m_questions;
    Theme m_theme;
    MessagePrompt m_prompt;
    Notifier m_notifier;
    NodeList m_nodes;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace kirikae
