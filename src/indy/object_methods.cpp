// SPDX-License-Identifier: Apache-2.0
// java.lang.runtime.ObjectMethods: equals, hashCode and toString of records, as straight code over
// the record's private fields.
#include <fmt/format.h>

#include "base/text.h"
#include "classfile/class_builder.h"
#include "classfile/modified_utf8.h"
#include "indy/bootstraps.h"
#include "indy/join_recipe.h"
#include "indy/signature.h"

namespace assay::indy {

namespace {

using classfile::ClassBuilder;
using classfile::CodeBuilder;
using classfile::FrameType;
using classfile::MemberRef;
using classfile::Opcode;
using classfile::ReferenceKind;
using classfile::Tag;
using classfile::TypeDescriptor;
namespace access = classfile::access;

constexpr std::string_view kJoin = "join";
constexpr std::string_view kObjects = "java/util/Objects";

/// A record as the bootstrap method is told about it.
struct Record {
  std::string_view class_name;
  std::vector<std::string_view> component_names;
  std::vector<MemberRef> fields;
};

/// The record class, the names of its components in one string, and a getter for each.
std::optional<Record> read_record(const CallSite& site) {
  if (!site.argument_is(0, Tag::Class) || !site.argument_is(1, Tag::String)) return std::nullopt;
  const classfile::ConstantPool& pool = site.pool();
  Record record{pool.class_name(site.arguments[0]), {}, {}};
  const std::string_view names = pool.text_of(site.arguments[1]);
  if (!names.empty()) record.component_names = split(names, ';');
  for (std::size_t i = 2; i < site.arguments.size(); ++i) {
    if (!site.argument_is(i, Tag::MethodHandle)) return std::nullopt;
    const classfile::MethodHandleRef getter = pool.method_handle(site.arguments[i]);
    if (getter.kind != ReferenceKind::GetField) return std::nullopt;
    record.fields.push_back(pool.member(getter.member_index));
    if (record.fields.back().class_name != record.class_name) return std::nullopt;
  }
  if (record.fields.size() != record.component_names.size()) return std::nullopt;
  return record;
}

void load_field(CodeBuilder& code, int local, const MemberRef& field) {
  code.load('L', local).get_field(field.class_name, field.name, field.descriptor);
}

/// Goes to `differ` unless the two components on the stack are equal.
void compare(CodeBuilder& code, TypeDescriptor type, CodeBuilder::Label differ) {
  switch (type.kind()) {
    case 'J':
      code.emit(Opcode::Lcmp).branch(Opcode::Ifne, differ);
      break;
    case 'F':
      code.invoke_static("java/lang/Float", "compare", "(FF)I").branch(Opcode::Ifne, differ);
      break;
    case 'D':
      code.invoke_static("java/lang/Double", "compare", "(DD)I").branch(Opcode::Ifne, differ);
      break;
    case 'L':
    case '[':
      code.invoke_static(kObjects, "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z")
          .branch(Opcode::Ifeq, differ);
      break;
    default:
      code.branch(Opcode::IfIcmpne, differ);
      break;
  }
}

void write_equals(ClassBuilder& builder, const CallSite& site, const Record& record) {
  CodeBuilder& code = builder.add_method(access::kStatic, site.name, site.descriptor);
  const FrameType self{7, builder.pool().class_ref(record.class_name)};
  const FrameType object{7, builder.pool().class_ref("java/lang/Object")};
  const CodeBuilder::Label other = code.new_label(), differ = code.new_label();
  code.load('L', 0).load('L', 1).branch(Opcode::IfAcmpne, other);
  code.push_int(1).return_value('I');
  code.bind(other).frame({self, object}, {});
  code.load('L', 1).instance_of(record.class_name).branch(Opcode::Ifeq, differ);
  if (!record.fields.empty()) code.load('L', 1).check_cast(record.class_name).store('L', 1);
  // The library happens to compare the last component first, which their equals methods can tell.
  for (auto field = record.fields.rbegin(); field != record.fields.rend(); ++field) {
    load_field(code, 0, *field);
    load_field(code, 1, *field);
    compare(code, {field->descriptor}, differ);
  }
  code.push_int(1).return_value('I');
  code.bind(differ).frame({self, object}, {});
  code.push_int(0).return_value('I');
}

void hash(CodeBuilder& code, TypeDescriptor type) {
  if (type.kind() == 'I') return;
  if (const Primitive* primitive = primitive_of(type.kind())) {
    code.invoke_static(primitive->box, "hashCode", fmt::format("({})I", type.text));
  } else {
    code.invoke_static(kObjects, "hashCode", "(Ljava/lang/Object;)I");
  }
}

void write_hash_code(ClassBuilder& builder, const CallSite& site, const Record& record) {
  CodeBuilder& code = builder.add_method(access::kStatic, site.name, site.descriptor);
  code.push_int(0);
  for (const MemberRef& field : record.fields) {
    code.push_int(31).emit(Opcode::Imul);
    load_field(code, 0, field);
    hash(code, {field.descriptor});
    code.emit(Opcode::Iadd);
  }
  code.return_value('I');
}

/// Class.getSimpleName.
std::u16string simple_name(const CallSite& site, std::string_view class_name) {
  const classfile::ConstantPool& pool = site.pool();
  for (const classfile::InnerClass& inner : site.caller.file->inner_classes) {
    if (pool.class_name(inner.inner_class) != class_name) continue;
    return inner.inner_name == 0 ? u"" : classfile::to_utf16(pool.utf8(inner.inner_name));
  }
  return classfile::to_utf16(class_name.substr(class_name.rfind('/') + 1));
}

JoinRecipe to_string_recipe(const CallSite& site, const Record& record) {
  JoinRecipe recipe;
  recipe.add_text(simple_name(site, record.class_name) + u"[");
  for (std::size_t i = 0; i < record.fields.size(); ++i) {
    if (i != 0) recipe.add_text(u", ");
    recipe.add_text(classfile::to_utf16(record.component_names[i]) + u"=");
    recipe.add_argument(joinable_kind({record.fields[i].descriptor}));
  }
  recipe.add_text(u"]");
  return recipe;
}

void write_to_string(ClassBuilder& builder, const CallSite& site, const Record& record,
                     std::string_view spun_name, const JoinRecipe& recipe, int feature) {
  // JDK 17 shows Objects.toString in stack traces of exceptions that components throw.
  const Stringifier stringifier{feature < 21 ? kObjects : "java/lang/String",
                                feature < 21 ? "toString" : "valueOf"};
  builder.add_bodyless_method(access::kStatic | access::kNative, kJoin, recipe.descriptor());
  CodeBuilder& code = builder.add_method(access::kStatic, site.name, site.descriptor);
  for (const MemberRef& field : record.fields) {
    load_field(code, 0, field);
    make_joinable(code, {field.descriptor}, stringifier);
  }
  code.invoke_static(spun_name, kJoin, recipe.descriptor()).return_value('L');
}

/// Whether the site has the type that the method called `name` has; nothing else is linked.
bool is_object_method(const CallSite& site, const Record& record) {
  const std::string self = fmt::format("L{};", record.class_name);
  if (site.name == "equals") return site.descriptor == fmt::format("({}Ljava/lang/Object;)Z", self);
  if (site.name == "hashCode") return site.descriptor == fmt::format("({})I", self);
  return site.name == "toString" && site.descriptor == fmt::format("({})Ljava/lang/String;", self);
}

}  // namespace

Linkage link_object_method(Spinner& spinner, const CallSite& site) {
  if (site.caller.is_hidden) return left_to_library();  // its members cannot be named
  const std::optional<Record> record = read_record(site);
  if (!record || !is_object_method(site, *record)) return left_to_library();

  const std::string name = fmt::format("{}$$ObjectMethods", site.caller.name);
  const JoinRecipe recipe = to_string_recipe(site, *record);
  const bool is_to_string = site.name == "toString";
  vm::Class* spun = ATTEMPT(spinner.spin(site, Host::Caller, name, [&] {
    ClassBuilder builder(name, "java/lang/Object",
                         access::kFinal | access::kSuper | access::kSynthetic);
    if (site.name == "equals") {
      write_equals(builder, site, *record);
    } else if (site.name == "hashCode") {
      write_hash_code(builder, site, *record);
    } else {
      write_to_string(builder, site, *record, name, recipe, spinner.machine().universe().feature());
    }
    return builder.finish();
  }));
  if (is_to_string)
    spinner.bind_join(method_of(spinner, *spun, kJoin, recipe.descriptor()), recipe);
  return linked_to(method_of(spinner, *spun, site.name, site.descriptor));
}

}  // namespace assay::indy
