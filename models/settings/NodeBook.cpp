// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/settings/NodeBook.h"

#include "models/core/Json.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSaveFile>

#include <algorithm>

namespace kirikae {

namespace {

constexpr int schema = 1;

Result<QList<NodeEntry>> parse(const QByteArray &text)
{
    const auto json = parseJson(text, 1024 * 1024);
    if (!json)
        return fail(json.error());
    const auto version = integerAt(*json, "schema");
    if (!version || *version > schema)
        return fail(Error::Code::VersionMismatch,
                    NodeBook::tr("The list of nodes was written by a newer version of Kirikae."));
    QList<NodeEntry> entries;
    const auto nodes = json->find("nodes");
    if (nodes == json->end() || !nodes->is_array())
        return fail(Error::Code::BadInput, NodeBook::tr("The list of nodes holds no field \"nodes\"."));
    for (const Json &node : *nodes) {
        const auto name = stringAt(node, "name");
        const auto address = stringAt(node, "address");
        if (!name || !address || name->isEmpty())
            return fail(Error::Code::BadInput, NodeBook::tr("A node in the list has no name or no address."));
        entries.append(NodeEntry{*name, *address, true, 1});
    }
    return entries;
}

} // namespace

NodeBook::NodeBook(const QString &path, QObject *parent)
    : QObject(parent)
    , m_path(path)
{
}

Result<std::optional<QList<NodeEntry>>> NodeBook::read()
{
    QFile file(m_path);
    if (!file.exists())
        return std::nullopt;
    if (!file.open(QIODevice::ReadOnly))
        return fail(Error::Code::Denied, tr("The list of nodes %1 cannot be read.").arg(m_path), file.errorString());
    auto entries = parse(file.read(1024 * 1024 + 1));
    if (entries)
        return std::move(*entries);
    const QString aside = QStringLiteral("%1.damaged-%2").arg(m_path).arg(QDateTime::currentSecsSinceEpoch());
    file.close();
    QFile::rename(m_path, aside);
    return fail(Error::Code::BadInput,
                tr("The list of nodes could not be understood and was set aside as %1.").arg(aside),
                entries.error().message);
}

Result<void> NodeBook::load()
{
    auto entries = read();
    if (!entries)
        return fail(entries.error());
    if (!*entries)
        return {};
    m_entries = std::move(**entries);
    emit changed();
    return {};
}

std::optional<NodeEntry> NodeBook::entry(const QString &name) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const NodeEntry &candidate) { return candidate.name == name; });
    return found == m_entries.end() ? std::nullopt : std::optional(*found);
}

Result<void> NodeBook::put(const NodeEntry &entry)
{
    const auto change = [&entry](QList<NodeEntry> &entries) {
        const auto same = std::find_if(entries.begin(), entries.end(),
                                       [&](const NodeEntry &candidate) { return candidate.name == entry.name; });
        if (same == entries.end())
            entries.append(entry);
        else
            *same = entry;
    };
    if (entry.kept)
        return store(entry.name, change);
    change(m_entries); // for this run only: nothing to write
    emit changed();
    return {};
}

Result<void> NodeBook::remove(const QString &name)
{
    return store(name, [&name](QList<NodeEntry> &entries) {
        entries.removeIf([&](const NodeEntry &candidate) { return candidate.name == name; });
    });
}

QList<NodeEntry> NodeBook::merged(const QList<NodeEntry> &written) const
{
    QList<NodeEntry> all = written;
    for (NodeEntry &entry : all) {
        const auto known = this->entry(entry.name);
        if (known && known->address == entry.address)
            entry.speed = known->speed;
    }
    for (const NodeEntry &known : m_entries) {
        const auto same = std::find_if(all.begin(), all.end(),
                                       [&](const NodeEntry &candidate) { return candidate.name == known.name; });
        if (!known.kept && same == all.end())
            all.append(known);
        else if (!known.kept)
            *same = known;
    }
    return all;
}

Result<void> NodeBook::store(const QString &name, const Change &change)
{
    constexpr int patienceMs = 500; // who holds it writes one small file
    QDir().mkpath(QFileInfo(m_path).path());
    QLockFile lock(m_path + QStringLiteral(".lock"));
    if (!lock.tryLock(patienceMs) && lock.error() == QLockFile::LockFailedError)
        return fail(Error::Code::Busy, tr("Another program is writing the list of nodes %1. Try again.").arg(m_path));
    auto written = read();
    if (!written)
        return fail(written.error());
    QList<NodeEntry> next = written->value_or(m_entries);
    next.removeIf([](const NodeEntry &entry) { return !entry.kept; });
    change(next);
    if (const auto done = write(next); !done)
        return done;
    m_entries.removeIf([&name](const NodeEntry &entry) { return entry.name == name; });
    m_entries = merged(next);
    emit changed();
    return {};
}

Result<void> NodeBook::write(const QList<NodeEntry> &entries)
{
    Json nodes = Json::array();
    for (const NodeEntry &entry : entries)
        nodes.push_back({{"name", toJson(entry.name)}, {"address", toJson(entry.address)}});
    const QByteArray text = dumpJson({{"schema", schema}, {"nodes", nodes}}, 2) + '\n';
    QSaveFile file(m_path);
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) ||
        file.write(text) != text.size() || !file.commit())
        return fail(Error::Code::Denied, tr("The list of nodes could not be written to %1.").arg(m_path),
                    file.errorString());
    return {};
}

} // namespace kirikae
