// SPDX-License-Identifier: Apache-2.0
// tests/check/sarif_test.py holds whole files against the published schema.
#include "report/check/sarif.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "findings/kind.h"
#include "sample_findings.h"
#include "support/temp_folder.h"

namespace assay::report {
namespace {

using nlohmann::json;

json run_of(const CheckReport& report) { return json::parse(check_sarif(report)).at("runs").at(0); }

json first_result(const CheckReport& report) { return run_of(report).at("results").at(0); }

TEST(Sarif, HasARuleForEveryKind) {
  const json rules = run_of(sample_findings())["tool"]["driver"]["rules"];
  ASSERT_EQ(rules.size(), findings::kinds().size());
  std::set<std::string> helps;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    EXPECT_EQ(rules[i]["id"], findings::kinds()[i].name);
    helps.insert(rules[i]["help"]["text"]);
  }
  EXPECT_EQ(helps.size(), rules.size()) << "each says something of its own";
  EXPECT_EQ(rules[3]["defaultConfiguration"]["level"], "error");
  EXPECT_EQ(rules[3]["shortDescription"]["text"], "Division by zero");
}

TEST(Sarif, PointsToTheRuleOfAResult) {
  const json run = run_of(sample_findings());
  for (const json& result : run["results"]) {
    const json& rule = run["tool"]["driver"]["rules"].at(result["ruleIndex"].get<std::size_t>());
    EXPECT_EQ(rule["id"], result["ruleId"]);
  }
}

TEST(Sarif, SaysInOneSentenceWhatFails) {
  EXPECT_EQ(first_result(sample_findings())["message"]["text"],
            "Index out of bounds: Cart.code(\"0\") throws "
            "java.lang.StringIndexOutOfBoundsException: index 2, length 1; because "
            "text.length() <= 2");
}

TEST(Sarif, SaysWhatStaticStateItTakes) {
  CheckReport report = sample_findings();
  report.findings[0].crash.statics =
      findings::StaticStart{{"shop.D"}, {"shop.E"}, {"shop.D.g = -1"}, true, true};
  const std::string text = first_result(report)["message"]["text"];
  EXPECT_TRUE(
      text.ends_with("; state: shop.D is initialised, shop.E is not initialised yet; "
                     "shop.D.g = -1"))
      << text;
}

TEST(Sarif, PlacesAResultWhereTheProgramFails) {
  const json location = first_result(sample_findings())["locations"][0];
  EXPECT_EQ(location["physicalLocation"]["artifactLocation"]["uri"], "shop/Cart.java");
  EXPECT_EQ(location["physicalLocation"]["region"]["startLine"], 5);
  EXPECT_EQ(location["logicalLocations"][0]["fullyQualifiedName"],
            "shop.Cart$Item.third(Ljava/lang/String;)C");
}

TEST(Sarif, NamesFilesBelowTheirFolderOfSources) {
  const testing::TempFolder folder;
  folder.write("shop/Cart.java", "class Cart {\n}\n");
  CheckReport report = sample_findings();
  report.run.sources = {"no such folder", folder.path().string()};
  const json run = run_of(report);
  const json file = run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"];
  EXPECT_EQ(file, (json{{"uri", "shop/Cart.java"}, {"uriBaseId", "SOURCES2"}}));
  EXPECT_EQ(run["originalUriBaseIds"]["SOURCES2"]["uri"], "file://" + folder.path().string() + "/");
  EXPECT_EQ(run["originalUriBaseIds"]["SOURCES"],
            (json{{"uri", "no%20such%20folder/"}, {"uriBaseId", "%SRCROOT%"}}));
}

TEST(Sarif, FlowsFromDecisionsDownTheCallsToTheThrow) {
  const json steps = first_result(sample_findings())["codeFlows"][0]["threadFlows"][0]["locations"];
  std::vector<std::string> texts;
  for (const json& step : steps) texts.push_back(step["location"]["message"]["text"]);
  EXPECT_EQ(texts,
            (std::vector<std::string>{"text != null", "text.length() <= 2 (text.length() is 1)",
                                      "calls shop.Cart$Item.third", "calls java.lang.String.charAt",
                                      "throws java.lang.StringIndexOutOfBoundsException"}));
  EXPECT_EQ(steps.back()["nestingLevel"], 2);
}

TEST(Sarif, KeepsToTheLimitsOfCodeScanning) {
  CheckReport report = sample_findings();
  report.findings[0].crash.path.assign(12'000, report.findings[0].crash.path[0]);
  EXPECT_LE(first_result(report)["codeFlows"][0]["threadFlows"][0]["locations"].size(), 10'000u);
  report.findings.assign(25'003, placeless_finding());
  const std::string text = check_sarif(report);
  EXPECT_NE(text.find("\"3 of 25003 results are left out\""), std::string::npos);
  std::size_t results = 0;  // to read it all takes seconds
  for (std::size_t at = 0; (at = text.find("\"ruleIndex\":", at)) != std::string::npos; ++at)
    ++results;
  EXPECT_EQ(results, 25'000u);
}

TEST(Sarif, RelatesTheTest) {
  const json related = first_result(sample_findings())["relatedLocations"][0];
  EXPECT_EQ(related["physicalLocation"]["artifactLocation"],
            (json{{"uri", "shop/CartBugTest.java"}, {"uriBaseId", "TESTS"}}));
  EXPECT_EQ(run_of(sample_findings())["originalUriBaseIds"]["TESTS"]["uri"], "out/");
}

TEST(Sarif, CarriesFingerprintRankAndFacts) {
  const json result = first_result(sample_findings());
  EXPECT_EQ(result["partialFingerprints"]["assayFinding/v1"], "00000000000000aa");
  EXPECT_GT(result["rank"].get<double>(), 0);
  EXPECT_LE(result["rank"].get<double>(), 100);
  EXPECT_EQ(result["properties"]["input"], "Cart.code(\"0\")");
  EXPECT_EQ(result["properties"]["count"], 3);
  EXPECT_FALSE(result.contains("baselineState"));
}

TEST(Sarif, PlacesWhatHasNoPlaceAtTheCalledMethod) {
  const json result = run_of(sample_findings())["results"][1];
  EXPECT_EQ(result["message"]["text"], "Loop without end: new Till().wait() does not end");
  const json location = result["locations"][0];
  EXPECT_EQ(location["physicalLocation"]["artifactLocation"]["uri"], "shop/Till.java");
  EXPECT_FALSE(location["physicalLocation"].contains("region"));
  EXPECT_FALSE(result.contains("relatedLocations"));
}

TEST(Sarif, ComparesWithTheBaseline) {
  CheckReport report = sample_findings();
  report.has_baseline = true;
  report.findings[1].is_new = false;
  report.absent = {{"cc", "array-index", "error", "gone", "a/B.java", "SOURCES", 7}};
  const json results = run_of(report)["results"];
  EXPECT_EQ(results[0]["baselineState"], "new");
  EXPECT_EQ(results[1]["baselineState"], "unchanged");
  EXPECT_EQ(results[2]["baselineState"], "absent");
  EXPECT_EQ(results[2]["locations"][0]["physicalLocation"]["region"]["startLine"], 7);
}

TEST(Sarif, IsFineWithoutAnything) {
  const json run = run_of(CheckReport());
  EXPECT_TRUE(run["results"].empty());
  EXPECT_EQ(run["invocations"][0]["executionSuccessful"], true);
}

TEST(Sarif, LeadsNowhereByHostileNames) {
  CheckReport report = sample_findings();
  findings::Crash& crash = report.findings[0].crash;
  crash.stack[1].class_name = "a b.\xff";
  crash.stack[1].source_file = "../../etc/passwd";
  crash.input = "[click](1) \x01";
  const json result = first_result(report);
  EXPECT_EQ(result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"],
            "a%20b/%FF.java");
  EXPECT_EQ(result["message"]["text"].get<std::string>().find("]("), std::string::npos);
}

TEST(Sarif, SaysWhenTheToolFailed) {
  CheckReport report = sample_findings();
  report.run.classes[0].outcome.result.failure = "worker ended by signal 11";
  EXPECT_EQ(run_of(report)["invocations"][0]["executionSuccessful"], false);
}

}  // namespace
}  // namespace assay::report
