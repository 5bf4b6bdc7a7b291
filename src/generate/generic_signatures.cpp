// SPDX-License-Identifier: Apache-2.0
#include "generate/generic_signatures.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/descriptor.h"

namespace assay::generate {

namespace {

using Types = std::vector<std::string_view>;

constexpr std::string_view kObject = "Ljava/lang/Object;";

/// Takes one type off the front: "I", "[TT;", "Ljava/util/Map<TK;TV;>;", a type argument "+TT;".
std::string_view take_type(std::string_view& text) {
  std::size_t end = text.find_first_not_of("[+-");
  if (end == std::string_view::npos) end = text.size();
  int depth = 0;
  bool has_name = end < text.size() && (text[end] == 'L' || text[end] == 'T');
  while (has_name && end < text.size() && (text[end] != ';' || depth > 0)) {
    depth += text[end] == '<' ? 1 : text[end] == '>' ? -1 : 0;
    ++end;
  }
  std::string_view taken = text.substr(0, std::min(end + 1, text.size()));
  text.remove_prefix(taken.size());
  return taken;
}

struct Variable {
  std::string_view name;
  bool bounded = false;
};

/// Takes <Name:Bound:InterfaceBound...> off the front; a bound may be empty.
std::vector<Variable> take_variables(std::string_view& text) {
  std::vector<Variable> found;
  if (!text.starts_with('<')) return found;
  text.remove_prefix(1);
  while (!text.empty() && text[0] != '>') {
    std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) return found;
    found.push_back({text.substr(0, colon)});
    text.remove_prefix(colon);
    while (text.starts_with(':')) {
      text.remove_prefix(1);
      if (!text.starts_with(':')) found.back().bounded |= take_type(text) != kObject;
    }
  }
  if (!text.empty()) text.remove_prefix(1);
  return found;
}

/// The type arguments of a class type, those of its innermost class.
Types arguments_of(std::string_view type) {
  Types found;
  std::size_t start = type.find('<');
  if (!type.ends_with(">;") || start == std::string_view::npos) return found;
  std::size_t nested = type.rfind(">.");
  if (nested != std::string_view::npos) start = type.find('<', nested);
  std::string_view text = type.substr(start + 1, type.size() - start - 3);
  while (!text.empty()) found.push_back(take_type(text));
  return found;
}

bool has_equal_ones(Types types) {
  std::sort(types.begin(), types.end());
  return std::adjacent_find(types.begin(), types.end()) != types.end();
}

std::string_view class_name_of(std::string_view type) {
  return type.substr(1, type.find_first_of("<;") - 1);
}

/// A method's signature in parts.
struct MethodSignature {
  std::vector<Variable> variables;
  Types parameters;
  std::string_view result;

  explicit MethodSignature(const vm::Method& method) {
    std::string_view text = method.info->signature;
    variables = take_variables(text);
    if (!text.starts_with('(')) return;
    text.remove_prefix(1);
    while (!text.empty() && text[0] != ')') parameters.push_back(take_type(text));
    if (!text.empty()) text.remove_prefix(1);
    result = take_type(text);
    // Parameters that the compiler adds, such as the outer object, are not in the signature.
    classfile::MethodDescriptor descriptor(method.info->descriptor);
    if (parameters.size() != static_cast<std::size_t>(descriptor.argument_count()))
      parameters.clear();
  }

  bool is_bounded(std::string_view name) const {
    return std::any_of(variables.begin(), variables.end(), [&](const Variable& variable) {
      return variable.name == name && variable.bounded;
    });
  }

  /// Whether a type argument can stand for any type: T, ? extends T, ?.
  bool is_free(std::string_view argument) const {
    if (argument.starts_with('+') || argument.starts_with('-')) argument.remove_prefix(1);
    if (argument == "*" || argument == kObject) return true;
    return argument.starts_with('T') && !is_bounded(argument.substr(1, argument.size() - 2));
  }

  bool has_free_arguments(std::string_view type) const {
    Types arguments = arguments_of(type);
    return std::all_of(arguments.begin(), arguments.end(),
                       [&](std::string_view argument) { return is_free(argument); });
  }
};

/// The supertypes of a class as its signature has them.
Types generic_supertypes(const vm::Class& klass) {
  Types found;
  std::string_view text = klass.file->signature;
  take_variables(text);
  while (!text.empty()) found.push_back(take_type(text));
  return found;
}

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
  std::string_view text = klass.file->signature;
  for (const Variable& variable : take_variables(text)) {
    ++found.count;
    found.bounded |= variable.bounded;
  }
  return found;
}

bool hands_on_parameters(const vm::Class& sub, const vm::Class& base) {
  if (&sub == &base || type_parameters(base).count == 0) return true;
  if (sub.file == nullptr) return false;
  for (std::string_view type : generic_supertypes(sub)) {
    const vm::Class* above = direct_supertype(sub, class_name_of(type));
    if (above == nullptr || !above->is_assignable_to(&base)) continue;
    Types arguments = arguments_of(type);
    bool are_own = arguments.size() == type_parameters(*above).count &&
                   std::all_of(arguments.begin(), arguments.end(), [](std::string_view argument) {
                     return argument.starts_with('T') || argument == kObject;
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
  if (made.has_free_arguments(made.result))
    return has_equal_ones(arguments_of(made.result)) && !wanted.has_free_arguments(type);
  Types arguments = arguments_of(type);
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
  for (std::string_view argument : arguments_of(signature.parameters[parameter])) {
    if (argument.starts_with('+') || argument.starts_with('-')) argument.remove_prefix(1);
    const Types& all = signature.parameters;
    if (argument.starts_with('T') && std::find(all.begin(), all.end(), argument) != all.end())
      return true;
  }
  return false;
}

}  // namespace assay::generate
