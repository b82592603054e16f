// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/AdviseVerb.h"

#include "app/ctl/Session.h"
#include "app/ctl/text/AdviceText.h"
#include "models/core/Json.h"

#include <algorithm>

namespace kirikae {

using namespace Qt::StringLiterals;

Options AdviseVerb::declare(const Options &program)
{
    const Options app = program.verb("advise", tr("Say what would make the next switch to a profile faster"));
    app.text("PROFILE", m_profile, tr("Id or name"), Options::Need::Required);
    app.texts("--apply", m_apply,
              tr("Put a piece of advice into the profile, by its id; \"all\" = all but those that cost something"));
    return app;
}

void AdviseVerb::run(Session &session)
{
    session.withPlan(m_profile, [this, &session](Node &node, const ProfileEntry &entry, const SwitchPlan &plan) {
        judge(session, node, entry.file, plan);
    });
}

bool AdviseVerb::isChosen(const Advice &advice) const
{
    return m_apply.contains(advice.id) || (m_apply.contains(u"all"_s) && advice.risk != Advice::Risk::TradeOff);
}

void AdviseVerb::judge(Session &session, Node &node, const ProfileFile &file, const SwitchPlan &plan)
{
    const QList<Advice> &all = plan.advice;
    QList<Advice> chosen;
    std::copy_if(all.cbegin(), all.cend(), std::back_inserter(chosen), [this](const Advice &a) { return isChosen(a); });
    for (const QString &id : std::as_const(m_apply)) {
        if (id != u"all" && std::none_of(all.cbegin(), all.cend(), [&id](const Advice &a) { return a.id == id; })) {
            session.finish(Error{Error::Code::NotFound, tr("There is no advice \"%1\" for this profile.").arg(id), {}});
            return;
        }
    }
    if (session.output().isJson()) {
        Json list = Json::array();
        for (const Advice &advice : all)
            list.push_back(adviceToJson(advice));
        session.output().json({{"profile", toJson(file.id)},
                               {"usual_seconds", plan.expectedSeconds ? Json(*plan.expectedSeconds) : Json()},
                               {"advice", list},
                               {"applied", !chosen.isEmpty()}});
    } else {
        session.output().lines(adviceLines(all, plan.expectedSeconds));
    }
    if (chosen.isEmpty())
        session.finish(ExitStatus::Done);
    else
        apply(session, node, file, chosen);
}

void AdviseVerb::apply(Session &session, Node &node, const ProfileFile &file, const QList<Advice> &chosen)
{
    Profile changed = file.profile;
    QStringList titles;
    for (const Advice &advice : chosen) {
        changed = withAdvice(changed, advice);
        titles.append(advice.title);
    }
    session.then(node.saveProfile(changed, file.etag), [&session, titles](const QString &) {
        if (!session.output().isJson())
            session.output().line(tr("Changed in the profile: %1.").arg(titles.join(u"; "_s)));
        session.finish(ExitStatus::Done);
    });
}

} // namespace kirikae
