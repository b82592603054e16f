// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/Asker.h"

namespace kirikae {

/// Answers questions from a list, in order, and remembers them; with no answer left, nobody is there (Cancelled).
class ScriptedAsker : public Asker {
public:
    Pending<QStringList> ask(const Question &question) override
    {
        questions += question;
        if (answers.isEmpty())
            return readyError<QStringList>({Error::Code::Cancelled, {}, {}});
        return ready(answers.takeFirst());
    }

    QList<QStringList> answers;
    QList<Question> questions;
};

} // namespace kirikae
