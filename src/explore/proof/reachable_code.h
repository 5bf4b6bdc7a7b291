// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "vm/class.h"
#include "vm/universe.h"

namespace assay::explore {

/// The code of the program that a call of a method may lead to, as far as class files tell: what
/// it calls by name, whatever class that may be of, and all methods of objects that it has or
/// makes, which the library may call. In the order of discovery, which depends on nothing else.
struct ReachableCode {
  std::vector<const vm::Method*> methods;
  std::vector<const vm::Class*> initialised;  // that its code may be the first to use
  std::vector<vm::Field*> statics;            // of the program that it reads
  std::vector<vm::Field*> enum_fields;        // of enums' constants that it reads and may change
  std::vector<const vm::Field*> written;      // of the program
  std::vector<const vm::Class*> made;         // of which it makes objects, with superclasses
  std::vector<vm::Class*> tested;             // types that it tests objects for
  std::vector<std::string> literals;          // strings, as in class files
  bool compares_references = false;
  bool calls_itself = false;
  bool is_complete = true;  // no class was missing, and it is not too much
};

/// Loads the classes that the code mentions.
ReachableCode reachable_code(vm::Universe& universe, const vm::Method& method);

/// Whether values of a type (a descriptor) are their contents: numbers, strings, boxes.
bool is_plain(std::string_view type);

}  // namespace assay::explore
