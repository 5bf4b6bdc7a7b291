// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/clocks.h"
#include "drafts/draft.h"
#include "interp/machine.h"
#include "recipe/static_state.h"
#include "search/campaign.h"
#include "search/finding.h"
#include "stability/disturbance.h"
#include "stability/state_restore.h"
#include "stability/state_setup.h"
#include "stability/static_values.h"
#include "vm/class.h"

namespace assay::stability {

/// Drops assertions that do not hold under other identity hashes, another order of unordered
/// collections and another time. False: the call itself ends differently, so it is no test.
bool keep_stable_assertions(drafts::Drafter& drafter, drafts::Draft& draft);

/// The tests that can be written, and why the others cannot.
struct Rehearsed {
  std::vector<std::size_t> passed;
  std::map<std::string, std::uint64_t> dropped;
  bool was_cut = false;  // there was no time to try everything
};

/// Runs tests one after the other without undoing anything in between, as a test runner does,
/// forwards and backwards, and after what tests of other classes may do to static state. Tests that
/// see something else then are given statements that put the state in place; those that cannot be
/// helped rely on the others to put back what they change, which ours do, or are dropped.
class Rehearsal {
 public:
  Rehearsal(interp::Machine& machine, search::Campaign& campaign, drafts::Drafter& drafter,
            std::uint64_t seed);

  /// New versions of tests are based on new rows of `finds`. After the deadline no test
  /// is changed any more, but each is still tried: one that nobody tried may be flaky.
  Rehearsed run(std::vector<drafts::Draft>& drafts, const std::vector<std::size_t>& chosen,
                std::deque<search::Finding>& finds, WorkClock::time_point deadline);

 private:
  using Choice = std::vector<std::size_t>;
  struct Failures {
    std::set<std::size_t> in_order, after_others;
  };
  Failures failures(const std::vector<drafts::Draft>& drafts, const Choice& chosen);
  /// Whether the tests before one put static state back, as far as tests can.
  enum class Others : std::uint8_t { LeaveTraces, PutBack };
  void add_failures(const std::vector<drafts::Draft>& drafts, const Choice& chosen, Others others,
                    Failures& failed);
  void run_in_order(const std::vector<drafts::Draft>& drafts, const Choice& order, Others others,
                    const std::function<void(std::size_t, bool)>& passed);
  bool is_second_chance(std::size_t test);
  bool reads_static_state(const drafts::Draft& draft);
  bool is_out_of_time() const { return WorkClock::now() >= deadline_; }
  bool holds_now(const drafts::Draft& draft);
  bool holds_always(const drafts::Draft& draft, const std::vector<drafts::Draft>& others,
                    const Choice& chosen);
  std::optional<drafts::Draft> prepared(const drafts::Draft& draft, const StateSetup::Steps& steps,
                                        std::deque<search::Finding>& finds);
  static std::optional<drafts::Draft> about_result(const drafts::Draft& draft);
  std::optional<drafts::Draft> made_robust(const drafts::Draft& draft,
                                           const std::vector<drafts::Draft>& others,
                                           const Choice& chosen,
                                           std::deque<search::Finding>& finds);

  interp::Machine& machine_;
  drafts::Drafter& drafter_;
  recipe::StaticState& state_;
  StaticValues values_;
  Disturbance disturbance_;
  StateSetup setup_;
  StateRestore restore_;
  std::map<std::size_t, std::set<vm::Field*>> changes_;  // of static state, by test
  std::set<std::size_t> changes_properties_;             // tests that change system properties
  std::set<std::size_t> relying_;  // tests that pass only if the others put state back
  WorkClock::time_point deadline_;
  std::set<vm::Field*> dirty_;  // fields that had another value at some time
};

}  // namespace assay::stability
