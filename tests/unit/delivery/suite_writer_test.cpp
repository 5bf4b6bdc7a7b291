// SPDX-License-Identifier: Apache-2.0
#include "delivery/suite_writer.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "delivery/suite_seal.h"
#include "support/temp_folder.h"
#include "unit/workers/sample_results.h"

namespace assay::delivery {
namespace {

using validate::TestVerdict;

constexpr const char* kFile = "shop/CartItemGeneratedTest.java";

/// Lets every test pass but those named.
class FakeJudge : public validate::Judge {
 public:
  explicit FakeJudge(std::string failing) : failing_(std::move(failing)) {}
  Result<std::vector<validate::FileVerdict>> judge(
      const std::vector<validate::Candidate>& files) override {
    if (failing_ == "all") return Error{"the judge is gone"};
    std::vector<validate::FileVerdict> verdicts;
    for (const validate::Candidate& file : files) {
      last_class = file.class_name;
      validate::FileVerdict& verdict = verdicts.emplace_back();
      for (const std::string& test : file.tests) {
        const bool fails = test == failing_;
        verdict.tests.push_back({fails ? TestVerdict::Kind::Failed : TestVerdict::Kind::Passed,
                                 fails ? "expected 1 but was 2" : ""});
      }
    }
    return verdicts;
  }
  validate::PlacesVerdict try_places(const std::vector<validate::Place>&) override { return {}; }
  std::string last_class;

 private:
  std::string failing_;
};

std::string content(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

class SuiteWriting : public ::testing::Test {
 protected:
  WrittenSuite write(validate::Judge* judge) {
    SuiteWriter writer(folder_.path(), judge);
    auto suites = writer.write({&result_});
    problem_ = writer.judge_problem();
    return suites.at(0);
  }

  suite::ClassResult result_ = workers::sample_result();
  testing::TempFolder folder_;
  std::string problem_;
};

TEST_F(SuiteWriting, WritesWhatPasses) {
  FakeJudge judge("");
  const WrittenSuite suite = write(&judge);
  EXPECT_EQ(suite.state, WrittenSuite::State::Written);
  EXPECT_EQ(suite.tests, 2u);
  EXPECT_EQ(suite.first_file(), kFile);
  EXPECT_EQ(judge.last_class, "shop.CartItemGeneratedTest");
  EXPECT_NE(content(folder_ / kFile).find("price_ofNull_throws"), std::string::npos);
  EXPECT_NE(content(folder_ / kFile).find(kHeaderMark), std::string::npos);
}

TEST_F(SuiteWriting, DropsWhatFailsAndKeepsItForTheReport) {
  FakeJudge judge("price_ofNull_throws");
  const WrittenSuite suite = write(&judge);
  EXPECT_EQ(suite.tests, 1u);
  ASSERT_EQ(suite.mismatches.size(), 1u);
  EXPECT_EQ(suite.mismatches[0].kind, "failed");
  EXPECT_EQ(suite.mismatches[0].message, "expected 1 but was 2");
  EXPECT_NE(suite.mismatches[0].source.find("void price_ofNull_throws()"), std::string::npos);
  EXPECT_EQ(content(folder_ / kFile).find("price_ofNull_throws"), std::string::npos);
}

TEST_F(SuiteWriting, SpreadsManyTestsOverFiles) {
  const emit::RenderedTest pattern = result_.tests.tests[0];
  result_.tests.tests.clear();
  for (std::size_t i = 0; i < 2 * kMostTestsPerFile + 1; ++i) {
    result_.tests.tests.push_back(pattern);
    result_.tests.tests.back().name = "price_" + std::to_string(i);
  }
  FakeJudge judge("price_0");
  const WrittenSuite suite = write(&judge);
  EXPECT_EQ(suite.tests, 2 * kMostTestsPerFile);
  ASSERT_EQ(suite.files.size(), 2u);
  EXPECT_EQ(suite.files[1], "shop/CartItemGenerated2Test.java");
  EXPECT_EQ(suite.file_of(kMostTestsPerFile), suite.files[0]);
  EXPECT_EQ(suite.file_of(kMostTestsPerFile + 1), suite.files[1]);
  EXPECT_NE(content(folder_.path() / suite.files[1]).find("class CartItemGenerated2Test {"),
            std::string::npos);
}

TEST_F(SuiteWriting, RemovesFilesThatAreNeededNoLonger) {
  const suite::ClassResult few = result_;
  result_.tests.tests.resize(kMostTestsPerFile + 1, result_.tests.tests[0]);
  ASSERT_EQ(write(nullptr).files.size(), 2u);
  result_ = few;
  EXPECT_EQ(write(nullptr).files.size(), 1u);
  EXPECT_FALSE(std::filesystem::exists(folder_ / "shop/CartItemGenerated2Test.java"));
}

TEST_F(SuiteWriting, TakesOutWhatFailsElsewhere) {
  FakeJudge judge("");
  SuiteWriter writer(folder_.path(), &judge);
  WrittenSuite suite = writer.write({&result_}).at(0);
  const std::string name = result_.tests.tests[0].name;
  writer.drop(result_, {{judge.last_class, name, "on the moon", "no air"}}, suite);
  EXPECT_EQ(suite.tests, 1u);
  EXPECT_EQ(suite.kept, (std::vector<bool>{false, true}));
  ASSERT_EQ(suite.mismatches.size(), 1u);
  EXPECT_EQ(suite.mismatches[0].kind, "fails elsewhere");
  EXPECT_EQ(suite.mismatches[0].message, "on the moon: no air");
  EXPECT_EQ(content(folder_ / kFile).find(name), std::string::npos);
  EXPECT_EQ(seal_of(content(folder_ / kFile)), Seal::Intact);
}

TEST_F(SuiteWriting, LeavesNoFileWithoutTests) {
  FakeJudge judge("");
  SuiteWriter writer(folder_.path(), &judge);
  WrittenSuite suite = writer.write({&result_}).at(0);
  std::vector<validate::PlaceFailure> failures;
  for (const emit::RenderedTest& test : result_.tests.tests)
    failures.push_back({judge.last_class, test.name, "on the moon", "no air"});
  writer.drop(result_, failures, suite);
  EXPECT_EQ(suite.state, WrittenSuite::State::NoTests);
  EXPECT_EQ(suite.tests, 0u);
  EXPECT_FALSE(std::filesystem::exists(folder_ / kFile));
}

TEST_F(SuiteWriting, WritesUnjudgedTestsIfThereIsNoJudge) {
  EXPECT_EQ(write(nullptr).state, WrittenSuite::State::Unvalidated);
  FakeJudge gone("all");
  EXPECT_EQ(write(&gone).state, WrittenSuite::State::Unvalidated);
  EXPECT_EQ(problem_, "the judge is gone");
  EXPECT_TRUE(std::filesystem::exists(folder_ / kFile));
}

TEST_F(SuiteWriting, LeavesAHandWrittenFileAlone) {
  folder_.write(kFile, "package shop; // mine\n");
  const WrittenSuite suite = write(nullptr);
  EXPECT_EQ(suite.state, WrittenSuite::State::KeptOther);
  EXPECT_EQ(suite.tests, 0u);
  EXPECT_EQ(content(folder_ / kFile), "package shop; // mine\n");
}

TEST_F(SuiteWriting, ReplacesItsOwnFileAndLeavesNoOther) {
  EXPECT_EQ(write(nullptr).state, WrittenSuite::State::Unvalidated);
  EXPECT_EQ(seal_of(content(folder_ / kFile)), Seal::Intact);
  result_.tests.tests.pop_back();
  EXPECT_EQ(write(nullptr).state, WrittenSuite::State::Unvalidated);
  EXPECT_EQ(content(folder_ / kFile).find("price_ofOne_returns2"), std::string::npos);
  EXPECT_EQ(seal_of(content(folder_ / kFile)), Seal::Intact);
  const std::filesystem::directory_iterator files(folder_ / "shop");
  EXPECT_EQ(std::distance(begin(files), end(files)), 1);
}

TEST_F(SuiteWriting, KeepsItsOwnFileOnceSomebodyEditedIt) {
  write(nullptr);
  const std::string edited = content(folder_ / kFile) + "// mine\n";
  folder_.write(kFile, edited);
  const WrittenSuite suite = write(nullptr);
  EXPECT_EQ(suite.state, WrittenSuite::State::KeptEdited);
  EXPECT_EQ(suite.tests, 0u);
  EXPECT_NE(suite.problem.find("was edited since assay wrote it"), std::string::npos);
  EXPECT_EQ(content(folder_ / kFile), edited);
}

TEST_F(SuiteWriting, KeepsFilesThatMerelySpeakOfIt) {
  for (const char* text : {"// Generated by assay 0.0.9 (seed 4).\nclass Mine {}\n",
                           "// Not Generated by assay 0.1.0, but by me\n", ""}) {
    folder_.write(kFile, text);
    EXPECT_EQ(write(nullptr).state, WrittenSuite::State::KeptOther) << text;
    EXPECT_EQ(content(folder_ / kFile), text);
  }
}

TEST_F(SuiteWriting, FollowsNoLinkBelowItsFolder) {
  const testing::TempFolder elsewhere;
  std::filesystem::create_directories(folder_ / "shop");
  std::filesystem::create_symlink(elsewhere / "gone", folder_ / kFile);
  EXPECT_EQ(write(nullptr).state, WrittenSuite::State::Failed);
  EXPECT_TRUE(std::filesystem::is_symlink(folder_ / kFile));
  std::filesystem::remove_all(folder_ / "shop");
  std::filesystem::create_directory_symlink(elsewhere.path(), folder_ / "shop");
  const WrittenSuite suite = write(nullptr);
  EXPECT_EQ(suite.state, WrittenSuite::State::Failed);
  EXPECT_NE(suite.problem.find("'shop' is a symbolic link"), std::string::npos) << suite.problem;
  EXPECT_TRUE(std::filesystem::is_empty(elsewhere.path()));
}

TEST_F(SuiteWriting, KeepsPackagesBelowItsFolder) {
  result_.tests.package = "..";  // "//" as a path
  EXPECT_EQ(write(nullptr).state, WrittenSuite::State::Failed);
  EXPECT_TRUE(std::filesystem::is_empty(folder_.path()));
  result_.tests.package = "shop";
  result_.tests.name = "../../Escaped";
  EXPECT_EQ(write(nullptr).state, WrittenSuite::State::Failed);
  EXPECT_FALSE(std::filesystem::exists(folder_.path().parent_path() / "Escaped.java"));
}

TEST_F(SuiteWriting, WritesNothingWithoutTests) {
  result_.tests.tests.clear();
  FakeJudge judge("");
  EXPECT_EQ(write(&judge).state, WrittenSuite::State::NoTests);
  EXPECT_TRUE(std::filesystem::is_empty(folder_.path()));
}

TEST_F(SuiteWriting, ReportsAFolderThatCannotBeWritten) {
  folder_.write("shop", "a file where a folder should be");
  const WrittenSuite suite = write(nullptr);
  EXPECT_EQ(suite.state, WrittenSuite::State::Failed);
  EXPECT_NE(suite.problem.find(kFile), std::string::npos);
}

}  // namespace
}  // namespace assay::delivery
