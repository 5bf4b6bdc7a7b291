// SPDX-License-Identifier: Apache-2.0
// Three kinds of processes: this one judges and writes, a base process boots the machine and forks
// a worker per class, and a stock Java virtual machine is the judge. Ctrl-C reaches this one only,
// which asks the base process to end and then writes what it has.
#include "app/classes/class_run.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>

#include "boot/module_access.h"
#include "classpath/installed_jdks.h"
#include "delivery/open_folder.h"
#include "delivery/suite_seal.h"
#include "emit/junit.h"
#include "process/child.h"
#include "sandbox/survey.h"
#include "suite/class_result.h"
#include "targets/class_selection.h"

namespace assay::app {
namespace {

using report::ClassReport;
using std::chrono::milliseconds;
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

/// What java has to be told so that tests see the packages that the explored code saw.
std::vector<std::string> java_flags(const boot::ModuleAccess& access) {
  std::vector<std::string> flags;
  for (const std::string& given : access.exports) flags.push_back("--add-exports=" + given);
  for (const std::string& given : access.opens) flags.push_back("--add-opens=" + given);
  return flags;
}

/// What there is of it, if tests are to speak it.
Result<validate::Mockito> mockito_for(const GenerateRequest& request) {
  if (request.options.emit.mocks != emit::MockStyle::Mockito) return validate::Mockito{};
  validate::Mockito found = validate::find_mockito(request.options.explore.class_path);
  if (!found.is_there) return Error{"--mocks mockito: there is no Mockito on the class path"};
  return found;
}

/// Tests are compiled in the JVM that runs them: without a compiler none would be confirmed.
Result<void> check_compiler(const classpath::Jdk& jdk) {
  if (jdk.image.find_class("com/sun/tools/javac/api/JavacTool")) return {};
  return Error{
      fmt::format("{} is a runtime without javac, which tests are checked with; name a JDK with "
                  "--jdk, or leave the check out with --no-validate",
                  jdk.home.string())};
}

}  // namespace

/// While it lives, the first Ctrl-C or SIGTERM ends the work in good order and the second at once.
class ClassRun::InterruptGuard {
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

struct IgnoreInterrupts::Before {
  struct sigaction action {};
};

IgnoreInterrupts::IgnoreInterrupts() : before_(std::make_unique<Before>()) {
  struct sigaction ignore {};
  ignore.sa_handler = SIG_IGN;
  sigaction(SIGINT, &ignore, &before_->action);
}

IgnoreInterrupts::~IgnoreInterrupts() { sigaction(SIGINT, &before_->action, nullptr); }

ClassRun::ClassRun(GenerateRequest& request, std::string version, std::string command)
    : request_(request), guard_(std::make_unique<InterruptGuard>()) {
  report_.version = std::move(version);
  report_.command = std::move(command);
  report_.seed = request_.options.explore.seed;
  report_.out = request_.out;
  report_.sources = request_.reporting.sources;
}

ClassRun::~ClassRun() = default;

bool ClassRun::was_interrupted() { return interrupted != 0; }

Result<void> ClassRun::work_on_all() {
  TRY(delivery::check_output_folder(request_.out));
  const classpath::Jdk jdk =
      TRY(find_jdk(classpath::JdkSearch::of_environment(request_.options.explore.jdk)));
  if (request_.validate) TRY(check_compiler(jdk));
  report_.command += fmt::format(" --jdk {}", jdk.feature);
  jobs_ = TRY(select(jdk));
  mockito_ = TRY(mockito_for(request_));
  const validate::JUnitJars junit = choose_junit();
  if (request_.validate && !junit.jars.empty()) scratch_ = TRY(ScratchFolder::create());
  set_budget();
  workers::PoolOptions pool;
  pool.budget = budget_;
  pool.stop = &interrupted;
  base_ = TRY(BaseProcess::start(boot(), pool, jobs_));
  guard_->watch_over(base_->pid());
  prepare_judging(jdk);
  start_judge(jdk, junit);
  begin_delivery();
  TRY(work());
  complete(jdk);
  finish();
  return {};
}

Result<std::vector<Job>> ClassRun::select(const classpath::Jdk& jdk) {
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
    report_.warnings.push_back(fmt::format(
        "{} {} newer than JDK {}; {}", newer.size(), newer.size() == 1 ? "class is" : "classes are",
        jdk.feature, classpath::advice_for_jdk(selection.newest_needed)));
  }
  return std::move(selection.jobs);
}

validate::JUnitJars ClassRun::choose_junit() {
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

void ClassRun::set_budget() {
  budget_.per_class = request_.options.class_budget;
  budget_.jobs = request_.jobs;
  if (!request_.budget) return;
  const milliseconds reserve = std::min(*request_.budget / kPartOfBudget,
                                        request_.validate ? kMostReserve : kReserveForWriting);
  const milliseconds for_places = request_.validate
                                      ? std::min(*request_.budget / kPartForPlaces, kMostForPlaces)
                                      : milliseconds{0};
  budget_.end = begin_ + *request_.budget - reserve - for_places;
  judging_end_ = begin_ + *request_.budget + judging_after(*request_.budget);
}

milliseconds ClassRun::judging_after(milliseconds budget) const {
  return budget / (2 * kPartOfBudget);
}

validate::JudgeOptions ClassRun::judge_options(const classpath::Jdk& jdk,
                                               const validate::JUnitJars& junit) {
  validate::JudgeOptions options;
  options.jdk = jdk.home;
  options.class_path = request_.options.explore.class_path;
  options.junit = junit.jars;
  options.java_flags = java_flags(request_.options.explore.module_access);
  // A compiler that keeps to an older release knows nothing of packages that are opened.
  const bool is_older = request_.options.release < static_cast<unsigned>(jdk.feature);
  if (is_older && options.java_flags.empty()) options.release = request_.options.release;
  if (mockito_.agent) options.java_flags.push_back("-javaagent:" + mockito_.agent->string());
  options.folder = scratch_->path();
  options.layers = report_.isolation.layers();
  if (request_.unconfined) options.layers.reset();
  options.end = judging_end_;
  options.seed = report_.seed;
  if (request_.budget) {
    options.request_limit =
        std::clamp(*request_.budget / kPartOfBudget, kLeastRequest, options.request_limit);
  }
  return options;
}

void ClassRun::start_judge(const classpath::Jdk& jdk, const validate::JUnitJars& junit) {
  if (!request_.validate) {
    report_.unvalidated = "as asked for";
  } else if (junit.jars.empty()) {
    report_.unvalidated = "no JUnit was found";
  } else if (report_.isolation = {sandbox::survey(), request_.layers, request_.unconfined};
             !report_.isolation.may_run()) {
    report_.unvalidated = report_.isolation.problem();
  } else {
    const IgnoreInterrupts ignoring;  // it is to judge what is there after Ctrl-C
    auto judge = validate::Judge::start(judge_options(jdk, junit));
    if (judge.ok()) {
      judge_ = std::move(judge).value();
    } else {
      report_.unvalidated = judge.error().message;
    }
  }
}

std::vector<std::string> ClassRun::class_names() const {
  std::vector<std::string> names;
  std::ranges::transform(jobs_, std::back_inserter(names), &Job::class_name);
  return names;
}

Result<void> ClassRun::work() {
  progress_.emplace(Progress::Options{stderr, isatty(STDERR_FILENO) != 0, budget_}, class_names());
  bool has_more = true;
  while (has_more || !waiting_.empty()) {
    if (has_more) {
      has_more = TRY(base_->listen(waiting_.empty() ? kTick : milliseconds{0}, *this));
      guard_->watch_over(base_->pid());  // it may be another one now
    }
    deliver_next();
    progress_->tick(Clock::now());
  }
  return {};
}

void ClassRun::deliver_next() {
  if (waiting_.empty()) return;
  std::vector<ClassReport> rows;
  while (!waiting_.empty() && rows.size() < kBatch) {
    rows.push_back({std::move(waiting_.front()), {}});
    waiting_.pop_front();
  }
  deliver(std::move(rows), judging_end_ && Clock::now() >= *judging_end_);
}

void ClassRun::add(ClassReport row) {
  progress_->finished(row);
  report_.classes.push_back(std::move(row));
}

void ClassRun::finish() {
  progress_.reset();
  std::ranges::sort(report_.classes, {}, [](const ClassReport& row) { return row.outcome.job; });
  report_.restarts = base_->restarts();
  report_.was_interrupted = interrupted != 0;
  report_.milliseconds = static_cast<std::uint64_t>(
      std::chrono::duration_cast<milliseconds>(Clock::now() - begin_).count());
}

}  // namespace assay::app
