// SPDX-License-Identifier: Apache-2.0
#include "class_layout.h"

#include "base/check.h"
#include "classfile/parse/byte_reader.h"

namespace assay::fuzz {

namespace {

using classfile::ByteReader;

constexpr std::uint8_t kUtf8 = 1, kLong = 5, kDouble = 6, kClass = 7;

/// The bytes behind the tag; texts have a length of their own.
std::size_t size_of(std::uint8_t tag) {
  switch (tag) {
    case 7:
    case 8:
    case 16:
    case 19:
    case 20:
      return 2;
    case 15:
      return 3;
    case kLong:
    case kDouble:
      return 8;
    default:
      return 4;
  }
}

Octets take(ByteReader& in, std::size_t count) {
  auto bytes = in.bytes(count);
  return {bytes.begin(), bytes.end()};
}

std::vector<ClassLayout::Constant> read_constants(ByteReader& in) {
  std::size_t count = in.u2();
  std::vector<ClassLayout::Constant> constants(1);
  while (constants.size() < count && !in.truncated()) {
    ClassLayout::Constant& constant = constants.emplace_back();
    constant.tag = in.u1();
    std::uint8_t tag = constant.tag;
    constant.body = take(in, tag == kUtf8 ? in.u2() : size_of(tag));
    if (tag == kLong || tag == kDouble) constants.emplace_back();
  }
  return constants;
}

std::vector<ClassLayout::Attribute> read_attributes(ByteReader& in) {
  std::vector<ClassLayout::Attribute> attributes(in.u2());
  for (auto& attribute : attributes) {
    attribute.name = in.u2();
    attribute.body = take(in, in.u4());
  }
  return attributes;
}

ClassLayout::Code read_code(const Octets& body) {
  ByteReader in(body);
  ClassLayout::Code code;
  code.max_stack = in.u2();
  code.max_locals = in.u2();
  code.bytes = take(in, in.u4());
  code.handlers.resize(in.u2());
  for (auto& handler : code.handlers) handler = {in.u2(), in.u2(), in.u2(), in.u2()};
  code.attributes = read_attributes(in);
  return code;
}

class Writer {
 public:
  Octets bytes;

  void u1(std::size_t value) { bytes.push_back(static_cast<std::uint8_t>(value)); }
  void u2(std::size_t value) {
    u1(value >> 8);
    u1(value);
  }
  void u4(std::size_t value) {
    u2(value >> 16);
    u2(value);
  }
  void all(const Octets& more) { bytes.insert(bytes.end(), more.begin(), more.end()); }
  void attribute(std::uint16_t name, const Octets& body) {
    u2(name);
    u4(body.size());
    all(body);
  }
  void attributes(const std::vector<ClassLayout::Attribute>& list) {
    u2(list.size());
    for (const auto& each : list) attribute(each.name, each.body);
  }
  void code(const ClassLayout::Code& code) {
    u2(code.max_stack);
    u2(code.max_locals);
    u4(code.bytes.size());
    all(code.bytes);
    u2(code.handlers.size());
    for (const auto& handler : code.handlers) {
      for (std::uint16_t value : {handler.start, handler.end, handler.handler, handler.type})
        u2(value);
    }
    attributes(code.attributes);
  }
};

void write_members(Writer& out, const std::vector<ClassLayout::Member>& members,
                   std::uint16_t code_name) {
  out.u2(members.size());
  for (const auto& member : members) {
    out.u2(member.flags);
    out.u2(member.name);
    out.u2(member.descriptor);
    out.u2(member.attributes.size() + (member.code ? 1 : 0));
    for (const auto& attribute : member.attributes) out.attribute(attribute.name, attribute.body);
    if (!member.code) continue;
    Writer body;
    body.code(*member.code);
    out.attribute(code_name, body.bytes);
  }
}

}  // namespace

ClassLayout ClassLayout::read(const Octets& bytes) {
  ByteReader in(bytes);
  ClassLayout layout;
  in.u4();
  layout.minor = in.u2();
  layout.major = in.u2();
  layout.constants = read_constants(in);
  layout.flags = in.u2();
  layout.name = in.u2();
  layout.super = in.u2();
  layout.interfaces.resize(in.u2());
  for (std::uint16_t& interface : layout.interfaces) interface = in.u2();
  for (std::vector<Member>* members : {&layout.fields, &layout.methods}) {
    members->resize(in.u2());
    for (Member& member : *members) {
      member.flags = in.u2();
      member.name = in.u2();
      member.descriptor = in.u2();
      for (Attribute& attribute : read_attributes(in)) {
        if (layout.utf8(attribute.name) == "Code") {
          member.code = read_code(attribute.body);
        } else {
          member.attributes.push_back(std::move(attribute));
        }
      }
    }
  }
  layout.attributes = read_attributes(in);
  CHECK(!in.truncated(), "a seed should be a good class file");
  layout.code_name_ = layout.add_utf8("Code");
  return layout;
}

Octets ClassLayout::write() const {
  Writer out;
  out.u4(0xCAFEBABE);
  out.u2(minor);
  out.u2(major);
  out.u2(constants.size());
  for (const Constant& constant : constants) {
    if (constant.tag == 0) continue;
    out.u1(constant.tag);
    if (constant.tag == kUtf8) out.u2(constant.body.size());
    out.all(constant.body);
  }
  out.u2(flags);
  out.u2(name);
  out.u2(super);
  out.u2(interfaces.size());
  for (std::uint16_t interface : interfaces) out.u2(interface);
  write_members(out, fields, code_name_);
  write_members(out, methods, code_name_);
  out.attributes(attributes);
  return out.bytes;
}

std::string_view ClassLayout::utf8(std::size_t index) const {
  if (index >= constants.size() || constants[index].tag != kUtf8) return {};
  const Octets& body = constants[index].body;
  return {reinterpret_cast<const char*>(body.data()), body.size()};
}

std::string_view ClassLayout::class_name(std::size_t index) const {
  if (index >= constants.size() || constants[index].tag != kClass) return {};
  return utf8(ByteReader(constants[index].body).u2());
}

std::vector<std::uint16_t> ClassLayout::of_tag(std::uint8_t tag) const {
  std::vector<std::uint16_t> found;
  for (std::size_t i = 1; i < constants.size(); ++i) {
    if (constants[i].tag == tag) found.push_back(static_cast<std::uint16_t>(i));
  }
  return found;
}

std::uint16_t ClassLayout::add_utf8(std::string_view text) {
  for (std::uint16_t index : of_tag(kUtf8)) {
    if (utf8(index) == text) return index;
  }
  constants.push_back({kUtf8, {text.begin(), text.end()}});
  return static_cast<std::uint16_t>(constants.size() - 1);
}

std::uint16_t ClassLayout::add_class(std::string_view class_name_text) {
  for (std::uint16_t index : of_tag(kClass)) {
    if (class_name(index) == class_name_text) return index;
  }
  std::uint16_t text = add_utf8(class_name_text);
  Octets body{static_cast<std::uint8_t>(text >> 8), static_cast<std::uint8_t>(text)};
  constants.push_back({kClass, std::move(body)});
  return static_cast<std::uint16_t>(constants.size() - 1);
}

}  // namespace assay::fuzz
