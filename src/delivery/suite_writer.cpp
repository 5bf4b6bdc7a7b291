// SPDX-License-Identifier: Apache-2.0
// The end of a suite: judged, left without what failed, sealed and written. A file there without
// our seal, or with a broken one, belongs to somebody and stays.
#include "delivery/suite_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/result.h"
#include "base/text.h"
#include "delivery/open_folder.h"
#include "delivery/suite_seal.h"
#include "emit/junit.h"

namespace assay::delivery {
namespace {

namespace fs = std::filesystem;
using validate::TestVerdict;

constexpr std::size_t kLargestFile = 64 << 20;  // what is larger is not ours
constexpr int kMostAttempts = 3;

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

std::vector<bool> all_of(const suite::ClassResult& result) {
  return std::vector<bool>(result.tests.tests.size(), true);
}

Mismatch mismatch_of(const emit::RenderedTest& test, const TestVerdict& verdict) {
  return {test.name, std::string(name_of(verdict.kind)), verdict.message, emit::source_of(test)};
}

/// Notes what failed; the rest is to be kept.
std::vector<bool> drop_failed(const suite::ClassResult& result,
                              const validate::FileVerdict& verdict, WrittenSuite& suite) {
  std::vector<bool> keep = all_of(result);
  for (std::size_t i = 0; i < keep.size() && i < verdict.tests.size(); ++i) {
    keep[i] = verdict.tests[i].kind == TestVerdict::Kind::Passed;
    if (!keep[i]) suite.mismatches.push_back(mismatch_of(result.tests.tests[i], verdict.tests[i]));
  }
  return keep;
}

/// The folder of a file below another, made if need be.
Result<OpenFolder> folder_of(const fs::path& file, const fs::path& below) {
  std::error_code problem;
  fs::create_directories(below, problem);
  if (problem) return Error{problem.message()};
  OpenFolder folder = TRY(OpenFolder::open(below));
  for (const fs::path& name : file.parent_path()) folder = TRY(folder.enter(name.string()));
  return folder;
}

std::string_view why_kept(WrittenSuite::State state) {
  return state == WrittenSuite::State::KeptEdited
             ? "was edited since assay wrote it and is left as it is; the new tests are left out "
               "(move it elsewhere, or rename it and its class, to have them)"
             : "was not written by assay and is left as it is";
}

}  // namespace

validate::Candidate candidate_of(const emit::RenderedClass& tests, const std::vector<bool>& keep) {
  emit::SourceFile file = emit::assemble(tests, keep);
  validate::Candidate candidate{std::move(file.path),
                                emit::qualified_name(tests),
                                std::move(file.text),
                                {},
                                std::move(file.lines)};
  for (std::size_t i = 0; i < keep.size(); ++i) {
    if (keep[i]) candidate.tests.push_back(tests.tests[i].name);
  }
  return candidate;
}

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
    case WrittenSuite::State::KeptEdited:
      return "kept edited file";
    case WrittenSuite::State::Failed:
      return "failed";
  }
  return "";
}

fs::path WrittenSuite::file_of(std::size_t test) const {
  if (files.empty()) return {};
  const auto before = std::count(
      kept.begin(), kept.begin() + static_cast<std::ptrdiff_t>(std::min(test, kept.size())), true);
  return files[std::min(static_cast<std::size_t>(before) / kMostTestsPerFile, files.size() - 1)];
}

void SuiteWriter::stop_judging(std::string reason) {
  judge_ = nullptr;
  judge_problem_ = std::move(reason);
}

std::vector<WrittenSuite> SuiteWriter::write(
    const std::vector<const suite::ClassResult*>& classes) {
  if (judge_ != nullptr) return judged(classes);
  std::vector<WrittenSuite> suites(classes.size());
  for (std::size_t i = 0; i < classes.size(); ++i) {
    suites[i].state = WrittenSuite::State::Unvalidated;
    write_kept(classes[i]->tests, all_of(*classes[i]), suites[i]);
  }
  return suites;
}

std::vector<WrittenSuite> SuiteWriter::judged(
    const std::vector<const suite::ClassResult*>& classes) {
  std::vector<validate::Candidate> candidates;
  for (const suite::ClassResult* result : classes) {
    if (!result->tests.tests.empty())
      candidates.push_back(candidate_of(result->tests, all_of(*result)));
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
    suites[i].passed = verdict->passed;
    write_kept(classes[i]->tests, drop_failed(*classes[i], *verdict++, suites[i]), suites[i]);
  }
  return suites;
}

void SuiteWriter::drop(const suite::ClassResult& result,
                       const std::vector<validate::PlaceFailure>& failures, WrittenSuite& suite) {
  if (suite.state != WrittenSuite::State::Written) return;
  std::vector<bool> keep = suite.kept;
  for (std::size_t i = 0; i < keep.size(); ++i) {
    const emit::RenderedTest& test = result.tests.tests[i];
    const auto failure = std::ranges::find(failures, test.name, &validate::PlaceFailure::test);
    if (!keep[i] || failure == failures.end()) continue;
    keep[i] = false;
    suite.mismatches.push_back({test.name, "fails elsewhere",
                                fmt::format("{}: {}", failure->place, failure->message),
                                emit::source_of(test)});
  }
  write_kept(result.tests, keep, suite);
  // What they alone have passed is covered no longer.
  suite.passed.reset();
  if (suite.tests == 0 || judge_ == nullptr) return;
  auto judgement = judge_->judge({candidate_of(result.tests, keep)});
  if (judgement.ok()) suite.passed = std::move(judgement.value().front().passed);
}

/// One that was written before, and is still as it was; false if there is none.
bool SuiteWriter::remove_file(const fs::path& file) {
  const Result<OpenFolder> folder = folder_of(file, folder_);
  if (!folder.ok()) return false;
  const Result<std::optional<std::string>> text =
      folder.value().read(file.filename().string(), kLargestFile);
  if (!text.ok() || !text.value() || seal_of(*text.value()) != Seal::Intact) return false;
  folder.value().remove(file.filename().string());
  return true;
}

/// Those of a run that had more tests.
void SuiteWriter::remove_files(const emit::RenderedClass& tests, std::size_t from) {
  while (remove_file(emit::path_of(tests, from))) ++from;
}

void SuiteWriter::write_kept(const emit::RenderedClass& tests, const std::vector<bool>& keep,
                             WrittenSuite& suite) {
  const auto kept = static_cast<std::size_t>(std::ranges::count(keep, true));
  if (kept == 0) {
    suite.kept = keep;
    if (suite.tests > 0) remove_files(tests, 0);
    suite.state = WrittenSuite::State::NoTests;
    suite.tests = 0;
    return;
  }
  suite.files.clear();
  std::size_t part = 0, test = 0;
  for (std::size_t left = kept; left > 0; ++part) {
    std::vector<bool> chosen(keep.size(), false);
    const std::size_t end = left - std::min(left, kMostTestsPerFile);
    for (; left > end; ++test) {
      chosen[test] = keep[test];
      left -= keep[test] ? 1 : 0;
    }
    if (!write_file(emit::assemble(tests, chosen, part), suite)) return;
  }
  suite.tests = kept;
  suite.kept = keep;
  remove_files(tests, part);
}

/// False if it is not there afterwards, with the reason in the suite.
bool SuiteWriter::write_file(const emit::SourceFile& source, WrittenSuite& suite) {
  suite.files.emplace_back(source.path);
  const Result<WrittenSuite::State> state =
      write_text(source.path, sealed(source.text), suite.state);
  const std::string file = (folder_ / source.path).string();
  if (!state.ok()) {
    suite.problem = fmt::format("cannot write {}: {}", file, state.error().message);
    suite.state = WrittenSuite::State::Failed;
    return false;
  }
  if (state.value() == suite.state) return true;
  suite.state = state.value();
  suite.problem = fmt::format("{} {}", file, why_kept(suite.state));
  return false;
}

/// Another run may write to the same folder: what appears meanwhile is looked at, too.
Result<WrittenSuite::State> SuiteWriter::write_text(const fs::path& file, const std::string& text,
                                                    WrittenSuite::State otherwise) {
  const OpenFolder folder = TRY(folder_of(file, folder_));
  const std::string name = file.filename().string();
  for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
    const std::optional<std::string> old = TRY(folder.read(name, kLargestFile));
    const Seal seal = old ? seal_of(*old) : Seal::Intact;
    if (seal == Seal::None) return WrittenSuite::State::KeptOther;
    if (seal == Seal::Broken) return WrittenSuite::State::KeptEdited;
    const auto if_there = old ? OpenFolder::IfThere::Replace : OpenFolder::IfThere::Keep;
    if (TRY(folder.write(name, text, if_there))) return otherwise;
  }
  return Error{"somebody else keeps writing it"};
}

}  // namespace assay::delivery
