// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/texts/ContextFreeTranslator.h"

#include <QFile>

namespace kirikae {

bool ContextFreeTranslator::loadContexts(const QString &fileName)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (!line.trimmed().isEmpty())
            m_contexts.append(line.trimmed());
    }
    return true;
}

QString ContextFreeTranslator::translate(const char *context, const char *sourceText, const char *disambiguation,
                                         int n) const
{
    QString text = QTranslator::translate(context, sourceText, disambiguation, n);
    // Qt's own texts come here too; their contexts begin with Q and are in Qt's own file
    if (!text.isEmpty() || !context || *context == 'Q')
        return text;
    for (const QByteArray &other : m_contexts) {
        text = QTranslator::translate(other.constData(), sourceText, disambiguation, n);
        if (!text.isEmpty())
            return text;
    }
    return text;
}

} // namespace kirikae
