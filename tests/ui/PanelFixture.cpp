// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/PanelFixture.h"

#include <QApplication>

namespace kirikae {

PanelFixture::PanelFixture(NodeMaker maker, ColorScheme scheme)
    : settings(folder.filePath(QStringLiteral("panel.ini")))
    , book(folder.filePath(QStringLiteral("nodes.json")))
    , theme(settings, QStringLiteral("fusion"))
    , nodes(book, [maker = std::move(maker)](const NodeEntry &) { return Result<std::unique_ptr<Node>>(maker()); })
{
    QFont font(QStringLiteral("Noto Sans"));
    font.setPointSizeF(9.75);
    QApplication::setFont(font);
    theme.choose(scheme);
}

PanelFixture::~PanelFixture() = default;

MainWindow &PanelFixture::openWindow()
{
    m_window = std::make_unique<MainWindow>(WindowParts{book,
                                                        nodes,
                                                        questions,
                                                        settings,
                                                        theme,
                                                        prompt,
                                                        [](const QString &) { return Result<void>(); },
                                                        {QStringLiteral("spark-2f4a"), QStringLiteral("h200")},
                                                        QStringLiteral("tester@here"),
                                                        {QStringLiteral("libssh 0.10.6")},
                                                        [this](const QString &node) { return makeSetup(node); }});
    m_window->show();
    return *m_window;
}

MainWindow &PanelFixture::reopenWindow()
{
    m_window->close();
    m_window.reset();
    return openWindow();
}

} // namespace kirikae
