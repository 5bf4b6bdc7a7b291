// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"

namespace assay::coverage {

/// An attribute as it stands in the file.
struct AttributeLayout {
  std::string_view name;
  std::uint16_t name_index = 0;
  std::size_t begin = 0;  // of its name
  classfile::Bytes body;
};

struct MethodLayout {
  std::vector<AttributeLayout> attributes;
};

/// Where the parts of a class file lie, for who copies it with changes, and the attributes that
/// classfile::ClassFile does not keep.
struct ClassLayout {
  classfile::Bytes bytes;
  std::size_t pool_end = 0;
  std::vector<MethodLayout> methods;
  std::vector<AttributeLayout> attributes;

  /// For bytes that were parsed into the file.
  static std::optional<ClassLayout> of(classfile::Bytes bytes, const classfile::ClassFile& file);
};

/// The descriptors of the annotations among attributes, whether they are kept at run time or not.
std::vector<std::string_view> annotations_in(const std::vector<AttributeLayout>& attributes,
                                             const classfile::ConstantPool& pool);

}  // namespace assay::coverage
