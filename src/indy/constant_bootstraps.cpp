// SPDX-License-Identifier: Apache-2.0
// java.lang.invoke.ConstantBootstraps: dynamic constants that are objects.
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "indy/bootstraps.h"
#include "indy/signature.h"
#include "interp/class_init.h"
#include "interp/machine.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::indy {

namespace {

using classfile::Tag;
namespace access = classfile::access;

/// The value of a static final field of the constant's type. The call site's class is the
/// one that must be allowed to see it, so that only public fields of public classes are read here.
Linkage read_static(Spinner& spinner, vm::Class& owner, std::string_view name,
                    std::string_view descriptor) {
  interp::Machine& machine = spinner.machine();
  vm::Universe& universe = machine.universe();
  const vm::Field* field =
      owner.find_declared_field(universe.intern(name), universe.intern(descriptor));
  if (field == nullptr || !field->is_static() || !field->is_final()) return left_to_library();
  if ((field->access_flags & access::kPublic) == 0 || field->kind != vm::Kind::Ref) {
    return left_to_library();
  }
  ATTEMPT(interp::ensure_initialised(machine, owner));
  return linked_to(universe.heap().read<vm::Ref>(owner.mirror, field->offset));
}

}  // namespace

Linkage link_null_constant(Spinner&, const CallSite& site) {
  const bool is_reference = classfile::TypeDescriptor{site.descriptor}.is_reference();
  return is_reference ? linked_to(vm::kNull) : left_to_library();
}

Linkage link_primitive_class(Spinner& spinner, const CallSite& site) {
  const bool is_one = site.name.size() == 1 && site.descriptor == "Ljava/lang/Class;" &&
                      (site.name == "V" || primitive_of(site.name[0]) != nullptr);
  if (!is_one) return left_to_library();
  return linked_to(spinner.machine().universe().primitive(vm::kind_of(site.name[0]))->mirror);
}

Linkage link_enum_constant(Spinner& spinner, const CallSite& site) {
  const Type type = ATTEMPT(
      resolve_type(spinner.machine(), site.caller, classfile::TypeDescriptor{site.descriptor}));
  if (type.is_primitive() || !type.klass->is(access::kEnum)) return left_to_library();
  return read_static(spinner, *type.klass, site.name, site.descriptor);
}

Linkage link_static_final(Spinner& spinner, const CallSite& site) {
  if (site.arguments.size() > 1 ||
      (site.arguments.size() == 1 && !site.argument_is(0, Tag::Class))) {
    return left_to_library();
  }
  const Type type = ATTEMPT(
      resolve_type(spinner.machine(), site.caller, classfile::TypeDescriptor{site.descriptor}));
  vm::Class* owner =
      site.arguments.empty()
          ? type.klass
          : ATTEMPT(spinner.machine().resolver().resolve_class(site.caller, site.arguments[0]));
  if (!owner->is(access::kPublic)) return left_to_library();
  return read_static(spinner, *owner, site.name, site.descriptor);
}

}  // namespace assay::indy
