// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/demo/DemoClock.h"
#include "models/core/Async.h"
#include "models/node/LinkState.h"

#include <QList>
#include <QObject>

#include <functional>

namespace kirikae {

/// The way to the simulated node: comes up after a moment, can be dropped, comes back by itself. What is asked while it
/// is away fails; what is under way when it goes is lost, although the node may still do it. Owned by DemoOps.
class DemoLink : public QObject {
    Q_OBJECT
public:
    DemoLink(DemoClock &clock, QObject *parent);

    [[nodiscard]] const LinkState &state() const { return m_state; }
    [[nodiscard]] bool isUp() const { return m_state.kind == LinkState::Kind::Connected; }
    void open();
    void close();
    /// Away for this much of the node's time.
    void drop(Milliseconds nodeTime);

    /// Does `act` on the node after `seconds` of its time and brings the answer back.
    template <class T>
    Pending<T> reach(double seconds, std::function<Result<T>()> act)
    {
        const Once<T> once = tracked<T>();
        if (isUp()) {
            m_clock.after(Milliseconds(qint64(seconds * 1000)), this,
                          [once, act = std::move(act)] { once.settle(act()); });
        }
        return once.future();
    }
    /// A promise that is settled elsewhere, or lost with the link.
    template <class T>
    Once<T> tracked()
    {
        const Once<T> once;
        if (isUp())
            track({[once] { return once.isSettled(); }, [once] { once.settle(fail(lost())); }});
        else
            once.settle(fail(away()));
        return once;
    }

signals:
    void changed(const kirikae::LinkState &state);

private:
    struct InFlight {
        std::function<bool()> isSettled;
        std::function<void()> lose;
    };
    static Error lost();
    static Error away();
    void track(InFlight inFlight);
    void loseAll();
    void become(LinkState state);

    DemoClock &m_clock;
    LinkState m_state;
    QList<InFlight> m_inFlight;
    quint64 m_turn = 0; ///< counts opens, drops and closes: an older one's timer does nothing
};

} // namespace kirikae
