// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QByteArray>
#include <QFile>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>

// The fuzz target without libFuzzer: each given log a number of times, changed at random with a fixed seed.
// usage: mutate_reader TIMES FILE...
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

namespace {

QByteArray mutated(QByteArray log, std::mt19937 &random)
{
    const auto below = [&random](qsizetype limit) {
        return static_cast<qsizetype>(random() % static_cast<unsigned>(std::max<qsizetype>(limit, 1)));
    };
    for (int i = 0; i < 12 && !log.isEmpty(); ++i) {
        const qsizetype at = below(log.size());
        switch (random() % 6) {
        case 0: log[at] = static_cast<char>(random()); break;
        case 1: log.remove(at, below(200)); break;
        case 2: log.insert(at, log.mid(below(log.size()), below(400))); break;
        case 3: log.insert(at, QByteArray(below(3000), static_cast<char>(random()))); break;
        case 4: log.insert(at, "\x1b["); break;
        default: log.truncate(at + below(2000)); break;
        }
    }
    return log;
}

} // namespace

int main(int argc, char **argv)
{
    std::mt19937 random(20260630);
    const int times = argc > 1 ? std::atoi(argv[1]) : 0;
    for (int i = 2; i < argc; ++i) {
        QFile file(QFile::decodeName(argv[i]));
        if (!file.open(QIODevice::ReadOnly))
            return 1;
        const QByteArray log = file.readAll();
        for (int n = 0; n < times; ++n) {
            const QByteArray input = n == 0 ? log : mutated(log, random);
            LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t *>(input.constData()),
                                   static_cast<size_t>(input.size()));
        }
    }
    std::printf("%d logs, %d times each\n", argc - 2, times);
    return 0;
}
