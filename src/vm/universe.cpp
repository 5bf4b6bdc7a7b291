// SPDX-License-Identifier: Apache-2.0
// The registry of classes, loaders and arrays, and identity hashes. Defining classes from bytes is
// in loading.cpp, mirrors are in mirrors.cpp.
#include "vm/universe.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/check.h"
#include "classfile/class_file.h"
#include "vm/linking/linker.h"

namespace assay::vm {

Universe::Universe(Heap heap, const classpath::Jdk& jdk, const classpath::ClassPath& class_path)
    : heap_(std::move(heap)),
      jdk_(jdk),
      class_path_(class_path),
      loader_constraints_(heap_.journal()),
      module_exports_(heap_.journal()),
      strings_(std::make_unique<Strings>(*this)) {
  classes_.push_back(nullptr);  // class id 0: not an object
  methods_.push_back(nullptr);
  auto& boot = loaders_.emplace_back(std::make_unique<LoaderData>());
  boot->origin = LoaderData::Origin::Boot;

  constexpr std::pair<std::string_view, Kind> kPrimitives[] = {
      {"boolean", Kind::Boolean}, {"byte", Kind::Byte},     {"char", Kind::Char},
      {"short", Kind::Short},     {"int", Kind::Int},       {"long", Kind::Long},
      {"float", Kind::Float},     {"double", Kind::Double}, {"void", Kind::Void}};
  for (auto [name, kind] : kPrimitives) make_primitive(name, kind);
}

Universe::~Universe() = default;

Class* Universe::new_class(std::string_view name) {
  Class& klass = class_storage_.emplace_back();
  klass.id = static_cast<std::uint32_t>(classes_.size());
  klass.name_symbol = intern(name);
  klass.name = symbols_.text(klass.name_symbol);
  classes_.push_back(&klass);
  return &klass;
}

Class* Universe::make_primitive(std::string_view name, Kind kind) {
  Class* klass = new_class(name);
  klass->kind = kind;
  klass->loader = &boot_loader();
  klass->access_flags =
      classfile::access::kPublic | classfile::access::kFinal | classfile::access::kAbstract;
  klass->init.state = InitState::Initialised;
  klass->trusted = true;
  primitives_[static_cast<unsigned>(kind)] = klass;
  return klass;
}

Class* Universe::make_array(Class& component) {
  static constexpr char kDescriptors[] = "ZBCSIJFD";
  std::string name = "[";
  if (component.is_array()) {
    name += component.name;
  } else if (component.is_primitive()) {
    name += kDescriptors[static_cast<unsigned>(component.kind)];
  } else {
    name += fmt::format("L{};", component.name);
  }
  Class* array = new_class(name);
  const Class* innermost = &component;
  while (innermost->is_array()) innermost = innermost->component;
  array->component = &component;
  array->element_kind = component.is_primitive() ? component.kind : Kind::Ref;
  array->loader = component.loader;
  array->is_hidden = false;
  array->access_flags =
      static_cast<std::uint16_t>((innermost->access_flags & classfile::access::kPublic) |
                                 classfile::access::kFinal | classfile::access::kAbstract);
  array->super = well_known_.object;
  array->interfaces = {well_known_.cloneable, well_known_.serializable};
  array->vtable = well_known_.object->vtable;
  array->init.state = InitState::Initialised;
  array->trusted = component.trusted;
  Linker(*this, *array).link_supertypes();
  component.array_class = array;
  array->loader->classes.emplace(array->name_symbol, array);
  if (component.is_primitive()) primitive_arrays_[static_cast<unsigned>(component.kind)] = array;
  if (mirrors_ready_) create_mirror(*array);
  return array;
}

Class* Universe::array_of(Class* component) {
  return component->array_class != nullptr ? component->array_class : make_array(*component);
}

LoaderData& Universe::loader_data(Ref loader_object) {
  if (!loader_object) return boot_loader();
  auto [entry, is_new] = loader_by_object_.emplace(loader_object.bits, nullptr);
  if (!is_new) return *entry->second;
  auto& data = loaders_.emplace_back(std::make_unique<LoaderData>());
  entry->second = data.get();
  data->loader = loader_object;
  std::string_view kind = class_of(loader_object)->name;
  if (kind == "jdk/internal/loader/ClassLoaders$PlatformClassLoader") {
    data->origin = LoaderData::Origin::Platform;
  } else if (kind == "jdk/internal/loader/ClassLoaders$AppClassLoader") {
    data->origin = LoaderData::Origin::App;
  } else if (kind == "jdk/internal/loader/ClassLoaders$BootClassLoader") {
    return *(entry->second = &boot_loader());
  }
  heap_.journal().on_rollback([this, bits = loader_object.bits] { loader_by_object_.erase(bits); });
  return *data;
}

Class* Universe::find_loaded(LoaderData& loader, Symbol name) {
  auto known = loader.classes.find(name);
  return known == loader.classes.end() ? nullptr : known->second;
}

Attempt<Done> Universe::record_initiating(LoaderData& loader, Symbol name, Class* klass) {
  if (Class* other = loader_constraints_.conflict(name, loader, *klass)) {
    return Trap::raise(
        "java/lang/LinkageError",
        fmt::format(
            "loader constraint violation: loader {} wants to load class {}. A different class "
            "with the same name was previously loaded by {}. ({})",
            describe(loader), external_name(*klass), describe(*other->loader),
            describe_place(*other)));
  }
  bool is_new = loader.classes.emplace(name, klass).second;
  // Loading is invisible and stays, unless the loader itself belongs to the run.
  bool is_young = heap_.address(loader.loader) >= heap_.watermark();
  if (is_new && is_young)
    heap_.journal().on_rollback([&loader, name] { loader.classes.erase(name); });
  return Done{};
}

Field* Universe::find_field(Class& klass, std::string_view name) {
  Symbol symbol = symbols_.find(name);
  Field* found = nullptr;
  for (Class* at = &klass; at != nullptr && symbol; at = at->super) {
    if (!at->trusted) continue;
    for (Field& field : at->fields) {
      if (field.name == symbol) found = &field;
    }
  }
  return found;
}

Field& Universe::field(Class& klass, std::string_view name) {
  Field* found = find_field(klass, name);
  CHECK(found != nullptr, fmt::format("class {} should have a field {}", klass.name, name));
  return *found;
}

Method* Universe::find_method(Class& klass, std::string_view name, std::string_view descriptor) {
  return klass.find_method(intern(name), intern(descriptor));
}

std::int32_t Universe::identity_hash(Ref object) const {
  // Spread like a real generator's output: programs use it to index hash tables.
  const bool is_salted = hash_salt_ != 0 && heap_.address(object) >= first_salted_;
  std::uint64_t mixed = (object.bits ^ (is_salted ? hash_salt_ : 0)) * 0x9E3779B97F4A7C15u;
  mixed ^= mixed >> 32;
  ++identity_hashes_asked_;
  if (!is_salted) return static_cast<std::int32_t>(mixed & 0x7FFFFFFF) | 1;
  // Shorter when it is printed, and even at times: neither is to be relied upon.
  return std::max(static_cast<std::int32_t>(mixed & 0xFFFFFF), 1);
}

}  // namespace assay::vm
