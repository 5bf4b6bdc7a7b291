// SPDX-License-Identifier: Apache-2.0
#include "report/doctor_report.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace assay::report {
namespace {

boot::DoctorReport sample() {
  boot::DoctorReport report{};
  report.jdk_home = "/jdk";
  report.jdk_version = "17.0.15";
  report.feature = 17;
  report.natives_declared = 30;
  report.natives_modelled = 9;
  report.self_test_ok = true;
  for (char letter = 'A'; letter <= 'R'; ++letter) {
    report.missing.push_back({std::string("p.") + letter, {"one()V"}});
  }
  report.missing.push_back({"p.Most", {"one()V", "two()V", "three()V"}});
  return report;
}

sandbox::Isolation offered() {
  return {{{sandbox::Layer::Namespaces, false, "not permitted", "permit it"},
           {sandbox::Layer::Landlock, true, "version 7", ""},
           {sandbox::Layer::Seccomp, true, "", ""}}};
}

TEST(DoctorText, SaysThatIsolationIsNotEnough) {
  sandbox::Isolation isolation = offered();
  isolation.states.pop_back();
  EXPECT_NE(to_text(DoctorReport{sample(), isolation}, Detail::Short).find("NOT ENOUGH"),
            std::string::npos);
}

TEST(DoctorText, NamesTheClassesWithMostGapsFirstAndCountsTheRest) {
  EXPECT_EQ(to_text(DoctorReport{sample(), offered()}, Detail::Short),
            "JDK          /jdk\n"
            "version      17.0.15 (Java 17)\n"
            "natives      30 declared, 9 modelled, 21 not modelled\n"
            "self-test    ok\n"
            "isolation    namespaces  no: not permitted\n"
            "                         to have it: permit it\n"
            "             landlock    yes: version 7\n"
            "             seccomp     yes\n"
            "             generated tests are run on the stock JVM in isolation\n"
            "\n"
            "native methods that are not modelled; a run that calls one stops and names it:\n"
            "      3  p.Most\n"
            "      1  p.A\n"
            "      1  p.B\n"
            "      1  p.C\n"
            "      1  p.D\n"
            "      1  p.E\n"
            "      1  p.F\n"
            "      1  p.G\n"
            "      1  p.H\n"
            "      1  p.I\n"
            "      1  p.J\n"
            "      1  p.K\n"
            "         and 7 more classes; assay doctor --all lists every method\n");
}

TEST(DoctorText, ListsEveryMethodInFull) {
  const std::string text = to_text(DoctorReport{sample(), offered()}, Detail::Full);
  EXPECT_NE(text.find("      3  p.Most\n         one()V\n         two()V\n         three()V\n"),
            std::string::npos);
  EXPECT_NE(text.find("p.R\n"), std::string::npos);
  EXPECT_EQ(text.find("more classes"), std::string::npos);
}

TEST(DoctorText, SaysWhyTheSelfTestFailed) {
  boot::DoctorReport report = sample();
  report.self_test_ok = false;
  report.self_test_detail = "expected 42, found 41";
  EXPECT_NE(to_text(DoctorReport{report, offered()}, Detail::Short)
                .find("self-test    FAILED: expected 42, found 41\n"),
            std::string::npos);
}

TEST(DoctorJson, HoldsTheWholeReport) {
  const auto json = nlohmann::json::parse(to_json(DoctorReport{sample(), offered()}));
  EXPECT_EQ(json["jdk"]["feature"], 17);
  EXPECT_EQ(json["natives"]["declared"], 30);
  EXPECT_EQ(json["self_test"]["ok"], true);
  EXPECT_EQ(json["not_modelled"].size(), 19u);
  EXPECT_EQ(json["not_modelled"][0]["class"], "p.Most");
}

TEST(SearchText, EndsWithThePlaceThatDecides) {
  classpath::JdkSearch search;
  search.path = "/bin:/usr/bin";
  EXPECT_EQ(search_text(search),
            "looked at    --jdk     not given\n"
            "looked at    JAVA_HOME not set\n"
            "looked at    PATH      the first java on it\n");
  search.java_home = "/home/jdk";
  EXPECT_EQ(search_text(search),
            "looked at    --jdk     not given\n"
            "looked at    JAVA_HOME /home/jdk\n");
  search.from_flag = "/flag";
  EXPECT_EQ(search_text(search), "looked at    --jdk     /flag\n");
}

}  // namespace
}  // namespace assay::report
