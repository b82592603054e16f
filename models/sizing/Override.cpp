// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/Override.h"

#include <QCoreApplication>

namespace kirikae {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Override", text);
}

} // namespace

QString overrideConsequence(const FitVerdict &verdict, Pool::Kind kind)
{
    const bool isShort = verdict.availableAfter && *verdict.availableAfter < 0;
    if (verdict.fit == Fit::DoesNotFit && kind == Pool::Kind::Unified) {
        return isShort
                   ? tr("Going on anyway: the memory runs out while the model loads. The guard stops the load when it "
                        "can; a machine with unified memory may freeze all the same and need its power button.")
                   : tr("Going on anyway: so little stays free that the machine may freeze under load and need its "
                        "power button. The guard stops the load when it can.");
    }
    if (verdict.fit == Fit::DoesNotFit) {
        return tr("Going on anyway: the start most likely ends with \"out of memory\"; then the previous service is "
                  "started again.");
    }
    if (verdict.startTestPasses == false) {
        return tr("Going on anyway: the engine most likely refuses to start, after the running service was stopped; "
                  "then that one is started again.");
    }
    return {};
}

} // namespace kirikae
