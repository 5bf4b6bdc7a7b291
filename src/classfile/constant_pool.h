// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cstdint>
#include <string_view>
#include <vector>

namespace assay::classfile {

/// Tags of constant-pool entries (JVMS table 4.4-A).
enum class Tag : std::uint8_t {
  None = 0,  // entry 0 and the second half of longs and doubles
  Utf8 = 1,
  Integer = 3,
  Float = 4,
  Long = 5,
  Double = 6,
  Class = 7,
  String = 8,
  Fieldref = 9,
  Methodref = 10,
  InterfaceMethodref = 11,
  NameAndType = 12,
  MethodHandle = 15,
  MethodType = 16,
  Dynamic = 17,
  InvokeDynamic = 18,
  Module = 19,
  Package = 20,
};

/// Kinds of method handles (JVMS table 5.4.3.5-A).
enum class ReferenceKind : std::uint8_t {
  GetField = 1,
  GetStatic = 2,
  PutField = 3,
  PutStatic = 4,
  InvokeVirtual = 5,
  InvokeStatic = 6,
  InvokeSpecial = 7,
  NewInvokeSpecial = 8,
  InvokeInterface = 9,
};

struct NameAndType {
  std::string_view name, descriptor;
};

/// A Fieldref, Methodref or InterfaceMethodref, spelled out.
struct MemberRef {
  std::uint16_t class_index;
  std::string_view class_name, name, descriptor;
};

/// A Dynamic or InvokeDynamic entry, spelled out.
struct DynamicRef {
  std::uint16_t bootstrap_index;
  std::string_view name, descriptor;
};

struct MethodHandleRef {
  ReferenceKind kind;
  std::uint16_t member_index;
};

/// The constant pool (JVMS 4.4) after all cross references were checked. An accessor may only be
/// asked for an entry whose tag fits.
class ConstantPool {
 public:
  /// One entry. `low` and `high` are the item's two indices (or kind and index); numbers keep
  /// their bits in `bits`; Utf8 entries keep their text.
  struct Entry {
    Tag tag = Tag::None;
    std::uint16_t low = 0, high = 0;
    std::uint64_t bits = 0;
    std::string_view text;
  };

  ConstantPool() = default;
  explicit ConstantPool(std::vector<Entry> entries) : entries_(std::move(entries)) {}

  std::size_t size() const { return entries_.size(); }
  bool contains(std::size_t index) const { return index < entries_.size(); }
  Tag tag(std::size_t index) const { return entries_[index].tag; }
  bool is(std::size_t index, Tag tag) const {
    return contains(index) && entries_[index].tag == tag;
  }
  const Entry& entry(std::size_t index) const { return entries_[index]; }

  std::string_view utf8(std::size_t index) const { return entries_[index].text; }
  std::int32_t integer(std::size_t index) const {
    return static_cast<std::int32_t>(entries_[index].bits);
  }
  std::int64_t long_integer(std::size_t index) const {
    return static_cast<std::int64_t>(entries_[index].bits);
  }
  float float_number(std::size_t index) const { return std::bit_cast<float>(integer(index)); }
  double double_number(std::size_t index) const {
    return std::bit_cast<double>(entries_[index].bits);
  }

  /// The text of a Class, String, MethodType, Module or Package entry.
  std::string_view text_of(std::size_t index) const { return utf8(entries_[index].low); }
  std::string_view class_name(std::size_t index) const { return text_of(index); }

  NameAndType name_and_type(std::size_t index) const {
    return {utf8(entries_[index].low), utf8(entries_[index].high)};
  }
  MemberRef member(std::size_t index) const {
    const Entry& e = entries_[index];
    NameAndType nt = name_and_type(e.high);
    return {e.low, class_name(e.low), nt.name, nt.descriptor};
  }
  DynamicRef dynamic(std::size_t index) const {
    const Entry& e = entries_[index];
    NameAndType nt = name_and_type(e.high);
    return {e.low, nt.name, nt.descriptor};
  }
  MethodHandleRef method_handle(std::size_t index) const {
    return {static_cast<ReferenceKind>(entries_[index].low), entries_[index].high};
  }

 private:
  std::vector<Entry> entries_;
};

}  // namespace assay::classfile
