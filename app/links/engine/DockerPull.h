// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/engine/DockerApi.h"
#include "models/node/NodeFacts.h"

#include <QHash>

#include <functional>
#include <memory>
#include <optional>

namespace kirikae {

/// Adds up what the engine says about the layers of an image while it fetches them.
class PullProgressReader {
public:
    /// One line of the engine's answer; false when it says nothing that matters here.
    bool read(const QByteArray &line);
    [[nodiscard]] PullProgress progress() const;
    [[nodiscard]] QString problem() const { return m_problem; }

private:
    struct Layer {
        Bytes done = 0;
        Bytes total = 0;
        bool isComplete = false;
        bool isUnpacked = false;
    };
    QHash<QString, Layer> m_layers;
    QString m_problem;
};

/// Where a name with a tag or a digest is to be cut: fetching without a tag would fetch every tag there is.
struct ImageName {
    QString repository;
    QString tag; ///< or digest; "latest" when the name has none
};
ImageName splitImageName(const QString &image);

/// Fetches one image. Deletes itself when it has answered.
class DockerPull : public QObject {
    Q_OBJECT
public:
    DockerPull(DockerApi &api, const QString &image, std::function<void(PullProgress)> progress, QObject *parent);
    ~DockerPull() override;
    [[nodiscard]] Pending<void> answer() const { return m_done.future(); }

private:
    void take(const QByteArray &piece);
    void ended(const std::optional<Error> &problem);

    QString m_image;
    std::function<void(PullProgress)> m_report;
    PullProgressReader m_reader;
    std::unique_ptr<HttpStream> m_stream;
    QByteArray m_pending;
    DockerReply m_refusal;
    Once<void> m_done;
};

} // namespace kirikae
