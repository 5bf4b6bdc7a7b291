// SPDX-License-Identifier: Apache-2.0
// The whole run but for the machine: a generator that makes up tests stands in for it.
#include "app/generate_run.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>
#include <set>

#include "classfile/build/class_builder.h"
#include "support/temp_folder.h"

namespace assay::app {
namespace {

using delivery::WrittenSuite;
using report::ClassReport;
using report::RunReport;
using std::chrono::milliseconds;
using suite::ClassResult;
using targets::Job;

emit::RenderedTest test_method(const std::string& name, const std::string& statement) {
  return {name,
          {"  @Test", fmt::format("  void {}() {{", name), "    " + statement, "  }"},
          {"org.junit.jupiter.api.Test"},
          {"org.junit.jupiter.api.Assertions.assertTrue"}};
}

const int command_pid = getpid();  // of the process that judges and writes

/// A test that passes and one that fails. The name of the class decides what else happens.
ClassResult made_up(const suite::SuiteOptions& options, const Job& job, milliseconds share) {
  if (job.class_name.ends_with("Crash")) raise(SIGSEGV);
  while (job.class_name.ends_with("Hang")) pause();
  if (job.class_name.ends_with("Stop")) kill(command_pid, SIGTERM);
  if (job.class_name.ends_with("KillBase")) kill(getppid(), SIGKILL);
  if (job.class_name.ends_with("Busy")) usleep(static_cast<useconds_t>(share.count()) * 500);
  ClassResult result;
  result.class_name = job.class_name;
  result.tests.package = "p";
  result.tests.name = job.class_name.substr(2) + "GeneratedTest";
  result.tests.header = options.emit.header;
  result.tests.tests = {test_method("passes", "assertTrue(true);"),
                        test_method("fails", "assertTrue(false);")};
  return result;
}

workers::BaseProcess::Boot fake_boot(const suite::SuiteOptions& options) {
  return [options]() -> Result<workers::GenerateClass> {
    return workers::GenerateClass([options](const Job& job, milliseconds share, process::Standby&) {
      return made_up(options, job, share);
    });
  };
}

class GenerateRunTest : public ::testing::Test {
 protected:
  void add_class(const std::string& name) {
    classfile::ClassBuilder builder("p/" + name);
    builder.add_method(classfile::access::kStatic, "go", "()V").return_value('V');
    folder_.write("classes/p/" + name + ".class", builder.finish());
  }

  RunReport run(const std::function<void(GenerateRequest&)>& change) {
    GenerateRequest request;
    request.options.explore.class_path = (folder_ / "classes").string();
    request.out = folder_ / "out";
    request.jobs = 2;
    request.validate = false;
    change(request);
    Result<RunReport> report = run_generate(request, "0.1.0", "assay generate", fake_boot);
    if (!report.ok()) ADD_FAILURE() << report.error().message;
    return report.ok() ? std::move(report).value() : RunReport{};
  }

  testing::TempFolder folder_;
};

TEST_F(GenerateRunTest, JudgesAndWritesEachClass) {
  if (validate::find_junit("", 5).jars.empty()) GTEST_SKIP() << "no JUnit is installed";
  for (const char* name : {"A", "B", "Crash"}) add_class(name);
  const RunReport report = run([](GenerateRequest& request) { request.validate = true; });
  ASSERT_EQ(report.classes.size(), 3u);
  EXPECT_EQ(report.unvalidated, "");
  EXPECT_EQ(report.classes[0].suite.state, WrittenSuite::State::Written);
  EXPECT_EQ(report.classes[0].suite.tests, 1u);
  ASSERT_EQ(report.classes[0].suite.mismatches.size(), 1u);
  EXPECT_EQ(report.classes[0].suite.mismatches[0].test, "fails");
  EXPECT_EQ(report.classes[2].outcome.ending, workers::Ending::Crashed);
  EXPECT_EQ(report.failures(), 1u);
  EXPECT_TRUE(std::filesystem::exists(folder_ / "out/p/BGeneratedTest.java"));
}

TEST_F(GenerateRunTest, SaysThatTestsWereNotJudged) {
  add_class("A");
  const RunReport report = run([](GenerateRequest&) {});
  EXPECT_EQ(report.unvalidated, "as asked for");
  EXPECT_EQ(report.classes[0].suite.state, WrittenSuite::State::Unvalidated);
  EXPECT_EQ(report.classes[0].suite.tests, 2u);
  EXPECT_FALSE(report.is_partial());
}

// Each sleeps for half of its share. How many that is within the budget depends on the machine.
TEST_F(GenerateRunTest, VisitsClassesWithinTheTotalBudgetAndReportsAll) {
  for (int i = 0; i < 40; ++i) add_class(fmt::format("C{}Busy", i));
  const RunReport report =
      run([](GenerateRequest& request) { request.budget = milliseconds(4'000); });
  ASSERT_EQ(report.classes.size(), 40u);
  std::set<std::string> seen;
  std::size_t finished = 0;
  for (const ClassReport& row : report.classes) {
    seen.insert(row.outcome.result.class_name);
    finished += row.outcome.ending == workers::Ending::Finished;
    EXPECT_TRUE(row.outcome.ending == workers::Ending::Finished ||
                row.outcome.ending == workers::Ending::NotStarted)
        << row.outcome.result.class_name;
  }
  EXPECT_EQ(seen.size(), 40u);
  EXPECT_GT(finished, 0u);
}

TEST_F(GenerateRunTest, ReportsClassesThatTookTooLong) {
  add_class("A");
  add_class("Hang");
  const RunReport report =
      run([](GenerateRequest& request) { request.budget = milliseconds(5'000); });
  EXPECT_EQ(report.classes[0].suite.tests, 2u);
  EXPECT_EQ(report.classes[1].outcome.ending, workers::Ending::TimedOut);
  EXPECT_TRUE(report.is_partial());
}

TEST_F(GenerateRunTest, LosesOnlyTheClassThatEndsTheBaseProcess) {
  for (const char* name : {"A", "BKillBase", "C", "D"}) add_class(name);
  const RunReport report = run([](GenerateRequest& request) { request.jobs = 1; });
  ASSERT_EQ(report.classes.size(), 4u);
  EXPECT_EQ(report.classes[1].outcome.result.failure, "base process ended by signal 9");
  for (std::size_t i : {0u, 2u, 3u}) EXPECT_EQ(report.classes[i].suite.tests, 2u);
  EXPECT_EQ(report.failures(), 1u);
  EXPECT_FALSE(report.is_partial());
  EXPECT_EQ(report.restarts.size(), 2u);
}

TEST_F(GenerateRunTest, ChecksItsFoldersBeforeAnyWork) {
  add_class("A");
  folder_.write("file", "");
  GenerateRequest request;
  request.options.explore.class_path = (folder_ / "classes").string();
  request.out = folder_ / "file/out";
  const auto no_boot = [](const suite::SuiteOptions&) -> workers::BaseProcess::Boot {
    ADD_FAILURE() << "it began to work";
    return {};
  };
  const auto report = run_generate(request, "0.1.0", "assay generate", no_boot);
  ASSERT_FALSE(report.ok());
  EXPECT_NE(report.error().message.find("/file: it is not a folder"), std::string::npos)
      << report.error().message;
}

TEST_F(GenerateRunTest, WritesWhatIsThereWhenItIsStopped) {
  for (const char* name : {"AStop", "BHang"}) add_class(name);
  const RunReport report = run([](GenerateRequest& request) { request.jobs = 1; });
  EXPECT_EQ(report.classes[0].suite.tests, 2u);
  EXPECT_EQ(report.classes[1].outcome.ending, workers::Ending::Interrupted);
  EXPECT_TRUE(report.is_partial());
}

}  // namespace
}  // namespace assay::app
