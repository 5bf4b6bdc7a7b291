// SPDX-License-Identifier: Apache-2.0
// java.lang.runtime.ObjectMethods: equals, hashCode and toString of records.
#include <fmt/format.h>

#include "base/text.h"
#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/modified_utf8.h"
#include "indy/bootstraps.h"
#include "indy/record.h"
#include "vm/class.h"

namespace assay::indy {

namespace {

using classfile::ReferenceKind;
using classfile::Tag;

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

/// Stack traces of exceptions that a component throws show which method asked it for its text.
Stringifier stringifier(int feature) {
  if (feature < 21) return {"java/util/Objects", "toString"};
  return {"java/lang/StringConcatHelper", "stringOf"};
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

  const RecordMethod method{site.name, site.descriptor, to_string_recipe(site, *record),
                            stringifier(spinner.machine().universe().feature())};
  const std::string name = fmt::format("{}$$ObjectMethods", site.caller.name);
  vm::Class* spun = ATTEMPT(spinner.spin(
      site, Host::Caller, name, [&] { return write_record_class(*record, name, method); }));
  if (site.name == "toString") {
    vm::Method& join = method_of(spinner, *spun, kRecordJoin, method.to_string.descriptor());
    spinner.bind_join(join, method.to_string);
    spinner.prelink(*spun, method.stringifier.owner, method.stringifier.name,
                    kStringifierDescriptor);
  }
  return linked_to(method_of(spinner, *spun, site.name, site.descriptor));
}

}  // namespace assay::indy
