// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Verb.h"
#include "models/sizing/SizingQuestion.h"

#include <QStringList>

namespace kirikae {

/// `estimate --config FILE`: what a model will take, from its own files, before it is anywhere near a node. Needs no
/// node; with --node, that node's memory makes the verdict.
class EstimateVerb : public Verb {
    Q_DECLARE_TR_FUNCTIONS(kirikae::EstimateVerb)
public:
    Options declare(const Options &program) override;
    void run(Session &session) override;

private:
    [[nodiscard]] Result<SizingQuestion> question() const;
    static void print(Session &session, const SizingQuestion &asked);

    QString m_config;
    QString m_quantization;
    QString m_index;
    QString m_weightsBytes;
    QString m_memoryTotal;
    bool m_isUnified = false;
    QStringList m_options;
};

} // namespace kirikae
