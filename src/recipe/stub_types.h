// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "interp/machine.h"
#include "vm/class.h"

namespace assay::recipe {

/// What a class of these types extends and implements, none of them a supertype of another.
struct StubTypes {
  vm::Class* base = nullptr;       // the class that it extends, or the first interface
  std::vector<vm::Class*> others;  // further interfaces
};

/// Nothing if no class in the package can be of all these types: two classes, one that is final,
/// sealed, an enum or an annotation, or whose constructor cannot be called without arguments.
std::optional<StubTypes> stub_types(interp::Machine& machine, std::vector<vm::Class*> types,
                                    std::string_view package);

/// Methods that differ by their results only: source code declares the most special one, and the
/// compiler makes the others call it.
struct StubMethods {
  std::vector<vm::Method*> declared;
  std::vector<std::pair<vm::Method*, vm::Method*>> bridges;  // each with the one it calls
};

/// The methods that a class must have to be of these types, in the order of declaration; nothing
/// if they clash: results that do not go together, or what a class has and an interface wants.
std::optional<StubMethods> stub_methods(interp::Machine& machine, const StubTypes& types);

}  // namespace assay::recipe
