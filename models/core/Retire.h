// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

namespace kirikae {

/// Lets go of an object that may be the one whose signal is being handled: nobody hears it any more, and it is deleted
/// once the event loop runs again. Nothing happens without an object. release() and deleteLater() alone would let what
/// it still has to say reach the one that takes its place.
template <class T>
void retire(std::unique_ptr<T> &object)
{
    if (!object)
        return;
    T *const old = object.release();
    old->disconnect();
    old->deleteLater();
}

} // namespace kirikae
