// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/AboutDialog.h"

#include "ui/widgets/PlainLabel.h"

#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QIcon>
#include <QVBoxLayout>

namespace kirikae {

AboutDialog::AboutDialog(const QStringList &libraries, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("About Kirikae"));
    auto *icon = new QLabel;
    constexpr int side = 64;
    icon->setPixmap(QGuiApplication::windowIcon().pixmap(side));
    auto *text = new QVBoxLayout;
    text->addWidget(new PlainLabel(tr("Kirikae %1").arg(QStringLiteral(KIRIKAE_VERSION)), PlainLabel::Look::Title));
    text->addWidget(
        (new PlainLabel(tr("Switches the models of an inference node over SSH, watched phase by phase.")))->wrapping());
    QStringList built{tr("Qt %1").arg(QString::fromLatin1(qVersion()))};
    built += libraries;
    text->addWidget(
        (new PlainLabel(built.join(QStringLiteral(" · ")), PlainLabel::Look::Muted))->wrapping()->selectable());
    text->addWidget((new PlainLabel(tr("Free software under the GNU General Public License, version 3 or later."),
                                    PlainLabel::Look::Muted))
                        ->wrapping());
    auto *row = new QHBoxLayout;
    row->addWidget(icon, 0, Qt::AlignTop);
    row->addLayout(text, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(buttons);
    setMinimumWidth(fontMetrics().horizontalAdvance(QLatin1Char('0')) * 62);
}

} // namespace kirikae
