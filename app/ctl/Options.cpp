// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/Options.h"

#include <CLI/CLI.hpp>

namespace kirikae {

namespace {
CLI::Option *addText(CLI::App &app, const char *name, QString &target, const QString &help)
{
    const auto take = [&target](const std::string &text) { target = QString::fromStdString(text); };
    return app.add_option_function<std::string>(name, take, help.toStdString());
}
} // namespace

Options Options::verb(const char *name, const QString &help) const
{
    return Options(*m_app->add_subcommand(name, help.toStdString()));
}

void Options::requireVerb(int least, int most) const
{
    m_app->require_subcommand(static_cast<std::size_t>(least), static_cast<std::size_t>(most));
}

bool Options::wereGiven() const
{
    return m_app->parsed();
}

void Options::text(const char *name, QString &target, const QString &help, Need need) const
{
    addText(*m_app, name, target, help)->required(need == Need::Required);
}

void Options::textOrEnvironment(const char *name, const char *variable, QString &target, const QString &help) const
{
    addText(*m_app, name, target, help)->envname(variable);
}

void Options::choice(const char *name, QString &target, const QStringList &choices, const QString &help) const
{
    std::vector<std::string> allowed;
    for (const QString &choice : choices)
        allowed.push_back(choice.toStdString());
    addText(*m_app, name, target, help)->check(CLI::IsMember(allowed));
}

void Options::texts(const char *name, QStringList &target, const QString &help) const
{
    const auto take = [&target](const std::vector<std::string> &words) {
        for (const std::string &word : words)
            target.append(QString::fromStdString(word));
    };
    m_app->add_option_function<std::vector<std::string>>(name, take, help.toStdString())->allow_extra_args(false);
}

void Options::flag(const char *name, bool &target, const QString &help) const
{
    m_app->add_flag(name, target, help.toStdString());
}

void Options::number(const char *name, int &target, int least, int most, const QString &help) const
{
    m_app->add_option(name, target, help.toStdString())->check(CLI::Range(least, most));
}

void Options::number(const char *name, double &target, double least, double most, const QString &help) const
{
    m_app->add_option(name, target, help.toStdString())->check(CLI::Range(least, most));
}

} // namespace kirikae
