// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>

namespace assay::classfile {

/// Reads the big-endian items of a class file (JVMS 4.1) and never past the end. Reading too far
/// yields zeros and makes truncated() true from then on, so that one question after a group of
/// items is enough.
class ByteReader {
 public:
  explicit ByteReader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  std::uint8_t u1() {
    if (!reserve(1)) return 0;
    return bytes_[offset_++];
  }

  std::uint16_t u2() {
    if (!reserve(2)) return 0;
    const std::uint8_t* p = bytes_.data() + offset_;
    offset_ += 2;
    return static_cast<std::uint16_t>(p[0] << 8 | p[1]);
  }

  std::uint32_t u4() {
    std::uint32_t high = u2();
    return high << 16 | u2();
  }

  std::uint64_t u8() {
    std::uint64_t high = u4();
    return high << 32 | u4();
  }

  std::span<const std::uint8_t> bytes(std::size_t count) {
    if (!reserve(count)) return {};
    auto piece = bytes_.subspan(offset_, count);
    offset_ += count;
    return piece;
  }

  void skip(std::size_t count) { bytes(count); }

  bool truncated() const { return truncated_; }
  bool at_end() const { return offset_ == bytes_.size(); }
  std::size_t offset() const { return offset_; }
  std::size_t remaining() const { return bytes_.size() - offset_; }

 private:
  bool reserve(std::size_t count) {
    if (count <= remaining()) [[likely]]
      return true;
    offset_ = bytes_.size();
    truncated_ = true;
    return false;
  }

  std::span<const std::uint8_t> bytes_;
  std::size_t offset_ = 0;
  bool truncated_ = false;
};

}  // namespace assay::classfile
