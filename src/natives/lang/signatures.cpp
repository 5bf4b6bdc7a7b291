// SPDX-License-Identifier: Apache-2.0
#include "natives/lang/signatures.h"

#include <fmt/format.h>

#include "classfile/descriptor.h"
#include "natives/lang/support.h"

namespace assay::natives {

std::string printed_type(std::string_view descriptor) {
  std::string suffix;
  while (descriptor.starts_with('[')) {
    descriptor.remove_prefix(1);
    suffix += "[]";
  }
  switch (descriptor.front()) {
    case 'Z':
      return "boolean" + suffix;
    case 'B':
      return "byte" + suffix;
    case 'C':
      return "char" + suffix;
    case 'S':
      return "short" + suffix;
    case 'I':
      return "int" + suffix;
    case 'J':
      return "long" + suffix;
    case 'F':
      return "float" + suffix;
    case 'D':
      return "double" + suffix;
    case 'V':
      return "void" + suffix;
    default:
      return vm::external_name(descriptor.substr(1, descriptor.size() - 2)) + suffix;
  }
}

std::string printed_parameters(std::string_view descriptor) {
  std::string text;
  for (classfile::TypeDescriptor type : classfile::MethodDescriptor(descriptor).parameters()) {
    if (!text.empty()) text += ", ";
    text += printed_type(type.text);
  }
  return text;
}

std::string quoted_method(const vm::Class& klass, std::string_view name,
                          std::string_view descriptor) {
  classfile::TypeDescriptor result = classfile::MethodDescriptor(descriptor).return_type();
  return fmt::format("'{} {}.{}({})'", printed_type(result.text), vm::external_name(klass), name,
                     printed_parameters(descriptor));
}

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
  for (vm::Ref parameter : universe.heap().elements<vm::Ref>(parameters)) {
    text += descriptor_of(*universe.of_mirror(parameter));
  }
  vm::Ref result = get_field<vm::Ref>(universe, method_type, "rtype");
  return text + ")" + descriptor_of(*universe.of_mirror(result));
}

}  // namespace assay::natives
