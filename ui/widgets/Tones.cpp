// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/Tones.h"

namespace kirikae {

Tones::Tones(const QPalette &palette)
    : m_palette(palette)
    , m_dark(palette.color(QPalette::Base).lightness() < 128)
{
}

QColor Tones::blend(const QColor &top, const QColor &bottom, double share)
{
    const auto mix = [share](int a, int b) { return static_cast<int>(a * share + b * (1 - share)); };
    return {mix(top.red(), bottom.red()), mix(top.green(), bottom.green()), mix(top.blue(), bottom.blue())};
}

QColor Tones::line() const
{
    return blend(m_palette.color(QPalette::Text), m_palette.color(QPalette::Base), 0.14);
}

QColor Tones::muted() const
{
    return blend(m_palette.color(QPalette::Text), m_palette.color(QPalette::Base), 0.66);
}

QColor Tones::track() const
{
    return blend(m_palette.color(QPalette::Text), m_palette.color(QPalette::Base), 0.09);
}

QColor Tones::of(Meaning meaning) const
{
    switch (meaning) {
    case Meaning::Good: return pick(0xff157a4a, 0xff4cc38a);
    case Meaning::Careful: return pick(0xff8f5f0e, 0xffe0b04c);
    case Meaning::Bad: return pick(0xffbf3434, 0xfff07070);
    case Meaning::Neutral: break;
    }
    return muted();
}

QColor Tones::wash(Meaning meaning) const
{
    return blend(of(meaning), m_palette.color(QPalette::Base), m_dark ? 0.14 : 0.09);
}

QColor Tones::of(Phase phase) const
{
    switch (phase) {
    case Phase::Stop: return pick(0xff5b6472, 0xff8b95a3);
    case Phase::Memory: return pick(0xff77808d, 0xff6e7886);
    case Phase::Weights: return pick(0xff2f6fed, 0xff5b8df5);
    case Phase::EncoderProfiling: return pick(0xff8458d8, 0xffa884ee);
    case Phase::MambaWarmup: return pick(0xff12968b, 0xff35b5a8);
    case Phase::GraphKernel: return pick(0xffd98a1e, 0xffe6a54a);
    case Phase::ContainerStart:
    case Phase::EngineStart:
    case Phase::ApiStart:
    case Phase::ResponseCheck:
    case Phase::Other: break;
    }
    return pick(0xff8a94a3, 0xff77818f);
}

QColor Tones::of(PoolSegment::Kind kind, bool second) const
{
    using Kind = PoolSegment::Kind;
    switch (kind) {
    case Kind::Weights: return second ? pick(0xff8458d8, 0xffa884ee) : pick(0xff2f6fed, 0xff5b8df5);
    case Kind::KvCache: return second ? pick(0xffae90e6, 0xff5d4c8c) : pick(0xff6fa0f5, 0xff3d61ad);
    case Kind::Overhead: return second ? pick(0xff8458d8, 0xff8a6fd0) : pick(0xff7d8898, 0xff7b8696);
    case Kind::OtherGpu: return pick(0xff12968b, 0xff35b5a8);
    case Kind::OtherPrograms: return pick(0xffb3bbc6, 0xff525a66);
    case Kind::Driver: return pick(0xffd9c8a0, 0xff7d6d45);
    case Kind::PageCache: return track();
    case Kind::Free: break;
    }
    return m_palette.color(QPalette::Base);
}

QColor Tones::textOn(const QColor &background)
{
    const double luma = 0.299 * background.redF() + 0.587 * background.greenF() + 0.114 * background.blueF();
    return luma > 0.56 ? QColor(0x1c, 0x20, 0x26) : QColor(Qt::white);
}

Tones::Meaning Tones::meaningOf(ProfileRow::Mark mark)
{
    using Mark = ProfileRow::Mark;
    switch (mark) {
    case Mark::Running:
    case Mark::Fits: return Meaning::Good;
    case Mark::Loading:
    case Mark::ComingBack:
    case Mark::Stopping:
    case Mark::AlsoRunning:
    case Mark::WasRunning:
    case Mark::Tight: return Meaning::Careful;
    case Mark::Failed:
    case Mark::NotAnswering:
    case Mark::DoesNotFit:
    case Mark::Damaged: return Meaning::Bad;
    case Mark::Foreign:
    case Mark::None: break;
    }
    return Meaning::Neutral;
}

} // namespace kirikae
