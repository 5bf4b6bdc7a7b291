// SPDX-License-Identifier: Apache-2.0
#include "recipe/visibility.h"

#include <algorithm>
#include <array>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/java_names.h"
#include "recipe/library_releases.h"

namespace assay::recipe {

namespace {

namespace access = classfile::access;

const classfile::InnerClass* entry_of(const vm::Class& klass, std::string_view name) {
  if (klass.file == nullptr) return nullptr;
  for (const classfile::InnerClass& entry : klass.file->inner_classes) {
    if (klass.file->constant_pool.class_name(entry.inner_class) == name) return &entry;
  }
  return nullptr;
}

bool is_exported(std::string_view name) {
  constexpr std::array<std::string_view, 4> kExported{"java/", "javax/", "org/w3c/", "org/xml/"};
  return std::any_of(kExported.begin(), kExported.end(),
                     [&](std::string_view prefix) { return name.starts_with(prefix); });
}

/// Members that other languages name as Java cannot are not for tests.
bool is_nameable(std::string_view member) {
  return member == "<init>" || classfile::is_java_identifier(member);
}

}  // namespace

std::uint16_t declared_modifiers(const vm::Class& klass) {
  const classfile::InnerClass* entry = entry_of(klass, klass.name);
  return entry == nullptr ? klass.access_flags : entry->access_flags;
}

bool is_inner(const vm::Class& klass) {
  const classfile::InnerClass* entry = entry_of(klass, klass.name);
  return entry != nullptr && (entry->access_flags & access::kStatic) == 0;
}

std::string_view outer_name(const vm::Class& klass) {
  const classfile::InnerClass* entry = entry_of(klass, klass.name);
  if (entry == nullptr || entry->outer_class == 0) return {};
  return klass.file->constant_pool.class_name(entry->outer_class);
}

std::string source_name(const vm::Class& klass) {
  if (klass.is_array()) return source_name(*klass.component) + "[]";
  std::string text;
  std::string_view name = klass.name;
  // From the inside out: each entry names one class by its outer class and its simple name.
  for (const classfile::InnerClass* entry = entry_of(klass, name);
       entry != nullptr && entry->outer_class != 0 && entry->inner_name != 0;
       entry = entry_of(klass, name)) {
    const classfile::ConstantPool& pool = klass.file->constant_pool;
    text.insert(0, "." + std::string(pool.utf8(entry->inner_name)));
    name = pool.class_name(entry->outer_class);
  }
  return vm::external_name(name) + text;
}

bool Visibility::may_use(const vm::Class& owner, std::uint16_t flags) const {
  if ((flags & access::kPublic) != 0) return true;
  if ((flags & access::kPrivate) != 0 || owner.trusted) return false;
  return package_members_ && owner.package() == package_;
}

bool Visibility::may_name(const vm::Class& klass) const {
  if (klass.is_array()) return may_name(*klass.component);
  if (klass.is_primitive()) return true;
  if (klass.is_hidden || klass.file == nullptr || klass.is(access::kSynthetic)) return false;
  if (klass.trusted && !is_exported(klass.name)) return false;
  if (!klass.trusted && !classfile::is_java_class_name(klass.name)) return false;
  std::string_view name = klass.name;
  while (const classfile::InnerClass* entry = entry_of(klass, name)) {
    if (entry->outer_class == 0 || entry->inner_name == 0) return false;  // local or anonymous
    if (!may_use(klass, entry->access_flags)) return false;
    name = klass.file->constant_pool.class_name(entry->outer_class);
  }
  if (name != klass.name) {
    // The outermost class has an entry of its own nowhere; its own file says what it is.
    return true;
  }
  return may_use(klass, klass.access_flags);
}

bool Visibility::may_call(const vm::Method& method) const {
  if (method.is(access::kSynthetic) || !is_nameable(method.info->name)) return false;
  if (method.owner->trusted && first_release(method.owner->name, method.info->name) > release_)
    return false;
  return may_use(*method.owner, method.access_flags) && may_name(*method.owner);
}

bool Visibility::may_use(const vm::Field& field) const {
  if ((field.access_flags & access::kSynthetic) != 0) return false;
  if (field.info == nullptr || !is_nameable(field.info->name)) return false;
  if (field.owner->trusted && first_release(field.owner->name, field.info->name) > release_)
    return false;
  return may_use(*field.owner, field.access_flags) && may_name(*field.owner);
}

}  // namespace assay::recipe
