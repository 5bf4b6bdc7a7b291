// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <vector>

#include "explore/report.h"
#include "explore/run_record.h"
#include "recipe/recipe.h"
#include "search/phases/workbench.h"
#include "search/trial.h"
#include "typegraph/graph.h"
#include "typegraph/sample.h"
#include "typegraph/space.h"
#include "vm/class.h"

namespace assay::search {

/// Calls the members of a class with whatever has the right types: arguments are nested calls of
/// the classes under test and of those they speak of, drawn from all that there are up to a depth.
/// Each test is run from the same state and undone; one that exits, hangs or never ends is over
/// with its limits and no other notices. Without resets a test begins with the latest ones before
/// it, so that what they leave behind is there and a test of its own can show it.
class RandomSearch {
 public:
  using Deadline = Schedule::Deadline;
  /// How runs went.
  struct Counts {
    std::uint64_t returned = 0, threw = 0;
    std::uint64_t stopped = 0;       // a limit, an exit, a deadlock
    std::uint64_t setup_failed = 0;  // what makes an argument threw, or gave null to call on
    std::uint64_t too_long = 0;      // not run: more calls than a test may have

    std::uint64_t runs() const { return returned + threw + stopped + setup_failed; }
  };
  /// One test and what it came to. The run is undone, objects in the record are gone.
  struct Test {
    const typegraph::Pick& pick;
    const recipe::Recipe& recipe;
    const explore::RunRecord& record;
  };
  using Listener = std::function<void(const Test&)>;

  /// The members must have been listed.
  explicit RandomSearch(Workbench& bench);

  /// Goes on with the sample until it is used up or time is over.
  void run(Deadline limit, const Listener& listener);
  bool is_done() const { return is_done_; }
  const Counts& counts() const { return counts_; }
  const typegraph::Space& space() const { return space_; }
  /// Members of which there is no test: no object to call them on can be made.
  std::vector<vm::Method*> without_tests() const;

 private:
  recipe::Recipe with_earlier(recipe::Recipe test);
  explore::RunRecord execute(const recipe::Recipe& recipe, Deadline limit);
  void count(const explore::Outcome& outcome);

  Workbench& bench_;
  typegraph::Graph graph_;
  typegraph::Space space_;
  typegraph::Sample sample_;
  std::unique_ptr<Trial> stage_;        // all tests are run on it: they have no inputs of their own
  std::deque<recipe::Recipe> earlier_;  // tests, if nothing is reset
  Counts counts_;
  bool is_done_ = false;
};

}  // namespace assay::search
