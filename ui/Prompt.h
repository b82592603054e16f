// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace kirikae {

/// A real question before something that cannot be taken back. Given to pages, so that tests can answer and all windows
/// ask alike. Answers later, from the event loop; never blocks.
class Prompt {
public:
    struct Question {
        QString title;
        QString text;
        QString verb; ///< on the button that does it: "Stop service"
    };
    virtual ~Prompt() = default;
    /// `yes` is called only when the answer is yes.
    virtual void confirm(QWidget *parent, const Question &question, std::function<void()> yes) = 0;
};

/// Asks with a message box attached to the window.
class MessagePrompt : public Prompt {
public:
    void confirm(QWidget *parent, const Question &question, std::function<void()> yes) override;
};

} // namespace kirikae
