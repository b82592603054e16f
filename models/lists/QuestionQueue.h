// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/Asker.h"

#include <QHash>
#include <QObject>

namespace kirikae {

class SecretStore;

/// Questions that links ask while they connect, one shown after the other; the window answers the first. With a store,
/// a kept password or passphrase answers once before the person is asked, and a given one is kept when they say so.
/// Destroying it cancels what is open. Owned by the program, outlives the nodes. Main thread.
class QuestionQueue : public QObject, public Asker {
    Q_OBJECT
public:
    explicit QuestionQueue(SecretStore *store = nullptr, QObject *parent = nullptr);

    Pending<QStringList> ask(const Question &question) override;

    [[nodiscard]] bool isEmpty() const { return m_open.isEmpty(); }
    [[nodiscard]] const Question &first() const { return m_open.first().question; }
    /// Whether the answer to the first question could be kept.
    [[nodiscard]] bool canKeepFirst() const;
    void answerFirst(const QStringList &answers, bool keep = false);
    void declineFirst();

signals:
    void changed();

private:
    struct Open {
        Question question;
        Once<QStringList> answer;
    };
    void askThePerson(const Open &open);
    static QString keyOf(const Question &question);

    SecretStore *m_store;
    QHash<QString, qint64> m_triedMs; ///< when a kept answer was last used: it is not used twice in a row
    QList<Open> m_open;
};

} // namespace kirikae
