// SPDX-License-Identifier: Apache-2.0
// Starts real virtual machines, one for each place of a case.
#include "validate/places.h"

#include <gtest/gtest.h>

#include <set>

#include "classpath/jdk.h"
#include "sandbox/survey.h"
#include "support/temp_folder.h"
#include "validate/judge.h"

namespace assay::validate {
namespace {

classpath::Jdk jdk() {
  auto found = classpath::find_jdk(classpath::JdkSearch::of_environment({}));
  EXPECT_TRUE(found.ok());
  return std::move(found).value();
}

/// A test class of three tests, of which the first one is given and fails somewhere.
Candidate with_test(const std::string& body) {
  Candidate file;
  file.path = "p/FirstTest.java";
  file.class_name = "p.FirstTest";
  file.text =
      "package p;\nimport static org.junit.jupiter.api.Assertions.*;\n"
      "import org.junit.jupiter.api.Test;\nclass FirstTest {\n@Test void doubtful() {" +
      body + "}\n@Test void good() {}\n@Test void better() { assertEquals(2, 1 + 1); }\n}\n";
  file.tests = {"doubtful", "good", "better"};
  file.lines = {{5, 5}, {6, 6}, {7, 7}};
  return file;
}

class PlacesTest : public ::testing::Test {
 protected:
  void SetUp() override {
    if (find_junit("", 5).jars.empty()) GTEST_SKIP() << "JUnit 5 is not installed";
    options_.jdk = jdk().home;
    options_.junit = find_junit("", 5).jars;
    options_.folder = folder_ / "judge";
    options_.layers = sandbox::Isolation{sandbox::survey()}.layers();
  }

  PlacesVerdict verdict_on(const std::string& body, const std::vector<Place>& places) {
    auto judge = Judge::start(options_);
    EXPECT_TRUE(judge.ok()) << judge.error().message;
    auto files = judge.value()->judge({with_test(body)});
    EXPECT_TRUE(files.ok() && files.value().front().all_passed())
        << files.value().front().tests.front().message;
    return judge.value()->try_places(places);
  }

  std::vector<Place> all() const { return places(OwnSurroundings::of_process(), options_.jdk, {}); }

  testing::TempFolder folder_;
  JudgeOptions options_;
};

TEST_F(PlacesTest, FindWhatDependsOnTheDate) {
  const PlacesVerdict verdict =
      verdict_on("assertFalse(java.time.LocalDate.now().getYear() == 2015);", all());
  ASSERT_EQ(verdict.failures.size(), 1u);
  EXPECT_EQ(verdict.failures[0].test, "doubtful");
  EXPECT_NE(verdict.failures[0].place.find("2015"), std::string::npos);
  EXPECT_TRUE(verdict.not_tried.empty()) << verdict.not_tried.front();
}

TEST_F(PlacesTest, LeaveGoodTestsAlone) {
  const PlacesVerdict verdict = verdict_on("assertEquals(\"a\", \"A\".toLowerCase());", all());
  EXPECT_TRUE(verdict.failures.empty()) << verdict.failures[0].message;
  EXPECT_TRUE(verdict.not_tried.empty()) << verdict.not_tried.front();
}

TEST_F(PlacesTest, BlameTheTestThatEndsTheMachine) {
  const PlacesVerdict verdict = verdict_on(
      "if (!\"user\".equals(System.getProperty(\"user.name\"))) Runtime.getRuntime().halt(3);",
      all());
  ASSERT_EQ(verdict.failures.size(), 1u);
  EXPECT_EQ(verdict.failures[0].test, "doubtful");
}

TEST_F(PlacesTest, BlameTheTestThatDoesNotEnd) {
  options_.test_limit = std::chrono::seconds(3);
  const PlacesVerdict verdict =
      verdict_on("while (!\"user\".equals(System.getProperty(\"user.name\"))) Thread.yield();",
                 {all().front()});
  ASSERT_EQ(verdict.failures.size(), 1u);
  EXPECT_EQ(verdict.failures[0].test, "doubtful");
}

TEST_F(PlacesTest, OneThatCannotBeStartedLosesNothing) {
  Place broken{.name = "nowhere", .jdk = options_.jdk, .flags = {"-XX:+NoSuchFlag"}};
  const PlacesVerdict verdict = verdict_on("", {broken});
  EXPECT_TRUE(verdict.failures.empty());
  ASSERT_EQ(verdict.not_tried.size(), 1u);
  EXPECT_TRUE(verdict.not_tried.front().starts_with("nowhere: "));
}

TEST(Places, DifferInAllThatTestsMustNotDependOn) {
  const OwnSurroundings own{{"USER=ann", "LD_PRELOAD=x.so", "JAVA_TOOL_OPTIONS=-Dx"}, "ann", "/a"};
  const std::vector<Place> found = places(own, "/jdk", "/other");
  ASSERT_EQ(found.size(), 3u);
  EXPECT_EQ(found[0].environment, std::vector<std::string>{"USER=ann"});
  EXPECT_FALSE(found[0].date);
  EXPECT_NE(found[1].date, found[2].date);
  EXPECT_EQ(found[1].jdk, "/jdk");
  EXPECT_EQ(found[2].jdk, "/other");
  std::set<std::string> threads;
  for (const Place& place : found) threads.insert(place.thread);
  EXPECT_EQ(threads.size(), 3u);
}

}  // namespace
}  // namespace assay::validate
