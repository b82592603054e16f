// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/Metrics.h"

#include "models/core/Json.h"
#include "models/node/NodeJson.h"
#include "models/switching/SwitchRecord.h"

namespace kirikae {

namespace {

using Labels = QList<std::pair<const char *, QString>>;

class MetricsWriter {
public:
    /// Begins a family: its lines follow.
    void family(const char *name, const char *type, const char *help)
    {
        m_name = QByteArray("kirikae_") + name;
        m_text += "# HELP " + m_name + ' ' + help + "\n# TYPE " + m_name + ' ' + type + '\n';
    }
    void line(double value, const Labels &labels = {})
    {
        QByteArrayList parts;
        for (const auto &[key, text] : labels)
            parts.append(QByteArray(key) + "=\"" + escaped(text) + '"');
        m_text += m_name + (parts.isEmpty() ? QByteArray() : '{' + parts.join(',') + '}') + ' ' +
                  QByteArray::number(value, 'g', 17) + '\n';
    }
    [[nodiscard]] QByteArray text() const { return m_text; }

private:
    static QByteArray escaped(const QString &text)
    {
        return text.toUtf8().replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    }

    QByteArray m_text;
    QByteArray m_name;
};

bool areServicesKnown(const NodeState &state)
{
    return state.loaded && state.servicesProblem.isEmpty();
}

void writePools(MetricsWriter &metrics, const QList<Pool> &pools)
{
    metrics.family("pool_total_bytes", "gauge", "Size of a memory pool.");
    for (const Pool &pool : pools)
        metrics.line(double(pool.total), {{"pool", pool.name}});
    metrics.family("pool_available_bytes", "gauge", "What a model could still take from a memory pool.");
    for (const Pool &pool : pools)
        metrics.line(double(pool.available), {{"pool", pool.name}});
    metrics.family("pool_segment_bytes", "gauge", "What a memory pool is used for; the segments add up to its total.");
    for (const Pool &pool : pools) {
        const Json segments = poolToJson(pool).at("segments");
        for (qsizetype i = 0; i < pool.segments.size(); ++i) {
            const PoolSegment &segment = pool.segments.at(i);
            metrics.line(double(segment.bytes),
                         {{"pool", pool.name},
                          {"kind", fromJson(segments.at(static_cast<std::size_t>(i)).at("kind"))},
                          {"service", segment.serviceId},
                          {"index", QString::number(i)}});
        }
    }
}

/// What was known before says nothing about now.
void writeServices(MetricsWriter &metrics, const NodeState &state)
{
    const bool isKnown = areServicesKnown(state);
    metrics.family("services_known", "gauge",
                   "1 while what runs on the node is known; without it services have no lines.");
    metrics.line(isKnown ? 1 : 0);
    const QList<Service> services = isKnown ? state.services : QList<Service>();
    metrics.family("service_running", "gauge", "1 while the service runs.");
    for (const Service &service : services)
        metrics.line(service.isRunning() ? 1 : 0, {{"service", service.id}, {"profile", service.profileId}});
    metrics.family("service_restarts", "gauge", "How often the container engine has restarted the service.");
    for (const Service &service : services)
        metrics.line(service.restartCount, {{"service", service.id}, {"profile", service.profileId}});
}

void writeSwitches(MetricsWriter &metrics, const NodeState &state)
{
    metrics.family("switch_active", "gauge", "1 while a switch is under way.");
    metrics.line(state.activeSwitch ? 1 : 0,
                 state.activeSwitch ? Labels{{"profile", state.activeSwitch->profileId}} : Labels{});
    if (state.activeSwitch) {
        metrics.family("switch_progress_ratio", "gauge", "How far the switch under way is, from 0 to 1.");
        metrics.line(state.activeSwitch->fraction);
    }
    if (state.lastSwitch) {
        metrics.family("last_switch_seconds", "gauge", "How long the last switch took.");
        metrics.line(state.lastSwitch->totalSeconds,
                     {{"profile", state.lastSwitch->profileId}, {"outcome", outcomeId(state.lastSwitch->outcome)}});
        metrics.family("last_switch_start_timestamp_seconds", "gauge", "When the last switch began.");
        metrics.line(double(state.lastSwitch->startedMs) / 1000);
    }
}

} // namespace

QByteArray metricsText(const NodeState &state, int eventReaders)
{
    MetricsWriter metrics;
    metrics.family("build_info", "gauge", "The version of the daemon.");
    metrics.line(1, {{"version", QStringLiteral(KIRIKAE_VERSION)}});
    metrics.family("up", "gauge", "1 while the daemon knows the node's state, what runs on it included.");
    metrics.line(areServicesKnown(state) ? 1 : 0, {{"node", state.name}});
    metrics.family("simulated", "gauge", "1 when the node is a simulated one.");
    metrics.line(state.facts.simulated ? 1 : 0);
    metrics.family("event_readers", "gauge", "Connections that read the event stream.");
    metrics.line(eventReaders);
    writePools(metrics, state.pools);
    writeServices(metrics, state);
    writeSwitches(metrics, state);
    metrics.family("profile_fit", "gauge", "1 for the verdict of the memory check on each profile.");
    for (const ProfileEntry &entry : state.profiles)
        metrics.line(1, {{"profile", entry.file.id}, {"fit", fitName(entry.verdict.fit)}});
    return metrics.text();
}

} // namespace kirikae
