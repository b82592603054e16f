// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/NodeCatalogue.h"

#include "models/core/Json.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>

// At file scope, as Q_INIT_RESOURCE wants it: without this call a static library's resources stay out of the program.
static void initCatalogueResource()
{
    Q_INIT_RESOURCE(kirikae_nodes);
}

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

QList<CatalogueMachine> loadAll()
{
    initCatalogueResource();
    const QDir folder(u":/kirikae/nodes"_s);
    QList<CatalogueMachine> machines;
    for (const QString &name : folder.entryList({u"*.json"_s})) {
        QFile file(folder.filePath(name));
        const bool isOpen = file.open(QIODevice::ReadOnly);
        const auto machine = readCatalogueMachine(name, isOpen ? file.readAll() : QByteArray());
        if (!machine)
            qFatal("%s", qPrintable(machine.error().message));
        machines.append(*machine);
    }
    std::sort(machines.begin(), machines.end(), [](const CatalogueMachine &a, const CatalogueMachine &b) {
        return a.memory != b.memory ? a.memory < b.memory : a.name < b.name;
    });
    return machines;
}

} // namespace

Result<CatalogueMachine> readCatalogueMachine(const QString &file, QByteArrayView text)
{
    const auto object = parseJson(text, 64 * KiB, 8);
    if (!object)
        return fail(object.error());
    const auto refuse = [&file](const char *field) {
        return fail(Error::Code::BadInput,
                    QCoreApplication::translate("NodeCatalogue", "%1: the field %2 is missing or has no valid value.")
                        .arg(file, QString::fromLatin1(field)));
    };
    CatalogueMachine machine;
    machine.id = stringAt(*object, "id").value_or(QString());
    machine.name = stringAt(*object, "name").value_or(QString());
    machine.gpuNames = stringsAt(*object, "gpu_names");
    machine.memory = integerAt(*object, "memory_bytes").value_or(0);
    machine.bandwidthBytesPerSecond = numberAt(*object, "bandwidth_bytes_per_second").value_or(0);
    machine.source = stringAt(*object, "source").value_or(QString());
    machine.note = stringAt(*object, "note").value_or(QString());
    const auto isUnified = boolAt(*object, "unified");
    if (machine.id.isEmpty() || machine.name.isEmpty())
        return refuse(machine.id.isEmpty() ? "id" : "name");
    if (machine.memory < GiB)
        return refuse("memory_bytes");
    if (machine.bandwidthBytesPerSecond < 1e9)
        return refuse("bandwidth_bytes_per_second");
    if (!isUnified)
        return refuse("unified");
    if (!machine.source.startsWith("https://"_L1))
        return refuse("source");
    machine.isUnified = *isUnified;
    return machine;
}

const QList<CatalogueMachine> &catalogueMachines()
{
    static const QList<CatalogueMachine> machines = loadAll();
    return machines;
}

const CatalogueMachine *machineWithGpu(const QString &gpuName)
{
    const CatalogueMachine *best = nullptr;
    qsizetype bestLength = 0;
    for (const CatalogueMachine &machine : catalogueMachines()) {
        for (const QString &name : machine.gpuNames) {
            if (name.size() > bestLength && gpuName.contains(name)) {
                best = &machine;
                bestLength = name.size();
            }
        }
    }
    return best;
}

} // namespace kirikae
