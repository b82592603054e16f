// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/demo/DemoFault.h"
#include "app/links/demo/DemoLink.h"
#include "app/links/demo/DemoServices.h"
#include "app/links/demo/DemoStore.h"

#include <QSet>

namespace kirikae {

/// What lies before a start on the simulated node: images, model files, ports, and the fault that is to happen. Owned
/// by DemoOps.
class DemoLauncher : public QObject {
    Q_OBJECT
public:
    DemoLauncher(DemoClock &clock, DemoServices &services, const DemoStore &store, QObject *parent);

    void setFault(DemoFault fault, int times);
    void addImage(const QString &image) { m_images.insert(image); }

    [[nodiscard]] PreflightFacts look(const Profile &profile) const;
    Result<ServiceId> start(const LaunchSpec &spec);
    Result<void> startAgain(const ServiceId &service);
    void pull(const QString &image, const std::function<void(PullProgress)> &progress, const Once<void> &once);

private:
    [[nodiscard]] DemoFault takeFault();
    void pullOn(const QString &image, int percent, const std::function<void(PullProgress)> &progress,
                const Once<void> &once);

    DemoClock &m_clock;
    DemoServices &m_services;
    const DemoStore &m_store;
    QSet<QString> m_images;
    DemoFault m_fault = DemoFault::None;
    int m_faultTimes = 0;
};

} // namespace kirikae
