// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <set>
#include <vector>

#include "concolic/recorder.h"
#include "drafts/draft.h"
#include "explore/branches/branch_map.h"
#include "interp/machine.h"
#include "suite/class_result.h"
#include "vm/class.h"
#include "vm/linking/verified_code.h"

namespace assay::suite {

/// What a run showed of the code of a class.
struct RunCoverage {
  std::set<concolic::Edge> edges;
  std::set<concolic::ExceptionalJump> jumps;
  std::vector<const vm::Method*> called;  // by the test itself, each time
};

/// Which instructions and lines of a class runs execute, as JaCoCo counts: by the branches they
/// took, the handlers they entered and the methods they called. JaCoCo looks at the ends of blocks,
/// and before each line that calls something: what an exception leaves in between does not count.
class LineCoverage {
 public:
  LineCoverage(vm::Class& klass, const explore::BranchMap& branches)
      : klass_(klass), branches_(branches) {}

  void add(const RunCoverage& run);
  std::vector<MethodCoverage> methods() const;
  /// The methods that are run, and their lines on request.
  std::set<drafts::Place> places(bool lines) const;

 private:
  class Walk;
  MethodCoverage describe(const vm::VerifiedCode& code) const;

  vm::Class& klass_;
  const explore::BranchMap& branches_;
  std::set<concolic::Edge> covered_;
  std::set<const vm::Method*> entered_;
  std::set<std::pair<const vm::Method*, std::uint32_t>> executed_;  // by bytecode index
};

}  // namespace assay::suite
