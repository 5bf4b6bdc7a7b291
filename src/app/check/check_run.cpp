// SPDX-License-Identifier: Apache-2.0
#include "app/check/check_run.h"

#include <algorithm>
#include <chrono>
#include <optional>

#include "app/classes/class_run.h"
#include "classfile/names.h"
#include "classpath/jdk.h"
#include "delivery/bug_writer.h"
#include "delivery/suite_writer.h"
#include "findings/class_findings.h"
#include "report/check/baseline.h"
#include "report/run/run_report.h"
#include "suite/class_result.h"

namespace assay::app {
namespace {

using report::CheckReport;
using report::ClassReport;

class CheckRun : public ClassRun {
 public:
  CheckRun(CheckRequest& request, std::string version, std::string command, CheckBoot boot)
      : ClassRun(request.run, std::move(version), std::move(command)),
        check_(request),
        boot_(std::move(boot)) {}

  Result<CheckReport> run() {
    TRY(work_on_all());
    found_.run = std::move(report());
    if (check_.baseline) report::compare(found_, *check_.baseline);
    if (check_.warnings) found_.answers = report::answer_warnings(*check_.warnings, found_);
    return std::move(found_);
  }

 private:
  workers::BaseProcess::Boot boot() override {
    crash::CheckOptions options = check_.options();
    for (const std::string& name : class_names())
      options.typed_random.classes.push_back(classfile::internal_name(name));
    return boot_(options);
  }

  void begin_delivery() override {
    files_.emplace(request().out, nullptr);
    bugs_.emplace(*files_, judge());
    if (check_.puts) puts_.emplace(*check_.puts, nullptr);
    if (!report().unvalidated.empty()) bugs_->stop_judging(report().unvalidated);
  }

  /// A crash that was found is confirmed or refuted, though that takes longer on a busy machine.
  std::chrono::milliseconds judging_after(std::chrono::milliseconds budget) const override {
    constexpr std::chrono::seconds kLeast(30);
    return std::max<std::chrono::milliseconds>(budget, kLeast);
  }

  void deliver(std::vector<ClassReport> rows, bool is_late) override {
    if (is_late && bugs_->judge_problem().empty())
      bugs_->stop_judging("the budget was used up before all crashes were confirmed");
    std::vector<suite::ClassResult*> results;
    results.reserve(rows.size());
    for (ClassReport& row : rows) results.push_back(&row.outcome.result);
    std::vector<delivery::WrittenSuite> suites = bugs_->write(results);
    for (const suite::ClassResult* result : results) write_puts(*result);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      rows[i].suite = std::move(suites[i]);
      add(std::move(rows[i]));
    }
  }

  /// As they are: some of them fail, which is what they are for.
  void write_puts(const suite::ClassResult& result) {
    if (!puts_ || !result.puts) return;
    delivery::WrittenSuite written;
    puts_->write_kept(*result.puts, std::vector<bool>(result.puts->tests.size(), true), written);
    if (!written.problem.empty()) report().warnings.push_back(written.problem);
  }

  void complete(const classpath::Jdk&) override {
    std::vector<std::size_t> stale;
    std::vector<ClassReport>& rows = report().classes;
    found_.findings = report::merge_findings(rows, check_.grouping, stale);
    for (std::size_t row : stale) bugs_->write_again(rows[row].outcome.result, rows[row].suite);
    for (const ClassReport& row : rows) {
      const findings::ClassFindings& found = row.outcome.result.findings;
      found_.members += found.members;
      found_.exercised += found.exercised;
      found_.suppressed.insert(found_.suppressed.end(), found.suppressed.begin(),
                               found.suppressed.end());
      found_.unconfirmed.insert(found_.unconfirmed.end(), found.unconfirmed.begin(),
                                found.unconfirmed.end());
      found_.statics.add(found.statics);
    }
    found_.mode = check_.triage.mode;
    found_.shows_unconfirmed = check_.shows_unconfirmed;
    report().unvalidated = bugs_->judge_problem();
  }

  CheckRequest& check_;
  CheckBoot boot_;
  CheckReport found_;
  std::optional<delivery::SuiteWriter> files_, puts_;
  std::optional<delivery::BugWriter> bugs_;
};

}  // namespace

Result<CheckReport> run_check(CheckRequest request, std::string version, std::string command,
                              CheckBoot boot) {
  return CheckRun(request, std::move(version), std::move(command), std::move(boot)).run();
}

}  // namespace assay::app
