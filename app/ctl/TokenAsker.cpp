// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/TokenAsker.h"

#include <QFile>

namespace kirikae {

namespace {
constexpr const char *variable = "KIRIKAE_TOKEN";
constexpr qint64 longestToken = 4096;
} // namespace

TokenAsker::TokenAsker(Asker &next, QString tokenFile)
    : m_next(next)
    , m_tokenFile(std::move(tokenFile))
    , m_token(qEnvironmentVariable(variable))
{
    qunsetenv(variable);
}

Pending<QStringList> TokenAsker::ask(const Question &question)
{
    const bool hasOne = !m_tokenFile.isEmpty() || !m_token.isEmpty();
    if (question.kind != Question::Kind::Token || !hasOne)
        return m_next.ask(question);
    if (std::exchange(m_isUsed, true))
        return readyError<QStringList>(
            {Error::Code::AuthRefused,
             tr("%1 did not accept the token. Use the one that kirikaed wrote into its token file on the node.")
                 .arg(question.node),
             {}});
    const Result<QString> token = m_tokenFile.isEmpty() ? Result<QString>(m_token) : readFile();
    return token ? ready(QStringList{*token}) : readyError<QStringList>(token.error());
}

Result<QString> TokenAsker::readFile() const
{
    QFile file(m_tokenFile);
    if (!file.open(QIODevice::ReadOnly))
        return fail(Error::Code::NotFound,
                    tr("The token file %1 cannot be read: %2.").arg(m_tokenFile, file.errorString()));
    constexpr auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ExeGroup |
                            QFileDevice::ReadOther | QFileDevice::WriteOther | QFileDevice::ExeOther;
    if (file.permissions() & others)
        return fail(Error::Code::Denied,
                    tr("Others may read the token file %1. Run \"chmod 600 %1\" first.").arg(m_tokenFile));
    const QString token = QString::fromUtf8(file.read(longestToken)).trimmed();
    if (token.isEmpty())
        return fail(Error::Code::BadInput, tr("The token file %1 is empty.").arg(m_tokenFile));
    return token;
}

} // namespace kirikae
