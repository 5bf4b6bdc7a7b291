// SPDX-License-Identifier: Apache-2.0
#include "javatext/generic_signatures.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "classfile/generic_signature.h"

namespace assay::javatext {

namespace {

using classfile::kObjectSignature;
using classfile::TypeVariable;
using Types = classfile::TypeSignatures;

bool has_equal_ones(Types types) {
  std::sort(types.begin(), types.end());
  return std::adjacent_find(types.begin(), types.end()) != types.end();
}

/// What the signature of a method says, and questions about it.
struct MethodSignature : classfile::MethodSignature {
  explicit MethodSignature(const vm::Method& method)
      : classfile::MethodSignature(method.info->signature) {
    // Parameters that the compiler adds, such as the outer object, are not in the signature.
    classfile::MethodDescriptor descriptor(method.info->descriptor);
    if (parameters.size() != static_cast<std::size_t>(descriptor.argument_count()))
      parameters.clear();
  }

  bool is_bounded(std::string_view name) const {
    return std::any_of(variables.begin(), variables.end(), [&](const TypeVariable& variable) {
      return variable.name == name && variable.bounded;
    });
  }

  /// Whether a type argument can stand for any type: T, ? extends T, ?.
  bool is_free(std::string_view argument) const {
    argument = classfile::without_wildcard(argument);
    if (argument == "*" || argument == kObjectSignature) return true;
    return argument.starts_with('T') && !is_bounded(argument.substr(1, argument.size() - 2));
  }

  bool mentions_variable_of_class(std::string_view type) const {
    Types arguments = classfile::type_arguments(type);
    return std::any_of(arguments.begin(), arguments.end(), [&](std::string_view argument) {
      argument = classfile::without_wildcard(argument);
      if (!argument.starts_with('T')) return false;
      const std::string_view name = argument.substr(1, argument.size() - 2);
      return std::none_of(variables.begin(), variables.end(),
                          [&](const TypeVariable& variable) { return variable.name == name; });
    });
  }

  bool has_free_arguments(std::string_view type) const {
    Types arguments = classfile::type_arguments(type);
    return std::all_of(arguments.begin(), arguments.end(),
                       [&](std::string_view argument) { return is_free(argument); });
  }
};

const vm::Class* direct_supertype(const vm::Class& klass, std::string_view name) {
  if (klass.super != nullptr && klass.super->name == name) return klass.super;
  for (const vm::Class* each : klass.interfaces) {
    if (each->name == name) return each;
  }
  return nullptr;
}

}  // namespace

TypeParameters type_parameters(const vm::Class& klass) {
  TypeParameters found;
  if (klass.file == nullptr) return found;
  classfile::ClassSignature signature(klass.file->signature);
  for (const TypeVariable& variable : signature.variables) {
    ++found.count;
    found.bounded |= variable.bounded;
  }
  return found;
}

bool hands_on_parameters(const vm::Class& sub, const vm::Class& base) {
  if (&sub == &base || type_parameters(base).count == 0) return true;
  if (sub.file == nullptr) return false;
  classfile::ClassSignature signature(sub.file->signature);
  for (std::string_view type : signature.supertypes) {
    const vm::Class* above = direct_supertype(sub, classfile::class_of_signature(type));
    if (above == nullptr || !above->is_assignable_to(&base)) continue;
    Types arguments = classfile::type_arguments(type);
    bool are_own = arguments.size() == type_parameters(*above).count &&
                   std::all_of(arguments.begin(), arguments.end(), [](std::string_view argument) {
                     return argument.starts_with('T') || argument == kObjectSignature;
                   });
    if (are_own && hands_on_parameters(*above, base)) return true;
  }
  return false;
}

bool may_not_fit(const vm::Method& factory, const vm::Method& method, std::size_t parameter) {
  MethodSignature made(factory), wanted(method);
  if (parameter >= wanted.parameters.size()) return false;
  std::string_view type = wanted.parameters[parameter];
  bool is_the_same = type == made.result && made.variables.empty() && wanted.variables.empty();
  if (is_the_same) return false;
  // What the object is of whose method it is, nobody says: new ArrayList<>().iterator().
  const bool is_of_receiver = !factory.is_static() && factory.info->name != "<init>" &&
                              made.mentions_variable_of_class(made.result);
  if (is_of_receiver && !wanted.has_free_arguments(type)) return true;
  if (made.has_free_arguments(made.result))
    return has_equal_ones(classfile::type_arguments(made.result)) &&
           !wanted.has_free_arguments(type);
  Types arguments = classfile::type_arguments(type);
  return std::any_of(arguments.begin(), arguments.end(),
                     [](std::string_view argument) { return argument != "*"; });
}

bool has_fixed_arguments(const vm::Method& method, std::size_t parameter) {
  MethodSignature signature(method);
  return parameter < signature.parameters.size() &&
         !signature.has_free_arguments(signature.parameters[parameter]);
}

bool shares_bounded_variable(const vm::Method& method, std::size_t parameter, std::size_t other) {
  MethodSignature signature(method);
  if (std::max(parameter, other) >= signature.parameters.size()) return false;
  std::string_view type = signature.parameters[parameter];
  return type.starts_with('T') && type == signature.parameters[other] &&
         signature.is_bounded(type.substr(1, type.size() - 2));
}

bool depends_on_others(const vm::Method& method, std::size_t parameter) {
  MethodSignature signature(method);
  if (parameter >= signature.parameters.size()) return false;
  for (std::string_view argument : classfile::type_arguments(signature.parameters[parameter])) {
    argument = classfile::without_wildcard(argument);
    const Types& all = signature.parameters;
    if (argument.starts_with('T') && std::find(all.begin(), all.end(), argument) != all.end())
      return true;
  }
  return false;
}

bool takes_class_literals(const vm::Method& method, std::size_t parameter) {
  MethodSignature signature(method);
  if (parameter >= signature.parameters.size()) return true;
  const std::string_view type = signature.parameters[parameter];
  const Types arguments = classfile::type_arguments(type);
  if (arguments.empty()) return true;
  const std::string_view argument = arguments.front();
  if (argument == "*" || argument.starts_with("+L")) return true;
  // A variable of the class is fixed by the receiver.
  const bool is_own = std::any_of(
      signature.variables.begin(), signature.variables.end(), [&](const TypeVariable& variable) {
        const std::string_view wanted = classfile::without_wildcard(argument);
        return wanted.size() > 2 && wanted.substr(1, wanted.size() - 2) == variable.name;
      });
  return is_own && signature.is_free(argument) && !depends_on_others(method, parameter);
}

}  // namespace assay::javatext
