// SPDX-License-Identifier: Apache-2.0
#include "recipe/parameters.h"

#include <fmt/format.h>

#include <algorithm>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/opcodes.h"

namespace assay::recipe {

std::vector<std::string> parameter_names(const vm::Method& method, std::size_t count) {
  std::vector<std::string> names(count);
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

}  // namespace assay::recipe
