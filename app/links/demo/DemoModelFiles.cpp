// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoModelFiles.h"

#include "app/links/demo/DemoModel.h"

#include <QCoreApplication>
#include <QFile>

#include <array>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

struct Files {
    const char *model;
    const char *config;  ///< under models/
    const char *drafter; ///< of a drafter's own config; empty = none
    qint64 tensors;
};

constexpr std::array files{
    Files{"nvidia/Nemotron-3.5-Super-VL-120B-A12B-NVFP4", "nemotron-super", "nemotron-super-drafter", 87'412},
    Files{"Qwen/Qwen3.6-35B-A3B-FP8", "qwen3.6-35b-a3b", "", 62'946},
    Files{"Qwen/Qwen3-4B-Instruct-2507-FP8", "qwen3-4b", "", 650},
    Files{"meta-llama/Llama-3.3-70B-Instruct", "llama-3.3-70b", "", 723},
    Files{"/models/gpt-oss-120b-mxfp4-00001-of-00003.gguf", "gpt-oss-120b", "", 0},
};

Result<ModelShape> shapeIn(const char *config)
{
    QFile file(u":/kirikae/demo/models/%1.json"_s.arg(QLatin1String(config)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The simulated model %s is not built in", config);
    return readModelShape(file.readAll());
}

TensorSums sumsOf(Bytes total, qint64 tensors)
{
    TensorSums sums;
    sums.total = total;
    sums.tensors = tensors;
    return sums;
}

QString placeOf(const QString &model)
{
    if (model.startsWith(u'/'))
        return u"/srv/models/gguf/"_s + model.section(u'/', -1);
    return u"/srv/models/hub/models--"_s + QString(model).replace(u'/', "--"_L1) + u"/snapshots/main"_s;
}

} // namespace

Result<ModelOnDisk> demoModelFiles(const Profile &profile)
{
    const DemoModel *model = demoModel(profile.model);
    for (const Files &each : files) {
        if (!model || profile.model != QLatin1String(each.model))
            continue;
        auto shape = shapeIn(each.config);
        if (!shape)
            return fail(shape.error());
        ModelOnDisk read;
        read.where = placeOf(profile.model);
        read.shape = *shape;
        read.fileBytes = model->weights;
        read.isGguf = profile.model.startsWith(u'/');
        if (!read.isGguf)
            read.tensors = sumsOf(model->weights, each.tensors);
        if (*each.drafter != '\0' && profile.argument(u"--speculative-config"_s)) {
            const auto drafter = shapeIn(each.drafter);
            if (!drafter)
                return fail(drafter.error());
            read.drafter = DrafterOnDisk{*drafter, sumsOf(model->drafter, 70), model->drafter};
        }
        return read;
    }
    return fail(Error::Code::NotFound,
                QCoreApplication::translate("DemoModelFiles", "%1 is not in the simulated node's model folder.")
                    .arg(profile.model));
}

} // namespace kirikae
