// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "explore/proof/reachable_code.h"
#include "vm/class.h"
#include "vm/universe.h"

namespace assay::explore {

/// What an exploration of a method takes as it finds it, although another caller might not: then
/// that no path takes a branch is no proof that none can.
enum class FixedState : std::uint8_t {
  Receiver,       // objects are as their constructors leave them
  Arguments,      // objects of few of the types they might have
  Statics,        // static fields are as their initialisers leave them
  Aliases,        // two references to one object
  Assertions,     // they are enabled
  EnumConstants,  // they are as their initialiser leaves them
  // No exploration can do without:
  Threads,         // others do not write what the code reads
  Initialisers,    // classes are initialised before
  MachineErrors,   // stack and memory last
  Reflection,      // what it leads to
  LibraryStatics,  // what others have set there, System.out included
  OtherCode,       // that is native, missing, or too much to look at
};

/// What of it the code of a method, and of those of the program that it calls, can see.
std::set<FixedState> fixed_state(vm::Universe& universe, const vm::Method& method,
                                 const ReachableCode& code);

/// Where the code looks at what remains fixed if objects and static fields are in any state. What
/// is before it in a run does not depend on it.
struct FixedPlace {
  FixedState state;
  const vm::Method* method;  // null: anywhere
  std::uint32_t bytecode_index = 0;
};
std::vector<FixedPlace> always_fixed(vm::Universe& universe, const ReachableCode& code);

/// "the state of objects, static fields".
std::string text_of(const std::set<FixedState>& fixed);

}  // namespace assay::explore
