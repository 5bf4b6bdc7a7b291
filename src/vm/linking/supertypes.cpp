// SPDX-License-Identifier: Apache-2.0
// Checks of a class against its supertypes when it is defined: final, sealed, accessible, an
// interface where one must be. The texts are HotSpot's, per version where they changed.
#include "vm/linking/supertypes.h"

#include <fmt/format.h>

#include <algorithm>

#include "classfile/class_file.h"
#include "vm/linking/class_access.h"

namespace assay::vm {

namespace {

namespace access = classfile::access;

constexpr int kFirstWithReasons = 25;  // the JDK that tells why a sealed class does not permit

Trap incompatible(std::string message) {
  return Trap::raise("java/lang/IncompatibleClassChangeError", std::move(message));
}

Attempt<Done> check_superclass(const Class& klass) {
  const Class& super = *klass.super;
  if (super.is_interface()) {
    return incompatible(fmt::format("class {} has interface {} as super class",
                                    external_name(klass), external_name(super)));
  }
  if (super.is(access::kFinal)) {
    return incompatible(fmt::format("class {} cannot inherit from final class {}",
                                    external_name(klass), external_name(super)));
  }
  return Done{};
}

std::string module_name(Universe& universe, Class& klass) {
  std::string text = universe.describe_module(klass);
  constexpr std::string_view kNamed = "module ";
  return text.starts_with(kNamed) ? text.substr(kNamed.size()) : text;
}

std::string_view package_name(const Class& klass) {
  return klass.package().empty() ? "unnamed package" : klass.package();
}

bool is_listed(const Class& sealed, const Class& klass) {
  const auto& permitted = sealed.file->permitted_subclasses;
  return std::any_of(permitted.begin(), permitted.end(), [&](std::uint16_t index) {
    return sealed.file->constant_pool.class_name(index) == klass.name;
  });
}

/// Why a sealed class does not permit another as its subclass; empty if it does.
std::string refusal(Universe& universe, Class& sealed, Class& klass) {
  std::string loader = universe.describe(*klass.loader);
  std::string sealed_loader = universe.describe(*sealed.loader);
  if (universe.module_of(sealed) != universe.module_of(klass)) {
    return fmt::format(
        "Failed same module check: subclass {} is in module '{}' with loader {}, and sealed class "
        "{} is in module '{}' with loader {}",
        external_name(klass), module_name(universe, klass), loader, external_name(sealed),
        module_name(universe, sealed), sealed_loader);
  }
  if (!klass.is(access::kPublic) && klass.package() != sealed.package()) {
    return fmt::format(
        "Failed same package check: non-public subclass {} is in package '{}' with classloader {}, "
        "and sealed class {} is in package '{}' with classloader {}",
        external_name(klass), package_name(klass), loader, external_name(sealed),
        package_name(sealed), sealed_loader);
  }
  if (is_listed(sealed, klass)) return "";
  return fmt::format(
      "Failed listed permitted subclass check: class {} is not a permitted subclass of {}",
      external_name(klass), external_name(sealed));
}

/// A sealed supertype must be in the module of the class and list it.
Attempt<Done> check_sealed(Universe& universe, Class& super, Class& klass) {
  if (klass.is_verified() || super.file == nullptr || !super.file->is_sealed) return Done{};
  std::string reason = refusal(universe, super, klass);
  if (reason.empty()) return Done{};
  if (universe.feature() >= kFirstWithReasons) return incompatible(std::move(reason));
  if (!super.is_interface()) {
    return incompatible(fmt::format("class {} cannot inherit from sealed class {}",
                                    external_name(klass), external_name(super)));
  }
  return incompatible(fmt::format("class {} cannot {} sealed interface {}", external_name(klass),
                                  klass.is_interface() ? "extend" : "implement",
                                  external_name(super)));
}

/// Whether the class may use a supertype; `role` is what messages call it.
Attempt<Done> check_access(Universe& universe, Class& klass, Class& super, std::string_view role) {
  if (klass.trusted) return Done{};
  constexpr const char* kError = "java/lang/IllegalAccessError";
  switch (class_access(universe, klass, super)) {
    case ClassAccess::Allowed:
      return Done{};
    case ClassAccess::NotExported:
      return Trap::raise(kError, fmt::format("{} failed: {}",
                                             role == "superclass" ? "superclass access check"
                                                                  : "superinterface check",
                                             not_exported_message(universe, klass, super)));
    case ClassAccess::NotPublic:
      break;
  }
  bool is_abstract_class = super.is_abstract() && !super.is_interface();
  return Trap::raise(kError,
                     fmt::format("class {} cannot access its {}{} {} ({})", external_name(klass),
                                 is_abstract_class ? "abstract " : "", role, external_name(super),
                                 universe.describe_places(klass, super)));
}

/// Whether the class would replace the inherited method by its own, as far as access goes.
bool overrides(Universe& universe, const Class& klass, const classfile::MethodInfo& own,
               const Method& inherited) {
  if (own.is_static() || (own.access_flags & access::kPrivate) != 0) return false;
  if (universe.symbols().text(inherited.name) != own.name) return false;
  if (universe.symbols().text(inherited.descriptor) != own.descriptor) return false;
  return inherited.is(access::kPublic) || inherited.is(access::kProtected) ||
         are_in_same_package(klass, *inherited.owner);
}

Attempt<Done> check_final_methods(Universe& universe, const Class& klass) {
  for (const Method* inherited : klass.super->vtable) {
    if (!inherited->is(access::kFinal)) continue;
    for (const classfile::MethodInfo& own : klass.file->methods) {
      if (!overrides(universe, klass, own, *inherited)) continue;
      return incompatible(fmt::format("class {} overrides final method {}.{}{}",
                                      external_name(klass), external_name(*inherited->owner),
                                      own.name, own.descriptor));
    }
  }
  return Done{};
}

}  // namespace

Attempt<Done> check_supertypes(Universe& universe, Class& klass) {
  ATTEMPT(check_superclass(klass));
  for (Class* interface : klass.interfaces) {
    if (interface->is_interface()) continue;
    return incompatible(fmt::format(
        "class {} can not implement {}, because it is not an interface ({} is in {} of loader {})",
        external_name(klass), external_name(*interface), external_name(*interface),
        universe.describe_module(*interface), universe.describe(*interface->loader)));
  }
  ATTEMPT(check_sealed(universe, *klass.super, klass));
  ATTEMPT(check_access(universe, klass, *klass.super, "superclass"));
  for (Class* interface : klass.interfaces) {
    ATTEMPT(check_sealed(universe, *interface, klass));
    ATTEMPT(check_access(universe, klass, *interface, "superinterface"));
  }
  if (!klass.is_verified() && !klass.is_interface()) ATTEMPT(check_final_methods(universe, klass));
  return Done{};
}

}  // namespace assay::vm
