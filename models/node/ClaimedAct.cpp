// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node/ClaimedAct.h"

namespace kirikae {

namespace {

void giveBack(NodeOps &ops, const QString &owner, QObject *context, const Once<void> &answer,
              const Result<void> &result)
{
    whenDone(ops.releaseClaim(owner), context, [answer, result](const Result<void> &) { answer.settle(result); });
}

} // namespace

Pending<void> withClaim(NodeOps &ops, const QString &owner, const QString &what, QObject *context,
                        std::function<Pending<void>()> act)
{
    Once<void> answer;
    whenDone(ops.claim(owner, what), context,
             [&ops, owner, context, answer, act = std::move(act)](const Result<void> &claimed) {
                 if (!claimed) {
                     answer.settle(claimed);
                     return;
                 }
                 whenDone(act(), context, [&ops, owner, context, answer](const Result<void> &result) {
                     giveBack(ops, owner, context, answer, result);
                 });
             });
    return answer.future();
}

} // namespace kirikae
