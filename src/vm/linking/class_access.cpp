// SPDX-License-Identifier: Apache-2.0
#include "vm/linking/class_access.h"

#include <fmt/format.h>

#include "classfile/class_file.h"

namespace assay::vm {

namespace {

/// "unnamed module @0x1234" or "module java.base".
std::string module_text(Universe& universe, Class& klass) {
  std::string text = universe.describe_module(klass);
  if (universe.is_in_named_module(klass)) return text;
  return fmt::format("{} @0x{:x}", text, universe.identity_hash(universe.module_of(klass)));
}

}  // namespace

bool are_in_same_package(const Class& a, const Class& b) {
  return a.loader == b.loader && a.package() == b.package();
}

ClassAccess class_access(Universe& universe, Class& from, Class& target) {
  if (target.is_primitive() || are_in_same_package(from, target)) return ClassAccess::Allowed;
  if (!target.is(classfile::access::kPublic)) return ClassAccess::NotPublic;
  Ref from_module = universe.module_of(from), module = universe.module_of(target);
  if (from_module == module || !universe.is_in_named_module(target)) return ClassAccess::Allowed;
  bool exported = universe.module_exports().allow(module, target.package(), from_module,
                                                  universe.is_in_named_module(from));
  return exported ? ClassAccess::Allowed : ClassAccess::NotExported;
}

std::string not_exported_message(Universe& universe, Class& from, Class& target) {
  std::string from_module = module_text(universe, from), module = module_text(universe, target);
  return fmt::format(
      "class {} (in {}) cannot access class {} (in {}) because {} does not export {} to {}",
      external_name(from), from_module, external_name(target), module, module,
      external_name(target.package()), from_module);
}

}  // namespace assay::vm
