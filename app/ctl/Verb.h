// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Options.h"

#include <QCoreApplication>

namespace kirikae {

class Session;

/// One verb of the program: declares its options, then runs once. run() only begins the work; the verb says how it
/// ended with Session::finish(). Owned by the command line for the whole run; main thread.
class Verb {
public:
    virtual ~Verb() = default;
    /// Adds itself to the program, with options bound to members of this object.
    virtual Options declare(const Options &program) = 0;
    virtual void run(Session &session) = 0;
};

} // namespace kirikae
