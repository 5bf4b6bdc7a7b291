// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "report/run/jacoco_xml.h"
#include "report/run/run_json.h"
#include "report/run/run_text.h"
#include "unit/workers/sample_results.h"

namespace assay::report {
namespace {

using delivery::WrittenSuite;

RunReport sample_report() {
  RunReport report;
  report.version = "0.1.0";
  report.command = "assay generate shop.Cart";
  report.out = "out";
  ClassReport good;
  good.outcome.result = workers::sample_result();
  good.suite.state = WrittenSuite::State::Written;
  good.suite.files = {"shop/CartItemGeneratedTest.java"};
  good.suite.tests = 1;
  good.suite.mismatches = {{"price_ofNull_throws", "failed", "expected 1", "void x() {}\n"}};
  ClassReport crashed;
  crashed.outcome.job = 1;
  crashed.outcome.ending = workers::Ending::Crashed;
  crashed.outcome.result.class_name = "shop.Till";
  crashed.outcome.result.failure = "worker ended by signal 11";
  report.classes = {good, crashed};
  report.left_out = {{"synthetic", {"shop.A", "shop.B"}}};
  return report;
}

std::string line_with(const std::string& text, std::string_view part) {
  const std::size_t at = text.find(part);
  if (at == std::string::npos) return "nothing";
  const std::size_t begin = text.rfind('\n', at) + 1;
  return text.substr(begin, text.find('\n', at) - begin);
}

TEST(RunText, CountsEachClassAndAll) {
  const std::string text = to_text(sample_report(), false);
  const std::string numbers =
      "         3        1           1          1      1      1/2           1";
  EXPECT_EQ(line_with(text, "shop.Cart$Item "), "shop.Cart$Item" + numbers);
  EXPECT_EQ(line_with(text, "total"), "total         " + numbers);
  EXPECT_EQ(line_with(text, "mutation"), "mutation score: 50 %");
}

TEST(RunText, SaysWhatStoodInTheWay) {
  const std::string text = to_text(sample_report(), false);
  EXPECT_EQ(line_with(text, "failed: worker"), "shop.Till: failed: worker ended by signal 11");
  EXPECT_EQ(line_with(text, "mismatch:"),
            "mismatch: shop.Cart$Item#price_ofNull_throws failed: expected 1");
  EXPECT_EQ(line_with(text, "  time"), "       1  time");
  EXPECT_EQ(line_with(text, "native"), "       3  native method x");
  EXPECT_EQ(line_with(text, "java.sql"), "  java.sql.Connection");
  EXPECT_EQ(line_with(text, "left out"), "left out 2 classes: 2 synthetic");
  EXPECT_EQ(line_with(text, "below"), "1 test in 1 file below out, seed 1");
}

TEST(RunText, BeginsWithWhatIsMissing) {
  RunReport report = sample_report();
  report.warnings = {"there is no 'x.jar' on the class path"};
  const std::string text = to_text(report, false);
  EXPECT_TRUE(text.starts_with(
      "there is no 'x.jar' on the class path\n"
      "missing on the class path, so that what needs it is not tested: org.slf4j.Logger\n\n"))
      << text;
}

TEST(RunReport, KnowsWhenNothingWasWritten) {
  RunReport report = sample_report();
  EXPECT_FALSE(report.wrote_nothing());
  report.classes[0].suite.state = WrittenSuite::State::NoTests;
  EXPECT_TRUE(report.wrote_nothing());
  EXPECT_EQ(report.lost(), 0u);
  report.classes[1].outcome.ending = workers::Ending::TimedOut;
  EXPECT_EQ(report.lost(), 1u);
}

TEST(RunText, SaysHowToGetJUnit) {
  RunReport report = sample_report();
  report.unvalidated = "no JUnit was found";
  EXPECT_NE(to_text(report, false).find("apt-get install junit5"), std::string::npos);
}

TEST(RunText, ListsMoreIfAsked) {
  const std::string text = to_text(sample_report(), true);
  EXPECT_EQ(line_with(text, "undecided:"), "undecided: shop.Cart$Item#price(int):14 case 3: time");
  EXPECT_EQ(line_with(text, "shop.B"), "  shop.B: synthetic");
}

TEST(RunReport, TellsFailuresFromPartialResults) {
  RunReport report = sample_report();
  EXPECT_EQ(report.failures(), 1u);
  EXPECT_FALSE(report.is_partial());
  report.classes[1].outcome.ending = workers::Ending::NotStarted;
  EXPECT_TRUE(report.is_partial());
}

TEST(RunJson, HasEverythingInAFixedOrder) {
  const auto json = nlohmann::ordered_json::parse(to_json(sample_report()));
  EXPECT_EQ(json.begin().key(), "schema_version");
  EXPECT_EQ(json["totals"]["covered"], 1);
  const auto& first = json["classes"][0];
  EXPECT_EQ(first["tests"], (std::vector<std::string>{"price_ofOne_returns2"}));
  EXPECT_EQ(first["mismatches"][0]["source"], "void x() {}\n");
  EXPECT_EQ(first["file"], "shop/CartItemGeneratedTest.java");
  EXPECT_EQ(json["classes"][1]["ending"], "crashed");
  EXPECT_EQ(json["classes"][1]["failure"], "worker ended by signal 11");
}

TEST(RunJson, IsRecognisedHoweverItIsLaidOut) {
  EXPECT_TRUE(
      is_run_json("{\n  \"schema_version\": 1,\n  \"version\": \"0.1.0\",\n"
                  "  \"seed\": 1,\n  \"command\": \"assay generate -cp x\",\n"));
  EXPECT_TRUE(is_run_json(R"({"schema_version":1,"command":"assay generate"})"));
  EXPECT_FALSE(is_run_json(R"({"schema_version":1,"command":"other"})"));
  EXPECT_FALSE(is_run_json(R"({"x":1,"schema_version":1,"command":"assay generate"})"));
  EXPECT_FALSE(is_run_json("not JSON"));
}

TEST(JacocoXml, CountsAsJaCoCoDoes) {
  EXPECT_EQ(
      to_jacoco_xml(sample_report()),
      R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?>)"
      R"(<!DOCTYPE report PUBLIC "-//JACOCO//DTD Report 1.1//EN" "report.dtd">)"
      R"(<report name="assay"><package name="shop">)"
      R"(<class name="shop/Cart$Item" sourcefilename="Cart.java">)"
      R"(<method name="price" desc="(I)I" line="12">)"
      R"(<counter type="INSTRUCTION" missed="7" covered="5"/>)"
      R"(<counter type="BRANCH" missed="3" covered="1"/><counter type="LINE" missed="1" covered="1"/>)"
      R"(<counter type="COMPLEXITY" missed="2" covered="1"/>)"
      R"(<counter type="METHOD" missed="0" covered="1"/></method>)"
      R"(<method name="&lt;init&gt;" desc="()V" line="3">)"
      R"(<counter type="INSTRUCTION" missed="2" covered="0"/><counter type="LINE" missed="1" covered="0"/>)"
      R"(<counter type="COMPLEXITY" missed="1" covered="0"/>)"
      R"(<counter type="METHOD" missed="1" covered="0"/></method>)"
      R"(<counter type="INSTRUCTION" missed="9" covered="5"/><counter type="BRANCH" missed="3" covered="1"/>)"
      R"(<counter type="LINE" missed="2" covered="1"/><counter type="COMPLEXITY" missed="3" covered="1"/>)"
      R"(<counter type="METHOD" missed="1" covered="1"/><counter type="CLASS" missed="0" covered="1"/></class>)"
      R"(<sourcefile name="Cart.java"><line nr="3" mi="2" ci="0" mb="0" cb="0"/>)"
      R"(<line nr="12" mi="0" ci="5" mb="1" cb="1"/><line nr="14" mi="7" ci="0" mb="2" cb="0"/>)"
      R"(<counter type="INSTRUCTION" missed="9" covered="5"/><counter type="BRANCH" missed="3" covered="1"/>)"
      R"(<counter type="LINE" missed="2" covered="1"/><counter type="COMPLEXITY" missed="3" covered="1"/>)"
      R"(<counter type="METHOD" missed="1" covered="1"/><counter type="CLASS" missed="0" covered="1"/></sourcefile>)"
      R"(<counter type="INSTRUCTION" missed="9" covered="5"/><counter type="BRANCH" missed="3" covered="1"/>)"
      R"(<counter type="LINE" missed="2" covered="1"/><counter type="COMPLEXITY" missed="3" covered="1"/>)"
      R"(<counter type="METHOD" missed="1" covered="1"/><counter type="CLASS" missed="0" covered="1"/></package>)"
      R"(<counter type="INSTRUCTION" missed="9" covered="5"/><counter type="BRANCH" missed="3" covered="1"/>)"
      R"(<counter type="LINE" missed="2" covered="1"/><counter type="COMPLEXITY" missed="3" covered="1"/>)"
      R"(<counter type="METHOD" missed="1" covered="1"/><counter type="CLASS" missed="0" covered="1"/></report>)"
      "\n");
}

TEST(ProgressLine, SaysWhatBecameOfAClass) {
  const RunReport report = sample_report();
  EXPECT_EQ(progress_line(report.classes[0]), "shop.Cart$Item: 1 of 3 branches, 1 test, 1.2 s");
}

}  // namespace
}  // namespace assay::report
