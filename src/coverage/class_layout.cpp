// SPDX-License-Identifier: Apache-2.0
#include "coverage/class_layout.h"

#include "classfile/constant_pool.h"
#include "classfile/parse/byte_reader.h"

namespace assay::coverage {
namespace {

using classfile::ByteReader;
using classfile::ConstantPool;
using classfile::Tag;

constexpr std::size_t kHeader = 8;  // magic and version
constexpr int kDeepestAnnotation = 64;

/// Skips the pool: its entries are of known size but for texts.
void skip_pool(ByteReader& reader) {
  reader.skip(kHeader);
  const std::uint16_t count = reader.u2();
  for (std::uint16_t i = 1; i < count && !reader.truncated(); ++i) {
    switch (static_cast<Tag>(reader.u1())) {
      case Tag::Utf8:
        reader.skip(reader.u2());
        break;
      case Tag::Long:
      case Tag::Double:
        reader.skip(8);
        ++i;  // takes two places
        break;
      case Tag::Class:
      case Tag::String:
      case Tag::MethodType:
      case Tag::Module:
      case Tag::Package:
        reader.skip(2);
        break;
      case Tag::MethodHandle:
        reader.skip(3);
        break;
      default:
        reader.skip(4);
    }
  }
}

std::vector<AttributeLayout> read_attributes(ByteReader& reader, const ConstantPool& pool) {
  std::vector<AttributeLayout> attributes;
  for (int left = reader.u2(); left > 0 && !reader.truncated(); --left) {
    AttributeLayout attribute;
    attribute.begin = reader.offset();
    attribute.name_index = reader.u2();
    attribute.body = reader.bytes(reader.u4());
    if (pool.is(attribute.name_index, Tag::Utf8)) attribute.name = pool.utf8(attribute.name_index);
    attributes.push_back(attribute);
  }
  return attributes;
}

void skip_annotation(ByteReader& reader, int depth);

/// JVMS 4.7.16.1
void skip_value(ByteReader& reader, int depth) {
  if (depth > kDeepestAnnotation || reader.truncated()) return;
  switch (reader.u1()) {
    case 'e':
      reader.skip(4);
      return;
    case '@':
      reader.skip(2);
      skip_annotation(reader, depth + 1);
      return;
    case '[':
      for (int left = reader.u2(); left > 0; --left) skip_value(reader, depth + 1);
      return;
    default:
      reader.skip(2);
  }
}

/// From behind its type.
void skip_annotation(ByteReader& reader, int depth) {
  for (int left = reader.u2(); left > 0 && !reader.truncated(); --left) {
    reader.skip(2);
    skip_value(reader, depth);
  }
}

}  // namespace

std::optional<ClassLayout> ClassLayout::of(classfile::Bytes bytes,
                                           const classfile::ClassFile& file) {
  ClassLayout layout;
  layout.bytes = bytes;
  ByteReader reader(bytes);
  skip_pool(reader);
  layout.pool_end = reader.offset();
  reader.skip(6);  // flags, this class, its superclass
  reader.skip(std::size_t{2} * reader.u2());
  const ConstantPool& pool = file.constant_pool;
  for (int left = reader.u2(); left > 0; --left) {
    reader.skip(6);
    read_attributes(reader, pool);
  }
  for (int left = reader.u2(); left > 0; --left) {
    reader.skip(6);
    layout.methods.push_back({read_attributes(reader, pool)});
  }
  layout.attributes = read_attributes(reader, pool);
  if (reader.truncated() || layout.methods.size() != file.methods.size()) return std::nullopt;
  return layout;
}

std::vector<std::string_view> annotations_in(const std::vector<AttributeLayout>& attributes,
                                             const ConstantPool& pool) {
  std::vector<std::string_view> found;
  for (const AttributeLayout& attribute : attributes) {
    if (attribute.name != "RuntimeVisibleAnnotations" &&
        attribute.name != "RuntimeInvisibleAnnotations")
      continue;
    ByteReader reader(attribute.body);
    for (int left = reader.u2(); left > 0 && !reader.truncated(); --left) {
      const std::uint16_t type = reader.u2();
      if (pool.is(type, Tag::Utf8)) found.push_back(pool.utf8(type));
      skip_annotation(reader, 0);
    }
  }
  return found;
}

}  // namespace assay::coverage
