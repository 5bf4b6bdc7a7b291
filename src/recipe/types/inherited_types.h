// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "vm/class.h"

namespace assay::recipe {

/// What a type variable of a supertype stands for.
struct TypeArgument {
  std::string erased;      // as a descriptor; empty: whatever a subclass chooses
  bool is_simple = false;  // a class without type arguments: there is no other with that erasure
};

/// A type or one of its supertypes, with what its type variables stand for.
struct InheritedType {
  vm::Class* type = nullptr;
  std::map<std::string, TypeArgument, std::less<>> arguments;  // by name, of those that are known
};

/// A type itself and all its supertypes, each once.
std::vector<InheritedType> inherited_types(vm::Class& type);

/// A method as a subclass inherits it: descriptors in which its owner's type variables are
/// replaced.
struct InheritedMethod {
  vm::Method* method = nullptr;
  vm::Class* heir = nullptr;            // whose loader knows all of the types
  std::vector<std::string> parameters;  // empty: whatever a subclass chooses
  std::string result;                   // the same
  bool is_open = false;                 // one of the parameters is empty
};

InheritedMethod inherited_method(const InheritedType& from, vm::Method& method, vm::Class& heir);

/// Whether one class that has both has one method for both, or an error.
bool is_alike(const InheritedMethod& a, const InheritedMethod& b);
/// Without type variables.
std::string erased_result(const InheritedMethod& method);
std::vector<std::string> erased_parameters(const InheritedMethod& method);

}  // namespace assay::recipe
