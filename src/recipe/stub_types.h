// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "interp/machine.h"
#include "vm/class.h"
#include "vm/universe.h"

namespace assay::recipe {

/// What a class of these types extends and implements, none of them a supertype of another.
struct StubTypes {
  vm::Class* base = nullptr;          // the class that it extends, or the first interface
  std::vector<vm::Class*> others;     // further interfaces
  vm::Method* constructor = nullptr;  // of the class, with the fewest arguments
};

/// All there are; none if no class in the package can be of all these types: two classes, one that
/// is final, an enum or an annotation, or has no constructor that it may call. Of
/// a sealed type there is a class below one that it permits.
std::vector<StubTypes> stub_types(interp::Machine& machine, const std::vector<vm::Class*>& types,
                                  std::string_view package);

/// A method that a class has to have, in the words of its source code.
struct StubMethod {
  vm::Method* method = nullptr;
  std::vector<std::string> parameters;  // descriptors, with what type variables stand for
  std::string result;
  std::vector<vm::Class*> failures;  // exceptions that it may declare
};

/// Methods that differ by their results only, or by type variables: source code declares one of
/// them, and the compiler makes the others call it, or what is inherited.
struct StubMethods {
  std::vector<StubMethod> declared;
  std::vector<std::pair<vm::Method*, vm::Method*>> bridges;  // each with the one it calls
};

/// Whether methods have to declare an exception that they throw (JLS 11.1.1).
bool is_checked(vm::Universe& universe, const vm::Class& exception);

/// The methods that a class must have to be of these types, in the order of declaration; nothing
/// if they clash: results that do not go together, or what a class has and an interface wants.
std::optional<StubMethods> stub_methods(interp::Machine& machine, const StubTypes& types,
                                        std::string_view package);

}  // namespace assay::recipe
