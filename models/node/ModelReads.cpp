// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node/ModelReads.h"

#include "models/switching/StartFingerprint.h"

namespace kirikae {

ModelReads::ModelReads(NodeOps &ops, QObject *parent)
    : QObject(parent)
    , m_ops(ops)
{
}

void ModelReads::want(const QList<ProfileEntry> &profiles)
{
    QMap<QString, Reading> kept;
    m_waiting.clear();
    m_profiles.clear();
    for (const ProfileEntry &entry : profiles) {
        if (!entry.file.damage.isEmpty())
            continue;
        const QString key = modelFingerprint(entry.file.profile);
        Reading reading = m_readings.value(entry.file.id);
        if (reading.key != key)
            reading = {key, std::nullopt};
        if (!reading.answer)
            m_waiting.append(entry.file.id);
        kept.insert(entry.file.id, reading);
        m_profiles.insert(entry.file.id, entry.file.profile);
    }
    m_readings = kept;
    readNext();
}

void ModelReads::setHeld(bool isHeld)
{
    m_isHeld = isHeld;
    readNext();
}

void ModelReads::forget(const QString &profileId)
{
    m_readings.removeIf([&profileId](const auto &reading) {
        return reading.key() == profileId || (reading->answer && !*reading->answer);
    });
}

void ModelReads::linkEnded()
{
    ++m_round;
    m_isReading = false;
    m_waiting.clear();
}

void ModelReads::readNext()
{
    if (m_isReading || m_isHeld || m_waiting.isEmpty())
        return;
    const QString id = m_waiting.takeFirst();
    const QString key = m_readings.value(id).key;
    m_isReading = true;
    whenDone(m_ops.readModel(m_profiles.value(id)), this,
             [this, key, round = m_round](const Result<ModelOnDisk> &answer) {
                 if (round != m_round)
                     return;
                 m_isReading = false;
                 answered(key, answer);
                 readNext();
             });
}

void ModelReads::answered(const QString &key, const Result<ModelOnDisk> &answer)
{
    if (!answer && answer.error().code == Error::Code::LinkLost)
        return;
    for (auto reading = m_readings.begin(); reading != m_readings.end(); ++reading) {
        if (reading->key != key)
            continue;
        reading->answer = answer;
        m_waiting.removeOne(reading.key());
        emit modelRead(reading.key());
    }
}

Pending<ModelOnDisk> ModelReads::now(const Profile &profile)
{
    const QString key = modelFingerprint(profile);
    for (const Reading &reading : std::as_const(m_readings)) {
        if (reading.key == key && reading.answer)
            return QtFuture::makeReadyFuture(*reading.answer);
    }
    if (m_readings.value(profile.id).key != key)
        m_readings.insert(profile.id, {key, std::nullopt});
    m_waiting.removeAll(profile.id);
    auto pending = m_ops.readModel(profile);
    whenDone(pending, this, [this, key, round = m_round](const Result<ModelOnDisk> &answer) {
        if (round == m_round)
            answered(key, answer);
    });
    return pending;
}

void ModelReads::fill(QList<ProfileEntry> *profiles) const
{
    for (ProfileEntry &entry : *profiles) {
        const auto reading = m_readings.constFind(entry.file.id);
        const bool isKnown = reading != m_readings.cend() && reading->answer;
        entry.model = isKnown && *reading->answer ? std::optional(**reading->answer) : std::nullopt;
        entry.modelError = isKnown && !*reading->answer ? reading->answer->error().message : QString();
    }
}

} // namespace kirikae
