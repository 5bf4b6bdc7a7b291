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

}  // namespace assay::concolic
