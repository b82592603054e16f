// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/Asker.h"

#include <QCoreApplication>

#include <optional>

namespace kirikae {

/// Answers a daemon's question for its token from the file that was named, or from $KIRIKAE_TOKEN; once, for a token
/// that was refused stays refused. Everything else, and what neither answers, goes to the asker behind it. Owned by
/// main(); main thread.
class TokenAsker : public Asker {
    Q_DECLARE_TR_FUNCTIONS(kirikae::TokenAsker)
public:
    /// Takes the variable out of the environment: what is started from here shall not see it.
    TokenAsker(Asker &next, QString tokenFile);
    Pending<QStringList> ask(const Question &question) override;

private:
    [[nodiscard]] Result<QString> readFile() const;

    Asker &m_next;
    const QString m_tokenFile;
    QString m_token; ///< of the environment
    bool m_isUsed = false;
};

} // namespace kirikae
