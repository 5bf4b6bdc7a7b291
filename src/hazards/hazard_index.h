// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <memory>
#include <unordered_map>
#include <vector>

#include "hazards/hazard.h"
#include "interp/machine.h"
#include "vm/class.h"

namespace assay::hazards {

class Calls;
class Summaries;

/// The operations of methods that may fail, from bytecode alone: computed when asked for.
///
/// What is not listed cannot fail in the ways that Kind names, whatever the inputs, under these
/// assumptions: one thread; code as compilers make it, without reflection on private or final
/// fields; objects made by constructors; `classes` are all there are that override a concrete
/// method of the program (interfaces and abstract methods may be implemented by anybody); public
/// constants of the JDK are not null. Not proved of anything: that the stack and the heap suffice,
/// that loops end, that classes can be linked and initialised, and what callees throw: that is
/// listed in the callee, or for common library methods at the call.
class HazardIndex {
 public:
  struct Options {
    bool with_silent_overflow = false;
  };

  /// `classes`: those of the program.
  HazardIndex(interp::Machine& machine, const std::vector<vm::Class*>& classes, Options options);
  HazardIndex(interp::Machine& machine, const std::vector<vm::Class*>& classes)
      : HazardIndex(machine, classes, Options()) {}
  ~HazardIndex();

  /// In the order of the code; a method without code has none.
  const std::vector<Hazard>& of(const vm::Method& method);
  /// The same in the order of promise.
  std::vector<Hazard> by_promise(const vm::Method& method);
  /// Whether the instruction at this place cannot fail in any of the listed ways. Endless recursion
  /// and silent overflow are not failures of an instruction.
  bool is_safe(const vm::Method& method, std::uint32_t bytecode_index);
  /// False: nothing was proved, because the code could not be followed.
  bool is_followed(const vm::Method& method);

  /// The program's methods from which `target` can be reached by calls, with the least number of
  /// calls; itself with 0.
  const std::map<const vm::Method*, int>& reachers(const vm::Method& target);
  /// The least number of calls; -1: it cannot be reached.
  int distance(const vm::Method& from, const vm::Method& to);

 private:
  struct Entry {
    std::vector<Hazard> hazards;
    bool is_followed = true;
  };
  Entry& entry(const vm::Method& method);
  std::vector<Hazard> everything(const vm::Method& method);

  Options options_;
  std::unique_ptr<Calls> calls_;
  std::unique_ptr<Summaries> summaries_;
  std::unordered_map<const vm::Method*, Entry> entries_;
  std::unordered_map<const vm::Method*, std::map<const vm::Method*, int>> reachers_;
};

}  // namespace assay::hazards
