// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/engine/DockerApi.h"
#include "app/links/engine/DockerCreate.h"
#include "models/node/NodeFacts.h"

#include <QObject>

namespace kirikae {

/// One start of a profile as a container: looks whether this run is there already, reads the image when it must,
/// creates, starts, and cleans up a container that could not be started. Deletes itself when it has answered. A lost
/// connection leaves things as they are: the same start again finds them.
class DockerStart : public QObject {
    Q_OBJECT
public:
    DockerStart(DockerApi &api, LaunchSpec spec, DockerPlace place, QObject *parent);
    [[nodiscard]] Pending<ServiceId> answer() const { return m_done.future(); }

private:
    void lookForRun();
    void readRuns(const DockerReply &reply);
    void readImage();
    [[nodiscard]] bool isOdd(const DockerReply &reply);
    void again();
    void create(const DockerImage &image);
    void start(const QByteArray &containerId);
    void cleanUp(const QByteArray &containerId, const Error &problem);
    void fail(const Error &error);
    void succeed(const QByteArray &containerId);
    /// Calls `next` with the answer, or ends with the connection's error.
    void then(const Pending<DockerReply> &reply, void (DockerStart::*next)(const DockerReply &));
    [[nodiscard]] Error startError(const QString &said) const;

    DockerApi &m_api;
    LaunchSpec m_spec;
    DockerPlace m_place;
    Once<ServiceId> m_done;
    int m_tries = 2; ///< left, after odd answers
};

} // namespace kirikae
