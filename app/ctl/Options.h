// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace CLI {
class App;
}

namespace kirikae {

/// The options of one verb (or of the whole program), bound to variables that are set when the command line is parsed.
/// A handle, cheap to copy; what it stands for belongs to the command line. Keeps the option library out of the verbs.
class Options {
public:
    enum class Need { Optional, Required };

    explicit Options(CLI::App &app)
        : m_app(&app)
    {
    }
    Options verb(const char *name, const QString &help) const;
    void requireVerb(int least, int most) const;
    [[nodiscard]] bool wereGiven() const;

    /// "PROFILE" is a positional, "--name" or "-n,--name" an option.
    void text(const char *name, QString &target, const QString &help, Need need = Need::Optional) const;
    void textOrEnvironment(const char *name, const char *variable, QString &target, const QString &help) const;
    void choice(const char *name, QString &target, const QStringList &choices, const QString &help) const;
    /// May be given several times.
    void texts(const char *name, QStringList &target, const QString &help) const;
    void flag(const char *name, bool &target, const QString &help) const;
    void number(const char *name, int &target, int least, int most, const QString &help) const;
    void number(const char *name, double &target, double least, double most, const QString &help) const;

private:
    CLI::App *m_app;
};

} // namespace kirikae
