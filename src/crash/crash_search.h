// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/clocks.h"
#include "boot/runtime.h"
#include "crash/class_checker.h"
#include "crash/unconfirmed.h"
#include "findings/crash.h"
#include "process/standby.h"
#include "recipe/class_index.h"
#include "recipe/recipe.h"
#include "search/campaign.h"
#include "source/test_case.h"
#include "suite/class_result.h"
#include "vm/class.h"

namespace assay::crash {

/// The simplest crash of a group with its tests.
struct ShownCrash {
  findings::Crash crash;
  source::TestCase failing, regression;
  std::string group;
};

/// One search for crashes of a class, from the usual state or with static state as input: what it
/// came to is sorted, and the smallest test of each group written.
class CrashSearch {
 public:
  /// Crashes that are not shown, and tests that could not be written, are counted in `result`.
  struct Subject {
    vm::Class& klass;
    recipe::Recipe prefix;  // how each test begins
  };
  CrashSearch(boot::Runtime& runtime, const recipe::ClassIndex& index, const CheckOptions& options,
              const Subject& subject, process::Standby& standby, suite::ClassResult& result);
  ~CrashSearch();
  CrashSearch(const CrashSearch&) = delete;
  CrashSearch& operator=(const CrashSearch&) = delete;

  enum class Stage : std::uint8_t { Search, Triage, Tests };
  /// When a stage has to be over; asked when it begins.
  using Ends = std::function<WorkClock::time_point(Stage)>;
  void run(const Ends& ends);

  search::Campaign& campaign();
  const FailedOperations& failed() const;
  /// Whether a limit of time decided what was found.
  bool was_cut() const;
  std::vector<ShownCrash> take_shown();

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

}  // namespace assay::crash
