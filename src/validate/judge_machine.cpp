// SPDX-License-Identifier: Apache-2.0
// Requests to the judge's JVM, one at a time. It runs code that may do anything to it: every answer
// has a deadline and a size, and a machine that misbehaves is replaced.
#include "validate/judge_machine.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/clocks.h"
#include "validate/base64.h"

namespace assay::validate {

namespace {

using Read = JudgeChannel::Read;

constexpr std::size_t kMostAnswers = 1'000'000;  // to one request, each of them of the machine's

}  // namespace

Result<void> JudgeMachine::prepare() {
  command_.emplace(TRY(JudgeCommand::prepare(options_)));
  return {};
}

/// Returns before the machine is up. It is told at once what it needs, and asked later whether it
/// likes it.
Result<void> JudgeMachine::start() {
  has_loaded_ = is_ready_ = knows_watched_ = false;
  channel_.reset();
  channel_ = TRY(JudgeChannel::start(command_->fresh()));
  channel_->send(encode(command_->setup()), WallClock::now() + options_.request_limit);
  return {};
}

Result<void> JudgeMachine::start_if_needed() {
  if (channel_ != nullptr) return {};
  return start();
}

std::string JudgeMachine::stop() {
  std::string how = channel_ == nullptr ? "not started" : channel_->end();
  channel_.reset();
  has_loaded_ = is_ready_ = knows_watched_ = false;
  return how;
}

/// Ends the machine and says what was wrong with it.
Error JudgeMachine::failure(std::string_view request, Read read) {
  const std::string printed = channel_ == nullptr ? "" : channel_->first_line_of_output();
  std::string how = stop();
  if (read == Read::TimedOut) how = "no answer in time";
  if (read == Read::Flooded) how = "too much was written to it";
  return Error{fmt::format("the virtual machine of {} failed to {}: {} {}", options_.jdk.string(),
                           request, how, printed)};
}

Result<void> JudgeMachine::hear_that_it_is_ready(Deadline deadline) {
  if (is_ready_) return {};
  Words answer;
  const Read read = channel_->receive(answer, deadline);
  if (read != Read::Message) return failure("start", read);
  if (answer.front() == "unreadable" && answer.size() == 2) {
    stop();
    return Error{
        fmt::format("{} cannot be read by the confined virtual machine, which has no rights beyond "
                    "those of its "
                    "user's id: make it readable for that user",
                    answer[1])};
  }
  is_ready_ = true;
  return {};
}

/// All answers up to the one that starts with `last_word`.
Result<JudgeMachine::Answers> JudgeMachine::ask_once(const Words& request,
                                                     std::string_view last_word,
                                                     Deadline deadline) {
  TRY(start_if_needed());
  TRY(hear_that_it_is_ready(deadline));
  Answers answers;
  Words answer;
  auto read = Read::Ended;
  if (channel_->send(encode(request), deadline)) {
    while ((read = channel_->receive(answer, deadline)) == Read::Message &&
           answers.size() < kMostAnswers) {
      answers.push_back(std::move(answer));
      if (answers.back().front() == last_word) return answers;
    }
  }
  return failure(request.front(), read);
}

/// A machine that was killed while it had nothing to do deserves a second try.
Result<JudgeMachine::Answers> JudgeMachine::ask(const Words& request, std::string_view last_word,
                                                Deadline deadline) {
  Result<Answers> answers = ask_once(request, last_word, deadline);
  if (answers || WallClock::now() >= deadline) return answers;
  return ask_once(request, last_word, deadline);
}

Result<Compilation> JudgeMachine::compile(std::span<const SourceText> files, Deadline deadline) {
  Words request = {"compile"};
  for (const SourceText& file : files) {
    request.push_back(file.path);
    request.push_back(file.text);
  }
  Answers answers = TRY(ask(request, "compiled", deadline));
  answers.pop_back();
  return compilation_of(answers, files.size());
}

Words JudgeMachine::request_to_load(std::string verb, std::span<const CompiledClass> classes) {
  Words request = {std::move(verb)};
  for (const CompiledClass& each : classes) {
    request.push_back(each.name);
    request.push_back(each.bytes);
  }
  return request;
}

Result<void> JudgeMachine::load(std::span<const CompiledClass> classes, Deadline deadline) {
  if (has_loaded_) return {};
  TRY(ask(request_to_load("load", classes), "loaded", deadline));
  has_loaded_ = true;
  return {};
}

Result<std::vector<TestRun>> JudgeMachine::run(std::span<const CompiledClass> classes,
                                               std::span<const TestName> tests, Where where,
                                               Deadline deadline) {
  TRY(load(classes, deadline));
  return run_loaded(tests, where, deadline);
}

std::vector<TestRun> JudgeMachine::run_loaded(std::span<const TestName> tests, Where where,
                                              Deadline deadline) {
  Words count = {"run", std::to_string(tests.size()), where == Where::Here ? "here" : "elsewhere"};
  std::string request = encode(count);
  for (const TestName& test : tests) request += "\n" + encode(Words{test.class_name, test.method});
  channel_->send(request, deadline);  // if that fails, so does receiving
  std::vector<TestRun> runs;
  while (channel_ != nullptr && runs.size() < tests.size()) {
    runs.push_back(receive_run(deadline));
  }
  return runs;
}

void JudgeMachine::watch(std::vector<WatchedClass> classes) {
  if (knows_watched_) stop();  // it would take them for more of the same
  watched_ = std::move(classes);
}

Result<void> JudgeMachine::tell_what_to_watch(Deadline deadline) {
  if (knows_watched_) return {};
  Words request = {"watch"};
  for (const WatchedClass& each : watched_) {
    request.push_back(each.name);
    request.push_back(std::to_string(each.probes));
    request.push_back(to_base64(each.bytes));
  }
  TRY(ask_once(request, "watching", deadline));
  knows_watched_ = true;
  return {};
}

Result<PassedProbes> JudgeMachine::measure(std::span<const CompiledClass> classes,
                                           std::span<const TestName> tests, Deadline deadline) {
  unload(deadline);
  TRY(tell_what_to_watch(deadline));
  TRY(ask_once(request_to_load("load-watched", classes), "loaded", deadline));
  has_loaded_ = true;
  run_loaded(tests, Where::Here, deadline);
  if (channel_ == nullptr) return Error{"a test took the machine with it"};
  Answers answers = TRY(ask_once({"passed"}, "counted", deadline));
  PassedProbes passed = passed_probes_of(answers, watched_.size());
  unload(deadline);
  return passed;
}

/// Tests cannot send SIGKILL; that was the user, or a system that is short of memory.
TestRun JudgeMachine::machine_ended() {
  std::string how = stop();
  TestRun::End end = how == "signal 9" ? TestRun::End::NotRun : TestRun::End::MachineEnded;
  return {end, "the virtual machine ended: " + how};
}

/// As receiving, but a test that fills the disk meanwhile counts as one that floods.
Read JudgeMachine::receive_within_bounds(Words& answer, Deadline limit) {
  constexpr std::chrono::milliseconds kSlice(100);
  while (true) {
    const Read read = channel_->receive(answer, std::min(limit, WallClock::now() + kSlice));
    if (read != Read::TimedOut || WallClock::now() >= limit) return read;
    if (!command_->keeps_within_its_folder()) return Read::Flooded;
  }
}

TestRun JudgeMachine::receive_run(Deadline deadline) {
  Words answer;
  const Deadline limit = std::min(WallClock::now() + options_.test_limit, deadline);
  switch (receive_within_bounds(answer, limit)) {
    case Read::Ended:
      return machine_ended();
    case Read::TimedOut:
      stop();
      if (WallClock::now() >= deadline) return {TestRun::End::NotRun, "no time left"};
      return {TestRun::End::TimedOut,
              fmt::format("no end after {} ms", options_.test_limit.count())};
    case Read::Flooded:
      stop();
      return {TestRun::End::Failed,
              "it writes too much, to files or to the judge's own descriptor"};
    case Read::Message:
      break;
  }
  return test_run_of(answer);
}

void JudgeMachine::unload(Deadline deadline) {
  if (!has_loaded_) return;
  Result<Answers> answers = ask_once({"unload"}, "unloaded", deadline);
  has_loaded_ = false;
  bool is_idle = answers && answers.value().back().size() == 2 && answers.value().back()[1] == "0";
  if (!is_idle) stop();
}

}  // namespace assay::validate
