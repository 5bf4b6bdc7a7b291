// SPDX-License-Identifier: Apache-2.0
// Fields and methods with their attributes (JVMS 4.5, 4.6): whether flags, names and descriptors
// are allowed together. Classes of the JDK's image are spared what costs time.
#include "classfile/parse/parse_members.h"

#include "classfile/descriptor.h"
#include "classfile/modifiers.h"
#include "classfile/parse/duplicates.h"
#include "classfile/parse/parse_attributes.h"
#include "classfile/parse/parse_code.h"

namespace assay::classfile {
namespace {

constexpr int kMaxArgumentSlots = 255;  // JVMS 4.3.3, the receiver included

/// A member takes at least this many bytes: four u2 items.
constexpr std::size_t kMinMemberSize = 8;

Error illegal_signature(const ParseContext& context, std::string_view kind, std::string_view name,
                        std::string_view descriptor) {
  return {fmt::format("{} \"{}\" in class {} has illegal signature \"{}\"", kind, name,
                      context.class_name, descriptor)};
}

Error illegal_name(const ParseContext& context, std::string_view kind, std::string_view name) {
  return {fmt::format("Illegal {} name \"{}\" in class {}", kind, name, context.class_name)};
}

/// JVMS 4.7.2: the tag of a field's constant value follows from the field's type.
bool is_constant_for(std::string_view descriptor, Tag tag) {
  switch (descriptor[0]) {
    case 'Z':
    case 'B':
    case 'C':
    case 'S':
    case 'I':
      return tag == Tag::Integer;
    case 'J':
      return tag == Tag::Long;
    case 'F':
      return tag == Tag::Float;
    case 'D':
      return tag == Tag::Double;
    default:
      return tag == Tag::String && descriptor == "Ljava/lang/String;";
  }
}

Result<void> parse_constant_value(const ParseContext& context, const Attribute& attribute,
                                  FieldInfo& field) {
  if (!field.is_static()) return {};  // to be ignored (JVMS 4.7.2)
  TRY(expect_first(context, field.constant_value_index != 0, attribute.name));
  ByteReader body(attribute.body);
  std::uint16_t index = body.u2();
  TRY(expect_read(context, body, attribute.name));
  if (index == 0 || !context.pool().contains(index)) {
    return context.error("Bad initial value index {} in ConstantValue attribute", index);
  }
  if (!is_constant_for(field.descriptor, context.pool().tag(index))) {
    bool is_object = TypeDescriptor{field.descriptor}.is_reference();
    return context.error(
        "{}", is_object ? "Bad string initial value" : "Inconsistent constant value type");
  }
  field.constant_value_index = index;
  return {};
}

Result<void> parse_signature(const ParseContext& context, const Attribute& attribute,
                             std::string_view& signature) {
  TRY(expect_first(context, signature.data() != nullptr, attribute.name));
  signature = TRY(parse_text_attribute(context, attribute));
  return {};
}

Result<void> parse_field_attribute(const ParseContext& context, const Attribute& attribute,
                                   FieldInfo& field) {
  if (attribute.name == "ConstantValue") return parse_constant_value(context, attribute, field);
  if (attribute.name == "Signature") return parse_signature(context, attribute, field.signature);
  if (attribute.name == "Synthetic") field.access_flags |= access::kSynthetic;
  TRY(keep_annotations(context, attribute, field.annotations));
  return {};
}

Result<void> check_field_text(const ParseContext& context, const FieldInfo& field) {
  if (!is_unqualified_name(field.name)) return illegal_name(context, "field", field.name);
  if (!is_field_descriptor(field.descriptor)) {
    return illegal_signature(context, "Field", field.name, field.descriptor);
  }
  return {};
}

Result<void> parse_field(ParseContext& context, FieldInfo& field) {
  ByteReader& reader = context.reader;
  field.access_flags = reader.u2() & kFieldFlags;
  std::uint16_t name = reader.u2();
  std::uint16_t descriptor = reader.u2();
  if (reader.truncated()) return context.truncated();

  field.name = TRY(context.utf8(name, "Invalid constant pool index {} for field name"));
  field.descriptor =
      TRY(context.utf8(descriptor, "Invalid constant pool index {} for field signature"));
  const ClassFile& file = context.file;
  if (!is_legal_field(field.access_flags, file.is_interface(), file.major_version)) {
    return Error{fmt::format("Illegal field modifiers in class {}: 0x{:X}", context.class_name,
                             field.access_flags)};
  }
  if (!context.trusted) TRY(check_field_text(context, field));
  return for_each_attribute(
      context, reader, "Invalid field attribute index {}",
      [&](const Attribute& attribute) { return parse_field_attribute(context, attribute, field); });
}

/// JVMS 4.6: what the flags of a class initializer say does not count but for ACC_STATIC.
Result<void> check_method_flags(const ParseContext& context, MethodInfo& method) {
  const ClassFile& file = context.file;
  if (method.name == "<clinit>") {
    if (context.at_least(51) && !method.is_static()) {
      return context.error("Method <clinit> is not static");
    }
    method.access_flags = access::kStatic | (method.access_flags & access::kStrict);
    return {};
  }
  if (is_legal_method(method.access_flags, file.is_interface(), method.name, file.major_version)) {
    return {};
  }
  return Error{fmt::format("Method {} in class {} has illegal modifiers: 0x{:X}", method.name,
                           context.class_name, method.access_flags)};
}

Result<void> check_method_descriptor(const ParseContext& context, const MethodInfo& method) {
  if (!is_method_descriptor(method.descriptor)) {
    return illegal_signature(context, "Method", method.name, method.descriptor);
  }
  bool must_be_void =
      method.name == "<init>" || (method.name == "<clinit>" && context.at_least(51));
  if (must_be_void && !method.descriptor.ends_with(")V")) {
    return illegal_signature(context, "Method", method.name, method.descriptor);
  }
  if (method.name == "<clinit>" && context.at_least(51) && method.descriptor != "()V") {
    return illegal_signature(context, "Method", method.name, method.descriptor);
  }
  return {};
}

Result<void> parse_method_parameters(const ParseContext& context, const Attribute& attribute,
                                     MethodInfo& method) {
  TRY(expect_first(context, method.method_parameters.data() != nullptr, attribute.name));
  ByteReader body(attribute.body);
  constexpr std::size_t kRowSize = 4;  // a name that is none is Executable.getParameters' concern
  body.skip(kRowSize * body.u1());
  TRY(expect_read(context, body, attribute.name));
  method.method_parameters = attribute.body;
  return {};
}

Result<void> parse_method_attribute(const ParseContext& context, const Attribute& attribute,
                                    MethodInfo& method, int argument_slots) {
  if (attribute.name == "Code") {
    if (method.is_native() || method.is_abstract()) {
      return context.error("Code attribute in native or abstract methods");
    }
    TRY(expect_first(context, method.has_code, attribute.name));
    TRY(parse_code(context, attribute.body, argument_slots, method));
    return {};
  }
  if (attribute.name == "Exceptions") {
    TRY(expect_first(context, !method.exceptions.empty(), attribute.name));
    method.exceptions = TRY(parse_class_list(context, attribute));
    return {};
  }
  if (attribute.name == "Signature") return parse_signature(context, attribute, method.signature);
  if (attribute.name == "MethodParameters") {
    return parse_method_parameters(context, attribute, method);
  }
  if (attribute.name == "Synthetic") method.access_flags |= access::kSynthetic;
  TRY(keep_annotations(context, attribute, method.annotations));
  return {};
}

Result<void> check_method(const ParseContext& context, MethodInfo& method) {
  bool is_constructor_of_interface = method.name == "<init>" && context.file.is_interface();
  if (!is_method_name(method.name) || is_constructor_of_interface) {
    return illegal_name(context, "method", method.name);
  }
  TRY(check_method_flags(context, method));
  return context.trusted ? Result<void>() : check_method_descriptor(context, method);
}

Result<void> parse_method(ParseContext& context, MethodInfo& method) {
  ByteReader& reader = context.reader;
  method.access_flags = reader.u2() & kMethodFlags;
  std::uint16_t name = reader.u2();
  std::uint16_t descriptor = reader.u2();
  if (reader.truncated()) return context.truncated();

  method.name = TRY(context.utf8(name, "Illegal constant pool index {} for method name"));
  method.descriptor =
      TRY(context.utf8(descriptor, "Illegal constant pool index {} for method signature"));
  TRY(check_method(context, method));
  int slots = MethodDescriptor(method.descriptor).argument_slots() + (method.is_static() ? 0 : 1);
  if (slots > kMaxArgumentSlots) {
    return context.error("Too many arguments in method signature");
  }
  TRY(for_each_attribute(context, reader, "Invalid method attribute name index {}",
                         [&](const Attribute& attribute) {
                           return parse_method_attribute(context, attribute, method, slots);
                         }));
  if (!method.has_code && !method.is_native() && !method.is_abstract()) {
    return context.error("Absent Code attribute in method that is not native or abstract");
  }
  return {};
}

template <class Member>
Result<void> check_duplicates(const ParseContext& context, std::string_view kind,
                              const std::vector<Member>& members) {
  if (context.trusted) return {};
  const Member* duplicate = first_duplicate(members);
  if (duplicate == nullptr) return {};
  return context.error("Duplicate {} name \"{}\" with signature \"{}\"", kind, duplicate->name,
                       duplicate->descriptor);
}

}  // namespace

Result<void> parse_fields(ParseContext& context) {
  std::size_t count = context.reader.u2();
  if (context.reader.remaining() < count * kMinMemberSize) return context.truncated();
  context.file.fields.resize(count);
  for (FieldInfo& field : context.file.fields) TRY(parse_field(context, field));
  return check_duplicates(context, "field", context.file.fields);
}

Result<void> parse_methods(ParseContext& context) {
  std::size_t count = context.reader.u2();
  if (context.reader.remaining() < count * kMinMemberSize) return context.truncated();
  context.file.methods.resize(count);
  for (MethodInfo& method : context.file.methods) TRY(parse_method(context, method));
  return check_duplicates(context, "method", context.file.methods);
}

}  // namespace assay::classfile
