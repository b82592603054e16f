// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/NodeList.h"
#include "models/lists/QuestionQueue.h"
#include "models/settings/Settings.h"
#include "ui/MainWindow.h"
#include "ui/Prompt.h"
#include "ui/Theme.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace kirikae {

/// Answers every question with yes and remembers it.
class YesPrompt : public Prompt {
public:
    QStringList titles;
    void confirm(QWidget *, const Question &question, std::function<void()> yes) override
    {
        titles << question.title;
        yes();
    }
};

/// A whole panel in a folder of its own, on nodes that a test makes. Members are ended in the right order.
class PanelFixture {
public:
    using NodeMaker = std::function<std::unique_ptr<Node>()>;

    explicit PanelFixture(NodeMaker maker, ColorScheme scheme = ColorScheme::Light);
    ~PanelFixture();

    MainWindow &openWindow();
    /// The window is closed and made anew, as after a restart of the program.
    MainWindow &reopenWindow();
    [[nodiscard]] MainWindow &window() { return *m_window; }
    template <class T>
    T *find(const char *name)
    {
        return m_window->findChild<T *>(QLatin1String(name));
    }

    QTemporaryDir folder;
    Settings settings;
    NodeBook book;
    QuestionQueue questions;
    Theme theme;
    YesPrompt prompt;
    DaemonSetupMaker makeSetup;
    NodeList nodes;

private:
    std::unique_ptr<MainWindow> m_window;
};

} // namespace kirikae
