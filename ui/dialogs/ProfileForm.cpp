// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/ProfileForm.h"

#include "models/profile/ProfileText.h"
#include "ui/widgets/Tones.h"

#include <QApplication>
#include <QComboBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>

namespace kirikae {

namespace {

QString optionalNumber(const std::optional<qint64> &value)
{
    return value ? QString::number(*value) : QString();
}

std::optional<qint64> numberIn(const QLineEdit *line)
{
    bool isNumber = false;
    QString text = line->text();
    const qint64 value = text.remove(QLatin1Char(',')).toLongLong(&isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

} // namespace

ProfileForm::ProfileForm(QWidget *parent)
    : QWidget(parent)
    , m_form(new QFormLayout(this))
    , m_engine(new QComboBox)
{
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_name = addLine(QStringLiteral("name"), tr("&Name"));
    m_engine->setEditable(true);
    m_engine->addItems({QStringLiteral("vllm"), QStringLiteral("llama-server"), QStringLiteral("sglang")});
    m_engine->setObjectName(QStringLiteral("field_engine"));
    m_engine->setAccessibleName(tr("Engine"));
    m_fields.insert(QStringLiteral("engine"), m_engine);
    m_form->addRow(tr("&Engine"), m_engine);
    connect(m_engine, &QComboBox::currentTextChanged, this, &ProfileForm::edited);
    m_image = addLine(QStringLiteral("image"), tr("&Image"), tr("empty for a program on the node"));
    m_command = addLine(QStringLiteral("command"), tr("&Command"), tr("empty for the image's own"));
    m_model = addLine(QStringLiteral("model"), tr("&Model"), tr("path on the node or repository id"));
    m_servedName = addLine(QStringLiteral("servedName"), tr("Ser&ved as"), tr("empty for the model"));
    m_arguments = addText(QStringLiteral("arguments"), tr("&Arguments"), tr("one a line: --max-model-len 131072"), 8);
    m_environment = addText(QStringLiteral("environment"), tr("En&vironment"),
                            tr("NAME=value, or NAME=$SECRET for a secret by name"), 3);
    m_mounts = addText(QStringLiteral("mounts"), tr("Mo&unts"), tr("/folder/on/node:/folder/inside[:ro]"), 3);
    m_ports = addText(QStringLiteral("ports"), tr("&Ports"), QStringLiteral("127.0.0.1:8000:8000"), 2);
    m_port = addLine(QStringLiteral("port"), tr("P&ort on the node"), tr("only without a port mapping"));
    m_slot = addLine(QStringLiteral("slot"), tr("&Slot"), tr("a switch replaces what is in the same slot"));
    m_gpus = addLine(QStringLiteral("gpus"), tr("&GPUs"), QStringLiteral("all"));
    m_context = addLine(QStringLiteral("contextTokens"), tr("Conte&xt, tokens"), tr("of one request"));
    m_concurrency = addLine(QStringLiteral("concurrency"), tr("Re&quests at once"));
    m_weights = addLine(QStringLiteral("weightsBytes"), tr("&Weights, GiB"), tr("a measured figure wins over it"));
    m_notes = addText(QStringLiteral("notes"), tr("No&tes"), {}, 3);
}

QLineEdit *ProfileForm::addLine(const QString &field, const QString &label, const QString &hint)
{
    auto *line = new QLineEdit;
    line->setPlaceholderText(hint);
    line->setObjectName(QStringLiteral("field_") + field);
    line->setAccessibleName(QString(label).remove(QLatin1Char('&')));
    m_fields.insert(field, line);
    m_form->addRow(label, line);
    connect(line, &QLineEdit::textEdited, this, &ProfileForm::edited);
    return line;
}

QPlainTextEdit *ProfileForm::addText(const QString &field, const QString &label, const QString &hint, int lines)
{
    auto *text = new QPlainTextEdit;
    text->setPlaceholderText(hint);
    text->setTabChangesFocus(true);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setMinimumHeight(text->fontMetrics().lineSpacing() * lines + fontMetrics().height());
    text->setObjectName(QStringLiteral("field_") + field);
    text->setAccessibleName(QString(label).remove(QLatin1Char('&')));
    m_fields.insert(field, text);
    m_form->addRow(label, text);
    connect(text, &QPlainTextEdit::textChanged, this, &ProfileForm::edited);
    return text;
}

void ProfileForm::setProfile(const Profile &profile)
{
    const QSignalBlocker quiet(this);
    m_profile = profile;
    m_name->setText(profile.name);
    m_engine->setCurrentText(profile.engine);
    m_image->setText(profile.image);
    m_command->setText(profile.command.join(QLatin1Char(' ')));
    m_model->setText(profile.model);
    m_servedName->setText(profile.servedName);
    const auto arguments = argumentsText(profile.arguments);
    m_arguments->setPlainText(arguments.value_or(profile.arguments.join(QLatin1Char('\n'))));
    m_arguments->setReadOnly(!arguments);
    m_arguments->setToolTip(arguments ? QString() : tr("These arguments hold spaces: edit them as JSON."));
    m_environment->setPlainText(environmentText(profile.environment));
    m_mounts->setPlainText(mountsText(profile.mounts));
    m_ports->setPlainText(portsText(profile.ports));
    m_port->setText(profile.port > 0 ? QString::number(profile.port) : QString());
    m_slot->setText(profile.slot);
    m_gpus->setText(profile.gpus);
    m_context->setText(optionalNumber(profile.contextTokens));
    m_concurrency->setText(profile.concurrency ? QString::number(*profile.concurrency) : QString());
    m_weights->setText(profile.weightsBytes ? gibNumber(*profile.weightsBytes) : QString());
    m_notes->setPlainText(profile.notes);
}

Profile ProfileForm::profile() const
{
    Profile profile = m_profile;
    profile.name = m_name->text().trimmed();
    profile.engine = m_engine->currentText().trimmed();
    profile.image = m_image->text().trimmed();
    if (m_command->text() != m_profile.command.join(QLatin1Char(' ')))
        profile.command = m_command->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    profile.model = m_model->text().trimmed();
    profile.servedName = m_servedName->text().trimmed();
    if (!m_arguments->isReadOnly())
        profile.arguments = argumentsFromText(m_arguments->toPlainText());
    profile.environment = environmentFromText(m_environment->toPlainText());
    profile.mounts = mountsFromText(m_mounts->toPlainText());
    profile.ports = portsFromText(m_ports->toPlainText());
    profile.port = static_cast<quint16>(numberIn(m_port).value_or(0));
    profile.slot = m_slot->text().trimmed();
    profile.gpus = m_gpus->text().trimmed();
    profile.contextTokens = numberIn(m_context);
    const auto concurrency = numberIn(m_concurrency);
    profile.concurrency = concurrency ? std::optional(static_cast<int>(*concurrency)) : std::nullopt;
    bool isNumber = false;
    const double weights = m_weights->text().toDouble(&isNumber);
    const bool isSame = m_profile.weightsBytes && m_weights->text() == gibNumber(*m_profile.weightsBytes);
    if (!isSame)
        profile.weightsBytes = isNumber ? std::optional(bytesFromGib(weights)) : std::nullopt;
    profile.notes = m_notes->toPlainText();
    return profile;
}

void ProfileForm::markField(const QString &field)
{
    static const QRegularExpression end(QStringLiteral("[\\[.].*\\z"));
    const QString name = QString(field).remove(end);
    for (auto one = m_fields.constBegin(); one != m_fields.constEnd(); ++one) {
        QPalette look;
        if (one.key() == name)
            look.setColor(QPalette::Base, Tones(QApplication::palette()).wash(Tones::Meaning::Bad));
        one.value()->setPalette(look);
    }
}

} // namespace kirikae
