// SPDX-License-Identifier: Apache-2.0
#include "app/generate_run.h"

#include <algorithm>
#include <map>

#include "app/classes/class_run.h"
#include "classpath/class_path.h"
#include "classpath/jdk.h"
#include "delivery/coverage_ledger.h"
#include "delivery/suite_writer.h"
#include "emit/junit.h"
#include "suite/class_result.h"
#include "validate/judge.h"
#include "validate/places.h"
#include "workers/worker_pool.h"

namespace assay::app {
namespace {

using report::ClassReport;
using report::RunReport;
using suite::ClassResult;

/// Tests are judged, those that pass are written, and what they cover is measured.
class GenerateRun : public ClassRun {
 public:
  GenerateRun(GenerateRequest& request, std::string version, std::string command, BootMaker boot)
      : ClassRun(request, std::move(version), std::move(command)), boot_(std::move(boot)) {}

  Result<RunReport> run() {
    TRY(work_on_all());
    return std::move(report());
  }

 private:
  workers::BaseProcess::Boot boot() override { return boot_(request().options); }

  void prepare_judging(const classpath::Jdk& jdk) override {
    ledger_ = std::make_unique<delivery::CoverageLedger>(
        classpath::ClassPath::parse(request().options.explore.class_path, jdk.feature,
                                    std::filesystem::current_path()),
        request().options.access, class_names());
  }

  void begin_delivery() override {
    if (judge() != nullptr) judge()->watch(ledger_->watched());
    writer_.emplace(request().out, judge());
    if (!report().unvalidated.empty()) writer_->stop_judging(report().unvalidated);
  }

  /// Judges and writes some of the classes that are done.
  void deliver(std::vector<ClassReport> rows, bool is_late) override {
    if (is_late && writer_->judge_problem().empty())
      writer_->stop_judging("the budget was used up before all tests were judged");
    std::vector<const ClassResult*> results;
    results.reserve(rows.size());
    for (const ClassReport& row : rows) results.push_back(&row.outcome.result);
    std::vector<delivery::WrittenSuite> suites = writer_->write(results);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      rows[i].suite = std::move(suites[i]);
      ledger_->add(rows[i].suite);
      settle(rows[i]);
      add(std::move(rows[i]));
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

  void complete(const classpath::Jdk& jdk) override {
    try_places(jdk);
    for (ClassReport& row : report().classes) settle(row);  // tests of others may cover more
    report().unvalidated = writer_->judge_problem();
  }

  /// Takes out what passed here and fails elsewhere; all tests of all classes in one go.
  void try_places(const classpath::Jdk& jdk) {
    if (judge() == nullptr || !writer_->judge_problem().empty() || was_interrupted()) return;
    // Mockito reads class files, of no JDK that is newer than itself.
    const bool is_any_jdk = request().options.emit.mocks != emit::MockStyle::Mockito;
    const std::vector<validate::Place> places = validate::places(
        validate::OwnSurroundings::of_process(), jdk.home,
        is_any_jdk ? validate::find_other_jdk(jdk.home, jdk.feature) : std::filesystem::path());
    const IgnoreInterrupts ignoring;
    validate::PlacesVerdict verdict = judge()->try_places(places);
    std::map<std::string, std::vector<validate::PlaceFailure>> failures;
    for (validate::PlaceFailure& failure : verdict.failures)
      failures[failure.class_name].push_back(std::move(failure));
    for (ClassReport& row : report().classes) {
      const auto found = failures.find(emit::qualified_name(row.outcome.result.tests));
      if (found != failures.end()) writer_->drop(row.outcome.result, found->second, row.suite);
    }
    ledger_->forget();
    for (const ClassReport& row : report().classes) ledger_->add(row.suite);
    report().places_not_tried = std::move(verdict.not_tried);
  }

  BootMaker boot_;
  std::unique_ptr<delivery::CoverageLedger> ledger_;
  std::optional<delivery::SuiteWriter> writer_;
};

}  // namespace

Result<RunReport> run_generate(GenerateRequest request, std::string version, std::string command,
                               BootMaker boot) {
  return GenerateRun(request, std::move(version), std::move(command), std::move(boot)).run();
}

}  // namespace assay::app
