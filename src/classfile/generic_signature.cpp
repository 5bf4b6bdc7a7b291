// SPDX-License-Identifier: Apache-2.0
#include "classfile/generic_signature.h"

#include <algorithm>

namespace assay::classfile {

namespace {

bool starts_name(char c) { return c == 'L' || c == 'T'; }

/// Takes one type off the front, and at least one character of what is none.
std::string_view take_type(std::string_view& text) {
  std::size_t end = std::min(text.find_first_not_of("[+-"), text.size());
  int depth = 0;
  bool has_name = end < text.size() && starts_name(text[end]);
  while (has_name && end < text.size() && (text[end] != ';' || depth > 0)) {
    depth += text[end] == '<' ? 1 : text[end] == '>' ? -1 : 0;
    ++end;
  }
  std::string_view taken = text.substr(0, std::min(end + 1, text.size()));
  text.remove_prefix(taken.size());
  return taken;
}

/// Takes types up to a closing character off the front, and that too.
TypeSignatures take_types_until(char close, std::string_view& text) {
  TypeSignatures found;
  while (!text.empty() && text[0] != close) found.push_back(take_type(text));
  if (!text.empty()) text.remove_prefix(1);
  return found;
}

/// Takes <Name:Bound:InterfaceBound...> off the front; a bound may be empty.
std::vector<TypeVariable> take_variables(std::string_view& text) {
  std::vector<TypeVariable> found;
  if (!text.starts_with('<')) return found;
  text.remove_prefix(1);
  while (!text.empty() && text[0] != '>') {
    std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) return found;
    found.push_back({text.substr(0, colon)});
    text.remove_prefix(colon);
    while (text.starts_with(':')) {
      text.remove_prefix(1);
      if (!text.starts_with(':')) found.back().bounded |= take_type(text) != kObjectSignature;
    }
  }
  if (!text.empty()) text.remove_prefix(1);
  return found;
}

/// The type arguments of the classes of a type, outermost first; none where a class has none.
std::vector<TypeSignatures> argument_lists(std::string_view type) {
  std::vector<TypeSignatures> lists;
  type.remove_prefix(std::min(type.find_first_not_of('['), type.size()));
  if (!type.starts_with('L') || !type.ends_with(';')) return lists;
  lists.emplace_back();
  while (!type.empty() && type[0] != ';') {
    type.remove_prefix(std::min(type.find_first_of("<.;"), type.size()));
    if (type.starts_with('<')) {
      type.remove_prefix(1);
      lists.back() = take_types_until('>', type);
    } else if (type.starts_with('.')) {
      type.remove_prefix(1);
      lists.emplace_back();
    }
  }
  return lists;
}

}  // namespace

ClassSignature::ClassSignature(std::string_view text) : variables(take_variables(text)) {
  while (!text.empty()) supertypes.push_back(take_type(text));
}

MethodSignature::MethodSignature(std::string_view text) : variables(take_variables(text)) {
  if (!text.starts_with('(')) return;
  text.remove_prefix(1);
  parameters = take_types_until(')', text);
  result = take_type(text);
}

TypeSignatures type_arguments(std::string_view type) {
  std::vector<TypeSignatures> lists = argument_lists(type);
  return lists.empty() ? TypeSignatures{} : lists.back();
}

TypeSignatures outer_type_arguments(std::string_view type) {
  for (TypeSignatures& list : argument_lists(type)) {
    if (!list.empty()) return std::move(list);
  }
  return {};
}

std::string_view without_wildcard(std::string_view argument) {
  if (argument.starts_with('+') || argument.starts_with('-')) argument.remove_prefix(1);
  return argument;
}

std::string_view class_of_signature(std::string_view type) {
  if (!type.starts_with('L')) return {};
  type.remove_prefix(1);
  return type.substr(0, type.find_first_of("<;"));
}

std::vector<std::string_view> mentioned_classes(std::string_view signature) {
  std::vector<std::string_view> found;
  while (!signature.empty()) {
    if (!starts_name(signature[0]) && signature[0] != '.') {
      signature.remove_prefix(1);  // a sign, a bracket, a primitive type
      continue;
    }
    if (signature[0] == 'L') found.push_back(class_of_signature(signature));
    signature.remove_prefix(std::min(signature.find_first_of("<;"), signature.size()));
  }
  return found;
}

}  // namespace assay::classfile
