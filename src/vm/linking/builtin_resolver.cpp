// SPDX-License-Identifier: Apache-2.0
#include "vm/linking/builtin_resolver.h"

#include <string>

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

}  // namespace assay::vm
