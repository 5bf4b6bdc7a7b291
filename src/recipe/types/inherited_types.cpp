// SPDX-License-Identifier: Apache-2.0
// Supertypes with their type arguments, as far as generic signatures tell. Who writes
// `interface Names extends Source<String>` has a method `String next()`, whatever its descriptor
// says. Arguments that have arguments themselves are only known by their erasure.
#include "recipe/types/inherited_types.h"

#include <algorithm>

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "classfile/generic_signature.h"

namespace assay::recipe {

namespace {

using classfile::ClassSignature;
using classfile::MethodSignature;

/// The erasure of a type without variables: Ljava/util/List; for Ljava/util/List<TE;>;. Of a member
/// of a generic class nothing is known.
std::string erasure(std::string_view signature) {
  const std::size_t arguments = signature.find('<');
  if (arguments == std::string_view::npos) return std::string(signature);
  if (signature.find(">.") != std::string_view::npos) return {};
  return std::string(signature.substr(0, arguments)) + ";";
}

/// A type in the words of the class that mentions it.
TypeArgument argument_of(std::string_view signature, const InheritedType& from) {
  const std::size_t depth = std::min(signature.find_first_not_of('['), signature.size());
  if (depth < signature.size() && signature[depth] == 'T') {
    const std::string_view name = signature.substr(depth + 1, signature.size() - depth - 2);
    auto found = from.arguments.find(name);
    if (found == from.arguments.end() || found->second.erased.empty()) return {};
    return {std::string(depth, '[') + found->second.erased, found->second.is_simple};
  }
  if (signature.empty() || signature[0] == '*' || signature[0] == '+' || signature[0] == '-')
    return {};
  return {erasure(signature), signature.find('<') == std::string_view::npos};
}

/// A supertype as it is written in the header of a class.
InheritedType supertype(const InheritedType& from, vm::Class& type, std::string_view written) {
  InheritedType found{&type, {}};
  if (type.file == nullptr || type.file->signature.empty()) return found;
  const ClassSignature declared(type.file->signature);
  const classfile::TypeSignatures arguments = classfile::type_arguments(written);
  if (arguments.size() != declared.variables.size()) return found;  // raw
  for (std::size_t i = 0; i < arguments.size(); ++i)
    found.arguments.emplace(declared.variables[i].name, argument_of(arguments[i], from));
  return found;
}

void add(const InheritedType& from, std::vector<InheritedType>& found) {
  const bool is_known = std::any_of(found.begin(), found.end(), [&](const InheritedType& each) {
    return each.type == from.type;
  });
  if (is_known) return;
  found.push_back(from);
  const vm::Class& type = *from.type;
  const bool is_generic = type.file != nullptr && !type.file->signature.empty();
  const classfile::TypeSignatures written =
      is_generic ? ClassSignature(type.file->signature).supertypes : classfile::TypeSignatures();
  const auto word = [&](std::size_t index) {
    return index < written.size() ? written[index] : std::string_view();
  };
  if (type.super != nullptr) add(supertype(from, *type.super, word(0)), found);
  for (std::size_t i = 0; i < type.interfaces.size(); ++i)
    add(supertype(from, *type.interfaces[i], word(i + 1)), found);
}

}  // namespace

std::vector<InheritedType> inherited_types(vm::Class& type) {
  std::vector<InheritedType> found;
  add({&type, {}}, found);
  return found;
}

InheritedMethod inherited_method(const InheritedType& from, vm::Method& method, vm::Class& heir) {
  InheritedMethod found{&method, &heir, {}, {}};
  const classfile::MethodDescriptor descriptor(method.info->descriptor);
  for (classfile::TypeDescriptor type : descriptor.parameters())
    found.parameters.emplace_back(type.text);
  found.result = descriptor.return_type().text;
  if (method.info->signature.empty()) return found;
  const MethodSignature signature(method.info->signature);
  if (signature.parameters.size() != found.parameters.size()) return found;
  // Variables of the method itself are what they are bounded by.
  const auto replace = [&](std::string_view written, std::string& type) {
    const std::size_t depth = std::min(written.find_first_not_of('['), written.size());
    if (depth == written.size() || written[depth] != 'T') return;
    const std::string_view name = written.substr(depth + 1, written.size() - depth - 2);
    const bool is_own = std::any_of(signature.variables.begin(), signature.variables.end(),
                                    [&](const auto& variable) { return variable.name == name; });
    if (!is_own) type = argument_of(written, from).erased;
  };
  for (std::size_t i = 0; i < found.parameters.size(); ++i)
    replace(signature.parameters[i], found.parameters[i]);
  replace(signature.result, found.result);
  found.is_open = std::any_of(found.parameters.begin(), found.parameters.end(),
                              [](const std::string& type) { return type.empty(); });
  return found;
}

bool is_alike(const InheritedMethod& a, const InheritedMethod& b) {
  if (a.method->info->name != b.method->info->name) return false;
  const auto erased = [](const InheritedMethod& method) {
    return classfile::MethodDescriptor(method.method->info->descriptor).parameter_text();
  };
  if (erased(a) == erased(b)) return true;
  return !a.is_open && !b.is_open && a.parameters == b.parameters;
}

std::string erased_result(const InheritedMethod& method) {
  if (!method.result.empty()) return method.result;
  return std::string(classfile::result_type(method.method->info->descriptor));
}

std::vector<std::string> erased_parameters(const InheritedMethod& method) {
  std::vector<std::string> types = method.parameters;
  const classfile::MethodDescriptor descriptor(method.method->info->descriptor);
  std::size_t index = 0;
  for (classfile::TypeDescriptor type : descriptor.parameters()) {
    if (types[index].empty()) types[index] = type.text;
    ++index;
  }
  return types;
}

}  // namespace assay::recipe
