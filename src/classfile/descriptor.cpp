// SPDX-License-Identifier: Apache-2.0
#include "classfile/descriptor.h"

#include <algorithm>

namespace assay::classfile {
namespace {

constexpr std::size_t kMaxDimensions = 255;  // JVMS 4.3.2

bool is_primitive(char c) {
  switch (c) {
    case 'B':
    case 'C':
    case 'D':
    case 'F':
    case 'I':
    case 'J':
    case 'S':
    case 'Z':
      return true;
    default:
      return false;
  }
}

bool is_forbidden_in_names(char c) { return c == '.' || c == ';' || c == '[' || c == '/'; }

/// The length of the well-formed field descriptor the text starts with, 0 if there is none.
std::size_t field_descriptor_length(std::string_view text) {
  std::size_t dimensions = std::min(text.find_first_not_of('['), text.size());
  if (dimensions == text.size() || dimensions > kMaxDimensions) return 0;
  if (is_primitive(text[dimensions])) return dimensions + 1;
  if (text[dimensions] != 'L') return 0;
  std::size_t end = text.find(';', dimensions);
  if (end == std::string_view::npos) return 0;
  std::string_view name = text.substr(dimensions + 1, end - dimensions - 1);
  return is_class_name(name) ? end + 1 : 0;
}

}  // namespace

TypeDescriptor first_type(std::string_view text) {
  std::size_t end = 0;
  while (text[end] == '[') ++end;
  if (text[end] == 'L') end = text.find(';', end);
  return {text.substr(0, end + 1)};
}

MethodDescriptor::MethodDescriptor(std::string_view text) : text_(text) {
  while (text_[close_] != ')') close_ += first_type(text_.substr(close_)).text.size();
}

int MethodDescriptor::argument_count() const {
  int count = 0;
  for (auto type = parameters().begin(); type != parameters().end(); ++type) ++count;
  return count;
}

int MethodDescriptor::argument_slots() const {
  int slots = 0;
  for (TypeDescriptor type : parameters()) slots += type.slots();
  return slots;
}

bool is_field_descriptor(std::string_view text) {
  return !text.empty() && field_descriptor_length(text) == text.size();
}

bool is_method_descriptor(std::string_view text) {
  if (text.empty() || text[0] != '(') return false;
  text.remove_prefix(1);
  while (!text.empty() && text[0] != ')') {
    std::size_t length = field_descriptor_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  if (text.empty()) return false;
  text.remove_prefix(1);
  return text == "V" || is_field_descriptor(text);
}

bool is_unqualified_name(std::string_view name) {
  return !name.empty() && std::none_of(name.begin(), name.end(), is_forbidden_in_names);
}

bool is_method_name(std::string_view name) {
  if (name == "<init>" || name == "<clinit>") return true;
  return is_unqualified_name(name) && name.find_first_of("<>") == std::string_view::npos;
}

bool is_class_name(std::string_view name) {
  bool after_slash = true;
  for (char c : name) {
    if (c == '/') {
      if (after_slash) return false;
      after_slash = true;
    } else if (is_forbidden_in_names(c)) {
      return false;
    } else {
      after_slash = false;
    }
  }
  return !after_slash;
}

bool is_class_name_or_array(std::string_view name) {
  if (!name.empty() && name[0] == '[') return is_field_descriptor(name);
  return is_class_name(name);
}

}  // namespace assay::classfile
