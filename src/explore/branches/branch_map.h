// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "concolic/recorder.h"
#include "explore/branches/broken_off.h"
#include "explore/report.h"
#include "explore/run_record.h"
#include "interp/machine.h"
#include "vm/class.h"
#include "vm/linking/verified_code.h"

namespace assay::explore {

/// All branches of the methods under test, and which of them have been taken.
class BranchMap {
 public:
  explicit BranchMap(interp::Machine& machine) : machine_(machine) {}

  /// Observes a method and the methods of its class that only it and its like call: lambdas and
  /// private helpers.
  void observe(vm::Method& method);

  /// Notes the edges of a run; true if one is new.
  bool cover(const std::vector<concolic::Edge>& edges);
  bool cover(const RunRecord& record);
  /// From now on a branch after which a run broke off is not covered, the first few times: another
  /// run may get further.
  void expect_to_get_further() { expects_more_ = true; }
  std::set<concolic::Edge> broken_off_in(const RunRecord& record) { return breaks_.of(record); }
  /// Whether a run broke off behind it.
  bool was_broken_off(const concolic::Edge& edge) const { return broken_off_.count(edge) != 0; }
  bool is_covered(const concolic::Edge& edge) const { return covered_.count(edge) != 0; }
  bool all_covered() const { return covered_.size() == numbers_.size(); }
  std::size_t uncovered() const { return numbers_.size() - covered_.size(); }
  const std::set<concolic::Edge>& covered() const { return covered_; }
  std::size_t number_of(const concolic::Edge& edge) const { return numbers_.at(edge); }
  bool is_known(const concolic::Edge& edge) const { return numbers_.count(edge) != 0; }

  /// In the order of methods and bytecode; verdicts of uncovered ones are still open.
  std::vector<BranchVerdict> verdicts() const;
  const std::vector<concolic::Edge>& edges() const { return edges_; }

 private:
  void add_edges(const vm::VerifiedCode& source);

  interp::Machine& machine_;
  std::set<const vm::Method*> observed_;
  std::vector<concolic::Edge> edges_;
  std::vector<std::string> labels_;  // of the edges
  std::map<concolic::Edge, std::size_t> numbers_;
  std::set<concolic::Edge> covered_;
  bool expects_more_ = false;
  BrokenOff breaks_;
  std::map<concolic::Edge, unsigned> broken_off_;  // how often a run got no further
};

/// "pkg.Class#method(int,String)".
std::string target_name(interp::Machine& machine, const vm::Method& method);

}  // namespace assay::explore
