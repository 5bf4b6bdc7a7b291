// SPDX-License-Identifier: Apache-2.0
// The attributes of a class (JVMS 4.7) that anything here uses; others are skipped. One that came
// with a later version of the format than the file's means nothing in it.
#include "classfile/parse/parse_class_attributes.h"

#include "classfile/descriptor.h"
#include "classfile/modifiers.h"
#include "classfile/parse/parse_attributes.h"

namespace assay::classfile {
namespace {

/// The attributes read so far that may occur only once and leave no trace when empty.
struct Seen {
  bool bootstrap_methods = false, inner_classes = false, nest_members = false;
};

class ClassAttributeParser {
 public:
  explicit ClassAttributeParser(ParseContext& context) : context_(context), file_(context.file) {}

  Result<void> parse() {
    TRY(for_each_attribute(context_, context_.reader,
                           "Attribute name has bad constant pool index {}",
                           [this](const Attribute& attribute) { return parse_one(attribute); }));
    if (file_.nest_host != 0 && seen_.nest_members) {
      return context_.error("Conflicting NestHost and NestMembers attributes");
    }
    return check_dynamic_constants();
  }

 private:
  Result<void> parse_one(const Attribute& attribute) {
    std::string_view name = attribute.name;
    if (name == "SourceFile") return parse_text(attribute, file_.source_file);
    if (name == "Signature") return parse_text(attribute, file_.signature);
    if (name == "InnerClasses") return parse_inner_classes(attribute);
    if (name == "EnclosingMethod") return parse_enclosing_method(attribute);
    if (name == "Synthetic") file_.access_flags |= access::kSynthetic;
    if (name == "BootstrapMethods" && context_.at_least(51)) return parse_bootstraps(attribute);
    if (name == "NestHost" && context_.at_least(55)) return parse_nest_host(attribute);
    if (name == "NestMembers" && context_.at_least(55)) return parse_nest_members(attribute);
    if (name == "Record" && context_.at_least(60)) return parse_record(attribute);
    if (name == "PermittedSubclasses" && context_.at_least(61)) return parse_permitted(attribute);
    TRY(keep_annotations(context_, attribute, file_.annotations));
    return {};
  }

  Result<void> parse_text(const Attribute& attribute, std::string_view& text) {
    TRY(expect_first(context_, text.data() != nullptr, attribute.name));
    text = TRY(parse_text_attribute(context_, attribute));
    return {};
  }

  Result<void> expect_tag(std::uint16_t index, Tag tag, std::string_view what) const {
    if (context_.pool().is(index, tag)) return {};
    return context_.error("{} {} has bad constant type", what, index);
  }

  Result<void> expect_tag_or_zero(std::uint16_t index, Tag tag, std::string_view what) const {
    if (index == 0) return {};
    return expect_tag(index, tag, what);
  }

  Result<void> parse_inner_classes(const Attribute& attribute) {
    TRY(expect_first(context_, seen_.inner_classes, attribute.name));
    seen_.inner_classes = true;
    ByteReader body(attribute.body);
    std::size_t count = body.u2();
    if (body.remaining() != count * 8) return context_.error("Wrong InnerClasses attribute length");
    file_.inner_classes.resize(count);
    for (InnerClass& inner : file_.inner_classes) {
      inner = {body.u2(), body.u2(), body.u2(), body.u2()};
      TRY(expect_tag(inner.inner_class, Tag::Class, "inner_class_info_index"));
      TRY(expect_tag_or_zero(inner.outer_class, Tag::Class, "outer_class_info_index"));
      TRY(expect_tag_or_zero(inner.inner_name, Tag::Utf8, "inner_name_index"));
      if (inner.inner_class == inner.outer_class) {
        return context_.error("Class is both outer and inner class");
      }
      TRY(check_inner_flags(inner));
    }
    return expect_read(context_, body, attribute.name);
  }

  Result<void> check_inner_flags(InnerClass& inner) const {
    inner.access_flags &= kInnerClassFlags;
    std::uint16_t flags = inner.access_flags;
    if (!context_.at_least(50) && (flags & access::kInterface) != 0) flags |= access::kAbstract;
    if (is_legal_class(flags, file_.major_version)) return {};
    return Error{
        fmt::format("Illegal class modifiers in class {}: 0x{:X}", context_.class_name, flags)};
  }

  Result<void> parse_enclosing_method(const Attribute& attribute) {
    TRY(expect_first(context_, file_.enclosing_class != 0, attribute.name));
    ByteReader body(attribute.body);
    std::uint16_t enclosing_class = body.u2();
    std::uint16_t enclosing_method = body.u2();
    TRY(expect_read(context_, body, attribute.name));
    TRY(expect_tag(enclosing_class, Tag::Class, "Invalid or out-of-bounds class index"));
    TRY(expect_tag_or_zero(enclosing_method, Tag::NameAndType,
                           "Invalid or out-of-bounds method index"));
    file_.enclosing_class = enclosing_class;
    file_.enclosing_method = enclosing_method;
    return {};
  }

  /// JVMS 4.7.23: arguments are loadable constants.
  bool is_loadable(std::uint16_t index) const {
    if (!context_.pool().contains(index)) return false;
    switch (context_.pool().tag(index)) {
      case Tag::Integer:
      case Tag::Float:
      case Tag::Long:
      case Tag::Double:
      case Tag::Class:
      case Tag::String:
      case Tag::MethodHandle:
      case Tag::MethodType:
      case Tag::Dynamic:
        return true;
      default:
        return false;
    }
  }

  Result<void> parse_bootstraps(const Attribute& attribute) {
    TRY(expect_first(context_, seen_.bootstrap_methods, attribute.name));
    seen_.bootstrap_methods = true;
    ByteReader body(attribute.body);
    std::size_t count = body.u2();
    if (body.remaining() < count * 4) return context_.error("Short length on BootstrapMethods");
    file_.bootstrap_methods.resize(count);
    for (BootstrapMethod& method : file_.bootstrap_methods) {
      TRY(parse_bootstrap(body, method));
    }
    return expect_read(context_, body, attribute.name);
  }

  Result<void> parse_bootstrap(ByteReader& body, BootstrapMethod& method) {
    method.method_handle = body.u2();
    TRY(expect_tag(method.method_handle, Tag::MethodHandle, "bootstrap_method_index"));
    std::size_t count = body.u2();
    if (body.remaining() < count * 2) return context_.error("Short length on BootstrapMethods");
    method.arguments.resize(count);
    for (std::uint16_t& argument : method.arguments) {
      argument = body.u2();
      if (!is_loadable(argument)) {
        return context_.error("argument_index {} has bad constant type", argument);
      }
    }
    return {};
  }

  Result<void> parse_nest_host(const Attribute& attribute) {
    TRY(expect_first(context_, file_.nest_host != 0, attribute.name));
    ByteReader body(attribute.body);
    std::uint16_t host = body.u2();
    TRY(expect_read(context_, body, attribute.name));
    TRY(expect_tag(host, Tag::Class, "Nest-host class_info_index"));
    file_.nest_host = host;
    return {};
  }

  Result<void> parse_nest_members(const Attribute& attribute) {
    TRY(expect_first(context_, seen_.nest_members, attribute.name));
    seen_.nest_members = true;
    file_.nest_members = TRY(parse_class_list(context_, attribute));
    return {};
  }

  Result<void> parse_permitted(const Attribute& attribute) {
    TRY(expect_first(context_, file_.is_sealed, attribute.name));
    if ((file_.access_flags & access::kFinal) != 0) {
      return context_.error("PermittedSubclasses attribute in final class file");
    }
    file_.is_sealed = true;
    file_.permitted_subclasses = TRY(parse_class_list(context_, attribute));
    return {};
  }

  Result<void> parse_record(const Attribute& attribute) {
    TRY(expect_first(context_, file_.is_record, attribute.name));
    ByteReader body(attribute.body);
    std::size_t count = body.u2();
    if (body.remaining() < count * 6) return context_.error("Wrong Record attribute length");
    file_.is_record = true;
    file_.record_components.resize(count);
    for (RecordComponent& component : file_.record_components) {
      TRY(parse_component(body, component));
    }
    return expect_read(context_, body, attribute.name);
  }

  Result<void> parse_component(ByteReader& body, RecordComponent& component) {
    component.name =
        TRY(context_.utf8(body.u2(), "Invalid component name index {} in Record attribute"));
    component.descriptor =
        TRY(context_.utf8(body.u2(), "Invalid component descriptor index {} in Record attribute"));
    if (!is_unqualified_name(component.name) || !is_field_descriptor(component.descriptor)) {
      return context_.error("Illegal Record component \"{}\" with signature \"{}\"", component.name,
                            component.descriptor);
    }
    return for_each_attribute(context_, body, "Invalid attribute name index {}",
                              [&](const Attribute& attribute) -> Result<void> {
                                if (attribute.name == "Signature")
                                  return parse_text(attribute, component.signature);
                                TRY(keep_annotations(context_, attribute, component.annotations));
                                return {};
                              });
  }

  /// Dynamic and InvokeDynamic entries number the bootstrap methods, known only now.
  Result<void> check_dynamic_constants() const {
    const ConstantPool& pool = context_.pool();
    for (std::size_t i = 1; i < pool.size(); ++i) {
      Tag tag = pool.tag(i);
      if (tag != Tag::Dynamic && tag != Tag::InvokeDynamic) continue;
      if (!seen_.bootstrap_methods) return context_.error("Missing BootstrapMethods attribute");
      if (pool.entry(i).low >= file_.bootstrap_methods.size()) {
        return context_.error("Short length on BootstrapMethods");
      }
    }
    return {};
  }

  ParseContext& context_;
  ClassFile& file_;
  Seen seen_;
};

}  // namespace

Result<void> parse_class_attributes(ParseContext& context) {
  return ClassAttributeParser(context).parse();
}

}  // namespace assay::classfile
