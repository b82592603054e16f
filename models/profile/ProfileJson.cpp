// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/profile/ProfileJson.h"

#include "models/core/Json.h"

#include <QCoreApplication>

#include <functional>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("ProfileJson", text);
}

using Problem = std::optional<QString>; ///< what is wrong with a value; the caller knows the field's name

Problem readText(const Json &value, QString *text)
{
    if (!value.is_string())
        return tr("must be a text");
    *text = fromJson(value);
    return {};
}

Problem readTexts(const Json &value, QStringList *texts)
{
    if (!value.is_array())
        return tr("must be a list of texts");
    for (const Json &item : value) {
        if (!item.is_string())
            return tr("must be a list of texts");
        texts->append(fromJson(item));
    }
    return {};
}

template <class T>
Problem readInteger(const Json &value, T *number, qint64 lowest, qint64 highest)
{
    const bool isInteger = value.is_number_integer();
    const bool isHuge = value.is_number_unsigned() && value.get<quint64>() > static_cast<quint64>(highest);
    if (!isInteger || isHuge || value.get<qint64>() < lowest || value.get<qint64>() > highest)
        return tr("must be a whole number from %1 to %2").arg(lowest).arg(highest);
    *number = static_cast<T>(value.get<qint64>());
    return {};
}

template <class T>
Problem readOptional(const Json &value, std::optional<T> *number, qint64 highest)
{
    T found{};
    const Problem problem = readInteger(value, &found, 1, highest);
    if (!problem)
        *number = found;
    return problem;
}

using Readers = std::map<std::string, std::function<Problem(const Json &)>>;

/// Reads an object field by field; a field that no reader knows is an error, since it would be lost.
Problem readObject(const Json &object, const Readers &readers)
{
    if (!object.is_object())
        return tr("must be an object");
    for (const auto &[key, value] : object.items()) {
        const auto reader = readers.find(key);
        const QString name = QString::fromStdString(key).left(80);
        if (reader == readers.end())
            return tr("%1: there is no such field").arg(name);
        if (const Problem problem = reader->second(value))
            return problem->contains(u": "_s) ? name + u'.' + *problem : name + u": "_s + *problem;
    }
    return {};
}

template <class T>
Problem readList(const Json &value, QList<T> *list, const std::function<Problem(const Json &, T *)> &read)
{
    if (!value.is_array())
        return tr("must be a list");
    for (const Json &item : value) {
        T entry;
        if (const Problem problem = read(item, &entry))
            return u"[%1].%2"_s.arg(list->size()).arg(*problem);
        list->append(entry);
    }
    return {};
}

Problem readVariable(const Json &value, EnvironmentVariable *variable)
{
    return readObject(value, {{"name", [&](const Json &v) { return readText(v, &variable->name); }},
                              {"value", [&](const Json &v) { return readText(v, &variable->value); }},
                              {"secret", [&](const Json &v) { return readText(v, &variable->secret); }}});
}

Problem readMount(const Json &value, Mount *mount)
{
    return readObject(value, {{"source", [&](const Json &v) { return readText(v, &mount->source); }},
                              {"target", [&](const Json &v) { return readText(v, &mount->target); }},
                              {"read_only", [&](const Json &v) -> Problem {
                                   if (!v.is_boolean())
                                       return tr("must be true or false");
                                   mount->readOnly = v.get<bool>();
                                   return {};
                               }}});
}

Problem readPort(const Json &value, PortMapping *mapping)
{
    return readObject(
        value, {{"host_address", [&](const Json &v) { return readText(v, &mapping->hostAddress); }},
                {"host_port", [&](const Json &v) { return readInteger(v, &mapping->hostPort, 1, 65535); }},
                {"container_port", [&](const Json &v) { return readInteger(v, &mapping->containerPort, 1, 65535); }}});
}

Problem readUlimits(const Json &value, QMap<QString, QString> *ulimits)
{
    if (!value.is_object())
        return tr("must be an object of texts");
    for (const auto &[key, limit] : value.items()) {
        if (!limit.is_string())
            return tr("must be an object of texts");
        ulimits->insert(QString::fromStdString(key), fromJson(limit));
    }
    return {};
}

Readers startReaders(Profile &p)
{
    const auto text = [](QString &target) { return [&target](const Json &v) { return readText(v, &target); }; };
    const auto texts = [](QStringList &target) { return [&target](const Json &v) { return readTexts(v, &target); }; };
    return {
        {"schema", [&p](const Json &v) { return readInteger(v, &p.schema, 1, Profile::currentSchema); }},
        {"name", text(p.name)},
        {"engine", text(p.engine)},
        {"image", text(p.image)},
        {"command", texts(p.command)},
        {"model", text(p.model)},
        {"served_name", text(p.servedName)},
        {"arguments", texts(p.arguments)},
        {"network", text(p.network)},
        {"ipc", text(p.ipc)},
        {"gpus", text(p.gpus)},
        {"capabilities_added", texts(p.capabilitiesAdded)},
        {"user", text(p.user)},
        {"working_directory", text(p.workingDirectory)},
        {"restart", text(p.restart)},
        {"slot", text(p.slot)},
        {"notes", text(p.notes)},
    };
}

Readers profileReaders(Profile &p)
{
    constexpr qint64 highest = 1LL << 53;
    Readers readers = startReaders(p);
    readers["environment"] = [&p](const Json &v) {
        return readList<EnvironmentVariable>(v, &p.environment, readVariable);
    };
    readers["mounts"] = [&p](const Json &v) { return readList<Mount>(v, &p.mounts, readMount); };
    readers["ports"] = [&p](const Json &v) { return readList<PortMapping>(v, &p.ports, readPort); };
    readers["ulimits"] = [&p](const Json &v) { return readUlimits(v, &p.ulimits); };
    readers["port"] = [&p](const Json &v) { return readInteger(v, &p.port, 1, 65535); };
    readers["shm_size_bytes"] = [&p](const Json &v) { return readOptional(v, &p.shmSize, highest); };
    readers["context_tokens"] = [&p](const Json &v) { return readOptional(v, &p.contextTokens, highest); };
    readers["concurrency"] = [&p](const Json &v) { return readOptional(v, &p.concurrency, 1'000'000); };
    readers["weights_bytes"] = [&p](const Json &v) { return readOptional(v, &p.weightsBytes, highest); };
    return readers;
}

nlohmann::ordered_json toJson(const EnvironmentVariable &variable)
{
    const bool isPlain = variable.secret.isEmpty();
    return {{"name", variable.name.toStdString()},
            {isPlain ? "value" : "secret", (isPlain ? variable.value : variable.secret).toStdString()}};
}

nlohmann::ordered_json toJson(const Mount &mount)
{
    nlohmann::ordered_json entry{{"source", mount.source.toStdString()}, {"target", mount.target.toStdString()}};
    if (mount.readOnly)
        entry["read_only"] = true;
    return entry;
}

nlohmann::ordered_json toJson(const PortMapping &mapping)
{
    return {{"host_address", mapping.hostAddress.toStdString()},
            {"host_port", mapping.hostPort},
            {"container_port", mapping.containerPort}};
}

} // namespace

Result<Profile> profileFromJson(const QString &id, QByteArrayView text)
{
    const Result<Json> parsed = parseJson(text, 256 * KiB, 16);
    if (!parsed)
        return fail(parsed.error());
    const qint64 schema = integerAt(*parsed, "schema").value_or(0);
    if (schema > Profile::currentSchema)
        return fail(Error::Code::VersionMismatch,
                    tr("This profile was written by a newer Kirikae (schema %1, known: %2). Update Kirikae.")
                        .arg(schema)
                        .arg(Profile::currentSchema));
    Profile profile;
    profile.id = id;
    if (const Problem problem = readObject(*parsed, profileReaders(profile)))
        return fail(Error::Code::BadInput, tr("The profile %1 is not valid: %2.").arg(id, *problem));
    return profile;
}

QByteArray profileToJson(const Profile &p)
{
    nlohmann::ordered_json json;
    const auto text = [&json](const char *key, const QString &value, const QString &standard = {}) {
        if (value != standard)
            json[key] = value.toStdString();
    };
    const auto texts = [&json](const char *key, const QStringList &values) {
        for (const QString &value : values)
            json[key].push_back(value.toStdString());
    };
    const auto list = [&json](const char *key, const auto &entries) {
        for (const auto &entry : entries)
            json[key].push_back(toJson(entry));
    };
    json["schema"] = p.schema;
    text("name", p.name);
    text("engine", p.engine);
    text("image", p.image);
    texts("command", p.command);
    text("model", p.model);
    text("served_name", p.servedName);
    texts("arguments", p.arguments);
    list("environment", p.environment);
    list("mounts", p.mounts);
    list("ports", p.ports);
    if (p.port != 0)
        json["port"] = p.port;
    text("network", p.network);
    text("ipc", p.ipc);
    if (p.shmSize)
        json["shm_size_bytes"] = *p.shmSize;
    text("gpus", p.gpus);
    for (auto it = p.ulimits.begin(); it != p.ulimits.end(); ++it)
        json["ulimits"][it.key().toStdString()] = it.value().toStdString();
    texts("capabilities_added", p.capabilitiesAdded);
    text("user", p.user);
    text("working_directory", p.workingDirectory);
    text("restart", p.restart);
    text("slot", p.slot, u"main"_s);
    if (p.contextTokens)
        json["context_tokens"] = *p.contextTokens;
    if (p.concurrency)
        json["concurrency"] = *p.concurrency;
    if (p.weightsBytes)
        json["weights_bytes"] = *p.weightsBytes;
    text("notes", p.notes);
    return QByteArray::fromStdString(json.dump(2, ' ', false, Json::error_handler_t::replace)) + '\n';
}

} // namespace kirikae
