// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "classfile/constant_pool.h"

namespace assay::classfile {

/// Appends the big-endian items of a class file.
class ByteWriter {
 public:
  void u1(std::uint32_t value) { bytes_.push_back(static_cast<std::uint8_t>(value)); }
  void u2(std::uint32_t value) {
    u1(value >> 8);
    u1(value);
  }
  void u4(std::uint32_t value) {
    u2(value >> 16);
    u2(value);
  }
  void u8(std::uint64_t value) {
    u4(static_cast<std::uint32_t>(value >> 32));
    u4(static_cast<std::uint32_t>(value));
  }
  void bytes(std::span<const std::uint8_t> piece) {
    bytes_.insert(bytes_.end(), piece.begin(), piece.end());
  }
  void text(std::string_view piece) { bytes_.insert(bytes_.end(), piece.begin(), piece.end()); }
  /// Overwrites two bytes written earlier.
  void patch_u2(std::size_t at, std::uint32_t value) {
    bytes_[at] = static_cast<std::uint8_t>(value >> 8);
    bytes_[at + 1] = static_cast<std::uint8_t>(value);
  }

  std::size_t size() const { return bytes_.size(); }
  const std::vector<std::uint8_t>& data() const { return bytes_; }
  std::vector<std::uint8_t> take() && { return std::move(bytes_); }

 private:
  std::vector<std::uint8_t> bytes_;
};

/// Writes a constant pool (JVMS 4.4), each constant once; every function returns its index. Nothing
/// is checked, since tests also build broken files.
class ConstantPoolBuilder {
 public:
  std::uint16_t utf8(std::string_view modified_utf8);
  std::uint16_t class_ref(std::string_view name);
  std::uint16_t string(std::string_view modified_utf8);
  std::uint16_t integer(std::int32_t value);
  std::uint16_t long_integer(std::int64_t value);
  std::uint16_t float_number(float value);
  std::uint16_t double_number(double value);
  std::uint16_t name_and_type(std::string_view name, std::string_view descriptor);
  std::uint16_t field_ref(std::string_view owner, std::string_view name,
                          std::string_view descriptor);
  std::uint16_t method_ref(std::string_view owner, std::string_view name,
                           std::string_view descriptor);
  std::uint16_t interface_method_ref(std::string_view owner, std::string_view name,
                                     std::string_view descriptor);
  std::uint16_t method_handle(ReferenceKind kind, std::uint16_t member);
  std::uint16_t method_type(std::string_view descriptor);
  std::uint16_t dynamic(std::uint16_t bootstrap, std::string_view name,
                        std::string_view descriptor);
  std::uint16_t invoke_dynamic(std::uint16_t bootstrap, std::string_view name,
                               std::string_view descriptor);
  /// Any entry of two u2 items, such as one that refers to the wrong tag.
  std::uint16_t pair(Tag tag, std::uint16_t low, std::uint16_t high);
  /// Any entry of one u2 item.
  std::uint16_t single(Tag tag, std::uint16_t item);

  std::uint16_t count() const { return count_; }
  /// The count and all entries.
  void write(ByteWriter& out) const;

 private:
  std::uint16_t intern(const ByteWriter& entry, int indices = 1);

  std::unordered_map<std::string, std::uint16_t> known_;
  ByteWriter entries_;
  std::uint16_t count_ = 1;
};

}  // namespace assay::classfile
