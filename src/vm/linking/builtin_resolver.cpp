// SPDX-License-Identifier: Apache-2.0
#include "vm/linking/builtin_resolver.h"

#include <string>

#include "classfile/descriptor.h"

namespace assay::vm {

Attempt<Class*> BuiltinResolver::resolve(LoaderData& loader, Symbol name) {
  std::string_view text = universe_.symbols().text(name);
  Class* klass = ATTEMPT(universe_.load_builtin(loader, text, *this));
  if (klass == nullptr) return Trap::raise("java/lang/NoClassDefFoundError", std::string(text));
  ATTEMPT(universe_.record_initiating(loader, name, klass));
  return klass;
}

Attempt<Class*> load_without_java(Universe& universe, LoaderData& loader, std::string_view name) {
  BuiltinResolver resolver(universe);
  return universe.load_builtin(loader, name, resolver);
}

Class* find_or_load(Universe& universe, LoaderData& loader, std::string_view name) {
  if (Class* loaded = universe.find_loaded(loader, universe.intern(name))) return loaded;
  if (Class* boot_class = universe.load_boot(name)) return boot_class;
  if (loader.origin == LoaderData::Origin::Boot) return nullptr;  // it asks nobody else
  auto loaded = load_without_java(universe, loader, name);
  return loaded.ok() ? loaded.value() : nullptr;
}

Class* find_type(Universe& universe, LoaderData& loader, std::string_view descriptor) {
  classfile::TypeDescriptor type{descriptor};
  if (type.is_array()) {
    Class* component = find_type(universe, loader, type.element().text);
    return component == nullptr ? nullptr : universe.array_of(component);
  }
  if (!type.is_reference()) return universe.primitive(kind_of(type.kind()));
  return find_or_load(universe, loader, type.class_name());
}

}  // namespace assay::vm
