// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panel/PanelApp.h"
#include "ui/widgets/Meter.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QTimer>

using namespace kirikae;

namespace {

PanelOptions optionsFrom(const QApplication &app)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "Switch the models of an inference node over SSH."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption node(
        QStringLiteral("node"),
        QCoreApplication::translate("main", "Show this node: a name from the list, an SSH name, ssh://user@host:port, "
                                            "local or demo."),
        QCoreApplication::translate("main", "name"));
    const QCommandLineOption demo(QStringLiteral("demo"),
                                  QCoreApplication::translate("main", "The same as --node demo: a simulated node."));
    const QCommandLineOption speed(
        QStringLiteral("speed"),
        QCoreApplication::translate("main", "Run a simulated node's clock this many times as fast."),
        QCoreApplication::translate("main", "times"), QStringLiteral("1"));
    parser.addOptions({node, demo, speed});
    parser.addPositionalArgument(QCoreApplication::translate("main", "log"),
                                 QCoreApplication::translate("main", "Show what this start-up log tells."),
                                 QCoreApplication::translate("main", "[log]"));
    parser.process(app);
    PanelOptions options;
    options.node = parser.isSet(demo) ? QStringLiteral("demo") : parser.value(node);
    options.logFile = parser.positionalArguments().value(0);
    bool isNumber = false;
    options.speed = parser.value(speed).toDouble(&isNumber);
    constexpr double fastest = 1000;
    if (!isNumber || options.speed <= 0 || options.speed > fastest)
        options.speed = 1;
    return options;
}

/// Reading a picture loads every image plugin there is, which can wait until the window is on the screen.
void setIcon()
{
    QIcon icon;
    for (const int side : {64, 128, 256})
        icon.addFile(QStringLiteral(":/icons/kirikae-%1.png").arg(side));
    QGuiApplication::setWindowIcon(icon);
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("kirikae"));
    QCoreApplication::setApplicationVersion(QStringLiteral(KIRIKAE_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.kirikae.kirikae"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Kirikae"));
    PanelApp::installTranslations();
    const PanelOptions options = optionsFrom(app);
    Meter::installAccessibility();
    PanelApp panel(options);
    panel.start();
    constexpr int afterFirstPaintMs = 150;
    QTimer::singleShot(afterFirstPaintMs, &app, setIcon);
    return QApplication::exec();
}
