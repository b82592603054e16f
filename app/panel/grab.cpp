// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panel/PanelApp.h"
#include "ui/pages/NodePage.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include <utility>

using namespace kirikae;

// kirikae-grab FILE: the panel on the simulated node, half way through a switch, as a picture. For documents, and for
// `./run demo` on a machine without a display. Not installed.

namespace {

constexpr double speed = 30;
constexpr double halfWay = 0.6;
constexpr int longestMs = 90'000;

/// The quickest vLLM profile of the slot that could be switched to: its phases are the ones worth a picture.
QString bestTarget(const NodeDesk &desk)
{
    const ProfileEntry *best = nullptr;
    for (const ProfileEntry &entry : desk.state().profiles) {
        const bool isCandidate = entry.runningService.isEmpty() && entry.usualSeconds &&
                                 entry.file.profile.engine == QLatin1String("vllm") &&
                                 entry.file.profile.slot == desk.entry()->file.profile.slot;
        if (isCandidate && (!best || *entry.usualSeconds < *best->usualSeconds))
            best = &entry;
    }
    return best ? best->file.id : QString();
}

/// Selects a profile; switches once its plan is there.
void drive(NodePage &page)
{
    NodeDesk &desk = page.desk();
    if (desk.view() == NodeDesk::View::Running) {
        if (const QString target = bestTarget(desk); !target.isEmpty())
            desk.select(target);
    } else if (desk.view() == NodeDesk::View::Plan) {
        page.actions().switchNow();
    }
}

} // namespace

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir config;
    qputenv("XDG_CONFIG_HOME", config.path().toLocal8Bit());
    QApplication app(argc, argv);
    PanelApp::installTranslations();
    if (QCoreApplication::arguments().size() != 2) {
        QTextStream(stderr) << "usage: kirikae-grab FILE.png\n";
        return 2;
    }
    PanelApp panel({QStringLiteral("demo"), speed});
    panel.start();
    NodePage *page = panel.window().page();
    if (!page)
        return 1;
    bool isDone = false;
    const auto grab = [&](int status) {
        if (std::exchange(isDone, true))
            return;
        const bool isSaved = panel.window().grab().save(QCoreApplication::arguments().at(1));
        QCoreApplication::exit(isSaved ? status : 1);
    };
    QObject::connect(&page->desk(), &NodeDesk::changed, page, [&] {
        const auto &progress = page->desk().state().activeSwitch;
        if (progress && progress->fraction >= halfWay)
            QTimer::singleShot(200, page, [&] { grab(0); });
        else if (!progress)
            QTimer::singleShot(0, page, [page] { drive(*page); });
    });
    QTimer::singleShot(longestMs, page, [&] { grab(1); });
    return QApplication::exec();
}
