// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/UpkeepDialog.h"

#include "ui/widgets/PlainLabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateTimeEdit>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QSpinBox>

#include <algorithm>

namespace kirikae {

namespace {

constexpr int secondsPerMinute = 60;
constexpr int longestMinutes = 24 * 60;
constexpr int mostGib = 100'000;

/// A switch and its figure on one row; the figure can be changed while it is on.
QHBoxLayout *rowOf(QCheckBox *box, QWidget *field)
{
    auto *row = new QHBoxLayout;
    row->addWidget(box);
    row->addWidget(field, 1);
    field->setEnabled(box->isChecked());
    QObject::connect(box, &QCheckBox::toggled, field, &QWidget::setEnabled);
    return row;
}

QCheckBox *makeBox(const QString &text, bool isOn, const char *name)
{
    auto *box = new QCheckBox(text);
    box->setChecked(isOn);
    box->setObjectName(QLatin1String(name));
    return box;
}

QSpinBox *makeSpin(int least, int most, int value, const QString &suffix, const QString &name)
{
    auto *spin = new QSpinBox;
    spin->setRange(least, most);
    spin->setValue(value);
    spin->setSuffix(suffix);
    spin->setAccessibleName(name);
    return spin;
}

} // namespace

UpkeepDialog::UpkeepDialog(const NodeState &state, QWidget *parent)
    : QDialog(parent)
    , m_before(state.upkeep.value_or(UpkeepSettings()))
    , m_profile(new QComboBox)
    , m_isCanary(makeBox(tr("&Ask each service every"), m_before.canarySeconds > 0, "upkeepAsks"))
    , m_canary(makeSpin(1, longestMinutes, std::max(1, m_before.canarySeconds / secondsPerMinute), tr(" min"),
                        tr("Minutes between two questions")))
    , m_isFloor(makeBox(tr("&Warn when less is free than"), m_before.diskFloorBytes > 0, "upkeepWarns"))
    , m_floor(makeSpin(1, mostGib, std::max(1, static_cast<int>(m_before.diskFloorBytes / GiB)), tr(" GiB"),
                       tr("Least free space")))
    , m_isLease(makeBox(tr("This machine is &rented until"), m_before.leaseEndMs.has_value(), "upkeepIsRented"))
    , m_lease(new QDateTimeEdit(m_before.leaseEndMs ? QDateTime::fromMSecsSinceEpoch(*m_before.leaseEndMs)
                                                    : QDateTime::currentDateTime().addDays(1)))
    , m_language(new QComboBox)
    , m_problem(new PlainLabel(PlainLabel::Look::Bad))
{
    setWindowTitle(tr("Keeps running: %1").arg(state.name));
    fillProfiles(state);
    fillLanguages();
    m_profile->setObjectName(QStringLiteral("upkeepProfile"));
    m_canary->setObjectName(QStringLiteral("upkeepMinutes"));
    m_floor->setObjectName(QStringLiteral("upkeepFloor"));
    m_lease->setObjectName(QStringLiteral("upkeepLease"));
    m_lease->setCalendarPopup(true);
    m_lease->setDisplayFormat(QStringLiteral("yyyy-MM-dd HH:mm"));
    m_lease->setAccessibleName(tr("End of the lease, in your time"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    auto *form = new QFormLayout(this);
    form->addRow((new PlainLabel(tr("What this node does when no panel is open. What it finds out shows as a "
                                    "notification here.")))
                     ->wrapping());
    form->addRow(tr("Start at &boot"), m_profile);
    form->addRow(tr("Health"), rowOf(m_isCanary, m_canary));
    form->addRow(tr("Disks"), rowOf(m_isFloor, m_floor));
    form->addRow(tr("Lease"), rowOf(m_isLease, m_lease));
    form->addRow(tr("Lan&guage"), m_language);
    form->addRow(m_problem->wrapping());
    form->addRow(buttons);
    m_problem->hide();
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] { emit saveRequested(settings()); });
    setMinimumWidth(fontMetrics().horizontalAdvance(QLatin1Char('0')) * 64);
}

void UpkeepDialog::fillProfiles(const NodeState &state)
{
    m_profile->addItem(tr("Nothing"), QString());
    for (const ProfileEntry &entry : state.profiles) {
        if (entry.file.damage.isEmpty())
            m_profile->addItem(entry.file.profile.name, entry.file.id);
    }
    const bool isThere = m_profile->findData(m_before.bootProfile) >= 0;
    if (!isThere) // removed meanwhile: it stays until another is chosen
        m_profile->addItem(m_before.bootProfile, m_before.bootProfile);
    m_profile->setCurrentIndex(m_profile->findData(m_before.bootProfile));
}

/// Each under its own name.
void UpkeepDialog::fillLanguages()
{
    m_language->setObjectName(QStringLiteral("upkeepLanguage"));
    m_language->setToolTip(tr("The node itself writes the verdicts and reasons that you see here."));
    m_language->addItem(tr("As the node's system"), QString());
    m_language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    m_language->addItem(QStringLiteral("日本語"), QStringLiteral("ja"));
    const QString now = m_before.language;
    int at = m_language->findData(now);
    if (at < 0)
        at = m_language->findData(now.section(QLatin1Char('_'), 0, 0));
    if (at < 0) { // one that this program does not know
        at = m_language->count();
        m_language->addItem(now, now);
    }
    m_language->setItemData(at, now);
    m_language->setCurrentIndex(at);
}

UpkeepSettings UpkeepDialog::settings() const
{
    UpkeepSettings next = m_before;
    next.bootProfile = m_profile->currentData().toString();
    next.language = m_language->currentData().toString();
    // What cannot be seen here (seconds, bytes) changes only when the figure does.
    if (!m_isCanary->isChecked())
        next.canarySeconds = 0;
    else if (m_canary->value() != m_before.canarySeconds / secondsPerMinute)
        next.canarySeconds = m_canary->value() * secondsPerMinute;
    if (!m_isFloor->isChecked())
        next.diskFloorBytes = 0;
    else if (m_floor->value() != m_before.diskFloorBytes / GiB)
        next.diskFloorBytes = m_floor->value() * GiB;
    if (m_isLease->isChecked())
        next.leaseEndMs = m_lease->dateTime().toMSecsSinceEpoch();
    else
        next.leaseEndMs.reset();
    return next;
}

void UpkeepDialog::showProblem(const Error &error)
{
    m_problem->setText(error.message);
    m_problem->show();
}

} // namespace kirikae
