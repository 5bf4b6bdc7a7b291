// SPDX-License-Identifier: Apache-2.0
#include "classfile/build/constant_pool_builder.h"

#include <bit>

#include "base/check.h"

namespace assay::classfile {
namespace {

ByteWriter tagged(Tag tag) {
  ByteWriter entry;
  entry.u1(static_cast<std::uint8_t>(tag));
  return entry;
}

}  // namespace

std::uint16_t ConstantPoolBuilder::intern(const ByteWriter& entry, int indices) {
  std::string key(entry.data().begin(), entry.data().end());
  auto [known, is_new] = known_.try_emplace(std::move(key), count_);
  if (!is_new) return known->second;
  CHECK(count_ + indices <= 65535, "constant pool should not be full");
  entries_.bytes(entry.data());
  count_ = static_cast<std::uint16_t>(count_ + indices);
  return known->second;
}

std::uint16_t ConstantPoolBuilder::single(Tag tag, std::uint16_t item) {
  ByteWriter entry = tagged(tag);
  entry.u2(item);
  return intern(entry);
}

std::uint16_t ConstantPoolBuilder::pair(Tag tag, std::uint16_t low, std::uint16_t high) {
  ByteWriter entry = tagged(tag);
  entry.u2(low);
  entry.u2(high);
  return intern(entry);
}

std::uint16_t ConstantPoolBuilder::utf8(std::string_view modified_utf8) {
  ByteWriter entry = tagged(Tag::Utf8);
  entry.u2(static_cast<std::uint32_t>(modified_utf8.size()));
  entry.text(modified_utf8);
  return intern(entry);
}

std::uint16_t ConstantPoolBuilder::class_ref(std::string_view name) {
  return single(Tag::Class, utf8(name));
}

std::uint16_t ConstantPoolBuilder::string(std::string_view modified_utf8) {
  return single(Tag::String, utf8(modified_utf8));
}

std::uint16_t ConstantPoolBuilder::integer(std::int32_t value) {
  ByteWriter entry = tagged(Tag::Integer);
  entry.u4(static_cast<std::uint32_t>(value));
  return intern(entry);
}

std::uint16_t ConstantPoolBuilder::long_integer(std::int64_t value) {
  ByteWriter entry = tagged(Tag::Long);
  entry.u8(static_cast<std::uint64_t>(value));
  return intern(entry, 2);
}

std::uint16_t ConstantPoolBuilder::float_number(float value) {
  ByteWriter entry = tagged(Tag::Float);
  entry.u4(std::bit_cast<std::uint32_t>(value));
  return intern(entry);
}

std::uint16_t ConstantPoolBuilder::double_number(double value) {
  ByteWriter entry = tagged(Tag::Double);
  entry.u8(std::bit_cast<std::uint64_t>(value));
  return intern(entry, 2);
}

std::uint16_t ConstantPoolBuilder::name_and_type(std::string_view name,
                                                 std::string_view descriptor) {
  std::uint16_t name_index = utf8(name);
  return pair(Tag::NameAndType, name_index, utf8(descriptor));
}

std::uint16_t ConstantPoolBuilder::field_ref(std::string_view owner, std::string_view name,
                                             std::string_view descriptor) {
  std::uint16_t owner_index = class_ref(owner);
  return pair(Tag::Fieldref, owner_index, name_and_type(name, descriptor));
}

std::uint16_t ConstantPoolBuilder::method_ref(std::string_view owner, std::string_view name,
                                              std::string_view descriptor) {
  std::uint16_t owner_index = class_ref(owner);
  return pair(Tag::Methodref, owner_index, name_and_type(name, descriptor));
}

std::uint16_t ConstantPoolBuilder::interface_method_ref(std::string_view owner,
                                                        std::string_view name,
                                                        std::string_view descriptor) {
  std::uint16_t owner_index = class_ref(owner);
  return pair(Tag::InterfaceMethodref, owner_index, name_and_type(name, descriptor));
}

std::uint16_t ConstantPoolBuilder::method_handle(ReferenceKind kind, std::uint16_t member) {
  ByteWriter entry = tagged(Tag::MethodHandle);
  entry.u1(static_cast<std::uint8_t>(kind));
  entry.u2(member);
  return intern(entry);
}

std::uint16_t ConstantPoolBuilder::method_type(std::string_view descriptor) {
  return single(Tag::MethodType, utf8(descriptor));
}

std::uint16_t ConstantPoolBuilder::dynamic(std::uint16_t bootstrap, std::string_view name,
                                           std::string_view descriptor) {
  return pair(Tag::Dynamic, bootstrap, name_and_type(name, descriptor));
}

std::uint16_t ConstantPoolBuilder::invoke_dynamic(std::uint16_t bootstrap, std::string_view name,
                                                  std::string_view descriptor) {
  return pair(Tag::InvokeDynamic, bootstrap, name_and_type(name, descriptor));
}

void ConstantPoolBuilder::write(ByteWriter& out) const {
  out.u2(count_);
  out.bytes(entries_.data());
}

}  // namespace assay::classfile
