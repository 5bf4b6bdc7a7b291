// SPDX-License-Identifier: Apache-2.0
#include "classfile/parse/parse_attributes.h"

namespace assay::classfile {
namespace {

Bytes* slot_for(std::string_view name, RawAnnotations& annotations) {
  if (name == "RuntimeVisibleAnnotations") return &annotations.visible;
  if (name == "RuntimeVisibleParameterAnnotations") return &annotations.visible_parameters;
  if (name == "RuntimeVisibleTypeAnnotations") return &annotations.visible_type;
  if (name == "RuntimeInvisibleAnnotations") return &annotations.invisible;
  if (name == "RuntimeInvisibleParameterAnnotations") return &annotations.invisible_parameters;
  if (name == "RuntimeInvisibleTypeAnnotations") return &annotations.invisible_type;
  if (name == "AnnotationDefault") return &annotations.default_value;
  return nullptr;
}

}  // namespace

Result<Attribute> read_attribute(const ParseContext& context, ByteReader& reader,
                                 std::string_view complaint) {
  std::uint16_t name_index = reader.u2();
  std::uint32_t length = reader.u4();
  if (reader.truncated()) return context.truncated();
  std::string_view name = TRY(context.utf8(name_index, complaint));
  Bytes body = reader.bytes(length);
  if (reader.truncated()) return context.truncated();
  return Attribute{name, body};
}

Result<void> expect_read(const ParseContext& context, const ByteReader& body,
                         std::string_view name) {
  if (!body.truncated() && body.at_end()) return {};
  return context.error("Wrong {} attribute length", name);
}

Result<void> expect_first(const ParseContext& context, bool seen, std::string_view name) {
  if (!seen) return {};
  return context.error("Multiple {} attributes", name);
}

Result<std::string_view> parse_text_attribute(const ParseContext& context,
                                              const Attribute& attribute) {
  ByteReader body(attribute.body);
  std::uint16_t index = body.u2();
  TRY(expect_read(context, body, attribute.name));
  if (context.pool().is(index, Tag::Utf8)) return context.pool().utf8(index);
  return context.error("Invalid {} attribute at constant pool index {}", attribute.name, index);
}

Result<bool> keep_annotations(const ParseContext& context, const Attribute& attribute,
                              RawAnnotations& annotations) {
  Bytes* slot = slot_for(attribute.name, annotations);
  if (slot == nullptr) return false;
  TRY(expect_first(context, slot->data() != nullptr, attribute.name));
  *slot = attribute.body;
  return true;
}

Result<std::vector<std::uint16_t>> parse_class_list(const ParseContext& context,
                                                    const Attribute& attribute) {
  ByteReader body(attribute.body);
  std::size_t count = body.u2();
  if (body.truncated() || body.remaining() != count * 2) {
    return context.error("Wrong {} attribute length", attribute.name);
  }
  std::vector<std::uint16_t> classes(count);
  for (std::uint16_t& index : classes) {
    index = body.u2();
    if (!context.pool().is(index, Tag::Class)) {
      return context.error("{} index {} has bad constant type", attribute.name, index);
    }
  }
  return classes;
}

}  // namespace assay::classfile
