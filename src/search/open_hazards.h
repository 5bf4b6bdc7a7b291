// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "hazards/hazard_index.h"
#include "interp/machine.h"
#include "search/class_calls.h"
#include "vm/class.h"

namespace assay::search {

/// Which operations of a class may still fail, as far as its code tells: those that were neither
/// proved safe nor seen failing. Says which members are worth the time, and in which order.
///
/// The class is taken for all there is of the program: where another one overrides its methods, a
/// proof may be wrong, and a member has less time than it deserves.
class OpenHazards {
 public:
  OpenHazards(interp::Machine& machine, vm::Class& klass, const ClassCalls& calls);

  /// To be told of each operation that failed because of what the program did.
  void note_failure(std::uint32_t method, std::uint32_t bytecode_index) {
    failed_.insert({method, bytecode_index});
  }
  /// Whether a call of the member may fail in a way that nobody has seen. Always if it runs code of
  /// others, loops or calls itself: nothing is proved of these.
  bool may_fail(const vm::Method& member) const;
  /// How much there is to find by calling the member, the easy things first.
  double promise_of(const vm::Method& member) const;
  /// The numbers of the members, those that promise most first.
  std::vector<std::size_t> by_promise(const std::vector<vm::Method*>& members) const;

 private:
  struct Operation {
    std::uint32_t bytecode_index;
    double promise;
    bool is_guard;  // rejects an argument or a state: what matters is who calls it
  };
  struct Listed {
    std::vector<Operation> operations;
    bool is_bounded = false;  // it runs no code but the class's, and not for ever
  };
  Listed listed(hazards::HazardIndex& index, const vm::Method& method) const;
  bool is_open(const vm::Method& member, const vm::Method& reached,
               const Operation& operation) const {
    return failed_.count({reached.id, operation.bytecode_index}) == 0 &&
           !(operation.is_guard && &reached == &member);
  }

  const ClassCalls& calls_;
  std::map<const vm::Method*, Listed> methods_;               // of the class
  std::set<std::pair<std::uint32_t, std::uint32_t>> failed_;  // a method's id and an index
};

}  // namespace assay::search
