// SPDX-License-Identifier: Apache-2.0
// Three kinds of processes: this one judges and writes, a base process boots the machine and forks
// a worker per class, and a stock Java virtual machine is the judge. Ctrl-C reaches this one only,
// which asks the base process to end and then writes what it has.
#include "app/generate_run.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <deque>
#include <map>

#include "app/progress.h"
#include "app/scratch_folder.h"
#include "boot/module_access.h"
#include "classpath/class_path.h"
#include "classpath/installed_jdks.h"
#include "classpath/jdk.h"
#include "delivery/coverage_ledger.h"
#include "delivery/open_folder.h"
#include "delivery/suite_seal.h"
#include "delivery/suite_writer.h"
#include "emit/junit.h"
#include "process/child.h"
#include "sandbox/survey.h"
#include "suite/class_result.h"
#include "targets/class_selection.h"
#include "targets/job.h"
#include "validate/judge.h"
#include "validate/places.h"
#include "workers/budget.h"
#include "workers/worker_pool.h"

namespace assay::app {
namespace {

using report::ClassReport;
using report::RunReport;
using std::chrono::milliseconds;
using suite::ClassResult;
using targets::Job;
using workers::BaseProcess;
using workers::Clock;

constexpr milliseconds kTick{200};
constexpr unsigned kOldestRelease = 8;  // that compilers still know
constexpr std::size_t kBatch = 16;      // files judged at once
constexpr milliseconds kMostReserve{5'000}, kReserveForWriting{200};
constexpr milliseconds kLeastRequest{5'000};
constexpr int kPartOfBudget = 20;   // of the total budget, kept for judging what comes last
constexpr int kPartForPlaces = 10;  // and for running all of it in other places
constexpr milliseconds kMostForPlaces{4'000};

volatile std::sig_atomic_t interrupted = 0;
volatile std::sig_atomic_t base_pid = 0;

void interrupt(int) {
  interrupted = 1;
  if (base_pid > 0) process::ask_to_end(base_pid);
}

/// While it lives, the first Ctrl-C or SIGTERM ends the work in good order and the second at once.
class InterruptGuard {
 public:
  InterruptGuard() {
    struct sigaction action {};
    action.sa_handler = interrupt;
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
    for (int signal : {SIGINT, SIGTERM}) sigaction(signal, &action, nullptr);
  }
  /// Tells the base process, too, even if the signal came before it was there.
  void watch_over(int pid) {
    if (base_pid == pid) return;
    base_pid = pid;
    if (interrupted != 0 && pid > 0) process::ask_to_end(pid);
  }
  ~InterruptGuard() {
    base_pid = 0;
    for (int signal : {SIGINT, SIGTERM}) std::signal(signal, SIG_DFL);
  }
  InterruptGuard(const InterruptGuard&) = delete;
  InterruptGuard& operator=(const InterruptGuard&) = delete;
};

/// While it lives, Ctrl-C is ignored, also by the programs that are started meanwhile.
class IgnoreInterrupts {
 public:
  IgnoreInterrupts() {
    struct sigaction ignore {};
    ignore.sa_handler = SIG_IGN;
    sigaction(SIGINT, &ignore, &before_);
  }
  ~IgnoreInterrupts() { sigaction(SIGINT, &before_, nullptr); }
  IgnoreInterrupts(const IgnoreInterrupts&) = delete;
  IgnoreInterrupts& operator=(const IgnoreInterrupts&) = delete;

 private:
  struct sigaction before_ {};
};

/// What java has to be told so that tests see the packages that the explored code saw.
std::vector<std::string> java_flags(const boot::ModuleAccess& access) {
  std::vector<std::string> flags;
  for (const std::string& given : access.exports) flags.push_back("--add-exports=" + given);
  for (const std::string& given : access.opens) flags.push_back("--add-opens=" + given);
  return flags;
}

class GenerateRun : public workers::PoolObserver {
 public:
  GenerateRun(GenerateRequest request, std::string version, std::string command, BootMaker boot)
      : request_(std::move(request)), boot_(std::move(boot)) {
    report_.version = std::move(version);
    report_.command = std::move(command);
    report_.seed = request_.options.explore.seed;
    report_.out = request_.out;
  }

  Result<RunReport> run() {
    TRY(delivery::check_output_folder(request_.out));
    const classpath::Jdk jdk =
        TRY(find_jdk(classpath::JdkSearch::of_environment(request_.options.explore.jdk)));
    report_.command += fmt::format(" --jdk {}", jdk.feature);
    jobs_ = TRY(select(jdk));
    const validate::JUnitJars junit = choose_junit();
    if (request_.validate && !junit.jars.empty()) scratch_ = TRY(ScratchFolder::create());
    set_budget();
    workers::PoolOptions pool;
    pool.budget = budget_;
    pool.stop = &interrupted;
    base_ = TRY(BaseProcess::start(boot_(request_.options), pool, jobs_));
    guard_.watch_over(base_->pid());
    ledger_ = std::make_unique<delivery::CoverageLedger>(
        classpath::ClassPath::parse(request_.options.explore.class_path, jdk.feature,
                                    std::filesystem::current_path()),
        request_.options.access, class_names());
    start_judge(jdk, junit);
    writer_.emplace(request_.out, judge_.get());
    if (!report_.unvalidated.empty()) writer_->stop_judging(report_.unvalidated);
    TRY(work());
    try_places(jdk);
    return finish();
  }

  void started(std::size_t job, milliseconds) override { progress_->started(job); }
  void finished(workers::JobOutcome outcome) override { waiting_.push_back(std::move(outcome)); }

 private:
  Result<std::vector<Job>> select(const classpath::Jdk& jdk) {
    targets::SelectionRequest wanted{request_.targets,
                                     request_.exclude,
                                     request_.options.access,
                                     request_.options.explore.class_path,
                                     std::filesystem::current_path(),
                                     jdk.feature};
    targets::ClassSelection selection = TRY(targets::select_classes(wanted));
    request_.options.explore.class_path = selection.class_path;
    request_.options.release = std::min<unsigned>(
        request_.release != 0 ? request_.release : std::max(selection.release, kOldestRelease),
        static_cast<unsigned>(jdk.feature));
    report_.left_out = std::move(selection.left_out);
    report_.unfollowed = std::move(selection.unfollowed);
    for (const std::string& entry : selection.absent)
      report_.warnings.push_back(fmt::format("there is no '{}' on the class path", entry));
    if (selection.newest_needed > 0) {
      const auto& newer = report_.left_out[std::string(targets::kTooNew)];
      report_.warnings.push_back(fmt::format("{} {} newer than JDK {}; {}", newer.size(),
                                             newer.size() == 1 ? "class is" : "classes are",
                                             jdk.feature,
                                             classpath::advice_for_jdk(selection.newest_needed)));
    }
    return std::move(selection.jobs);
  }

  validate::JUnitJars choose_junit() {
    validate::JUnitJars junit =
        validate::find_junit(request_.options.explore.class_path, request_.junit);
    unsigned version = request_.junit != 0 ? request_.junit : 5;
    if (!junit.jars.empty()) version = junit.version;
    request_.options.emit.junit = version == 4 ? emit::JUnit::Four : emit::JUnit::Five;
    request_.options.emit.has_isolated = junit.has_isolated;
    request_.options.emit.header = {
        fmt::format("{}{} (seed {}).", delivery::kHeaderMark, report_.version, report_.seed),
        report_.command, delivery::seal_line()};
    return junit;
  }

  void set_budget() {
    budget_.per_class = request_.options.class_budget;
    budget_.jobs = request_.jobs;
    if (!request_.budget) return;
    const milliseconds reserve = std::min(*request_.budget / kPartOfBudget,
                                          request_.validate ? kMostReserve : kReserveForWriting);
    const milliseconds for_places =
        request_.validate ? std::min(*request_.budget / kPartForPlaces, kMostForPlaces)
                          : milliseconds{0};
    budget_.end = begin_ + *request_.budget - reserve - for_places;
    judging_end_ = begin_ + *request_.budget + *request_.budget / (2 * kPartOfBudget);
  }

  bool has_isolation() {
    report_.isolation = {sandbox::survey(), request_.layers, request_.unconfined};
    return report_.isolation.may_run();
  }

  void start_judge(const classpath::Jdk& jdk, const validate::JUnitJars& junit) {
    if (!request_.validate) {
      report_.unvalidated = "as asked for";
    } else if (junit.jars.empty()) {
      report_.unvalidated = "no JUnit was found";
    } else if (!has_isolation()) {
      report_.unvalidated = report_.isolation.problem();
    } else {
      validate::JudgeOptions options;
      options.jdk = jdk.home;
      options.class_path = request_.options.explore.class_path;
      options.junit = junit.jars;
      options.java_flags = java_flags(request_.options.explore.module_access);
      // A compiler that keeps to an older release knows nothing of packages that are opened.
      const bool is_older = request_.options.release < static_cast<unsigned>(jdk.feature);
      if (is_older && options.java_flags.empty()) options.release = request_.options.release;
      options.folder = scratch_->path();
      options.layers = report_.isolation.layers();
      if (request_.unconfined) options.layers.reset();
      options.end = judging_end_;
      options.seed = report_.seed;
      if (request_.budget) {
        options.request_limit =
            std::clamp(*request_.budget / kPartOfBudget, kLeastRequest, options.request_limit);
      }
      const IgnoreInterrupts ignoring;  // it is to judge what is there after Ctrl-C
      auto judge = validate::Judge::start(options);
      if (judge.ok()) {
        judge_ = std::move(judge).value();
        judge_->watch(ledger_->watched());
      } else {
        report_.unvalidated = judge.error().message;
      }
    }
  }

  std::vector<std::string> class_names() const {
    std::vector<std::string> names;
    std::ranges::transform(jobs_, std::back_inserter(names), &Job::class_name);
    return names;
  }

  Result<void> work() {
    progress_.emplace(Progress::Options{stderr, isatty(STDERR_FILENO) != 0, budget_},
                      class_names());
    bool has_more = true;
    while (has_more || !waiting_.empty()) {
      if (has_more) {
        has_more = TRY(base_->listen(waiting_.empty() ? kTick : milliseconds{0}, *this));
        guard_.watch_over(base_->pid());  // it may be another one now
      }
      write_next();
      progress_->tick(Clock::now());
    }
    return {};
  }

  /// Judges and writes some of the classes that are done.
  void write_next() {
    if (waiting_.empty()) return;
    if (judging_end_ && Clock::now() >= *judging_end_ && writer_->judge_problem().empty()) {
      writer_->stop_judging("the budget was used up before all tests were judged");
    }
    std::vector<ClassReport> rows;
    std::vector<const ClassResult*> results;
    while (!waiting_.empty() && rows.size() < kBatch) {
      rows.push_back({std::move(waiting_.front()), {}});
      waiting_.pop_front();
    }
    results.reserve(rows.size());
    for (const ClassReport& row : rows) results.push_back(&row.outcome.result);
    std::vector<delivery::WrittenSuite> suites = writer_->write(results);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      rows[i].suite = std::move(suites[i]);
      ledger_->add(rows[i].suite);
      settle(rows[i]);
      progress_->finished(rows[i]);
      report_.classes.push_back(std::move(rows[i]));
    }
  }

  void settle(ClassReport& row) const {
    const std::string& unusable = row.outcome.result.unusable;
    const bool is_done = row.outcome.ending == workers::Ending::Finished;
    std::string_view otherwise =
        is_done ? "nothing was found that leads to it" : name_of(row.outcome.ending);
    if (!unusable.empty()) otherwise = unusable;
    ledger_->settle(row.outcome.result, row.suite, otherwise);
  }

  /// Takes out what passed here and fails elsewhere; all tests of all classes in one go.
  void try_places(const classpath::Jdk& jdk) {
    if (judge_ == nullptr || !writer_->judge_problem().empty() || interrupted != 0) return;
    const std::vector<validate::Place> places =
        validate::places(validate::OwnSurroundings::of_process(), jdk.home,
                         validate::find_other_jdk(jdk.home, jdk.feature));
    const IgnoreInterrupts ignoring;
    validate::PlacesVerdict verdict = judge_->try_places(places);
    std::map<std::string, std::vector<validate::PlaceFailure>> failures;
    for (validate::PlaceFailure& failure : verdict.failures)
      failures[failure.class_name].push_back(std::move(failure));
    for (ClassReport& row : report_.classes) {
      const auto found = failures.find(emit::qualified_name(row.outcome.result.tests));
      if (found != failures.end()) writer_->drop(row.outcome.result, found->second, row.suite);
    }
    ledger_->forget();
    for (const ClassReport& row : report_.classes) ledger_->add(row.suite);
    report_.places_not_tried = std::move(verdict.not_tried);
  }

  RunReport finish() {
    progress_.reset();
    for (ClassReport& row : report_.classes) settle(row);  // tests of others may cover more
    std::ranges::sort(report_.classes, {}, [](const ClassReport& row) { return row.outcome.job; });
    report_.unvalidated = writer_->judge_problem();
    report_.restarts = base_->restarts();
    report_.was_interrupted = interrupted != 0;
    report_.milliseconds = static_cast<std::uint64_t>(
        std::chrono::duration_cast<milliseconds>(Clock::now() - begin_).count());
    return std::move(report_);
  }

  const Clock::time_point begin_ = Clock::now();
  GenerateRequest request_;
  BootMaker boot_;
  RunReport report_;
  workers::Budget budget_;
  std::optional<Clock::time_point> judging_end_;
  std::vector<Job> jobs_;
  InterruptGuard guard_;
  std::unique_ptr<ScratchFolder> scratch_;
  std::unique_ptr<BaseProcess> base_;
  std::unique_ptr<delivery::CoverageLedger> ledger_;
  std::unique_ptr<validate::Judge> judge_;
  std::optional<delivery::SuiteWriter> writer_;
  std::optional<Progress> progress_;
  std::deque<workers::JobOutcome> waiting_;  // done, but not judged
};

}  // namespace

Result<RunReport> run_generate(GenerateRequest request, std::string version, std::string command,
                               BootMaker boot) {
  return GenerateRun(std::move(request), std::move(version), std::move(command), std::move(boot))
      .run();
}

}  // namespace assay::app
