// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/ProfileDialog.h"

#include "models/lists/Words.h"
#include "models/profile/ProfileCheck.h"
#include "models/profile/ProfileJson.h"
#include "ui/dialogs/ProfileForm.h"
#include "ui/widgets/PlainLabel.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

namespace kirikae {

namespace {
enum Tab { FormTab, JsonTab };
constexpr qsizetype mostShown = 4;
} // namespace

ProfileDialog::ProfileDialog(const Profile &profile, const QStringList &takenIds, bool isNew, const QStringList &notes,
                             QWidget *parent)
    : QDialog(parent)
    , m_id(isNew ? QString() : profile.id)
    , m_takenIds(takenIds)
    , m_isNew(isNew)
    , m_tabs(new QTabWidget)
    , m_form(new ProfileForm)
    , m_json(new QPlainTextEdit)
    , m_problems(new PlainLabel(PlainLabel::Look::Bad))
{
    setWindowTitle(isNew ? tr("New profile") : tr("Edit %1").arg(profile.name));
    auto *scroll = new QScrollArea;
    scroll->setWidget(m_form);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_json->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_json->setAccessibleName(tr("Profile as JSON"));
    m_json->setObjectName(QStringLiteral("profileJson"));
    m_tabs->addTab(scroll, tr("&Form"));
    m_tabs->addTab(m_json, tr("&JSON"));
    m_problems->setObjectName(QStringLiteral("profileProblems"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    m_save = buttons->button(QDialogButtonBox::Save);
    m_save->setObjectName(QStringLiteral("saveProfile"));
    auto *column = new QVBoxLayout(this);
    if (!notes.isEmpty())
        column->addWidget((new PlainLabel(notes.join(QLatin1Char('\n')), PlainLabel::Look::Muted))->wrapping());
    column->addWidget(m_tabs, 1);
    column->addWidget(m_problems->wrapping());
    column->addWidget(buttons);
    m_form->setProfile(profile);
    connect(m_form, &ProfileForm::edited, this, &ProfileDialog::check);
    connect(m_json, &QPlainTextEdit::textChanged, this, &ProfileDialog::check);
    connect(m_tabs, &QTabWidget::currentChanged, this, &ProfileDialog::changeTab);
    connect(buttons, &QDialogButtonBox::accepted, this, &ProfileDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(fontMetrics().horizontalAdvance(QLatin1Char('0')) * 100, fontMetrics().height() * 40);
    check();
}

Result<Profile> ProfileDialog::current() const
{
    Profile profile = m_form->profile();
    if (m_tabs->currentIndex() == JsonTab) {
        const auto parsed = profileFromJson(m_id, m_json->toPlainText().toUtf8());
        if (!parsed)
            return parsed;
        profile = *parsed;
    }
    profile.id = m_isNew ? profileIdFor(profile.name, m_takenIds) : m_id;
    return profile;
}

void ProfileDialog::changeTab(int index)
{
    if (index == JsonTab) {
        m_json->setPlainText(QString::fromUtf8(profileToJson(m_form->profile())));
        return;
    }
    const auto parsed = profileFromJson(m_id, m_json->toPlainText().toUtf8());
    if (parsed)
        m_form->setProfile(*parsed);
    else
        m_tabs->setCurrentIndex(JsonTab);
    check();
}

void ProfileDialog::check()
{
    const auto profile = current();
    QStringList lines;
    QString firstField;
    if (!profile) {
        lines << profile.error().message;
    } else {
        for (const ProfileProblem &problem : checkProfile(*profile)) {
            if (lines.size() >= mostShown)
                break;
            if (firstField.isEmpty())
                firstField = problem.field;
            lines << QStringLiteral("%1: %2").arg(problem.field, problem.reason);
        }
    }
    m_form->markField(firstField);
    m_problems->setLook(PlainLabel::Look::Bad);
    m_problems->setText(lines.join(QLatin1Char('\n')));
    m_problems->setVisible(!lines.isEmpty());
    m_save->setEnabled(lines.isEmpty());
}

void ProfileDialog::save()
{
    const auto profile = current();
    if (!profile)
        return;
    m_save->setEnabled(false);
    emit saveRequested(*profile);
}

void ProfileDialog::showProblem(const Error &error)
{
    m_save->setEnabled(true);
    m_problems->setText(QStringLiteral("%1 %2").arg(error.message, adviceFor(error.code)).trimmed());
    m_problems->setVisible(true);
}

} // namespace kirikae
