// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/Japanese.h"

#include <QApplication>
#include <QLibraryInfo>

namespace kirikae {

Japanese::Japanese()
{
    const bool isThere = m_own.load(QStringLiteral(KIRIKAE_I18N "/kirikae_ja.qm")) &&
                         m_own.loadContexts(QStringLiteral(KIRIKAE_I18N "/contexts.txt")) &&
                         m_base.load(QStringLiteral("qtbase_ja"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    if (!isThere)
        qFatal("The Japanese texts cannot be loaded.");
    QApplication::installTranslator(&m_own);
    QApplication::installTranslator(&m_base);
}

Japanese::~Japanese()
{
    QApplication::removeTranslator(&m_base);
    QApplication::removeTranslator(&m_own);
}

} // namespace kirikae
