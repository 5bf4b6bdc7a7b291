// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <set>

#include "findings/crash.h"
#include "interp/machine.h"
#include "search/campaign.h"
#include "search/finding.h"
#include "source/test_case.h"
#include "stability/state_restore.h"
#include "vm/class.h"

namespace assay::crash {

/// What static state it takes for a crash to happen, and how its test comes by that state.
class StaticStarts {
 public:
  StaticStarts(interp::Machine& machine, search::Campaign& campaign)
      : machine_(machine), campaign_(campaign), restore_(machine, campaign) {}

  /// Notes the state in the crash and completes the test: it puts back what it assigns to, or runs
  /// where no class has been initialised yet. False: static state has nothing to do with the crash.
  bool settle(const search::Finding& found, search::Campaign::Deadline deadline,
              findings::Crash& crash, source::TestCase& test);

 private:
  std::set<vm::Field*> assigned(const search::Finding& found) const;
  bool can_put_back(const std::set<vm::Field*>& fields);

  interp::Machine& machine_;
  search::Campaign& campaign_;
  stability::StateRestore restore_;
};

}  // namespace assay::crash
