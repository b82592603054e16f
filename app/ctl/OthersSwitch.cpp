// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/OthersSwitch.h"

#include <algorithm>

namespace kirikae {

namespace {
constexpr int looksBack = 100; // more than can end while one is watched
}

OthersSwitch::OthersSwitch(Node &node, QString text, QObject *parent)
    : QObject(parent)
    , m_node(node)
    , m_text(std::move(text))
{
    whenDone(m_node.history(looksBack), this, [this](const Result<QList<SwitchRecord>> &records) {
        if (!records || m_node.state().otherSwitch != m_text)
            return; // it may be among them
        m_known.emplace();
        for (const SwitchRecord &record : *records)
            m_known->insert(record.id);
    });
}

Pending<SwitchRecord> OthersSwitch::record()
{
    Once<SwitchRecord> answer;
    whenDone(m_node.history(looksBack), this, [this, answer](const Result<QList<SwitchRecord>> &records) {
        if (!records) {
            answer.settle(fail(records.error()));
            return;
        }
        const auto isNew = [this](const SwitchRecord &record) { return m_known && !m_known->contains(record.id); };
        const auto found = std::find_if(records->cbegin(), records->cend(), isNew);
        if (found != records->cend())
            answer.settle(*found);
        else
            answer.settle(fail(Error::Code::BadReply,
                               tr("The switch that was watched has ended, and how is not known (%1). See: kirikaectl "
                                  "history")
                                   .arg(m_text)));
    });
    return answer.future();
}

} // namespace kirikae
