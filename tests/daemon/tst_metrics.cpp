// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/Metrics.h"

#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// What the metrics say of a state, and what they do not.
class tst_Metrics : public QObject {
    Q_OBJECT
private slots:
    void servicesAreToldWhileTheyAreKnown_data();
    void servicesAreToldWhileTheyAreKnown();
};

void tst_Metrics::servicesAreToldWhileTheyAreKnown_data()
{
    QTest::addColumn<bool>("isLoaded");
    QTest::addColumn<QString>("problem");
    QTest::addColumn<bool>("isKnown");
    QTest::newRow("known") << true << QString() << true;
    QTest::newRow("not read now") << true << u"The container engine does not answer."_s << false;
    QTest::newRow("not read yet") << false << QString() << false;
}

void tst_Metrics::servicesAreToldWhileTheyAreKnown()
{
    QFETCH(const bool, isLoaded);
    QFETCH(const QString, problem);
    QFETCH(const bool, isKnown);
    NodeState state;
    state.name = u"spark"_s;
    state.loaded = isLoaded;
    state.servicesProblem = problem;
    Service service;
    service.id = u"docker:1"_s;
    service.status = Service::Status::Running;
    state.services = {service}; // as it was known before
    const QByteArray text = metricsText(state, 0);
    QCOMPARE(text.contains("kirikae_service_running{"), isKnown);
    QCOMPARE(text.contains("kirikae_service_restarts{"), isKnown);
    QVERIFY2(text.contains(isKnown ? "kirikae_up{node=\"spark\"} 1\n" : "kirikae_up{node=\"spark\"} 0\n"),
             text.constData());
    QVERIFY2(text.contains(isKnown ? "kirikae_services_known 1\n" : "kirikae_services_known 0\n"), text.constData());
}

QTEST_GUILESS_MAIN(tst_Metrics)
#include "tst_metrics.moc"
