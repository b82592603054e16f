// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/switching/Step.h"
#include "models/switching/SwitchContext.h"

#include <QByteArray>

namespace kirikae {

/// The last step of every switch: keeps its record, removes the journal, gives the claim back. What goes wrong here is
/// a warning, since the outcome stands already.
class CloseStep : public Step {
    Q_OBJECT
public:
    CloseStep(SwitchContext &context, QByteArray record);

protected:
    void run() override;

private:
    void removeJournal();
    void releaseClaim();

    SwitchContext &m_context;
    QByteArray m_record;
};

} // namespace kirikae
