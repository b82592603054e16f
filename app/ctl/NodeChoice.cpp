// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/NodeChoice.h"

#include "models/settings/NodeBook.h"
#include "models/settings/Settings.h"

#include <QCoreApplication>

namespace kirikae {

using namespace Qt::StringLiterals;

QString nodeBookPath()
{
    return Settings::filePath(u"nodes.json"_s);
}

Result<NodeAddress> chooseNode(const QString &text)
{
    NodeBook book(nodeBookPath());
    if (const auto loaded = book.load(); !loaded)
        return fail(loaded.error());
    auto entry = book.entry(text);
    if (text.isEmpty() && !book.entries().isEmpty())
        entry = book.entries().first();
    if (!entry && text.isEmpty())
        return fail(
            Error::Code::BadInput,
            QCoreApplication::translate("kirikae::NodeChoice",
                                        "No node is given and the node book is empty. Use --node ssh://user@host "
                                        "or --node demo, or add one: kirikaectl nodes add NAME ssh://user@host"));
    auto address = parseNodeAddress(entry ? entry->address : text);
    if (address && entry)
        address->name = entry->name;
    return address;
}

} // namespace kirikae
