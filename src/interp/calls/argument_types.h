// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::interp {

/// The classes that a method's descriptor asks for, to be held against the arguments of calls that
/// nothing else has checked: those of natives and those through method handles, whose parts a
/// program can forge. What once fitted is remembered, so that a check is a compare per reference.
class ArgumentTypes {
 public:
  explicit ArgumentTypes(const vm::Method& method);

  /// Whether each reference is null or of its class. A null receiver fits, too.
  bool accept(vm::Universe& universe, const vm::Slot* arguments) {
    for (Reference& reference : references_) {
      const vm::Ref object = arguments[reference.index].ref;
      if (!object || universe.heap().header(object).class_id == reference.known_good) continue;
      if (!fits(universe, reference, object)) return false;
    }
    return true;
  }

 private:
  /// An argument that has to be of a class other than Object.
  struct Reference {
    std::uint16_t index = 0;
    bool is_receiver = false;
    std::string_view type;         // name of the class, as a Class entry has it
    std::uint32_t known_good = 0;  // a class that was seen to fit
  };

  bool fits(vm::Universe& universe, Reference& reference, vm::Ref object) const;

  const vm::Class* owner_;
  std::vector<Reference> references_;
};

/// The shapes of arguments as a call passes them, a letter each: L for a reference, I for what is
/// an int on the stack, J, F or D. And that of a result, which may be V.
std::string shapes_of(std::string_view descriptor);
char result_shape_of(std::string_view descriptor);
/// Whether a call with such arguments, the receiver included, and such a result can be of the
/// method.
bool has_shape(const vm::Method& method, std::string_view arguments, char result);

}  // namespace assay::interp
