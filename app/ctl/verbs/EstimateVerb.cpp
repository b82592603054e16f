// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/EstimateVerb.h"

#include "app/ctl/Input.h"
#include "app/ctl/Session.h"
#include "app/ctl/text/EstimateText.h"
#include "models/core/Bytes.h"
#include "models/core/Json.h"
#include "models/node/NodeMachine.h"

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestFile = 128 * MiB;

Result<QByteArray> contents(const QString &path)
{
    auto file = openInput(path);
    if (!file)
        return fail(file.error());
    return (*file)->read(largestFile);
}

Result<Bytes> byteCount(const QString &option, const QString &text)
{
    bool isNumber = false;
    const Bytes bytes = text.toLongLong(&isNumber);
    if (!isNumber || bytes <= 0)
        return fail(
            Error::Code::BadInput,
            QCoreApplication::translate("kirikae::EstimateVerb", "%1 takes a number of bytes above 0, not \"%2\".")
                .arg(option, text.left(60)));
    return bytes;
}

/// --node on the command line; KIRIKAE_NODE is for verbs that need a node.
bool isNodeNamed(const Session &session)
{
    const QString &node = session.options().node;
    return !node.isEmpty() && node != qEnvironmentVariable("KIRIKAE_NODE");
}

} // namespace

Options EstimateVerb::declare(const Options &program)
{
    const Options app = program.verb("estimate", tr("What a model will take, from its own files"));
    app.text("--config", m_config, tr("The model's config.json; - is stdin"), Options::Need::Required);
    app.text("--quant-config", m_quantization, tr("The model's hf_quant_config.json"));
    app.text("--index", m_index, tr("The model's model.safetensors.index.json"));
    app.text("--weights-bytes", m_weightsBytes, tr("Bytes of the weights, instead of an index"));
    app.text("--memory-total", m_memoryTotal, tr("Bytes of the card, or of the unified memory: gives a verdict"));
    app.flag("--unified", m_isUnified, tr("The memory is shared by CPU and GPU"));
    app.texts("--option", m_options,
              tr("An engine option without its dashes, such as max-model-len=32768; repeatable"));
    return app;
}

Result<SizingQuestion> EstimateVerb::question() const
{
    SizingQuestion question;
    const auto config = contents(m_config);
    const auto quantization = m_quantization.isEmpty() ? Result<QByteArray>(QByteArray()) : contents(m_quantization);
    if (!config || !quantization)
        return fail(config ? quantization.error() : config.error());
    auto shape = readModelShape(*config, *quantization);
    if (!shape)
        return fail(shape.error());
    question.shape = std::move(*shape);
    for (const QString &option : m_options) {
        if (const auto set = question.options.set(option); !set)
            return fail(set.error());
    }
    if (!m_index.isEmpty()) {
        const auto text = contents(m_index);
        const auto index = text ? readSafetensorsIndex(m_index, *text) : Result<SafetensorsIndex>(fail(text.error()));
        if (!index)
            return fail(index.error());
        question.statedWeights = index->totalSize;
        question.statedBasis = tr("total_size of the index");
    }
    if (!m_weightsBytes.isEmpty()) {
        const auto bytes = byteCount(u"--weights-bytes"_s, m_weightsBytes);
        if (!bytes)
            return fail(bytes.error());
        question.statedWeights = *bytes;
        question.statedBasis = tr("as given");
    }
    if (!m_memoryTotal.isEmpty()) {
        const auto bytes = byteCount(u"--memory-total"_s, m_memoryTotal);
        if (!bytes)
            return fail(bytes.error());
        question.machine = MachineMemory{*bytes, m_isUnified, std::nullopt};
    }
    return question;
}

void EstimateVerb::run(Session &session)
{
    const auto asked = question();
    if (!asked) {
        session.finish(asked.error());
        return;
    }
    if (asked->machine || !isNodeNamed(session)) {
        print(session, *asked);
        return;
    }
    session.withNode([this, &session, asked = *asked](Node &node) {
        session.withMemory(node, [this, &session, asked](const NodeState &state) mutable {
            asked.machine = nodeMemory(state);
            if (!asked.machine)
                session.output().note(tr("The node has not reported its memory, so whether it fits is not known."));
            print(session, asked);
        });
    });
}

void EstimateVerb::print(Session &session, const SizingQuestion &asked)
{
    const SizeEstimate estimate = estimateSize(asked);
    const auto verdict = asked.machine ? std::optional(judgeEstimate(estimate, *asked.machine)) : std::nullopt;
    for (const QString &option : asked.options.unknown)
        session.output().note(tr("The option %1 changes no size that is computed here.").arg(option));
    if (session.output().isJson()) {
        session.output().json(sizesJson(estimate, verdict));
    } else {
        session.output().lines(estimateLines(estimate));
        if (verdict)
            session.output().lines({verdict->sentence, verdict->smallestChange});
    }
    session.finish(ExitStatus::Done);
}

} // namespace kirikae
