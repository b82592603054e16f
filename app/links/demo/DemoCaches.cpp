// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoCaches.h"

#include "app/links/demo/DemoArguments.h"

#include <array>

namespace kirikae {

namespace {

using Family = DemoCaches::Family;
constexpr std::array allFamilies{Family::TorchCompile, Family::Autotune, Family::Triton, Family::Inductor,
                                 Family::FlashInfer,   Family::B12x,     Family::Cuda};

// Where each cache is kept, and the variable that moves it. Triton's default is outside ~/.cache.
struct Place {
    const char *variable;
    const char *otherwise;
};

Place placeOf(Family family)
{
    switch (family) {
    case Family::TorchCompile:
    case Family::Autotune: return {"VLLM_CACHE_ROOT", "/root/.cache/vllm"};
    case Family::Triton: return {"TRITON_CACHE_DIR", "/root/.triton/cache"};
    case Family::Inductor: return {"TORCHINDUCTOR_CACHE_DIR", "/tmp/torchinductor_root"};
    case Family::FlashInfer: return {"FLASHINFER_WORKSPACE_BASE", "/root"};
    case Family::B12x: return {"B12X_COMPILE_CACHE_DIR", "/root/.cache/b12x/compile"};
    case Family::Cuda: break;
    }
    return {"CUDA_CACHE_PATH", "/root/.nv/ComputeCache"};
}

// vLLM hashes every VLLM_* variable that is not on its ignore list, VLLM_API_KEY among them.
bool isHashed(const QString &variable)
{
    static const QStringList ignored{
        QStringLiteral("VLLM_CACHE_ROOT"),     QStringLiteral("VLLM_SERVER_DEV_MODE"),
        QStringLiteral("VLLM_NO_USAGE_STATS"), QStringLiteral("VLLM_ENABLE_STARTUP_PLAN"),
        QStringLiteral("VLLM_FORCE_AOT_LOAD"), QStringLiteral("VLLM_WORKER_MULTIPROC_METHOD"),
        QStringLiteral("VLLM_PORT"),           QStringLiteral("VLLM_HOST_IP"),
    };
    return variable.startsWith(QLatin1String("VLLM_")) && !variable.startsWith(QLatin1String("VLLM_LOGGING")) &&
           !ignored.contains(variable);
}

QString compileConfiguration(const Profile &profile)
{
    const DemoArguments arguments(profile);
    QStringList parts;
    for (const char *option :
         {"--max-model-len", "--max-num-seqs", "--max-num-batched-tokens", "--quantization", "--enforce-eager",
          "--compilation-config", "--enable-sleep-mode", "--revision", "--language-model-only", "--trust-remote-code"})
        parts.append(arguments.value(QString::fromLatin1(option)).value_or(QString()));
    for (const EnvironmentVariable &variable : profile.environment) {
        if (isHashed(variable.name))
            parts.append(variable.name + QLatin1Char('=') + variable.value + variable.secret);
    }
    return parts.join(QLatin1Char(','));
}

} // namespace

QString DemoCaches::folder(Family family, const Profile &profile)
{
    const Place place = placeOf(family);
    QString base = DemoArguments(profile)
                       .environment(QString::fromLatin1(place.variable))
                       .value_or(QString::fromLatin1(place.otherwise));
    if (family == Family::FlashInfer)
        base += QStringLiteral("/.cache/flashinfer");
    return base;
}

QString DemoCaches::key(Family family, const Profile &profile, const QString &containerId)
{
    const QString path = folder(family, profile);
    QString kept = QStringLiteral("container ") + containerId + QLatin1Char(' ') + path;
    for (const Mount &mount : profile.mounts) {
        if (!mount.readOnly && (path + QLatin1Char('/')).startsWith(mount.target + QLatin1Char('/')))
            kept = QStringLiteral("volume ") + mount.source + path.mid(mount.target.size());
    }
    QStringList parts{kept, QString::number(int(family)), profile.image, profile.model};
    if (family == Family::TorchCompile)
        parts.append(compileConfiguration(profile));
    return parts.join(QLatin1Char('|'));
}

void DemoCaches::removeContainer(const QString &containerId)
{
    const QString own = QStringLiteral("container ") + containerId + QLatin1Char(' ');
    m_keys.removeIf([&own](const QString &key) { return key.startsWith(own); });
}

void DemoCaches::storeAll(const Profile &profile, const QString &containerId)
{
    for (const Family family : allFamilies)
        store(key(family, profile, containerId));
}

} // namespace kirikae
