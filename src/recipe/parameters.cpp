// SPDX-License-Identifier: Apache-2.0
#include "recipe/parameters.h"

#include <fmt/format.h>

#include <algorithm>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/opcodes.h"

namespace assay::recipe {

namespace {

/// MethodParameters (JVMS 4.7.24): a count, then name and flags of each; `javac -parameters` has
/// it.
void add_declared_names(const vm::Method& method, std::vector<std::string>& names) {
  const classfile::Bytes table = method.info->method_parameters;
  const classfile::ConstantPool& pool = method.owner->file->constant_pool;
  if (table.empty() || table[0] != names.size() || table.size() < 1 + names.size() * 4) return;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::uint16_t name = classfile::u2_at(table, static_cast<std::uint32_t>(1 + i * 4));
    if (name != 0 && pool.is(name, classfile::Tag::Utf8)) names[i] = pool.utf8(name);
  }
}

}  // namespace

std::vector<std::string> parameter_names(const vm::Method& method, std::size_t count) {
  std::vector<std::string> names(count);
  add_declared_names(method, names);
  const classfile::ConstantPool& pool = method.owner->file->constant_pool;
  // LocalVariableTable (JVMS 4.7.13): start, length, name, descriptor, slot; parameters start at 0.
  std::uint32_t slot = method.is_static() ? 0 : 1;
  std::size_t index = 0;
  for (classfile::TypeDescriptor type :
       classfile::MethodDescriptor(method.info->descriptor).parameters()) {
    for (classfile::Bytes table : method.info->debug.local_variables) {
      if (table.size() < 2) continue;
      std::size_t rows = std::min<std::size_t>(classfile::u2_at(table, 0), (table.size() - 2) / 10);
      for (std::size_t row = 0; row < rows; ++row) {
        auto at = static_cast<std::uint32_t>(2 + row * 10);
        if (classfile::u2_at(table, at) != 0 || classfile::u2_at(table, at + 8) != slot) continue;
        std::uint16_t name = classfile::u2_at(table, at + 4);
        if (pool.is(name, classfile::Tag::Utf8)) names[index] = pool.utf8(name);
      }
    }
    slot += static_cast<std::uint32_t>(type.slots());
    if (names[index].empty()) names[index] = fmt::format("arg{}", index);
    ++index;
  }
  return names;
}

bool is_telling(std::string_view name) {
  const bool is_made_up =
      name.starts_with("arg") && name.size() > 3 && name[3] >= '0' && name[3] <= '9';
  return !is_made_up && name != "this";
}

}  // namespace assay::recipe
