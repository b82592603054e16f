// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/profile/RunValues.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("RunValues", text);
}

bool looksSecret(const QString &name, const QString &value)
{
    static const QRegularExpression names(u"(TOKEN|SECRET|PASSWORD|PASSPHRASE|API_KEY)\\z"_s);
    return (names.match(name).hasMatch() && !value.isEmpty()) || value.startsWith("hf_"_L1);
}

Result<Mount> knownMount(Mount mount, const ShellWord &word)
{
    QStringList others = word.variables;
    others.removeAll(u"HOME"_s);
    if (word.hasCommand || !others.isEmpty())
        return fail(
            Error::Code::BadInput,
            tr("The mount %1 uses a variable or a command. Write the path out: Kirikae runs nothing to find it.")
                .arg(word.text.left(120)));
    if (mount.source.startsWith("$HOME"_L1))
        mount.source.replace(0, 5, u'~');
    return mount;
}

} // namespace

Result<Bytes> sizeFrom(const QString &text)
{
    static const QRegularExpression form(u"\\A(\\d+(?:\\.\\d+)?)\\s*([bkmgt]?)(?:i?b)?\\z"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    const auto match = form.match(text);
    static const QString units = u"bkmgt"_s;
    double bytes = match.captured(1).toDouble();
    for (qsizetype i = match.captured(2).isEmpty() ? 0 : units.indexOf(match.captured(2).toLower()); i > 0; --i)
        bytes *= 1024;
    if (!match.hasMatch() || bytes < 1 || bytes > 9e15)
        return fail(Error::Code::BadInput, tr("%1 is not a size. Use a form like 16g.").arg(text.left(60)));
    return static_cast<Bytes>(bytes);
}

Result<QString> gpusFrom(const QString &text)
{
    static const QRegularExpression device(u"\\A\"?device=([^\"]+)\"?\\z"_s);
    if (const auto match = device.match(text); match.hasMatch())
        return match.captured(1);
    if (text == "1"_L1)
        return u"0"_s;
    if (text == "all"_L1)
        return text;
    return fail(Error::Code::BadInput,
                tr("--gpus %1 is not understood. Use all, or '\"device=0,1\"'.").arg(text.left(60)));
}

Result<Mount> volumeFrom(const ShellWord &word)
{
    const QStringList parts = word.text.split(u':');
    return knownMount({parts.value(0), parts.value(1), parts.value(2).split(u',').contains("ro"_L1)}, word);
}

Result<Mount> mountFrom(const ShellWord &word)
{
    Mount mount;
    for (const QString &part : word.text.split(u',')) {
        const QString key = part.section(u'=', 0, 0);
        const QString value = part.section(u'=', 1);
        if (key == "source"_L1 || key == "src"_L1)
            mount.source = value;
        else if (key == "target"_L1 || key == "dst"_L1 || key == "destination"_L1)
            mount.target = value;
        else if (key == "readonly"_L1 || key == "ro"_L1)
            mount.readOnly = value.isEmpty() || value == "true"_L1 || value == "1"_L1;
    }
    if (mount.source.isEmpty() || mount.target.isEmpty())
        return fail(Error::Code::BadInput, tr("--mount %1 needs a source and a target.").arg(word.text.left(120)));
    return knownMount(mount, word);
}

Result<EnvironmentVariable> variableFrom(const ShellWord &word)
{
    const qsizetype equals = word.text.indexOf(u'=');
    EnvironmentVariable variable;
    variable.name = equals < 0 ? word.text : word.text.first(equals);
    const QString value = equals < 0 ? QString() : word.text.sliced(equals + 1);
    if (equals < 0)
        variable.secret = variable.name;
    else if (word.variables.size() == 1 && value == u"$"_s + word.variables.first())
        variable.secret = word.variables.first();
    else if (looksSecret(variable.name, value))
        variable.secret = variable.name;
    else if (word.hasCommand || !word.variables.isEmpty())
        return fail(Error::Code::BadInput,
                    tr("The variable %1 is put together from others. Write its value out, or use a secret alone.")
                        .arg(variable.name.left(60)));
    else
        variable.value = value;
    return variable;
}

Result<PortMapping> portFrom(const QString &text)
{
    static const QRegularExpression form(
        u"\\A(?:(\\[[0-9a-fA-F:]+\\]|\\d+(?:\\.\\d+){3}):)?(?:(\\d{1,5}):)?(\\d{1,5})(?:/tcp)?\\z"_s);
    const auto match = form.match(text);
    const uint container = match.captured(3).toUInt();
    const uint host = match.captured(2).isEmpty() ? container : match.captured(2).toUInt();
    if (!match.hasMatch() || host == 0 || host > 65535 || container == 0 || container > 65535)
        return fail(Error::Code::BadInput,
                    tr("The port %1 is not understood. Use a form like 127.0.0.1:8000:8000.").arg(text.left(60)));
    PortMapping mapping;
    mapping.hostPort = static_cast<quint16>(host);
    mapping.containerPort = static_cast<quint16>(container);
    const QString address = match.captured(1);
    if (!address.isEmpty() && address != "0.0.0.0"_L1 && address != "[::]"_L1)
        mapping.hostAddress = address;
    return mapping;
}

} // namespace kirikae
