// SPDX-License-Identifier: Apache-2.0
#include "concolic/inputs/element_types.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "classfile/descriptor.h"
#include "classfile/generic_signature.h"
#include "concolic/inputs/inputs.h"

namespace assay::concolic {

namespace {

/// The number of the variable of the class that a type is: "TE;".
int number_of_variable(const vm::Method& method, std::string_view type,
                       const classfile::MethodSignature& signature) {
  if (!type.starts_with('T') || method.owner->file == nullptr) return -1;
  const std::string_view name = type.substr(1, type.size() - 2);
  const auto is_it = [&](const classfile::TypeVariable& each) { return each.name == name; };
  if (std::ranges::any_of(signature.variables, is_it)) return -1;  // of the method itself
  const classfile::ClassSignature owner(method.owner->file->signature);
  const auto found = std::ranges::find_if(owner.variables, is_it);
  return found == owner.variables.end() ? -1 : static_cast<int>(found - owner.variables.begin());
}

/// Those of a generic type: null for one that is no class.
std::vector<vm::Class*> arguments_of(interp::Machine& machine, const vm::Method& method,
                                     std::string_view type) {
  std::vector<vm::Class*> arguments;
  if (!type.starts_with('L')) return arguments;
  for (std::string_view argument : classfile::outer_type_arguments(type)) {
    const std::string name(classfile::class_of_signature(classfile::without_wildcard(argument)));
    arguments.push_back(name.empty() ? nullptr
                                     : class_of(machine, *method.owner, "L" + name + ";"));
  }
  return arguments;
}

}  // namespace

std::vector<std::vector<vm::Class*>> type_arguments(interp::Machine& machine,
                                                    const vm::Method& method) {
  std::vector<std::vector<vm::Class*>> types;
  classfile::MethodSignature signature(method.info->signature);
  for (std::string_view type : signature.parameters)
    types.push_back(arguments_of(machine, method, type));
  return types;
}

std::vector<vm::Class*> type_arguments_of_result(interp::Machine& machine,
                                                 const vm::Method& method) {
  return arguments_of(machine, method, classfile::MethodSignature(method.info->signature).result);
}

std::string element_type_of_result(const vm::Method& method) {
  std::string_view type = classfile::MethodSignature(method.info->signature).result;
  while (type.starts_with('[')) type.remove_prefix(1);
  const classfile::TypeSignatures arguments = classfile::outer_type_arguments(type);
  if (arguments.empty()) return {};
  return std::string(classfile::class_of_signature(classfile::without_wildcard(arguments[0])));
}

int argument_of_result(const vm::Method& method) {
  const classfile::MethodSignature signature(method.info->signature);
  return number_of_variable(method, signature.result, signature);
}

int argument_of_parameter(const vm::Method& method, std::size_t parameter) {
  const classfile::MethodSignature signature(method.info->signature);
  return parameter < signature.parameters.size()
             ? number_of_variable(method, signature.parameters[parameter], signature)
             : -1;
}

}  // namespace assay::concolic
