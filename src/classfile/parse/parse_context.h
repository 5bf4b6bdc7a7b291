// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <fmt/format.h>

#include <string_view>
#include <utility>

#include "base/result.h"
#include "classfile/class_file.h"
#include "classfile/parse/byte_reader.h"
#include "classfile/parse/parse_class.h"

namespace assay::classfile {

/// What the pieces of the parser share while they work on one file.
struct ParseContext {
  ByteReader reader;  // over the whole file
  ClassFile file;
  std::string_view class_name;  // for messages
  bool trusted = false;
  ParseErrorKind error_kind = ParseErrorKind::ClassFormat;

  const ConstantPool& pool() const { return file.constant_pool; }
  bool at_least(std::uint16_t major) const { return file.major_version >= major; }

  /// An error whose message ends, like most of HotSpot's, in the name of the class.
  template <class... Arguments>
  Error error(fmt::format_string<Arguments...> format, Arguments&&... arguments) const {
    return {fmt::format(format, std::forward<Arguments>(arguments)...) + " in class file " +
            std::string(class_name)};
  }

  static Error truncated() { return {"Truncated class file"}; }

  /// The text of a Utf8 entry that a table refers to. The complaint, such as "Invalid name index
  /// {}", has a place for the index.
  Result<std::string_view> utf8(std::uint16_t index, std::string_view complaint) const {
    if (pool().is(index, Tag::Utf8)) return pool().utf8(index);
    return error("{}", fmt::format(fmt::runtime(complaint), index));
  }
};

}  // namespace assay::classfile
