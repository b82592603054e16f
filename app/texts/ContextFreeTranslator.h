// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTranslator>

namespace kirikae {

/// Finds a text under any context when it is not under the one that asks. A function that translates for a whole file
/// names a context of its own, while the translation file holds the text under the class or namespace around it.
class ContextFreeTranslator : public QTranslator {
    Q_OBJECT
public:
    using QTranslator::QTranslator;

    /// The translation file's contexts, one a line.
    bool loadContexts(const QString &fileName);
    [[nodiscard]] QString translate(const char *context, const char *sourceText, const char *disambiguation = nullptr,
                                    int n = -1) const override;

private:
    QList<QByteArray> m_contexts;
};

} // namespace kirikae
