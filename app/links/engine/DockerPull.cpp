// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/DockerPull.h"

#include "models/core/Json.h"
#include "models/core/Text.h"

#include <QCoreApplication>
#include <QUrl>

namespace kirikae {

namespace {

constexpr qsizetype maxPendingBytes = 1024 * 1024;

Error pullError(const QString &image, const QString &said)
{
    if (said.contains(QLatin1String("toomanyrequests")) || said.contains(QLatin1String("rate limit")))
        return {Error::Code::Refused,
                DockerPull::tr("The registry's limit for this address is used up. Wait, or log in on the node with "
                               "\"docker login\"."),
                said};
    if (said.contains(QLatin1String("unauthorized")) || said.contains(QLatin1String("denied")))
        return {Error::Code::Denied,
                DockerPull::tr("The registry does not give out %1. Check the name; for a private image, run \"docker "
                               "login\" and \"docker pull %1\" on the node.")
                    .arg(image),
                said};
    if (said.contains(QLatin1String("manifest unknown")) || said.contains(QLatin1String("not found")))
        return {Error::Code::NotFound, DockerPull::tr("The registry does not know %1. Check name and tag.").arg(image),
                said};
    return {Error::Code::Unreachable,
            DockerPull::tr("The image %1 could not be fetched. Try again; finished layers are kept.").arg(image), said};
}

} // namespace

bool PullProgressReader::read(const QByteArray &line)
{
    const auto json = parseJson(line);
    if (!json)
        return false;
    if (const auto error = stringAt(*json, "error")) {
        m_problem = cleanText(QStringView(*error), 2000);
        return true;
    }
    const QString status = stringAt(*json, "status").value_or(QString());
    const QString id = stringAt(*json, "id").value_or(QString());
    const bool isComplete = status == QLatin1String("Download complete") || status == QLatin1String("Pull complete") ||
                            status == QLatin1String("Already exists");
    if (id.isEmpty() || (!isComplete && status != QLatin1String("Downloading") &&
                         status != QLatin1String("Pulling fs layer") && status != QLatin1String("Waiting")))
        return false;
    Layer &layer = m_layers[id];
    if (isComplete) {
        layer.isComplete = true;
        layer.isUnpacked = status != QLatin1String("Download complete");
        layer.done = layer.total;
        return true;
    }
    const auto detail = json->find("progressDetail");
    if (detail != json->end() && !layer.isComplete) {
        layer.total = std::max<Bytes>(0, integerAt(*detail, "total").value_or(layer.total));
        layer.done = std::max<Bytes>(0, integerAt(*detail, "current").value_or(layer.done));
    }
    return true;
}

PullProgress PullProgressReader::progress() const
{
    PullProgress sum;
    bool isKnown = true;
    int complete = 0;
    int unpacked = 0;
    for (const Layer &layer : m_layers) {
        sum.done += layer.done;
        sum.total += layer.total;
        complete += layer.isComplete ? 1 : 0;
        unpacked += layer.isUnpacked ? 1 : 0;
        isKnown = isKnown && (layer.isComplete || layer.total > 0);
    }
    if (!isKnown) // a layer that waits has not told its size: no total rather than one that grows
        sum.total = 0;
    // Unpacking a large image takes minutes after the last byte has come.
    sum.text = complete < m_layers.size()
                   ? DockerPull::tr("%1 of %2 layers fetched").arg(complete).arg(m_layers.size())
                   : DockerPull::tr("%1 of %2 layers unpacked").arg(unpacked).arg(m_layers.size());
    return sum;
}

ImageName splitImageName(const QString &image)
{
    if (const qsizetype at = image.indexOf(QLatin1Char('@')); at >= 0)
        return {splitImageName(image.left(at)).repository, image.mid(at + 1)};
    const qsizetype colon = image.lastIndexOf(QLatin1Char(':'));
    if (colon > image.lastIndexOf(QLatin1Char('/')))
        return {image.left(colon), image.mid(colon + 1)};
    return {image, QStringLiteral("latest")};
}

DockerPull::DockerPull(DockerApi &api, const QString &image, std::function<void(PullProgress)> progress,
                       QObject *parent)
    : QObject(parent)
    , m_image(image)
    , m_report(std::move(progress))
{
    const ImageName name = splitImageName(image);
    m_stream = api.open("POST", "/images/create?fromImage=" + QUrl::toPercentEncoding(name.repository) +
                                    "&tag=" + QUrl::toPercentEncoding(name.tag));
    connect(m_stream.get(), &HttpStream::headReceived, this, [this](const HttpResponse &head) {
        if (!head.isSuccess())
            m_refusal.status = head.status;
    });
    connect(m_stream.get(), &HttpStream::bodyReceived, this, &DockerPull::take);
    connect(m_stream.get(), &HttpStream::ended, this, &DockerPull::ended);
}

DockerPull::~DockerPull() = default;

void DockerPull::take(const QByteArray &piece)
{
    m_pending += piece;
    if (m_refusal.status != 0)
        return;
    bool hasNews = false;
    qsizetype at = 0;
    for (qsizetype end = m_pending.indexOf('\n'); end >= 0; end = m_pending.indexOf('\n', at)) {
        hasNews = m_reader.read(m_pending.mid(at, end - at).trimmed()) || hasNews;
        at = end + 1;
    }
    m_pending.remove(0, at);
    if (m_pending.size() > maxPendingBytes)
        m_pending.clear();
    if (hasNews && m_report)
        m_report(m_reader.progress());
}

void DockerPull::ended(const std::optional<Error> &problem)
{
    deleteLater();
    m_refusal.body = m_pending;
    if (problem)
        m_done.settle(fail(*problem));
    else if (m_refusal.status != 0)
        m_done.settle(fail(pullError(m_image, m_refusal.message())));
    else if (!m_reader.problem().isEmpty())
        m_done.settle(fail(pullError(m_image, m_reader.problem())));
    else
        m_done.settle({});
}

} // namespace kirikae
