// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSocketNotifier>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

#include <termios.h>

namespace kirikae {

/// The terminal that the program was started from, if there is one. Reads lines without blocking the event loop and
/// puts the echo back however the program ends. Owned by main(); main thread.
class Terminal : public QObject {
    Q_OBJECT
public:
    enum class Echo { On, Off };

    explicit Terminal(QObject *parent = nullptr);
    ~Terminal() override;

    /// Output goes to a person: lines may be drawn over.
    [[nodiscard]] bool isDrawable() const { return m_drawable; }
    [[nodiscard]] bool hasColour() const { return m_colour; }
    /// There is a person to ask.
    [[nodiscard]] bool isAskable() const { return m_inputFd >= 0; }
    [[nodiscard]] int columns() const;
    [[nodiscard]] int rows() const;

    /// Shows `prompt` and calls `answered` once with the line, or with nothing at end of input. One at a time.
    void readLine(const QString &prompt, Echo echo, std::function<void(std::optional<QString>)> answered);
    void write(const QString &text) const;

private:
    void inputReady();
    void restoreEcho();

    bool m_drawable = false;
    bool m_colour = false;
    int m_inputFd = -1;
    std::optional<termios> m_savedMode;
    QByteArray m_pending;
    std::unique_ptr<QSocketNotifier> m_notifier;
    std::function<void(std::optional<QString>)> m_answered;
};

} // namespace kirikae
