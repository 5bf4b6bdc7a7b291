// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "validate/judge.h"
#include "validate/line_process.h"
#include "validate/wire.h"

namespace assay::validate {

/// An error that javac reports.
struct CompilerProblem {
  int file = -1;  // index of the file; -1: of none
  unsigned line = 0;
  std::string message;
};

struct TestName {
  std::string class_name;
  std::string method;
};

/// How one run of a test ended.
struct TestRun {
  enum class End : std::uint8_t { NotRun, Passed, Failed, TimedOut, MachineEnded };
  End end = End::NotRun;
  std::string message;
};

/// The stock virtual machine, asked for one thing at a time. It is started again when it is needed
/// and does not run.
class JudgeMachine {
 public:
  explicit JudgeMachine(const JudgeOptions& options) : options_(options) {}

  /// Writes the files that the machine needs.
  Result<void> prepare();
  Result<void> start();

  /// Compiles files into a folder; no problems: it worked.
  Result<std::vector<CompilerProblem>> compile(const std::filesystem::path& classes,
                                               std::span<const std::filesystem::path> files,
                                               Deadline deadline);
  /// Whether tests run in the locale and time zone of the machine.
  enum class Where : std::uint8_t { Here, Elsewhere };
  /// Runs tests in turn, with the classes in a loader that lives until `unload` or the machine's
  /// end. Stops after a test that takes the machine with it.
  Result<std::vector<TestRun>> run(const std::filesystem::path& classes,
                                   std::span<const TestName> tests, Where where, Deadline deadline);
  /// Ends the machine if threads of the tests are still busy.
  void unload();
  bool is_running() const { return process_ != nullptr; }
  /// Removes what tests wrote into their working folder.
  void clean_scratch_folder() const;

 private:
  using Answers = std::vector<Words>;

  Result<void> start_if_needed();
  Result<void> load(const std::filesystem::path& classes, Deadline deadline);
  Result<Answers> ask(const Words& request, std::string_view last_word, Deadline deadline);
  Result<Answers> ask_once(const Words& request, std::string_view last_word, Deadline deadline);
  TestRun receive_run(Deadline deadline);
  TestRun machine_ended();
  std::string stop();  // says how it ended
  ProcessCommand command() const;

  JudgeOptions options_;
  std::unique_ptr<LineProcess> process_;
  std::filesystem::path loaded_;  // empty: no classes are loaded
};

}  // namespace assay::validate
