// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"
#include "explore/explore.h"
#include "interp/machine.h"
#include "vm/class.h"

namespace assay::search {

/// A place in a method where it matters whether a class has been initialised by then, if
/// initialisers may run at any time before a static field of their class is first used: in images
/// that are made ahead of time, say.
struct CriticalPoint {
  std::uint32_t bytecode_index = 0;
  int line = -1;
  std::string operation;  // "a = ...", "Q.b", "call of P.go"
  std::string class_name;
  std::string because;  // "the initialiser of Q writes P.a"
};

/// All of a method's own code, in its order; what it calls counts for the instruction that calls.
/// Objects are not told apart. Precise initialisation, as the machine has it, knows none of them.
std::vector<CriticalPoint> critical_points(interp::Machine& machine, vm::Method& method);

struct MethodPoints {
  std::string method;  // "pkg.Class#method(int)"
  std::vector<CriticalPoint> points;
};

/// Those of the methods that a target means; an Error if there is no such thing.
Result<std::vector<MethodPoints>> critical_points(const explore::ExploreOptions& options,
                                                  const std::string& target);

}  // namespace assay::search
