// SPDX-License-Identifier: Apache-2.0
// What our machine predicts is shown only if a stock one does it: the test as it will be written is
// compiled and run there, and what it throws and where is compared with the prediction.
#include "delivery/bug_writer.h"

#include <algorithm>

#include "base/text.h"
#include "delivery/bug_confirmation.h"
#include "emit/junit.h"
#include "findings/class_findings.h"
#include "findings/crash.h"
#include "findings/triage.h"

namespace assay::delivery {

namespace {

using findings::Crash;
using findings::Dropped;
using validate::Reproduction;

findings::Suppressed suppressed(const Crash& crash, Dropped reason) {
  const findings::Frame* place = crash.place();
  return {crash.exception,
          place == nullptr ? crash.called.class_name : place->class_name,
          place == nullptr ? crash.called.method : place->method,
          place == nullptr ? -1 : place->line,
          reason,
          crash.count};
}

std::vector<bool> tests_of(const suite::ClassResult& result) {
  std::vector<bool> keep(result.tests.tests.size(), false);
  for (const Crash& crash : result.findings.crashes) {
    if (crash.test && *crash.test < keep.size()) keep[*crash.test] = true;
  }
  return keep;
}

}  // namespace

void BugWriter::stop_judging(std::string reason) {
  judge_ = nullptr;
  judge_problem_ = std::move(reason);
}

BugWriter::Reproductions BugWriter::reproduce(const std::vector<suite::ClassResult*>& classes) {
  std::vector<validate::Candidate> candidates;
  for (const suite::ClassResult* result : classes) {
    if (!result->tests.tests.empty())
      candidates.push_back(
          candidate_of(result->tests, std::vector<bool>(result->tests.tests.size(), true)));
  }
  if (judge_ == nullptr || candidates.empty()) return Reproductions(candidates.size());
  auto reproductions = judge_->reproduce(candidates);
  if (reproductions.ok()) return std::move(reproductions).value();
  stop_judging(reproductions.error().message);
  return Reproductions(candidates.size());
}

void BugWriter::keep_confirmed(suite::ClassResult& result,
                               const std::vector<Reproduction>& reproductions,
                               WrittenSuite& suite) {
  std::vector<Crash> confirmed;
  for (Crash& crash : result.findings.crashes) {
    const bool is_judged = crash.test && *crash.test < reproductions.size();
    const Reproduction& seen = is_judged ? reproductions[*crash.test] : Reproduction{};
    const std::optional<Dropped> reason = doubt(crash, seen, emit::qualified_name(result.tests));
    if (!reason && crash.statics && !crash.statics->is_reachable) {
      result.findings.statics.unreachable.push_back(std::move(crash));
      continue;
    }
    if (!reason) {
      confirmed.push_back(std::move(crash));
      continue;
    }
    result.findings.suppressed.push_back(suppressed(crash, *reason));
    if (is_judged) {
      const emit::RenderedTest& test = result.tests.tests[*crash.test];
      suite.mismatches.push_back({test.name, std::string(findings::name_of(*reason)), seen.message,
                                  emit::source_of(test)});
    }
  }
  result.findings.crashes = std::move(confirmed);
}

std::vector<WrittenSuite> BugWriter::write(const std::vector<suite::ClassResult*>& classes) {
  const Reproductions reproductions = reproduce(classes);
  std::vector<WrittenSuite> suites(classes.size());
  auto next = reproductions.begin();
  for (std::size_t i = 0; i < classes.size(); ++i) {
    if (classes[i]->tests.tests.empty()) continue;
    keep_confirmed(*classes[i], *next++, suites[i]);
    suites[i].state = WrittenSuite::State::Written;
    write_again(*classes[i], suites[i]);
  }
  return suites;
}

void BugWriter::write_again(const suite::ClassResult& result, WrittenSuite& suite) {
  files_.write_kept(result.regression_tests ? *result.regression_tests : result.tests,
                    tests_of(result), suite);
}

}  // namespace assay::delivery
