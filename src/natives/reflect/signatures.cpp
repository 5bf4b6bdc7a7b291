// SPDX-License-Identifier: Apache-2.0
#include "natives/reflect/signatures.h"

#include <fmt/format.h>

#include "interp/native.h"
#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::natives {

std::string descriptor_of(const vm::Class& klass) {
  static constexpr std::string_view kPrimitives = "ZBCSIJFD";
  if (klass.is_array()) return std::string(klass.name);
  if (klass.kind == vm::Kind::Void) return "V";
  if (klass.is_primitive()) return {kPrimitives[static_cast<unsigned>(klass.kind)]};
  return fmt::format("L{};", klass.name);
}

std::string descriptor_of_method_type(vm::Universe& universe, vm::Ref method_type) {
  std::string text = "(";
  vm::Ref parameters = get_field<vm::Ref>(universe, method_type, "ptypes");
  if (!parameters) throw interp::Refusal{"java/lang/NullPointerException", ""};
  for (vm::Ref parameter : universe.heap().elements<vm::Ref>(parameters)) {
    text += descriptor_of(class_of_mirror(universe, parameter));
  }
  vm::Ref result = get_field<vm::Ref>(universe, method_type, "rtype");
  return text + ")" + descriptor_of(class_of_mirror(universe, result));
}

}  // namespace assay::natives
