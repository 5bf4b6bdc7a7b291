// SPDX-License-Identifier: Apache-2.0
// Two rounds: all tests in order as our machine presents itself, then, shuffled and elsewhere,
// those that passed. Passed means both; failing only the second is flaky. Then what is left of each
// file is run once more, by itself and with probes in the code under test.
#include "validate/judge.h"

#include <algorithm>
#include <map>
#include <random>
#include <tuple>

#include "base/clocks.h"
#include "validate/judge_machine.h"
#include "validate/place_run.h"
#include "validate/suite_compiler.h"

namespace assay::validate {

namespace {

using Kind = TestVerdict::Kind;
using End = TestRun::End;

/// A test that compiled, and where its verdict goes.
struct Runnable {
  TestName name;
  TestVerdict* verdict;
};

/// The same order everywhere for a seed, which std::shuffle does not promise.
void shuffle(std::vector<Runnable>& tests, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  for (std::size_t i = tests.size(); i > 1; --i) std::swap(tests[i - 1], tests[random() % i]);
}

TestVerdict first_verdict(const TestRun& run) {
  switch (run.end) {
    case End::Passed:
      return {Kind::Passed, {}};
    case End::Failed:
    case End::MachineEnded:
      return {Kind::Failed, run.message};
    case End::TimedOut:
      return {Kind::TimedOut, run.message};
    case End::NotRun:
      break;
  }
  return {Kind::Unjudged, run.message};
}

TestVerdict second_verdict(const TestRun& run) {
  TestVerdict verdict = first_verdict(run);
  if (verdict.kind == Kind::Failed) {
    return {Kind::Flaky, "passed first, then, in another order: " + verdict.message};
  }
  return verdict;
}

class MachineJudge : public Judge {
 public:
  explicit MachineJudge(const JudgeOptions& options) : options_(options), machine_(options) {}

  Result<void> start() {
    TRY(machine_.prepare());
    return machine_.start();
  }
  Result<std::vector<FileVerdict>> judge(const std::vector<Candidate>& files) override;
  Result<std::vector<std::vector<Reproduction>>> reproduce(
      const std::vector<Candidate>& files) override;
  void watch(const std::vector<WatchedClass>& classes) override { machine_.watch(classes); }
  PlacesVerdict try_places(const std::vector<Place>& places) override;

 private:
  struct Round {
    JudgeMachine::Where where;
    TestVerdict (*verdict)(const TestRun&);
  };
  using Classes = std::vector<CompiledClass>;
  std::vector<TestRun> run_apart(std::span<const TestName> tests, const Classes& classes,
                                 JudgeMachine::Where where, Deadline deadline);
  Result<void> run_rounds(std::vector<Runnable> tests, const Classes& classes, Deadline deadline);
  Result<void> run_round(std::span<const Runnable> tests, const Classes& classes, Deadline deadline,
                         const Round& round);
  void measure(const std::vector<Candidate>& files, const Classes& classes,
               std::vector<FileVerdict>& verdicts, Deadline deadline);
  void clean_up(Deadline deadline);
  void remember(const std::vector<Candidate>& files, const std::vector<FileVerdict>& verdicts,
                Classes classes);
  Deadline deadline() const;

  JudgeOptions options_;
  JudgeMachine machine_;
  Classes classes_;               // of all that was compiled
  std::vector<TestName> passed_;  // so far
};

std::vector<FileVerdict> unjudged(const std::vector<Candidate>& files) {
  std::vector<FileVerdict> verdicts;
  verdicts.reserve(files.size());
  for (const Candidate& file : files) {
    verdicts.push_back({std::vector<TestVerdict>(file.tests.size())});
  }
  return verdicts;
}

std::vector<Runnable> compiled_tests(const std::vector<Candidate>& files,
                                     std::vector<FileVerdict>& verdicts) {
  std::vector<Runnable> tests;
  for (std::size_t file = 0; file < files.size(); ++file) {
    for (std::size_t test = 0; test < files[file].tests.size(); ++test) {
      TestVerdict& verdict = verdicts[file].tests[test];
      if (verdict.kind != Kind::Unjudged) continue;
      tests.push_back({{files[file].class_name, files[file].tests[test]}, &verdict});
    }
  }
  return tests;
}

Result<std::vector<FileVerdict>> MachineJudge::judge(const std::vector<Candidate>& files) {
  const Deadline deadline = this->deadline();
  std::vector<FileVerdict> verdicts = unjudged(files);
  SuiteCompiler compiler(machine_, files, verdicts);
  Result<void> done = compiler.compile(deadline);
  if (done) done = run_rounds(compiled_tests(files, verdicts), compiler.classes(), deadline);
  if (done) measure(files, compiler.classes(), verdicts, deadline);
  clean_up(deadline);
  remember(files, verdicts, compiler.classes());
  if (!done && WallClock::now() < deadline) return done.error();
  return verdicts;
}

Deadline MachineJudge::deadline() const {
  const Deadline deadline = WallClock::now() + options_.request_limit;
  return options_.end ? std::min(deadline, *options_.end) : deadline;
}

void MachineJudge::remember(const std::vector<Candidate>& files,
                            const std::vector<FileVerdict>& verdicts, Classes classes) {
  std::ranges::move(classes, std::back_inserter(classes_));
  for (std::size_t file = 0; file < files.size(); ++file) {
    for (std::size_t test = 0; test < files[file].tests.size(); ++test) {
      if (verdicts[file].tests[test].kind == Kind::Passed)
        passed_.push_back({files[file].class_name, files[file].tests[test]});
    }
  }
}

/// In a fixed order, whatever order the files were judged in. A test that failed in one place is
/// not tried in the next.
PlacesVerdict MachineJudge::try_places(const std::vector<Place>& places) {
  PlacesVerdict verdict;
  std::ranges::sort(passed_, {},
                    [](const TestName& test) { return std::tie(test.class_name, test.method); });
  for (const Place& place : places) {
    if (passed_.empty()) break;
    if (WallClock::now() >= deadline()) {
      verdict.not_tried.push_back(place.name + ": no time left");
      continue;
    }
    PlaceRun run(options_, place);
    const Result<void> done = run.run(classes_, passed_, deadline());
    if (!done.ok()) verdict.not_tried.push_back(place.name + ": " + done.error().message);
    for (const PlaceFailure& failure : run.failures()) {
      verdict.failures.push_back(failure);
      std::erase_if(passed_, [&](const TestName& test) {
        return test.class_name == failure.class_name && test.method == failure.test;
      });
    }
  }
  return verdict;
}

Result<void> MachineJudge::run_rounds(std::vector<Runnable> tests, const Classes& classes,
                                      Deadline deadline) {
  TRY(run_round(tests, classes, deadline, {JudgeMachine::Where::Here, first_verdict}));
  std::erase_if(tests, [](const Runnable& test) { return test.verdict->kind != Kind::Passed; });
  shuffle(tests, options_.seed);
  TRY(run_round(tests, classes, deadline, {JudgeMachine::Where::Elsewhere, second_verdict}));
  return {};
}

/// Goes on in a new machine after a test that took one with it.
Result<void> MachineJudge::run_round(std::span<const Runnable> tests, const Classes& classes,
                                     Deadline deadline, const Round& round) {
  Result<void> done;
  while (done && !tests.empty() && WallClock::now() < deadline) {
    std::vector<TestName> names;
    for (const Runnable& test : tests) names.push_back(test.name);
    Result<std::vector<TestRun>> result = machine_.run(classes, names, round.where, deadline);
    if (!result) done = result.error();
    std::vector<TestRun> runs = result ? std::move(result).value() : std::vector<TestRun>();
    for (std::size_t i = 0; i < runs.size(); ++i) *tests[i].verdict = round.verdict(runs[i]);
    tests = tests.subspan(runs.size());
  }
  for (const Runnable& test : tests) *test.verdict = {Kind::Unjudged, "no time left"};
  return done;
}

/// The classes that were made of a file.
std::vector<CompiledClass> classes_of(const std::string& class_name,
                                      const std::vector<CompiledClass>& classes) {
  std::vector<CompiledClass> own;
  std::ranges::copy_if(classes, std::back_inserter(own), [&](const CompiledClass& each) {
    return each.name == class_name || each.name.starts_with(class_name + "$");
  });
  return own;
}

/// Each in classes of its own, so that it does not matter what others left in static fields. What
/// there was no time for is NotRun.
std::vector<TestRun> MachineJudge::run_apart(std::span<const TestName> tests,
                                             const Classes& classes, JudgeMachine::Where where,
                                             Deadline deadline) {
  std::vector<TestRun> all;
  for (const TestName& test : tests) {
    if (WallClock::now() >= deadline) break;
    machine_.unload(deadline);
    auto runs = machine_.run(classes_of(test.class_name, classes), {&test, 1}, where, deadline);
    if (!runs) break;
    std::ranges::move(runs.value(), std::back_inserter(all));
  }
  all.resize(tests.size());
  return all;
}

/// A test that gives up on a call that takes too long says so by an exception of JUnit's.
bool has_given_up(const TestRun& run) {
  if (run.end == End::TimedOut) return true;
  const bool is_junits = (run.exception == "org.opentest4j.AssertionFailedError" &&
                          run.message.find("timed out") != std::string::npos) ||
                         run.exception == "org.junit.runners.model.TestTimedOutException";
  return run.end == End::Failed && is_junits;
}

Reproduction reproduction_of(const TestRun& first, const TestRun& second) {
  using Outcome = Reproduction::Kind;
  if (first.end == End::NotRun || second.end == End::NotRun)
    return {Outcome::Unjudged, "no time left"};
  if (first.end == End::Passed && second.end == End::Passed) return {Outcome::Passed, ""};
  if (has_given_up(first) && has_given_up(second)) return {Outcome::TimedOut, first.message};
  const bool are_alike =
      first.end == End::Failed && second.end == End::Failed && first.exception == second.exception;
  if (!are_alike) return {Outcome::Differs, first.message + " / " + second.message};
  return {Outcome::Threw, first.message, first.exception, first.frames};
}

/// What became of tests, by the verdict that has their place.
using Runs = std::map<const TestVerdict*, std::pair<TestRun, TestRun>>;

std::vector<std::vector<Reproduction>> reproductions_of(const std::vector<FileVerdict>& verdicts,
                                                        const Runs& runs) {
  std::vector<std::vector<Reproduction>> all;
  for (const FileVerdict& file : verdicts) {
    std::vector<Reproduction>& of_file = all.emplace_back();
    for (const TestVerdict& test : file.tests) {
      const auto seen = runs.find(&test);
      of_file.push_back(seen == runs.end()
                            ? Reproduction{Reproduction::Kind::NotCompiled, test.message}
                            : reproduction_of(seen->second.first, seen->second.second));
    }
  }
  return all;
}

Result<std::vector<std::vector<Reproduction>>> MachineJudge::reproduce(
    const std::vector<Candidate>& files) {
  const Deadline deadline = this->deadline();
  std::vector<FileVerdict> verdicts = unjudged(files);
  SuiteCompiler compiler(machine_, files, verdicts);
  if (Result<void> done = compiler.compile(deadline); !done && WallClock::now() < deadline)
    return done.error();
  std::vector<Runnable> tests = compiled_tests(files, verdicts);
  const Classes classes = compiler.classes();
  Runs runs;
  const auto run = [&](JudgeMachine::Where where, TestRun std::pair<TestRun, TestRun>::*which) {
    std::vector<TestName> names;
    names.reserve(tests.size());
    for (const Runnable& test : tests) names.push_back(test.name);
    std::vector<TestRun> made = run_apart(names, classes, where, deadline);
    for (std::size_t i = 0; i < tests.size(); ++i)
      runs[tests[i].verdict].*which = std::move(made[i]);
  };
  run(JudgeMachine::Where::Here, &std::pair<TestRun, TestRun>::first);
  shuffle(tests, options_.seed);
  run(JudgeMachine::Where::Elsewhere, &std::pair<TestRun, TestRun>::second);
  clean_up(deadline);
  return reproductions_of(verdicts, runs);
}

/// A file by itself, so that it does not matter which others were judged with it.
void MachineJudge::measure(const std::vector<Candidate>& files, const Classes& classes,
                           std::vector<FileVerdict>& verdicts, Deadline deadline) {
  for (std::size_t file = 0; file < files.size(); ++file) {
    std::vector<TestName> names;
    for (std::size_t test = 0; test < files[file].tests.size(); ++test) {
      if (verdicts[file].tests[test].kind == Kind::Passed)
        names.push_back({files[file].class_name, files[file].tests[test]});
    }
    if (names.empty()) {
      verdicts[file].passed.emplace();
      continue;
    }
    auto passed = machine_.measure(classes_of(files[file].class_name, classes), names, deadline);
    if (passed) verdicts[file].passed = std::move(passed).value();
  }
}

/// What a request leaves behind must not meet the next one. A machine that is needed again is
/// started now, while nobody waits for it.
void MachineJudge::clean_up(Deadline deadline) {
  constexpr std::chrono::seconds kPatience(2);
  machine_.unload(std::min(WallClock::now() + kPatience, deadline));
  const bool may_be_needed = !options_.end || WallClock::now() < *options_.end;
  if (!machine_.is_running() && may_be_needed) {
    (void)machine_.start();  // `judge` reports it if it fails again
  }
}

}  // namespace

bool FileVerdict::all_passed() const {
  return std::all_of(tests.begin(), tests.end(),
                     [](const TestVerdict& test) { return test.kind == Kind::Passed; });
}

Result<std::unique_ptr<Judge>> Judge::start(const JudgeOptions& options) {
  auto judge = std::make_unique<MachineJudge>(options);
  if (Result<void> started = judge->start(); !started) return started.error();
  return std::unique_ptr<Judge>(std::move(judge));
}

}  // namespace assay::validate
