// SPDX-License-Identifier: Apache-2.0
// java.lang.Class objects: the parts of Universe that make and fill them. A mirror lives in the
// permanent region and also holds the static fields of its class, behind the instance fields of
// java.lang.Class itself.
#include "base/check.h"
#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "vm/universe.h"

namespace assay::vm {

namespace {

namespace access = classfile::access;

/// Class.getModifiers: the flags of the InnerClasses attribute if the class is a member.
std::uint16_t modifiers_of(const Class& klass) {
  std::uint16_t flags = klass.access_flags;
  if (klass.is_array()) {
    const Class* innermost = &klass;
    while (innermost->is_array()) innermost = innermost->component;
    constexpr std::uint16_t kKept = access::kPublic | access::kPrivate | access::kProtected;
    return static_cast<std::uint16_t>((modifiers_of(*innermost) & kKept) | access::kFinal |
                                      access::kAbstract);
  }
  if (klass.file != nullptr) {
    const classfile::ConstantPool& pool = klass.file->constant_pool;
    for (const classfile::InnerClass& inner : klass.file->inner_classes) {
      if (pool.class_name(inner.inner_class) == klass.file->name) flags = inner.access_flags;
    }
  }
  return static_cast<std::uint16_t>(flags & ~access::kSuper);
}

}  // namespace

std::uint16_t Universe::modifiers(const Class& klass) const { return modifiers_of(klass); }

Class* Universe::of_mirror(Ref mirror) {
  return classes_[heap_.read<std::uint32_t>(mirror, well_known_.class_fields.id)];
}

void Universe::create_mirror(Class& klass) {
  Class& mirror_class = *well_known_.class_;
  std::uint32_t statics = (mirror_class.instance_size + 7) & ~7u;
  klass.mirror = heap_.allocate_permanent(mirror_class.id, statics + klass.statics_size);
  for (Field& field : klass.fields) {
    if (field.is_static()) field.offset += statics;
  }
  heap_.initialise(klass.mirror, well_known_.class_fields.id, klass.id);
  if (klass.file == nullptr) fill_mirror(klass, kNull, kNull);
}

void Universe::fill_mirror(Class& klass, Ref protection_domain, Ref class_data) {
  const auto& fields = well_known_.class_fields;
  auto set_if = [&](std::uint32_t offset, auto value) {
    if (offset != 0) heap_.initialise(klass.mirror, offset, value);
  };
  set_if(fields.class_loader, klass.loader->loader);
  set_if(fields.module, module_of(klass));
  set_if(fields.modifiers, modifiers_of(klass));
  set_if(fields.primitive, static_cast<std::uint8_t>(klass.is_primitive()));
  set_if(fields.protection_domain, protection_domain);
  set_if(fields.class_data, class_data);
  if (klass.is_array()) set_if(fields.component_type, klass.component->mirror);
  if (klass.file != nullptr) set_constant_fields(klass);
}

void Universe::set_constant_fields(Class& klass) {
  const classfile::ConstantPool& pool = klass.file->constant_pool;
  for (Field& field : klass.fields) {
    if (!field.is_static() || field.info == nullptr || field.info->constant_value_index == 0)
      continue;
    std::uint16_t index = field.info->constant_value_index;
    std::uint64_t bits = pool.entry(index).bits;
    if (field.kind == Kind::Ref) bits = strings().literal(pool.text_of(index)).bits;
    std::memcpy(static_address(field), &bits, std::size_t{1} << log2_size(field.kind));
  }
}

void Universe::create_missing_mirrors() {
  mirrors_ready_ = true;
  for (std::size_t id = 1; id < classes_.size(); ++id) {
    if (!classes_[id]->mirror) create_mirror(*classes_[id]);
  }
  for (std::size_t id = 1; id < classes_.size(); ++id) fill_mirror(*classes_[id], kNull, kNull);
}

Ref Universe::module_of(Class& klass) {
  const Class* innermost = &klass;
  while (innermost->is_array()) innermost = innermost->component;
  LoaderData& loader = *innermost->loader;
  if (innermost->is_primitive()) {
    auto java_base = loader.package_modules.find("java/lang");
    return java_base == loader.package_modules.end() ? kNull : java_base->second;
  }
  auto named = loader.package_modules.find(std::string(innermost->package()));
  if (named != loader.package_modules.end()) return named->second;
  if (loader.loader && !loader.unnamed_module) {
    loader.unnamed_module =
        get<Ref>(loader.loader, field(*class_of(loader.loader), "unnamedModule"));
  }
  return loader.unnamed_module;
}

void Universe::patch_modules() {
  for (std::size_t id = 1; id < classes_.size(); ++id) {
    Class& klass = *classes_[id];
    if (!klass.mirror || klass.loader != &boot_loader()) continue;
    heap_.write(klass.mirror, well_known_.class_fields.module, module_of(klass));
  }
}

}  // namespace assay::vm
