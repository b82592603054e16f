// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panel/PanelApp.h"

#include "app/links/Libraries.h"
#include "app/links/OpenHost.h"
#include "app/links/OpenNode.h"
#include "app/panel/NodeSetup.h"
#include "app/texts/InstallTexts.h"
#include "models/core/Requester.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>
#include <QStyle>
#include <QTranslator>

namespace kirikae {

namespace {

QStringList hostsOfSshConfig()
{
    QFile file(QDir::homePath() + QStringLiteral("/.ssh/config"));
    constexpr qint64 largest = 1024 * 1024;
    return file.open(QIODevice::ReadOnly) ? AddNodeDialog::hostsIn(QString::fromUtf8(file.read(largest)))
                                          : QStringList();
}

} // namespace

PanelApp::PanelApp(const PanelOptions &options)
    : m_options(options)
    , m_settings(Settings::filePath(QStringLiteral("panel.ini")))
    , m_book(Settings::filePath(QStringLiteral("nodes.json")))
    , m_questions(&m_keychain)
    , m_theme(m_settings, QApplication::style()->objectName())
    , m_notifier(showOnDesktop)
    , m_nodes(m_book, [this](const NodeEntry &entry) { return open(entry); })
{
}

PanelApp::~PanelApp() = default;

Result<std::unique_ptr<Node>> PanelApp::open(const NodeEntry &entry)
{
    auto address = parseNodeAddress(entry.address);
    if (!address)
        return fail(address.error());
    address->name = entry.name;
    address->speed = entry.speed;
    auto node = openNode(*address, m_questions);
    if (node) {
        QObject::connect(node->get(), &Node::eventAdded, &m_notifier, [this, name = entry.name](const Event &event) {
            m_notifier.take(name, event, QDateTime::currentMSecsSinceEpoch());
        });
        QObject::connect(node->get(), &Node::stateChanged, &m_notifier,
                         [this, name = entry.name](const NodeState &state) {
                             if (state.lastSwitch)
                                 m_notifier.takeOutcome(name, *state.lastSwitch, QDateTime::currentMSecsSinceEpoch());
                         });
    }
    return node;
}

Result<std::unique_ptr<DaemonSetup>> PanelApp::makeSetup(const QString &node)
{
    const auto entry = m_book.entry(node);
    const auto address = parseNodeAddress(entry ? entry->address : node);
    if (!address)
        return fail(address.error());
    auto host = openHost(*address, m_questions);
    if (!host)
        return fail(host.error());
    return std::make_unique<NodeSetup>(std::move(*host));
}

WindowParts PanelApp::parts()
{
    return {m_book,
            m_nodes,
            m_questions,
            m_settings,
            m_theme,
            m_prompt,
            [](const QString &text) -> Result<void> {
                const auto address = parseNodeAddress(text);
                return address ? Result<void>() : Result<void>(fail(address.error()));
            },
            hostsOfSshConfig(),
            requester(),
            libraryVersions(),
            [this](const QString &node) { return makeSetup(node); }};
}

void PanelApp::start()
{
    m_theme.apply();
    const auto loaded = m_book.load();
    m_window = std::make_unique<MainWindow>(parts());
    m_window->show();
    if (!loaded)
        m_window->showProblem(loaded.error());
    const QString name = nodeToShow();
    if (!name.isEmpty())
        m_window->showNode(name);
    if (!m_options.logFile.isEmpty())
        m_window->showLogFile(m_options.logFile);
}

QString PanelApp::nodeToShow()
{
    if (!m_options.node.isEmpty()) {
        if (!m_book.entry(m_options.node)) {
            const NodeEntry entry{m_options.node, m_options.node, false, m_options.speed};
            if (const auto added = m_book.put(entry); !added)
                m_window->showProblem(added.error());
        }
        return m_options.node;
    }
    const QString last = m_settings.value(settings::node);
    if (m_book.entry(last))
        return last;
    return m_book.entries().isEmpty() ? QString() : m_book.entries().first().name;
}

void PanelApp::installTranslations()
{
    installTexts();
    auto *base = new QTranslator(QCoreApplication::instance());
    if (base->load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                   QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(base);
}

} // namespace kirikae
