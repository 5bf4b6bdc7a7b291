// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <set>
#include <string>

#include "interp/machine.h"
#include "vm/class.h"
#include "vm/universe.h"

namespace assay::explore {

/// What an exploration of a method takes as it finds it, although another caller might not: then
/// that no path takes a branch is no proof that none can.
enum class FixedState : std::uint8_t {
  Receiver,   // objects are as their constructors leave them
  Arguments,  // objects of few of the types they might have
  Statics,    // static fields are as their initialisers leave them
  Aliases,    // two references to one object
};

/// What of it the code of a method, and of those of the program that it calls, can see.
std::set<FixedState> fixed_state(vm::Universe& universe, const vm::Method& method);

/// "the state of objects, static fields".
std::string text_of(const std::set<FixedState>& fixed);

}  // namespace assay::explore
