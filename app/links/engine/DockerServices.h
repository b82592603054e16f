// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/engine/DockerApi.h"
#include "app/links/engine/DockerCreate.h"
#include "models/node/Service.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>

namespace kirikae {

/// "docker:<id>" and back; empty when it is no id of this engine (or not one that is safe in a URL).
ServiceId dockerServiceId(const QString &containerId);
QByteArray dockerContainerId(const ServiceId &service);

/// A container as GET /containers/{id}/json describes it. Text of the node is cleaned.
Service serviceFromInspect(const nlohmann::json &container);
/// A container as GET /containers/json lists it: less is known.
Service serviceFromListEntry(const nlohmann::json &container);
/// Process ids in the answer of GET /containers/{id}/top.
QList<qint64> pidsFromTop(const nlohmann::json &top);
DockerImage imageFromInspect(const nlohmann::json &image);

/// One reading of all containers: lists them, then looks closer at ours. Deletes itself when it has answered.
class DockerServices : public QObject {
    Q_OBJECT
public:
    DockerServices(DockerApi &api, QObject *parent);
    [[nodiscard]] Pending<QList<Service>> answer() const { return m_done.future(); }

private:
    void readList(const Result<DockerReply> &reply);
    void lookAt(qsizetype index);
    void readTop(qsizetype index, const Result<DockerReply> &reply);
    void finishOne();

    DockerApi &m_api;
    Once<QList<Service>> m_done;
    QList<std::optional<Service>> m_services;
    qsizetype m_open = 1;
    std::optional<Error> m_problem;
};

} // namespace kirikae
