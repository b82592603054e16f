// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/MemoryCheck.h"
#include "models/sizing/ProfileTuning.h"
#include "models/sizing/SizingTable.h"

#include <QElapsedTimer>
#include <QTextStream>

#include <algorithm>

// How long reading a large model's index and headers takes, and one recomputation while a slider is dragged: a verdict
// that fits, the worst one (no change helps, so all are tried), and the whole sizing table.
namespace {

using namespace kirikae;
using namespace Qt::StringLiterals;

template <class Act>
double bestMilliseconds(int times, Act act)
{
    double best = 1e9;
    for (int i = 0; i < times; ++i) {
        QElapsedTimer timer;
        timer.start();
        act();
        best = std::min(best, double(timer.nsecsElapsed()) / 1e6);
    }
    return best;
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
    const auto print = [&out](const char *what, double milliseconds) {
        out << qSetFieldWidth(60) << Qt::left << what << qSetFieldWidth(0) << QString::number(milliseconds, 'f', 3)
            << " ms\n";
    };
    const QByteArray index = indexOf(50'000);
    const QByteArray header = headerOf(50'000);
    print("index with 50,000 tensors", bestMilliseconds(9, [&] { (void)readSafetensorsIndex(u"i"_s, index); }));
    print("headers of 50,000 tensors, checked",
          bestMilliseconds(9, [&] { (void)readSafetensorsHeader(u"h"_s, header, 50'000 * 256); }));
    MemoryQuestion asked = question();
    print("recompute after a slider", bestMilliseconds(200, [&] {
              asked.profile = withLoad(asked.profile, {131'072, 4});
              (void)checkMemory(asked);
          }));
    asked.pool->available = asked.pool->free = 30 * GiB;
    print("recompute, nothing fits, every change tried", bestMilliseconds(50, [&] { (void)checkMemory(asked); }));
    const ModelOnDisk model = *asked.model;
    print("sizing table", bestMilliseconds(50, [&] {
              (void)sizingTable(model, {}, {asked.pool->total, true, 2.73e11}, tableContexts(model.shape));
          }));
    return 0;
}
