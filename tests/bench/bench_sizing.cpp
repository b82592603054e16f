// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/MemoryCheck.h"
#include "models/sizing/ProfileTuning.h"
#include "models/sizing/SizingTable.h"

#include <QTextStream>

#include <sys/resource.h>

// How long reading a large model's index and headers takes, and one recomputation while a slider is dragged: a verdict
// that fits, the worst one (no change helps, so all are tried), and the whole sizing table.
namespace {

using namespace kirikae;
using namespace Qt::StringLiterals;

/// Processor time, so that a busy machine does not count.
double cpuMilliseconds()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3 +
           double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
}

/// The mean of so many rounds.
template <class Act>
double milliseconds(int times, Act act)
{
    const double before = cpuMilliseconds();
    for (int i = 0; i < times; ++i)
        act();
    return (cpuMilliseconds() - before) / times;
}

QByteArray tensorName(int i)
{
    return "model.layers." + QByteArray::number(i / 600) + ".mlp.experts." + QByteArray::number(i % 600) +
           ".down_proj.weight_scale";
}

QByteArray indexOf(int tensors)
{
    QByteArray text = "{\"metadata\":{\"total_size\":75000000000},\"weight_map\":{";
    for (int i = 0; i < tensors; ++i)
        text += (i ? ",\"" : "\"") + tensorName(i) + "\":\"model-" + QByteArray::number(i % 17) + ".safetensors\"";
    return text + "}}";
}

QByteArray headerOf(int tensors)
{
    QByteArray text = "{";
    for (int i = 0; i < tensors; ++i) {
        text += (i ? ",\"" : "\"") + tensorName(i) + "\":{\"dtype\":\"F8_E4M3\",\"shape\":[16,16],\"data_offsets\":[" +
                QByteArray::number(i * 256) + ',' + QByteArray::number((i + 1) * 256) + "]}";
    }
    return text + '}';
}

MemoryQuestion question()
{
    MemoryQuestion asked;
    asked.profile.engine = u"vllm"_s;
    asked.profile.image = u"vllm/vllm-openai:v0.32.0"_s;
    asked.profile.arguments = {u"--max-model-len"_s,          u"262144"_s,
                               u"--max-num-seqs"_s,           u"8"_s,
                               u"--gpu-memory-utilization"_s, u"0.81"_s,
                               u"--speculative-config"_s,     u"{\"method\":\"mtp\",\"num_speculative_tokens\":2}"_s};
    ModelOnDisk model;
    model.shape = *readModelShape(
        R"({"model_type":"nemotron_h","num_hidden_layers":88,"hidden_size":4096,"num_attention_heads":32,
"num_key_value_heads":2,"head_dim":128,"hybrid_override_pattern":"MEMEMEM*EMEMEMEM*EMEMEMEM*EMEMEMEMEM*EMEMEMEMEM*EMEMEMEMEM*EMEMEMEMEM*EMEMEMEM*EMEMEMEME",
"mamba_num_heads":128,"mamba_head_dim":64,"ssm_state_size":128,"n_groups":8,"conv_kernel":4,"intermediate_size":2688,
"moe_intermediate_size":2688,"n_routed_experts":512,"num_experts_per_tok":22,"vocab_size":131072,
"max_position_embeddings":1048576,"dtype":"bfloat16"})");
    model.tensors = TensorSums();
    model.tensors->total = 70 * GiB;
    asked.model = model;
    Pool pool;
    pool.kind = Pool::Kind::Unified;
    pool.total = 1217 * GiB / 10;
    pool.available = pool.free = 115 * GiB;
    pool.reserve = 8 * GiB;
    pool.warn = 12 * GiB;
    pool.refuse = 4 * GiB;
    asked.pool = pool;
    return asked;
}

} // namespace

int main()
{
    QTextStream out(stdout);
    const auto print = [&out](const char *what, double taken) {
        out << qSetFieldWidth(60) << Qt::left << what << qSetFieldWidth(0) << QString::number(taken, 'f', 3) << " ms\n";
    };
    const QByteArray index = indexOf(50'000);
    const QByteArray header = headerOf(50'000);
    print("index with 50,000 tensors", milliseconds(9, [&] { (void)readSafetensorsIndex(u"i"_s, index); }));
    print("headers of 50,000 tensors, checked",
          milliseconds(9, [&] { (void)readSafetensorsHeader(u"h"_s, header, 50'000 * 256); }));
    MemoryQuestion asked = question();
    print("recompute after a slider", milliseconds(200, [&] {
              asked.profile = withLoad(asked.profile, {131'072, 4});
              (void)checkMemory(asked);
          }));
    asked.pool->available = asked.pool->free = 30 * GiB;
    print("recompute, nothing fits, every change tried", milliseconds(50, [&] { (void)checkMemory(asked); }));
    const ModelOnDisk model = *asked.model;
    print("sizing table", milliseconds(50, [&] {
              (void)sizingTable(model, {}, {asked.pool->total, true, 2.73e11}, tableContexts(model.shape));
          }));
    return 0;
}
