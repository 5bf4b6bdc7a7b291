// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "validate/judge.h"
#include "validate/judge_answers.h"
#include "validate/judge_channel.h"
#include "validate/judge_command.h"

namespace assay::validate {

/// A file for javac.
struct SourceText {
  std::string path;
  std::string text;
};

struct TestName {
  std::string class_name;
  std::string method;
};

/// The stock virtual machine, asked for one thing at a time. It is started again when it is needed
/// and does not run; what it is told to load comes with each request, so that a new one knows all.
class JudgeMachine {
 public:
  explicit JudgeMachine(const JudgeOptions& options) : options_(options) {}

  /// Writes the files that the machine needs.
  Result<void> prepare();
  Result<void> start();

  Result<Compilation> compile(std::span<const SourceText> files, Deadline deadline);
  /// Whether tests run in the locale and time zone of the machine.
  enum class Where : std::uint8_t { Here, Elsewhere };
  /// Runs tests in turn, with the classes in a loader that lives until `unload` or the machine's
  /// end. Stops after a test that takes the machine with it.
  Result<std::vector<TestRun>> run(std::span<const CompiledClass> classes,
                                   std::span<const TestName> tests, Where where, Deadline deadline);
  /// What `measure` watches from now on.
  void watch(std::vector<WatchedClass> classes);
  /// Runs tests in a loader of their own, which takes watched classes with their probes.
  Result<PassedProbes> measure(std::span<const CompiledClass> classes,
                               std::span<const TestName> tests, Deadline deadline);
  /// Ends the machine if threads of the tests are still busy.
  void unload(Deadline deadline);
  bool is_running() const { return channel_ != nullptr; }

 private:
  using Answers = std::vector<Words>;

  Result<void> start_if_needed();
  Result<void> hear_that_it_is_ready(Deadline deadline);
  Result<void> load(std::span<const CompiledClass> classes, Deadline deadline);
  static Words request_to_load(std::string verb, std::span<const CompiledClass> classes);
  Result<void> tell_what_to_watch(Deadline deadline);
  std::vector<TestRun> run_loaded(std::span<const TestName> tests, Where where, Deadline deadline);
  Result<Answers> ask(const Words& request, std::string_view last_word, Deadline deadline);
  Result<Answers> ask_once(const Words& request, std::string_view last_word, Deadline deadline);
  Error failure(std::string_view request, JudgeChannel::Read read);
  TestRun receive_run(Deadline deadline);
  JudgeChannel::Read receive_within_bounds(Words& answer, Deadline limit);
  TestRun machine_ended();
  std::string stop();  // says how it ended

  JudgeOptions options_;
  std::optional<JudgeCommand> command_;
  std::unique_ptr<JudgeChannel> channel_;
  bool is_ready_ = false;    // it has said so
  bool has_loaded_ = false;  // the tests of this request
  std::vector<WatchedClass> watched_;
  bool knows_watched_ = false;
};

}  // namespace assay::validate
