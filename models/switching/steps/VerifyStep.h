// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/ClockTimer.h"
#include "models/switching/steps/LoadStep.h"

namespace kirikae {

/// Ready is what answers: our own service still runs as the same start, is the one that listens on its port, lists the
/// expected model, and gives one sane chat answer. All of that is looked at anew in each try. Each way of not being
/// ready has its own sentence.
class VerifyStep : public Step {
    Q_OBJECT
public:
    VerifyStep(SwitchContext &context, Watched watched);
    [[nodiscard]] bool isWatching() const override { return !m_watched.isTarget; }

protected:
    void run() override;

private:
    void look();
    void judgeServices(const QList<Service> &services);
    void askListener();
    void listModels();
    void judgeModels(const Result<ServiceAnswer> &answer);
    void chat(int maxTokens);
    void judgeChat(const Result<ServiceAnswer> &answer, int maxTokens);
    void askForEmbeddings(const QString &refusal);
    void failBecause(const char *kind, const QString &cause, const QString &fix);
    /// Looks at everything again in a moment; false = the time is up.
    bool again();
    [[nodiscard]] ServiceRequest requestFor(const QString &path) const;

    SwitchContext &m_context;
    Watched m_watched;
    quint16 m_port;
    ApiKey m_key;
    QString m_model;
    ClockTimer m_timer;
    qint64 m_endsMs = 0;
};

} // namespace kirikae
