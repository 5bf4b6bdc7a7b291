// SPDX-License-Identifier: Apache-2.0
#include "classfile/verifier/type.h"

#include <fmt/format.h>

namespace assay::classfile::verifier {

Kind kind_of(char letter) {
  switch (letter) {
    case 'J':
      return Kind::Long;
    case 'F':
      return Kind::Float;
    case 'D':
      return Kind::Double;
    default:
      return Kind::Int;
  }
}

Type type_of(TypeDescriptor descriptor) {
  if (descriptor.is_reference()) return reference(descriptor.class_name());
  return {kind_of(descriptor.kind())};
}

std::string to_string(const Type& type) {
  switch (type.kind) {
    case Kind::Top:
      return "top";
    case Kind::Int:
      return "integer";
    case Kind::Float:
      return "float";
    case Kind::Long:
      return "long";
    case Kind::LongHigh:
      return "long_2nd";
    case Kind::Double:
      return "double";
    case Kind::DoubleHigh:
      return "double_2nd";
    case Kind::Null:
      return "null";
    case Kind::Reference:
      return fmt::format("'{}'", type.name);
    case Kind::UninitializedThis:
      return "uninitializedThis";
    case Kind::Uninitialized:
      return fmt::format("uninitialized {}", type.pc);
    case Kind::ReturnAddress:
      return "returnAddress";
  }
  return "";
}

}  // namespace assay::classfile::verifier
