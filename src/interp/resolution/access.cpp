// SPDX-License-Identifier: Apache-2.0
// Who may use what (JVMS 5.4.4). Code of the JDK itself is trusted and not checked.
#include <fmt/format.h>

#include "classfile/constant_pool.h"
#include "interp/messages.h"
#include "interp/resolution/resolver.h"
#include "vm/class.h"
#include "vm/linking/class_access.h"
#include "vm/symbols.h"
#include "vm/trap.h"

namespace assay::interp {

namespace {

namespace access = classfile::access;

std::string_view word(std::uint16_t flags) {
  if ((flags & access::kPrivate) != 0) return "private ";
  return (flags & access::kProtected) != 0 ? "protected " : "";
}

}  // namespace

vm::Attempt<vm::Class*> Resolver::nest_host(vm::Class& klass) {
  if (klass.nest_host != nullptr) return klass.nest_host;
  vm::Class* host = &klass;
  if (klass.file != nullptr && klass.file->nest_host != 0) {
    host = ATTEMPT(
        resolve(*klass.loader, klass.file->constant_pool.class_name(klass.file->nest_host)));
    bool is_listed = false;
    for (std::uint16_t member :
         host->file == nullptr ? std::vector<std::uint16_t>{} : host->file->nest_members) {
      is_listed |= host->file->constant_pool.class_name(member) == klass.name;
    }
    if (!is_listed || !vm::are_in_same_package(*host, klass)) host = &klass;
  }
  return klass.nest_host = host;
}

vm::Attempt<vm::Done> Resolver::check_loaders(vm::Class& from, vm::Class& owner,
                                              const classfile::MemberRef& member) {
  if (from.loader == owner.loader) return vm::Done{};
  // The built-in loaders ask each other and never disagree.
  auto is_user = [](const vm::Class& klass) {
    return klass.loader->origin == vm::LoaderData::Origin::User;
  };
  if (!is_user(from) && !is_user(owner)) return vm::Done{};
  std::string_view descriptor = member.descriptor;
  for (std::size_t at = 0; at < descriptor.size(); ++at) {
    if (descriptor[at] != 'L') continue;
    std::size_t end = descriptor.find(';', at);
    vm::Symbol name = universe_.intern(descriptor.substr(at + 1, end - at - 1));
    at = end;
    if (universe_.loader_constraints().demand(name, *from.loader, *owner.loader)) continue;
    std::string type = vm::external_name(universe_.symbols().text(name));
    bool is_method = descriptor.starts_with('(');
    std::string what = is_method
                           ? fmt::format("method '{}'", method_text(owner, member.name, descriptor))
                           : fmt::format("field \"{}\" of type {},", member.name, type);
    return vm::Trap::raise(
        "java/lang/LinkageError",
        fmt::format(
            "loader constraint violation: when resolving {} the class loader {} of the current "
            "class, {}, and the "
            "class loader {} for the {}, {}, have different Class objects for {} ({}; {})",
            what, universe_.describe(*from.loader), vm::external_name(from),
            universe_.describe(*owner.loader),
            is_method ? "method's defining class" : "field's defining type",
            vm::external_name(owner),
            is_method ? fmt::format("the type {} used in the signature", type) : "type " + type,
            universe_.describe_place(from), universe_.describe_place(owner)));
  }
  return vm::Done{};
}

vm::Attempt<vm::Done> Resolver::check_class_access(vm::Class& from, vm::Class& target) {
  if (from.trusted) return vm::Done{};
  vm::Class* klass = &target;
  while (klass->is_array()) klass = klass->component;
  vm::ClassAccess access = vm::class_access(universe_, from, *klass);
  if (access == vm::ClassAccess::Allowed) return vm::Done{};
  if (access == vm::ClassAccess::NotExported) {
    return vm::Trap::raise("java/lang/IllegalAccessError",
                           vm::not_exported_message(universe_, from, *klass));
  }
  if (from.is_hidden && ATTEMPT(nest_host(from)) == ATTEMPT(nest_host(*klass))) return vm::Done{};
  return vm::Trap::raise(
      "java/lang/IllegalAccessError",
      fmt::format("failed to access class {} from class {} ({})", vm::external_name(*klass),
                  vm::external_name(from), universe_.describe_places(*klass, from)));
}

vm::Attempt<vm::Done> Resolver::check_member_access(vm::Class& from, vm::Class& holder,
                                                    vm::Class& owner, std::uint16_t flags,
                                                    const std::string& member) {
  if (from.trusted || &from == &owner || (flags & access::kPublic) != 0) return vm::Done{};
  bool allowed = false;
  if ((flags & access::kPrivate) != 0) {
    allowed = ATTEMPT(nest_host(from)) == ATTEMPT(nest_host(owner));
  } else if (vm::are_in_same_package(from, owner)) {
    allowed = true;
  } else if ((flags & access::kProtected) != 0) {
    allowed = from.is_subclass_of(&owner) || holder.is_array();
    if (from.is_hidden) allowed |= ATTEMPT(nest_host(from))->is_subclass_of(&owner);
  }
  if (allowed) return vm::Done{};
  return vm::Trap::raise("java/lang/IllegalAccessError",
                         fmt::format("class {} tried to access {}{} ({})", vm::external_name(from),
                                     word(flags), member, universe_.describe_places(from, owner)));
}

}  // namespace assay::interp
