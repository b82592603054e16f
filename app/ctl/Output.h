// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QString>
#include <QStringList>
#include <nlohmann/json_fwd.hpp>

namespace kirikae {

/// What the program prints: text for people or JSON for programs on stdout, problems as a sentence on stderr (with
/// JSON also as an object on stdout). Everything passes through here, and whatever a node, a file or a model said is
/// cleaned here: nothing but our own colours drives the terminal. Owned by the session.
class Output {
public:
    enum class Form { Text, Json };

    explicit Output(Form form)
        : m_form(form)
    {
    }
    [[nodiscard]] bool isJson() const { return m_form == Form::Json; }

    void line(const QString &text) const;
    void lines(const QStringList &texts) const;
    /// Draws these lines over the `over` lines that were drawn last.
    void redraw(const QStringList &texts, int over) const;
    void json(const nlohmann::json &value) const; ///< one line
    /// JSON that is text already. What a terminal would act on is written as \u escapes, which mean the same.
    void jsonText(const QByteArray &text) const;
    void problem(const Error &error) const;
    void note(const QString &text) const; ///< to stderr, for people

private:
    Form m_form;
};

/// Rows as columns, each as wide as its widest cell in terminal cells (CJK counts two); numbers right-aligned when the
/// heading starts with a space.
QStringList tableLines(const QStringList &headings, const QList<QStringList> &rows);
/// Width in terminal cells.
int cellWidth(QStringView text);
/// Cut to `cells` with an ellipsis, or padded with spaces to exactly that.
QString fitted(const QString &text, int cells);

} // namespace kirikae
