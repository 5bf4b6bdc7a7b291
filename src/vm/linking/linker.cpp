// SPDX-License-Identifier: Apache-2.0
// Layout of fields, subtype tables and vtables (JVMS 5.4). No code is looked at; verification is a
// step of its own (vm/verification.h).
#include "vm/linking/linker.h"

#include <algorithm>

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "vm/annotation_scan.h"

namespace assay::vm {

namespace {

namespace access = classfile::access;

/// Fields the VM adds to library classes to find its own structures from Java objects.
struct InjectedField {
  std::string_view class_name, name, descriptor;
};
constexpr InjectedField kInjected[] = {
    {"java/lang/Class", "$id", "I"},
    {"java/lang/Class", "$domain",
     "Ljava/lang/Object;"},  // where JDKs before 24 have no field for it
    {"java/lang/invoke/ResolvedMethodName", "$vmtarget", "J"},
    {"java/lang/invoke/MemberName", "$vmindex", "J"},
};

std::uint32_t align(std::uint32_t offset, std::uint32_t size) {
  return (offset + size - 1) & ~(size - 1);
}

/// Gives fields their offsets from `offset` on, large ones first; smaller ones fill the gap in
/// front of the first large one. Returns the end.
std::uint32_t lay_out(std::vector<Field*>& fields, std::uint32_t offset) {
  std::stable_sort(fields.begin(), fields.end(), [](const Field* a, const Field* b) {
    return log2_size(a->kind) > log2_size(b->kind);
  });
  while (!fields.empty()) {
    auto fits = std::find_if(fields.begin(), fields.end(), [&](const Field* field) {
      return offset % (1u << log2_size(field->kind)) == 0;
    });
    Field* next = fits == fields.end() ? fields.front() : *fits;
    std::uint32_t size = 1u << log2_size(next->kind);
    next->offset = align(offset, size);
    offset = next->offset + size;
    fields.erase(std::find(fields.begin(), fields.end(), next));
  }
  return offset;
}

}  // namespace

void Linker::link() {
  link_supertypes();
  add_fields();
  add_methods();
  lay_out_fields();
  build_vtable();
}

void Linker::link_supertypes() {
  auto add = [&](Class* interface) {
    if (!class_.implements(interface)) class_.all_interfaces.push_back(interface);
  };
  if (class_.super != nullptr) {
    class_.display = class_.super->display;
    class_.all_interfaces = class_.super->all_interfaces;
  }
  class_.display.push_back(&class_);
  for (Class* interface : class_.interfaces) {
    add(interface);
    for (Class* inherited : interface->all_interfaces) add(inherited);
  }
}

void Linker::add_fields() {
  class_.fields.reserve(class_.file->fields.size() + 1);
  for (const classfile::FieldInfo& info : class_.file->fields) {
    Field& field = class_.fields.emplace_back();
    field.info = &info;
    field.name = universe_.intern(info.name);
    field.descriptor = universe_.intern(info.descriptor);
    field.access_flags = info.access_flags;
    field.kind = kind_of(info.descriptor[0]);
  }
  if (class_.loader == &universe_.boot_loader()) {
    for (const InjectedField& injected : kInjected) {
      if (injected.class_name != class_.name) continue;
      Field& field = class_.fields.emplace_back();
      field.name = universe_.intern(injected.name);
      field.descriptor = universe_.intern(injected.descriptor);
      field.access_flags = access::kPrivate | access::kSynthetic;
      field.kind = kind_of(injected.descriptor[0]);
    }
  }
  for (std::size_t i = 0; i < class_.fields.size(); ++i) {
    class_.fields[i].owner = &class_;
    class_.fields[i].index = static_cast<std::uint16_t>(i);
  }
}

void Linker::add_methods() {
  class_.methods.reserve(class_.file->methods.size());
  bool polymorphic_holder =
      class_.name == "java/lang/invoke/MethodHandle" || class_.name == "java/lang/invoke/VarHandle";
  for (const classfile::MethodInfo& info : class_.file->methods) {
    Method& method = class_.methods.emplace_back();
    classfile::MethodDescriptor descriptor(info.descriptor);
    method.owner = &class_;
    method.info = &info;
    method.name = universe_.intern(info.name);
    method.descriptor = universe_.intern(info.descriptor);
    method.access_flags = info.access_flags;
    method.index = static_cast<std::uint16_t>(class_.methods.size() - 1);
    method.argument_count =
        static_cast<std::uint16_t>(descriptor.argument_count() + (info.is_static() ? 0 : 1));
    method.return_kind = kind_of(descriptor.return_type().kind());
    method.id = static_cast<std::uint32_t>(universe_.methods_.size());
    universe_.methods_.push_back(&method);
    if (class_.trusted && !info.annotations.visible.empty()) {
      method.traits = scan_method_annotations(class_.file->constant_pool, info.annotations.visible);
    }
    if (class_.is_hidden) method.traits.hidden_frame = true;
    method.traits.signature_polymorphic = polymorphic_holder && info.is_native() &&
                                          info.descriptor.starts_with("([Ljava/lang/Object;)");
  }
}

void Linker::lay_out_fields() {
  std::vector<Field*> instance, statics;
  for (Field& field : class_.fields) (field.is_static() ? statics : instance).push_back(&field);
  std::uint32_t start = class_.super == nullptr ? kInstanceBase : class_.super->instance_size;
  class_.instance_size = lay_out(instance, start);
  class_.statics_size = lay_out(statics, 0);
}

/// JVMS 5.4.5: whether a method of this class overrides one inherited from a superclass.
bool Linker::overrides(const Method& method, const Method& inherited) const {
  if (method.name != inherited.name || method.descriptor != inherited.descriptor) return false;
  if (inherited.is(access::kPublic) || inherited.is(access::kProtected)) return true;
  return inherited.owner->loader == class_.loader && inherited.owner->package() == class_.package();
}

void Linker::build_vtable() {
  if (class_.super != nullptr && !class_.is_interface()) class_.vtable = class_.super->vtable;
  if (class_.is_interface()) return;
  Symbol init = universe_.intern("<init>"), class_init = universe_.intern("<clinit>");
  for (Method& method : class_.methods) {
    if (method.is_static() || method.is_private() || method.name == init ||
        method.name == class_init)
      continue;
    bool placed = false;
    for (std::size_t i = 0; i < class_.vtable.size(); ++i) {
      if (!overrides(method, *class_.vtable[i])) continue;
      class_.vtable[i] = &method;
      method.vtable_index = static_cast<std::int32_t>(i);
      placed = true;
    }
    if (!placed) {
      method.vtable_index = static_cast<std::int32_t>(class_.vtable.size());
      class_.vtable.push_back(&method);
    }
  }
}

}  // namespace assay::vm
