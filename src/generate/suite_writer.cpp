// SPDX-License-Identifier: Apache-2.0
#include "generate/suite_writer.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <optional>

#include "base/text.h"
#include "emit/junit.h"

namespace assay::generate {
namespace {

namespace fs = std::filesystem;
using validate::TestVerdict;

constexpr int kHeaderLines = 5;  // our mark is in one of these

std::string_view name_of(TestVerdict::Kind kind) {
  switch (kind) {
    case TestVerdict::Kind::Passed:
      return "passed";
    case TestVerdict::Kind::NotCompiled:
      return "did not compile";
    case TestVerdict::Kind::Failed:
      return "failed";
    case TestVerdict::Kind::Flaky:
      return "flaky";
    case TestVerdict::Kind::TimedOut:
      return "timed out";
    case TestVerdict::Kind::Unjudged:
      return "unjudged";
  }
  return "";
}

std::vector<bool> all_of(const ClassResult& result) {
  return std::vector<bool>(result.tests.tests.size(), true);
}

validate::Candidate candidate_of(const ClassResult& result) {
  const emit::RenderedClass& tests = result.tests;
  emit::SourceFile file = emit::assemble(tests, all_of(result));
  validate::Candidate candidate{
      std::move(file.path),
      tests.package.empty() ? tests.name : fmt::format("{}.{}", tests.package, tests.name),
      std::move(file.text),
      {},
      std::move(file.lines)};
  for (const emit::RenderedTest& test : tests.tests) candidate.tests.push_back(test.name);
  return candidate;
}

Mismatch mismatch_of(const emit::RenderedTest& test, const TestVerdict& verdict) {
  return {test.name, std::string(name_of(verdict.kind)), verdict.message,
          join(test.lines, "\n") + "\n"};
}

/// Notes what failed; the rest is to be kept.
std::vector<bool> drop_failed(const ClassResult& result, const validate::FileVerdict& verdict,
                              WrittenSuite& suite) {
  std::vector<bool> keep = all_of(result);
  for (std::size_t i = 0; i < keep.size() && i < verdict.tests.size(); ++i) {
    keep[i] = verdict.tests[i].kind == TestVerdict::Kind::Passed;
    if (!keep[i]) suite.mismatches.push_back(mismatch_of(result.tests.tests[i], verdict.tests[i]));
  }
  return keep;
}

/// Whether there is nothing that a person may have written.
bool may_replace(const fs::path& file) {
  std::error_code ignored;
  if (!fs::exists(file, ignored)) return true;
  std::ifstream text(file);
  std::string line;
  for (int i = 0; i < kHeaderLines && std::getline(text, line); ++i) {
    if (line.find(kHeaderMark) != std::string::npos) return true;
  }
  return false;
}

/// Another process sees the old file or the new one, never half of it.
std::optional<std::string> write_atomically(const fs::path& file, const std::string& text) {
  std::error_code error;
  fs::create_directories(file.parent_path(), error);
  const fs::path draft =
      file.parent_path() / fmt::format(".{}.{}", file.filename().string(), getpid());
  std::ofstream out(draft, std::ios::binary);
  out << text;
  out.close();
  if (out) fs::rename(draft, file, error);
  if (out && !error) return std::nullopt;
  std::error_code ignored;
  fs::remove(draft, ignored);
  return fmt::format("cannot write {}{}", file.string(), error ? ": " + error.message() : "");
}

}  // namespace

std::string_view name_of(WrittenSuite::State state) {
  switch (state) {
    case WrittenSuite::State::NoTests:
      return "no tests";
    case WrittenSuite::State::Written:
      return "written";
    case WrittenSuite::State::Unvalidated:
      return "not validated";
    case WrittenSuite::State::KeptOther:
      return "kept other file";
    case WrittenSuite::State::Failed:
      return "failed";
  }
  return "";
}

void SuiteWriter::stop_judging(std::string reason) {
  judge_ = nullptr;
  judge_problem_ = std::move(reason);
}

std::vector<WrittenSuite> SuiteWriter::write(const std::vector<const ClassResult*>& classes) {
  if (judge_ != nullptr) return judged(classes);
  std::vector<WrittenSuite> suites(classes.size());
  for (std::size_t i = 0; i < classes.size(); ++i) {
    suites[i].state = WrittenSuite::State::Unvalidated;
    write_file(*classes[i], all_of(*classes[i]), suites[i]);
  }
  return suites;
}

std::vector<WrittenSuite> SuiteWriter::judged(const std::vector<const ClassResult*>& classes) {
  std::vector<validate::Candidate> candidates;
  for (const ClassResult* result : classes) {
    if (!result->tests.tests.empty()) candidates.push_back(candidate_of(*result));
  }
  std::vector<validate::FileVerdict> verdicts;
  if (!candidates.empty()) {
    auto judgement = judge_->judge(candidates);
    if (!judgement.ok()) {
      stop_judging(judgement.error().message);
      return write(classes);
    }
    verdicts = std::move(judgement).value();
  }
  std::vector<WrittenSuite> suites(classes.size());
  auto verdict = verdicts.begin();
  for (std::size_t i = 0; i < classes.size(); ++i) {
    if (classes[i]->tests.tests.empty() || verdict == verdicts.end()) continue;
    suites[i].state = WrittenSuite::State::Written;
    write_file(*classes[i], drop_failed(*classes[i], *verdict++, suites[i]), suites[i]);
  }
  return suites;
}

void SuiteWriter::write_file(const ClassResult& result, const std::vector<bool>& keep,
                             WrittenSuite& suite) {
  const auto kept = static_cast<std::size_t>(std::ranges::count(keep, true));
  if (kept == 0) {
    suite.state = WrittenSuite::State::NoTests;
    return;
  }
  const emit::SourceFile source = emit::assemble(result.tests, keep);
  suite.file = source.path;
  const fs::path file = folder_ / source.path;
  if (!may_replace(file)) {
    suite.state = WrittenSuite::State::KeptOther;
    suite.problem = fmt::format("{} was not written by assay and is left as it is", file.string());
    return;
  }
  if (std::optional<std::string> problem = write_atomically(file, source.text)) {
    suite.state = WrittenSuite::State::Failed;
    suite.problem = std::move(*problem);
    return;
  }
  suite.tests = kept;
}

}  // namespace assay::generate
