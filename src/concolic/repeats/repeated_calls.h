// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "concolic/repeats/repeatable_methods.h"
#include "interp/machine.h"
#include "interp/shadow.h"
#include "interp/threads/thread.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::concolic {

/// What calls of repeatable methods gave in this run, so that the second with the same arguments
/// and terms need not be made: Fibonacci's numbers take as many calls as the number has
/// predecessors. A repeated call would decide nothing that the first has not decided, so paths are
/// the same with and without.
///
/// What cannot be left out is the depth of the stack: where a call could come near a limit it is
/// made.
class RepeatedCalls {
 public:
  explicit RepeatedCalls(interp::Machine& machine) : machine_(machine) {}

  /// To be told of every class, before its methods are called.
  void class_defined(vm::Class& klass);

  /// A run begins: nothing is known.
  void begin();
  /// A call by an instruction: Replace if its result is known, Follow if the end is of interest.
  interp::ShadowListener::Entry enter(const interp::JavaThread& thread, const vm::Method& method,
                                      const vm::Slot* arguments, const std::uint32_t* shadows,
                                      bool quiet, vm::Slot& value, std::uint32_t& result);
  /// The end of a call that was to be followed; `value` is null if by an exception.
  void ended(const interp::JavaThread& thread, const vm::Slot* value, std::uint32_t shadow);

  /// How many calls were not made, in all runs.
  std::uint64_t left_out() const { return left_out_; }

 private:
  using Key = std::vector<std::uint64_t>;  // method, arguments, their shadows
  struct KeyHash {
    std::size_t operator()(const Key& key) const;
  };
  struct Known {
    vm::Slot value;
    std::uint32_t shadow = 0;
    std::vector<std::uint64_t> counted;  // what was added to the counters
    std::size_t height = 0;              // frames above that of the call
  };
  struct Open {
    const RepeatableMethod* method;
    Key key;
    std::vector<std::uint64_t> counters;  // before
    std::size_t depth, deepest;
  };

  /// What may be repeatable of a class, and what is.
  struct Methods {
    std::vector<vm::Method*> heard_of;
    bool were_read = false;
    std::unordered_map<const vm::Method*, RepeatableMethod> repeatable;
  };

  const RepeatableMethod* find(const vm::Method& method);
  bool may_count(const interp::JavaThread& thread, const RepeatableMethod& method) const;
  std::uint64_t read(const vm::Field& counter) const;
  void add(const vm::Field& counter, std::uint64_t more);

  interp::Machine& machine_;
  std::unordered_map<const vm::Class*, Methods> methods_;
  std::unordered_map<Key, Known, KeyHash> known_;
  std::vector<Open> open_;
  const interp::JavaThread* thread_ = nullptr;  // of the open calls
  std::uint64_t left_out_ = 0;
};

}  // namespace assay::concolic
