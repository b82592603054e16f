// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/MainWindow.h"

#include "ui/FileDrop.h"
#include "ui/Prompt.h"
#include "ui/Theme.h"
#include "ui/dialogs/AboutDialog.h"
#include "ui/pages/LogFilePage.h"
#include "ui/pages/NodePage.h"
#include "ui/pages/QuestionPanel.h"
#include "ui/pages/SidePane.h"
#include "ui/pages/WelcomePage.h"

#include <QCloseEvent>
#include <QFileDialog>
#include <QMessageBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace kirikae {

namespace {
constexpr QSize usualSize(1440, 900);
constexpr QSize leastSize(900, 600);

/// Of the switch under way; on the way back, of the previous service's start.
std::optional<double> fractionOf(const NodeState &state)
{
    if (!state.activeSwitch)
        return std::nullopt;
    const SwitchProgress &progress = *state.activeSwitch;
    if (progress.restore)
        return progress.restore->fraction;
    return progress.stage == SwitchProgress::Stage::RollingBack ? std::nullopt : std::optional(progress.fraction);
}
} // namespace

MainWindow::MainWindow(const WindowParts &parts)
    : m_parts(parts)
    , m_side(new SidePane(m_parts.nodes))
    , m_splitter(new QSplitter)
    , m_pages(new QStackedWidget)
{
    auto *welcome = new WelcomePage;
    m_welcome = welcome;
    m_pages->addWidget(welcome);
    auto *right = new QWidget;
    auto *column = new QVBoxLayout(right);
    const int em = fontMetrics().height();
    column->setContentsMargins({});
    column->setSpacing(0);
    auto *question = new QWidget;
    auto *room = new QVBoxLayout(question);
    room->setContentsMargins(em, em * 3 / 4, em, 0);
    room->addWidget(new QuestionPanel(m_parts.questions));
    const auto showQuestion = [question, this] { question->setVisible(!m_parts.questions.isEmpty()); };
    connect(&m_parts.questions, &QuestionQueue::changed, question, showQuestion);
    showQuestion();
    column->addWidget(question);
    column->addWidget(m_pages, 1);
    m_splitter->addWidget(m_side);
    m_splitter->addWidget(right);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({em * 17, usualSize.width()});
    setCentralWidget(m_splitter);
    setMinimumSize(leastSize);
    connect(new FileDrop(this), &FileDrop::fileDropped, this, &MainWindow::showLogFile);
    new MainMenus(*this, m_parts.theme, hooks());
    connectSide();
    connect(welcome, &WelcomePage::logFileRequested, this, &MainWindow::openLogFile);
    connect(welcome, &WelcomePage::addNodeRequested, this, &MainWindow::addNode);
    connect(welcome, &WelcomePage::demoRequested, this, [this] {
        keepNode({tr("Demo"), QStringLiteral("demo"), true, 1});
    });
    connect(&m_parts.nodes, &NodeList::nodeClosing, this, &MainWindow::closePage);
    restore();
    refreshTitle();
}

MainMenus::Hooks MainWindow::hooks()
{
    MainMenus::Hooks hooks;
    hooks.page = [this] {
        leaveLogFile();
        return page();
    };
    hooks.openLogFile = [this] { openLogFile(); };
    hooks.searchLog = [this] {
        if (m_logFile && m_pages->currentWidget() == m_logFile)
            m_logFile->focusSearch();
        else if (page())
            page()->searchLog();
    };
    hooks.addNode = [this] { addNode(); };
    hooks.removeNode = [this] { removeNode(); };
    hooks.focusFilter = [this] { m_side->focusFilter(); };
    hooks.about = [this] { showAbout(); };
    return hooks;
}

void MainWindow::connectSide()
{
    const auto onPage = [this](void (NodeActions::*act)()) {
        return [this, act] {
            leaveLogFile();
            if (page())
                (page()->actions().*act)();
        };
    };
    connect(m_side, &SidePane::nodeChosen, this, &MainWindow::showNode);
    connect(m_side, &SidePane::addNodeRequested, this, &MainWindow::addNode);
    connect(m_side, &SidePane::newProfileRequested, this, onPage(&NodeActions::newProfile));
    connect(m_side, &SidePane::pasteRequested, this, onPage(&NodeActions::pasteProfile));
    connect(m_side, &SidePane::profileActivated, this, onPage(&NodeActions::switchNow));
    connect(m_side, &SidePane::profileChosen, this, [this](const QString &id) {
        leaveLogFile();
        page()->desk().select(id);
        m_parts.settings.setSelectedProfile(m_shown, id);
    });
    m_side->showPage(nullptr, {});
}

NodePage *MainWindow::page() const
{
    const auto found = m_pageOf.find(m_shown);
    return found == m_pageOf.end() ? nullptr : found->second;
}

void MainWindow::openLogFile()
{
    auto *dialog = new QFileDialog(this, tr("Open log file"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Logs (*.log *.txt *.out)"), tr("All files (*)")});
    dialog->selectNameFilter(tr("All files (*)"));
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::showLogFile);
    dialog->open();
}

void MainWindow::showLogFile(const QString &path)
{
    if (!m_logFile) {
        m_logFile = new LogFilePage(Settings::filePath(QStringLiteral("engines")));
        m_pages->addWidget(m_logFile);
        connect(m_logFile, &LogFilePage::openRequested, this, &MainWindow::openLogFile);
        connect(m_logFile, &LogFilePage::closed, this, &MainWindow::leaveLogFile);
    }
    m_pages->setCurrentWidget(m_logFile);
    m_logFile->open(path);
    refreshTitle();
}

void MainWindow::leaveLogFile()
{
    if (!m_logFile || m_pages->currentWidget() != m_logFile)
        return;
    m_pages->setCurrentWidget(page() ? page() : m_welcome);
    refreshTitle();
}

void MainWindow::showNode(const QString &name)
{
    const auto node = m_parts.nodes.node(name);
    if (!node) {
        showProblem(node.error());
        return;
    }
    m_shown = name;
    NodePage *page = pageFor(name, **node);
    m_pages->setCurrentWidget(page);
    m_side->showPage(page, name);
    m_parts.settings.set(settings::node, name);
    refreshTitle();
}

NodePage *MainWindow::pageFor(const QString &name, Node &node)
{
    if (const auto found = m_pageOf.find(name); found != m_pageOf.end())
        return found->second;
    auto *page =
        new NodePage(node, {m_parts.prompt, m_parts.nodes, m_parts.settings, m_parts.requestedBy, m_parts.makeSetup});
    page->desk().select(m_parts.settings.selectedProfile(name));
    const QByteArray split = m_parts.settings.value(settings::pageSplitter);
    if (!split.isEmpty())
        page->splitter()->restoreState(split);
    connect(&page->desk(), &NodeDesk::changed, this, &MainWindow::refreshTitle);
    m_pages->addWidget(page);
    m_pageOf.emplace(name, page);
    return page;
}

void MainWindow::closePage(const QString &name)
{
    const auto found = m_pageOf.find(name);
    if (found == m_pageOf.end())
        return;
    if (name == m_shown) {
        m_shown.clear();
        m_side->showPage(nullptr, {});
        if (m_pages->currentWidget() == found->second)
            m_pages->setCurrentWidget(m_welcome);
    }
    delete found->second; // before its node
    m_pageOf.erase(found);
    refreshTitle();
}

void MainWindow::addNode()
{
    QStringList taken;
    for (const NodeEntry &entry : m_parts.book.entries())
        taken << entry.name;
    auto *dialog = new AddNodeDialog(m_parts.knownHosts, taken, m_parts.checkAddress, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AddNodeDialog::added, this, &MainWindow::keepNode);
    dialog->show();
}

void MainWindow::keepNode(const NodeEntry &entry)
{
    if (const auto stored = m_parts.book.put(entry); stored)
        showNode(entry.name);
    else
        showProblem(stored.error());
}

void MainWindow::removeNode()
{
    if (m_shown.isEmpty())
        return;
    const QString name = m_shown;
    m_parts.prompt.confirm(this,
                           {tr("Remove %1 from the list?").arg(name),
                            tr("The connection is closed. Nothing on the node changes; what runs there goes on."),
                            tr("Remove node")},
                           [this, name] {
                               if (const auto removed = m_parts.book.remove(name); !removed)
                                   showProblem(removed.error());
                           });
}

void MainWindow::showAbout()
{
    auto *dialog = new AboutDialog(m_parts.libraries, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void MainWindow::showProblem(const Error &error)
{
    auto *box = new QMessageBox(QMessageBox::Warning, tr("Kirikae"), error.message, QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(error.detail);
    box->open();
}

void MainWindow::refreshTitle()
{
    QStringList parts;
    if (m_logFile && m_pages->currentWidget() == m_logFile)
        parts << tr("Log file");
    if (NodePage *shown = page()) {
        const NodeState &state = shown->desk().state();
        if (const auto fraction = fractionOf(state))
            parts << tr("%1 %").arg(static_cast<int>(*fraction * 100));
        parts << (state.facts.simulated ? tr("%1 (simulated)").arg(m_shown) : m_shown);
    }
    parts << QStringLiteral("Kirikae");
    const QString title = parts.join(QStringLiteral(" · "));
    if (title != windowTitle())
        setWindowTitle(title);
}

void MainWindow::restore()
{
    resize(usualSize);
    restoreGeometry(m_parts.settings.value(settings::windowGeometry));
    const QByteArray side = m_parts.settings.value(settings::sideSplitter);
    if (!side.isEmpty())
        m_splitter->restoreState(side);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_parts.settings.set(settings::windowGeometry, saveGeometry());
    m_parts.settings.set(settings::sideSplitter, m_splitter->saveState());
    if (page())
        m_parts.settings.set(settings::pageSplitter, page()->splitter()->saveState());
    QMainWindow::closeEvent(event);
}

} // namespace kirikae
