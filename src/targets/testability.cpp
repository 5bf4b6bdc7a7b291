// SPDX-License-Identifier: Apache-2.0
#include "targets/testability.h"

#include <algorithm>

#include "classfile/java_names.h"

namespace assay::targets {
namespace {

using classfile::ClassFile;
using classfile::InnerClass;
namespace access_flags = classfile::access;

/// The row of InnerClasses (JVMS 4.7.6) about a class; a class lists itself and those around it.
const InnerClass* row_of(const ClassFile& file, std::string_view name) {
  for (const InnerClass& row : file.inner_classes) {
    if (file.constant_pool.class_name(row.inner_class) == name) return &row;
  }
  return nullptr;
}

/// The flags that source code gave the class: those of a nested one are in its row.
std::uint16_t declared_flags(const ClassFile& file, std::string_view name) {
  const InnerClass* row = row_of(file, name);
  return row != nullptr ? row->access_flags : file.access_flags;
}

/// Whether a flag holds for the class or one around it.
template <class Predicate>
bool any_around(const ClassFile& file, Predicate predicate) {
  std::string_view name = file.name;
  for (std::size_t depth = 0; depth <= file.inner_classes.size(); ++depth) {
    const InnerClass* row = row_of(file, name);
    if (predicate(row, declared_flags(file, name))) return true;
    if (row == nullptr || row->outer_class == 0) return false;
    name = file.constant_pool.class_name(row->outer_class);
  }
  return false;
}

bool has_code(const ClassFile& file) {
  return std::ranges::any_of(file.methods, [](const classfile::MethodInfo& method) {
    const bool is_synthetic = (method.access_flags & access_flags::kSynthetic) != 0;
    return method.has_code && !is_synthetic && method.name != "<clinit>";
  });
}

}  // namespace

std::optional<std::string_view> untestable_reason(const ClassFile& file, Access access) {
  const auto has = [&](std::uint16_t flag) { return (file.access_flags & flag) != 0; };
  if (file.name.ends_with("package-info")) return "package-info";
  if (has(access_flags::kAnnotation)) return "annotation";
  if (!classfile::is_java_class_name(file.name)) return "not named as Java allows";
  if (has(access_flags::kSynthetic)) return "synthetic";
  if (any_around(file, [](const InnerClass* row, std::uint16_t) {
        return row != nullptr && row->inner_name == 0;
      })) {
    return "anonymous";
  }
  if (any_around(file, [](const InnerClass* row, std::uint16_t) {
        return row != nullptr && row->outer_class == 0;
      })) {
    return "local";
  }
  if (any_around(file, [](const InnerClass*, std::uint16_t flags) {
        return (flags & access_flags::kPrivate) != 0;
      })) {
    return "private";
  }
  const bool is_public = !any_around(file, [](const InnerClass* row, std::uint16_t flags) {
    return row != nullptr && (flags & access_flags::kPublic) == 0;
  }) && (declared_flags(file, file.name) & access_flags::kPublic) != 0;
  if (access == Access::Public && !is_public) return "not public";
  if (!has_code(file)) return file.is_interface() ? "interface without code" : "without code";
  return std::nullopt;
}

}  // namespace assay::targets
