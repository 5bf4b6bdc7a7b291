// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "emit/junit.h"
#include "suite/class_result.h"
#include "validate/judge.h"

namespace assay::delivery {

/// A test that did not do on the stock virtual machine what ours said it would.
struct Mismatch {
  std::string test;
  /// "did not compile", "failed", "flaky", "timed out", "unjudged", "fails elsewhere"
  std::string kind;
  std::string message;
  std::string source;  // of the test method
};

/// What became of the tests of one class.
struct WrittenSuite {
  enum class State : std::uint8_t {
    NoTests,      // nothing to write
    Written,      // judged
    Unvalidated,  // written without having been judged
    KeptOther,    // a file of somebody else is there: left alone
    KeptEdited,   // a file of ours that somebody edited is there: likewise
    Failed,       // could not be written
  };
  State state = State::NoTests;
  std::vector<std::filesystem::path> files;  // below the output folder
  std::string problem;                       // of the last three
  std::size_t tests = 0;                     // in the files
  std::vector<bool> kept;                    // which of the class's tests they are
  std::vector<Mismatch> mismatches;
  std::optional<validate::PassedProbes> passed = {};  // by the tests in the file; nothing: unknown

  bool is_there() const { return state == State::Written || state == State::Unvalidated; }
  /// Where a test of the class was written; empty: nowhere.
  std::filesystem::path file_of(std::size_t test) const;
  std::filesystem::path first_file() const { return file_of(0); }
};
/// "no tests", "written", "not validated", "kept other file", "kept edited file", "failed".
std::string_view name_of(WrittenSuite::State state);

/// No file has more tests than this: compilers and readers have their limits.
constexpr std::size_t kMostTestsPerFile = 500;

/// The tests of a file that are to be kept, for the judge.
validate::Candidate candidate_of(const emit::RenderedClass& tests, const std::vector<bool>& keep);

/// Lets the stock virtual machine judge tests, drops those that fail there and writes the rest.
/// What a person wrote or edited is never replaced, and no link below the folder is followed.
class SuiteWriter {
 public:
  /// Without a judge the tests are written as they are.
  SuiteWriter(std::filesystem::path folder, validate::Judge* judge)
      : folder_(std::move(folder)), judge_(judge) {}

  /// One row per class.
  std::vector<WrittenSuite> write(const std::vector<const suite::ClassResult*>& classes);

  /// Takes tests that fail elsewhere out of a suite that was written, and writes it again. A file
  /// that has no tests left is removed.
  void drop(const suite::ClassResult& result, const std::vector<validate::PlaceFailure>& failures,
            WrittenSuite& suite);

  /// Writes the tests that are to be kept, without judging them; none: removes the file.
  void write_kept(const emit::RenderedClass& tests, const std::vector<bool>& keep,
                  WrittenSuite& suite);

  /// From now on nothing is judged, for the reason given.
  void stop_judging(std::string reason);
  /// Why tests are not judged (any more); empty: they are, or it was not wanted.
  const std::string& judge_problem() const { return judge_problem_; }

 private:
  std::vector<WrittenSuite> judged(const std::vector<const suite::ClassResult*>& classes);
  bool remove_file(const std::filesystem::path& file);
  void remove_files(const emit::RenderedClass& tests, std::size_t from);
  bool write_file(const emit::SourceFile& source, WrittenSuite& suite);
  Result<WrittenSuite::State> write_text(const std::filesystem::path& file, const std::string& text,
                                         WrittenSuite::State otherwise);

  std::filesystem::path folder_;
  validate::Judge* judge_;
  std::string judge_problem_;
};

}  // namespace assay::delivery
