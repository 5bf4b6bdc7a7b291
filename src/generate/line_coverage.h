// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <set>
#include <vector>

#include "explore/branch_map.h"
#include "generate/class_result.h"
#include "generate/draft.h"
#include "interp/machine.h"
#include "vm/verified_code.h"

namespace assay::generate {

/// Predicts what a coverage tool will say of a class: which instructions and lines tests execute,
/// worked out from the branches that they take and the methods that they call. Where a call throws
/// in the middle of a block, the rest of the block counts as executed.
class LineCoverage {
 public:
  LineCoverage(interp::Machine& machine, vm::Class& klass, const explore::BranchMap& branches,
               std::set<concolic::Edge> covered);

  /// The method was called by a test.
  void enter(const vm::Method& method);
  std::vector<MethodCoverage> methods() const;
  /// The methods that are run, and their lines on request.
  std::set<Place> places(bool lines) const;

 private:
  void walk(const vm::VerifiedCode& code, std::vector<vm::VerifiedCode>& called);
  void follow(const vm::VerifiedCode& code, std::uint32_t pc, std::vector<std::uint32_t>& work,
              std::vector<vm::VerifiedCode>& called);
  void note_call(const classfile::MemberRef& member, std::vector<vm::VerifiedCode>& called);
  bool takes(const vm::Method& method, std::uint32_t pc, std::uint32_t outcome) const;
  MethodCoverage describe(const vm::VerifiedCode& code) const;

  interp::Machine& machine_;
  vm::Class& klass_;
  const explore::BranchMap& branches_;
  std::set<concolic::Edge> covered_;
  std::set<const vm::Method*> entered_;
  std::set<std::pair<const vm::Method*, std::uint32_t>> executed_;  // by bytecode index
};

}  // namespace assay::generate
