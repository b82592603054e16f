// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/texts/ContextFreeTranslator.h"

#include <QTranslator>

namespace kirikae {

/// The program's texts and Qt's own in Japanese, for as long as it lives.
class Japanese {
public:
    Japanese();
    ~Japanese();
    Japanese(const Japanese &) = delete;
    Japanese &operator=(const Japanese &) = delete;

private:
    ContextFreeTranslator m_own;
    QTranslator m_base;
};

} // namespace kirikae
