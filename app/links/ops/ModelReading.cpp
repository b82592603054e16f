// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ops/ModelReading.h"

#include "app/links/ops/NodeScript.h"
#include "models/core/Text.h"
#include "models/sizing/Gguf.h"

#include <algorithm>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

constexpr auto headerBatch = "1048576";
constexpr Bytes maxHeaderBytes = 64 * MiB; ///< of all files of a model together
constexpr qsizetype filesPerBatch = 200;
constexpr qint64 firstGgufRange = 64 * KiB;
constexpr qint64 maxGgufRange = 8 * MiB;

Error noPlace(const QString &model)
{
    return {Error::Code::NotFound,
            ModelReading::tr("Where the files of %1 are cannot be told: no folder of the node is mounted for them.")
                .arg(cleanText(model, 200)),
            {}};
}

Error notFound(const ModelPlaces &places)
{
    QStringList looked;
    for (const QString &place : places.places)
        looked.append(place.section(u':', 1));
    return {Error::Code::NotFound,
            ModelReading::tr("%1 is not on this node yet; it was looked for in %2.")
                .arg(cleanText(places.model, 200), cleanText(looked.join(u", "_s), 600)),
            {}};
}

Error denied(const QString &model, const QString &path)
{
    return {
        Error::Code::Denied,
        ModelReading::tr("The files of %1 cannot be read: %2 belongs to another user of the node. Make it readable, "
                         "or state the weights in the profile.")
            .arg(cleanText(model, 200), cleanText(path, 300)),
        {}};
}

} // namespace

ModelReading::ModelReading(Host &host, const ModelPlaces &places, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_places(places)
{
}

template <class Use>
void ModelReading::run(const char *script, const Argv &arguments, Use use)
{
    RunLimits limits;
    limits.maxOutput = 40 * MiB;
    limits.mayTakeLong = true;
    whenDone(m_host.run(nodeScript(script, arguments), limits), this, [this, use](const Result<RunOutput> &output) {
        if (!output)
            finish(fail(output.error()));
        else if (output->exitCode != 0)
            finish(fail(scriptFailed(ModelReading::tr("Reading the model's files"), *output)));
        else
            use(output->standardOutput);
    });
}

Pending<ModelOnDisk> ModelReading::start()
{
    if (m_places.places.isEmpty()) {
        finish(fail(noPlace(m_places.model)));
        return m_answer.future();
    }
    Argv arguments{m_places.revision.toUtf8()};
    for (const QString &place : std::as_const(m_places.places))
        arguments += place.toUtf8();
    run("model-files", arguments, [this](const QByteArray &output) {
        const auto files = parseModelFiles(output);
        if (files)
            found(*files);
        else
            finish(fail(files.error()));
    });
    return m_answer.future();
}

void ModelReading::found(const ModelFiles &files)
{
    m_files = files;
    const bool hasConfig = files.texts.contains(u"config.json"_s);
    if (files.where.isEmpty() || (!files.denied.isEmpty() && !hasConfig)) {
        finish(fail(files.denied.isEmpty() ? notFound(m_places) : denied(m_places.model, files.denied)));
        return;
    }
    m_model.where = cleanText(files.where, 1000);
    if (hasConfig)
        readConfig();
    else if (!files.sizes.isEmpty() && files.sizes.firstKey().endsWith(".gguf"_L1))
        readGgufHead(firstGgufRange);
    else
        finish(fail(Error::Code::NotFound,
                    tr("There is no config.json and no GGUF file in %1: the model is not downloaded completely.")
                        .arg(m_model.where)));
}

void ModelReading::readConfig()
{
    auto shape = readModelShape(m_files.texts.value(u"config.json"_s), m_files.texts.value(u"hf_quant_config.json"_s));
    if (!shape) {
        finish(fail(shape.error()));
        return;
    }
    m_model.shape = std::move(*shape);
    m_waiting = weightFiles(m_files);
    Bytes sum = 0;
    for (const QString &name : std::as_const(m_waiting))
        sum += m_files.sizes.value(name);
    const qsizetype missing = m_files.named.size() - m_waiting.size();
    if (!m_files.named.isEmpty() && missing > 0) {
        m_model.notes.append(
            tr("%1 of %2 files of the weights are not there yet.").arg(missing).arg(m_files.named.size()));
        m_waiting.clear();
        sum = m_files.indexTotal.value_or(0);
    }
    if (sum > 0)
        m_model.fileBytes = sum;
    readHeaders();
}

void ModelReading::readHeaders()
{
    if (m_waiting.isEmpty()) {
        if (m_sums.tensors > 0)
            m_model.tensors = m_sums;
        finish(m_model);
        return;
    }
    Argv arguments{m_files.where.toUtf8(), headerBatch};
    for (const QString &name : m_waiting.first(std::min(filesPerBatch, m_waiting.size())))
        arguments += name.toUtf8();
    run("model-headers", arguments, [this](const QByteArray &output) {
        const auto headers = parseModelHeaders(output);
        if (headers)
            takeHeaders(*headers);
        else
            finish(fail(headers.error()));
    });
}

/// A header that is not as it should be leaves the sizes of the files: it says so in a note.
void ModelReading::takeHeaders(const QList<HeaderAnswer> &headers)
{
    std::optional<QString> problem;
    if (headers.isEmpty())
        problem = tr("The headers of the weights could not be read.");
    for (const HeaderAnswer &header : headers) {
        m_headerBytes += header.bytes.size();
        if (problem || !m_waiting.removeOne(header.name) || header.isDenied || m_headerBytes > maxHeaderBytes) {
            problem = problem.value_or(tr("The header of %1 could not be read.").arg(cleanText(header.name, 200)));
            break;
        }
        const auto length = safetensorsHeaderLength(header.name, header.bytes, header.fileBytes);
        if (length && header.bytes.size() < *length + 8) {
            problem =
                tr("The header of %1 is larger than what is read over the link.").arg(cleanText(header.name, 200));
            break;
        }
        const auto sums = length ? readSafetensorsHeader(header.name, QByteArrayView(header.bytes).sliced(8),
                                                         header.fileBytes - 8 - *length)
                                 : Result<TensorSums>(fail(length.error()));
        if (!sums) {
            problem = sums.error().message;
            break;
        }
        m_sums.add(*sums);
    }
    if (problem) {
        m_model.notes.append(*problem);
        m_waiting.clear();
        m_sums = {};
    }
    readHeaders();
}

void ModelReading::readGgufHead(qint64 wanted)
{
    const QString name = m_files.sizes.firstKey(); // of a split file the first part, which has the metadata
    const bool isFile = m_model.where.endsWith(".gguf"_L1);
    const QString path = isFile ? m_files.where.section(u'/', 0, -2) + u'/' + name : m_files.where + u'/' + name;
    const qint64 have = m_head.size();
    run("model-range",
        {path.toUtf8(), QByteArray::number(have), QByteArray::number(std::min(wanted, maxGgufRange) - have)},
        [this, name, have](const QByteArray &output) {
            m_head += output;
            const auto read = readGguf(name, m_head, m_files.sizes.value(name), GgufPart::Shape);
            if (!read)
                return finish(fail(read.error()));
            if (const auto *model = std::get_if<GgufModel>(&*read)) {
                m_model.shape = model->shape;
                return addGgufSizes();
            }
            const qint64 needed = std::get<GgufNeedsMore>(*read).bytes;
            if (m_head.size() == have || needed > maxGgufRange) {
                return finish(fail(Error::Code::BadInput,
                                   tr("The metadata of %1 could not be read completely.").arg(cleanText(name, 200))));
            }
            readGgufHead(std::max(needed, 2 * have));
        });
}

void ModelReading::addGgufSizes()
{
    m_model.isGguf = true;
    Bytes sum = 0;
    for (const Bytes bytes : std::as_const(m_files.sizes))
        sum += bytes;
    // A folder may hold several quantisations of a model; only the parts of one file are one model.
    m_model.fileBytes = m_model.where.endsWith(".gguf"_L1) ? sum : m_files.sizes.first();
    finish(m_model);
}

void ModelReading::finish(const Result<ModelOnDisk> &result)
{
    m_answer.settle(result);
    deleteLater();
}

Pending<ModelOnDisk> readModelFiles(Host &host, const Profile &profile, QObject *context)
{
    const Once<ModelOnDisk> done;
    auto *reading = new ModelReading(host, filesOfModel(profile), context);
    whenDone(reading->start(), context, [&host, profile, context, done](Result<ModelOnDisk> model) {
        const auto places = filesOfDrafter(profile);
        if (!model || !places)
            return done.settle(std::move(model));
        auto *second = new ModelReading(host, *places, context);
        whenDone(second->start(), context, [model, places, done](const Result<ModelOnDisk> &drafter) mutable {
            if (drafter)
                model->drafter = DrafterOnDisk{drafter->shape, drafter->tensors, drafter->fileBytes};
            else
                model->notes.append(
                    ModelReading::tr("The drafter is not in these figures: %1").arg(drafter.error().message));
            done.settle(std::move(model));
        });
    });
    return done.future();
}

} // namespace kirikae
