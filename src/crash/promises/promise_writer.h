// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>

#include "base/clocks.h"
#include "crash/class_checker.h"
#include "crash/crash_maker.h"
#include "crash/promises/promise_checker.h"
#include "drafts/draft.h"
#include "findings/crash.h"
#include "findings/kind.h"
#include "findings/triage.h"
#include "interp/machine.h"
#include "invariants/put_search.h"
#include "recipe/recipe.h"
#include "search/campaign.h"
#include "search/finding.h"
#include "source/test_case.h"
#include "vm/class.h"

namespace assay::crash {

/// A run at whose end an object does not keep a promise.
struct Violation {
  findings::Kind kind = findings::Kind::InvariantViolation;
  findings::Promise promise;
  const vm::Method* place = nullptr;  // that a reader should look at
  std::string circumstance;           // words for the test's name
  unsigned calls = 0;                 // of the test before it asks
  invariants::Explored explored;      // with what breaks it
};

/// Makes tests of violations: inputs as simple as they can be, and a last line that fails.
class PromiseWriter {
 public:
  /// From here on the campaign's tests may use members of the package of its class.
  PromiseWriter(interp::Machine& machine, search::Campaign& campaign, const CheckOptions& options);

  void write(const Violation& violation, BrokenPromises& found);

 private:
  search::Finding simpler(const search::Finding& found, WorkClock::time_point limit);
  std::optional<findings::Crash> crash_of(const Violation& violation, const search::Finding& found,
                                          WorkClock::time_point limit);
  static void complete(const findings::Crash& crash, recipe::Demand demand, source::TestCase& test);

  search::Campaign& campaign_;
  const CheckOptions& options_;
  drafts::Drafter drafter_;
  CrashMaker maker_;
};

}  // namespace assay::crash
