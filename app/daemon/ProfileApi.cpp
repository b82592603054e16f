// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/ProfileApi.h"

#include "app/daemon/Replies.h"
#include "models/core/Json.h"
#include "models/core/JsonOptional.h"
#include "models/node/NodeJson.h"
#include "models/profile/ProfileJson.h"

namespace kirikae {

namespace {

HttpField etagField(const QString &etag)
{
    return {QByteArrayLiteral("ETag"), '"' + etag.toUtf8() + '"'};
}

/// `"abc"` and `W/"abc"`: the text in the quotes.
QString unquoted(QByteArray field)
{
    field = field.trimmed();
    if (field.startsWith("W/"))
        field.remove(0, 2);
    if (field.size() >= 2 && field.startsWith('"') && field.endsWith('"'))
        field = field.sliced(1, field.size() - 2);
    return QString::fromUtf8(field);
}

} // namespace

ProfileApi::ProfileApi(Node &node, Router &router, QObject *parent)
    : QObject(parent)
    , m_node(node)
{
    const auto one = [&](const char *method, const char *path,
                         void (ProfileApi::*handler)(const Call &, const QString &)) {
        router.add(method, path, [this, handler](const Call &call, const QStringList &values) {
            (this->*handler)(call, values.first());
        });
    };
    router.add("GET", "/v1/profiles", [this](const Call &call, const QStringList &) { list(call); });
    one("GET", "/v1/profiles/{id}", &ProfileApi::read);
    one("PUT", "/v1/profiles/{id}", &ProfileApi::write);
    one("DELETE", "/v1/profiles/{id}", &ProfileApi::remove);
    router.add("GET", "/v1/secrets", [this](const Call &call, const QStringList &) { secretNames(call); });
    one("PUT", "/v1/secrets/{name}", &ProfileApi::writeSecret);
    router.add("DELETE", "/v1/secrets/{name}", [this](const Call &call, const QStringList &values) {
        answerWith(call, m_node.saveSecret(values.first(), {}), this, [] { return emptyReply(); });
    });
}

void ProfileApi::list(const Call &call)
{
    Json profiles = Json::array();
    const NodeState state = m_node.state();
    for (const ProfileEntry &entry : state.profiles)
        profiles.push_back(profileEntryToJson(entry));
    call->answer(jsonReply({{"profiles", profiles}}));
}

void ProfileApi::read(const Call &call, const QString &id)
{
    const NodeState state = m_node.state();
    const ProfileEntry *entry = state.profile(id);
    if (!entry) {
        call->answer(noProfileReply(id));
        return;
    }
    if (!entry->file.damage.isEmpty()) {
        call->answer(problemReply({Error::Code::BadInput, entry->file.damage, {}}, 422));
        return;
    }
    ServerReply reply;
    reply.body = profileToJson(entry->file.profile);
    reply.fields.append(etagField(entry->file.etag));
    call->answer(std::move(reply));
}

void ProfileApi::write(const Call &call, const QString &id)
{
    const ServerRequest &request = call->request();
    const QByteArray known = request.field("If-Match");
    const bool isNew = request.field("If-None-Match").trimmed() == "*";
    if (known.isEmpty() == !isNew) {
        call->answer(problemReply({Error::Code::BadInput,
                                   tr("Say what is replaced: If-Match with the profile's ETag, or If-None-Match: * for "
                                      "a new one."),
                                   {}},
                                  428));
        return;
    }
    const auto object = bodyObject(request);
    const auto profile = object ? profileFromJson(id, request.body) : fail(object.error());
    if (!profile) {
        call->answer(problemReply(profile.error()));
        return;
    }
    whenDone(m_node.saveProfile(*profile, isNew ? QString() : unquoted(known)), this,
             [call, isNew](const Result<QString> &etag) {
                 if (!etag) {
                     call->answer(problemReply(etag.error(), etag.error().code == Error::Code::Busy ? 412 : 0));
                     return;
                 }
                 ServerReply reply = jsonReply({{"etag", toJson(*etag)}}, isNew ? 201 : 200);
                 reply.fields.append(etagField(*etag));
                 call->answer(std::move(reply));
             });
}

void ProfileApi::remove(const Call &call, const QString &id)
{
    const NodeState state = m_node.state();
    const ProfileEntry *entry = state.profile(id);
    if (!entry) {
        call->answer(noProfileReply(id));
        return;
    }
    const QByteArray known = call->request().field("If-Match").trimmed();
    if (!known.isEmpty() && known != "*" && unquoted(known) != entry->file.etag) {
        call->answer(problemReply({Error::Code::Busy,
                                   tr("The profile was changed meanwhile by somebody else. Look at the new version "
                                      "before you remove it."),
                                   {}},
                                  412));
        return;
    }
    answerWith(call, m_node.removeProfile(id), this, [] { return emptyReply(); });
}

void ProfileApi::secretNames(const Call &call)
{
    answerWith(call, m_node.secretNames(), this, [](const QStringList &names) {
        return jsonReply({{"names", toJson(names)}});
    });
}

void ProfileApi::writeSecret(const Call &call, const QString &name)
{
    const auto object = bodyObject(call->request());
    const QString value = object ? textAt(*object, "value") : QString();
    if (value.isEmpty()) {
        call->answer(
            problemReply(object ? Error{Error::Code::BadInput, tr("A secret needs a value: {\"value\": \"...\"}."), {}}
                                : object.error()));
        return;
    }
    answerWith(call, m_node.saveSecret(name, value), this, [] { return emptyReply(); });
}

} // namespace kirikae
