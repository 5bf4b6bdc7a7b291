// SPDX-License-Identifier: Apache-2.0
#include "concolic/inputs/element_types.h"

#include <string_view>

#include "classfile/generic_signature.h"

namespace assay::concolic {

std::vector<std::string> element_types(const vm::Method& method) {
  std::vector<std::string> types;
  classfile::MethodSignature signature(method.info->signature);
  for (std::string_view type : signature.parameters) {
    std::string& element = types.emplace_back();
    if (!type.starts_with('L')) continue;
    classfile::TypeSignatures arguments = classfile::outer_type_arguments(type);
    if (arguments.empty()) continue;
    element = classfile::class_of_signature(classfile::without_wildcard(arguments[0]));
  }
  return types;
}

std::string element_type_of_result(const vm::Method& method) {
  std::string_view type = classfile::MethodSignature(method.info->signature).result;
  while (type.starts_with('[')) type.remove_prefix(1);
  const classfile::TypeSignatures arguments = classfile::outer_type_arguments(type);
  if (arguments.empty()) return {};
  return std::string(classfile::class_of_signature(classfile::without_wildcard(arguments[0])));
}

}  // namespace assay::concolic
