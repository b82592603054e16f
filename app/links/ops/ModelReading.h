// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"
#include "app/links/ops/ModelAnswers.h"
#include "app/links/ops/ModelPlaces.h"
#include "models/sizing/ModelOnDisk.h"

#include <QObject>

namespace kirikae {

/// Reads one model's files on a node: finds the folder, then the small files whole and the headers of the large ones in
/// batches, so that other commands get their turn between them. Never the tensors. Owned by its parent; deletes itself
/// when it has answered. Main thread.
class ModelReading : public QObject {
    Q_OBJECT
public:
    ModelReading(Host &host, const ModelPlaces &places, QObject *parent);
    Pending<ModelOnDisk> start();

private:
    void found(const ModelFiles &files);
    void readConfig();
    void readHeaders();
    void takeHeaders(const QList<HeaderAnswer> &headers);
    void readGgufHead(qint64 wanted);
    void addGgufSizes();
    void finish(const Result<ModelOnDisk> &result);
    template <class Use>
    void run(const char *script, const Argv &arguments, Use use);

    Host &m_host;
    ModelPlaces m_places;
    Once<ModelOnDisk> m_answer;
    ModelFiles m_files;
    ModelOnDisk m_model;
    QStringList m_waiting; ///< files whose headers are to be read
    TensorSums m_sums;
    Bytes m_headerBytes = 0;
    QByteArray m_head; ///< of the GGUF file
};

/// The model of a profile, with the drafter of its own if it names one.
Pending<ModelOnDisk> readModelFiles(Host &host, const Profile &profile, QObject *context);

} // namespace kirikae
