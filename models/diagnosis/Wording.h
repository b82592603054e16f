// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagnosis/Diagnosis.h"
#include "models/diagnosis/DiagnosisData.h"

#include <QMap>

namespace kirikae {

/// Makes sentences and buttons out of a kind and what was captured from the message.
class Wording {
public:
    Wording(const DiagnosisData &data, const DiagnosisKind &kind, const QMap<QString, QString> &captures);
    [[nodiscard]] QString cause() const;
    [[nodiscard]] QString fix(bool isUnifiedMemory) const;
    [[nodiscard]] QList<ProfileFix> buttons(const QString &engine) const;

private:
    void derive(const DiagnosisData &data, const Derivation &derivation);
    [[nodiscard]] QString firstFilled(const QStringList &texts) const;
    [[nodiscard]] std::optional<QString> filled(const QString &text) const;

    const DiagnosisKind &m_kind;
    QMap<QString, QString> m_values;
};

} // namespace kirikae
