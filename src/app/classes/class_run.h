// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/classes/progress.h"
#include "app/classes/scratch_folder.h"
#include "app/generate_options.h"
#include "base/result.h"
#include "classpath/jdk.h"
#include "report/run/run_report.h"
#include "targets/job.h"
#include "validate/judge.h"
#include "validate/mockito.h"
#include "workers/base_process.h"
#include "workers/budget.h"
#include "workers/worker_pool.h"

namespace assay::app {

/// A command that works on classes, one after the other and several at a time: chooses them, has
/// them worked on in worker processes, and judges and writes what is there while the workers go on.
/// What is done with what they find is for who derives from it.
class ClassRun : public workers::PoolObserver {
 public:
  void started(std::size_t job, std::chrono::milliseconds) override { progress_->started(job); }
  void finished(workers::JobOutcome outcome) override { waiting_.push_back(std::move(outcome)); }

 protected:
  /// The request must live as long as the run.
  ClassRun(GenerateRequest& request, std::string version, std::string command);
  ~ClassRun() override;

  /// All of it; an Error means that there was nothing to work on.
  Result<void> work_on_all();

  /// Starts the worker in the base process.
  virtual workers::BaseProcess::Boot boot() = 0;
  /// The classes are known, the judge is about to be started.
  virtual void prepare_judging(const classpath::Jdk& /*jdk*/) {}
  /// The judge is there, or there is none: see `judge` and report().unvalidated.
  virtual void begin_delivery() = 0;
  /// Some classes are done. `is_late`: there is no time left to judge.
  virtual void deliver(std::vector<report::ClassReport> rows, bool is_late) = 0;
  /// How long after the end of a budget what was found until then may still be judged.
  virtual std::chrono::milliseconds judging_after(std::chrono::milliseconds budget) const;
  /// All classes are done.
  virtual void complete(const classpath::Jdk& /*jdk*/) {}

  GenerateRequest& request() { return request_; }
  report::RunReport& report() { return report_; }
  validate::Judge* judge() { return judge_.get(); }
  std::vector<std::string> class_names() const;
  /// Shows that a class is done, and keeps it for the report.
  void add(report::ClassReport row);
  static bool was_interrupted();

 private:
  Result<std::vector<targets::Job>> select(const classpath::Jdk& jdk);
  validate::JUnitJars choose_junit();
  void set_budget();
  void start_judge(const classpath::Jdk& jdk, const validate::JUnitJars& junit);
  validate::JudgeOptions judge_options(const classpath::Jdk& jdk, const validate::JUnitJars& junit);
  Result<void> work();
  void deliver_next();
  void finish();

  const workers::Clock::time_point begin_ = workers::Clock::now();
  GenerateRequest& request_;
  report::RunReport report_;
  workers::Budget budget_;
  std::optional<workers::Clock::time_point> judging_end_;
  std::vector<targets::Job> jobs_;
  validate::Mockito mockito_;
  class InterruptGuard;
  std::unique_ptr<InterruptGuard> guard_;
  std::unique_ptr<ScratchFolder> scratch_;
  std::unique_ptr<workers::BaseProcess> base_;
  std::unique_ptr<validate::Judge> judge_;
  std::optional<Progress> progress_;
  std::deque<workers::JobOutcome> waiting_;  // done, but not judged
};

/// While it lives, Ctrl-C is ignored, also by the programs that are started meanwhile.
class IgnoreInterrupts {
 public:
  IgnoreInterrupts();
  ~IgnoreInterrupts();
  IgnoreInterrupts(const IgnoreInterrupts&) = delete;
  IgnoreInterrupts& operator=(const IgnoreInterrupts&) = delete;

 private:
  struct Before;
  std::unique_ptr<Before> before_;
};

}  // namespace assay::app
