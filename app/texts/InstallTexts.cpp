// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/texts/InstallTexts.h"

#include "app/texts/ContextFreeTranslator.h"

#include <QCoreApplication>
#include <QLocale>

namespace kirikae {

void installTexts(const QString &language)
{
    auto *application = QCoreApplication::instance();
    delete application->findChild<ContextFreeTranslator *>(); // which uninstalls it
    QLocale::setDefault(language.isEmpty() ? QLocale::system() : QLocale(language));
    auto *own = new ContextFreeTranslator(application);
    if (own->loadContexts(QStringLiteral(":/i18n/contexts.txt")) &&
        own->load(QLocale(), QStringLiteral("kirikae"), QStringLiteral("_"), QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(own);
}

} // namespace kirikae
