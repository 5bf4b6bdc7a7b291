// SPDX-License-Identifier: Apache-2.0
// The checks of a constant pool that need all of its entries (JVMS 4.4): what entries refer to, and
// whether names and descriptors are such. Whoever reads the pool later relies on the tags.
#include "base/result.h"
#include "classfile/descriptor.h"
#include "classfile/parse/parse_constant_pool.h"

namespace assay::classfile {
namespace {

using Entry = ConstantPool::Entry;

/// Checks in two rounds: first the tags of the entries referred to, then, relying on them, names
/// and descriptors. A member reference only says whether it wants the descriptor of a field or of a
/// method; the rest is checked at its NameAndType.
class PoolChecker {
 public:
  explicit PoolChecker(const ParseContext& context) : context_(context), pool_(context.pool()) {}

  Result<void> check() {
    for (std::size_t i = 1; i < pool_.size(); ++i) TRY(check_tags(pool_.entry(i)));
    if (context_.trusted) return {};
    for (std::size_t i = 1; i < pool_.size(); ++i) {
      TRY(check_text(pool_.entry(i)));
      TRY(check_member(pool_.entry(i), i));
    }
    return {};
  }

 private:
  Result<void> expect(std::uint16_t index, Tag tag) const {
    if (pool_.is(index, tag)) return {};
    return context_.error("Invalid constant pool index {}", index);
  }

  Result<void> check_tags(const Entry& entry) const {
    switch (entry.tag) {
      case Tag::Class:
      case Tag::String:
      case Tag::MethodType:
      case Tag::Module:
      case Tag::Package:
        return expect(entry.low, Tag::Utf8);
      case Tag::NameAndType:
        TRY(expect(entry.low, Tag::Utf8));
        return expect(entry.high, Tag::Utf8);
      case Tag::Fieldref:
      case Tag::Methodref:
      case Tag::InterfaceMethodref:
        TRY(expect(entry.low, Tag::Class));
        return expect(entry.high, Tag::NameAndType);
      case Tag::Dynamic:
      case Tag::InvokeDynamic:
        return expect(entry.high, Tag::NameAndType);
      case Tag::MethodHandle:
        return check_handle_tags(entry);
      default:
        return {};
    }
  }

  /// JVMS 4.4.8: the kind says which tag the member has.
  Result<void> check_handle_tags(const Entry& entry) const {
    switch (static_cast<ReferenceKind>(entry.low)) {
      case ReferenceKind::GetField:
      case ReferenceKind::GetStatic:
      case ReferenceKind::PutField:
      case ReferenceKind::PutStatic:
        return expect(entry.high, Tag::Fieldref);
      case ReferenceKind::InvokeVirtual:
      case ReferenceKind::NewInvokeSpecial:
        return expect(entry.high, Tag::Methodref);
      case ReferenceKind::InvokeStatic:
      case ReferenceKind::InvokeSpecial:
        if (context_.at_least(52) && pool_.is(entry.high, Tag::InterfaceMethodref)) return {};
        return expect(entry.high, Tag::Methodref);
      case ReferenceKind::InvokeInterface:
        return expect(entry.high, Tag::InterfaceMethodref);
    }
    return context_.error("Bad method handle kind at constant pool index {}", entry.low);
  }

  Result<void> check_text(const Entry& entry) const {
    switch (entry.tag) {
      case Tag::Class:
        if (is_class_name_or_array(pool_.utf8(entry.low))) return {};
        return context_.error("Illegal class name \"{}\"", pool_.utf8(entry.low));
      case Tag::NameAndType:
        return check_name_and_type(pool_.utf8(entry.low), pool_.utf8(entry.high));
      case Tag::MethodType:
        if (is_method_descriptor(pool_.utf8(entry.low))) return {};
        return illegal_signature("Method", "<anonymous>", pool_.utf8(entry.low));
      default:
        return {};
    }
  }

  Result<void> check_name_and_type(std::string_view name, std::string_view descriptor) const {
    if (descriptor.starts_with('(')) {
      if (!is_method_name(name)) return illegal_name("method", name);
      if (!is_method_descriptor(descriptor)) return illegal_signature("Method", name, descriptor);
      return {};
    }
    if (!is_unqualified_name(name)) return illegal_name("field", name);
    if (!is_field_descriptor(descriptor)) return illegal_signature("Field", name, descriptor);
    return {};
  }

  Result<void> check_member(const Entry& entry, std::size_t index) const {
    switch (entry.tag) {
      case Tag::Fieldref:
      case Tag::Dynamic: {
        NameAndType member = pool_.name_and_type(entry.high);
        if (!member.descriptor.starts_with('(')) return {};
        return illegal_signature("Field", member.name, member.descriptor);
      }
      case Tag::Methodref:
      case Tag::InterfaceMethodref:
      case Tag::InvokeDynamic:
        return check_method(entry);
      case Tag::MethodHandle:
        return check_handle_name(entry, index);
      default:
        return {};
    }
  }

  /// JVMS 4.4.2: of the names in angle brackets only `<init>` may be called, and it returns void.
  Result<void> check_method(const Entry& entry) const {
    NameAndType method = pool_.name_and_type(entry.high);
    if (!method.descriptor.starts_with('(')) {
      return illegal_signature("Method", method.name, method.descriptor);
    }
    if (!method.name.starts_with('<')) return {};
    if (entry.tag != Tag::Methodref || method.name != "<init>") {
      std::uint16_t name_index = pool_.entry(entry.high).low;
      return context_.error("Bad method name at constant pool index {}", name_index);
    }
    if (!method.descriptor.ends_with(")V")) {
      return illegal_signature("Method", method.name, method.descriptor);
    }
    return {};
  }

  /// JVMS 4.4.8: `<init>` is for newinvokespecial and for nothing else.
  Result<void> check_handle_name(const Entry& entry, std::size_t index) const {
    auto kind = static_cast<ReferenceKind>(entry.low);
    if (kind < ReferenceKind::InvokeVirtual) return {};
    std::string_view name = pool_.member(entry.high).name;
    if ((name == "<init>") == (kind == ReferenceKind::NewInvokeSpecial)) return {};
    return context_.error("Bad name at constant pool index {}", index);
  }

  Error illegal_name(std::string_view kind, std::string_view name) const {
    return {fmt::format("Illegal {} name \"{}\" in class {}", kind, name, context_.class_name)};
  }

  Error illegal_signature(std::string_view kind, std::string_view name,
                          std::string_view descriptor) const {
    return {fmt::format("{} \"{}\" in class {} has illegal signature \"{}\"", kind, name,
                        context_.class_name, descriptor)};
  }

  const ParseContext& context_;
  const ConstantPool& pool_;
};

}  // namespace

Result<void> check_constant_pool(const ParseContext& context) {
  return PoolChecker(context).check();
}

}  // namespace assay::classfile
