// SPDX-License-Identifier: Apache-2.0
// java.lang.invoke.LambdaMetafactory: a call site becomes a class of its own that implements the
// functional interface, and is linked to its factory method or, if nothing is captured, to one
// instance.
#include "indy/lambda.h"

#include <fmt/format.h>

#include "indy/bootstraps.h"
#include "interp/objects.h"
#include "vm/heap.h"
#include "vm/ref.h"

namespace assay::indy {

namespace {

using classfile::ReferenceKind;

bool has_receiver(const Implementation& implementation) {
  return implementation.kind != ReferenceKind::InvokeStatic &&
         implementation.kind != ReferenceKind::NewInvokeSpecial;
}

bool is_valid_result(const Type& from, const Type& to, bool strict) {
  if (to.is_void()) return !strict || from.is_void();
  return !from.is_void() && is_adaptable(from, to, strict);
}

/// Captured values must have the implementation's parameter types, but for the receiver, which may
/// be of a subclass; arguments are converted.
bool are_valid_arguments(const Lambda& lambda) {
  const std::vector<Type>& captured = lambda.factory.parameters;
  const std::vector<Type>& precise = lambda.precise.signature.parameters;
  const std::vector<Type>& wanted = lambda.implementation.signature.parameters;
  if (wanted.size() != captured.size() + precise.size()) return false;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const bool is_captured = i < captured.size();
    const Type& given = is_captured ? captured[i] : precise[i - captured.size()];
    if (i == 0 && has_receiver(lambda.implementation)) {
      if (given.is_primitive() || !given.klass->is_assignable_to(wanted[i].klass)) return false;
    } else if (is_captured ? given != wanted[i] : !is_adaptable(given, wanted[i], true)) {
      return false;
    }
  }
  return true;
}

/// Every method implemented must accept the precise arguments and pass on the precise result.
bool is_valid_method(const Signature& method, const Signature& precise) {
  if (method.parameters.size() != precise.parameters.size()) return false;
  for (std::size_t i = 0; i < precise.parameters.size(); ++i) {
    const Type &given = precise.parameters[i], &wanted = method.parameters[i];
    const bool both_references = !given.is_primitive() && !wanted.is_primitive();
    if (given != wanted && !(both_references && given.klass->is_assignable_to(wanted.klass)))
      return false;
  }
  return is_valid_result(precise.result, method.result, true);
}

/// The name that the library would give the class.
std::string class_name(Spinner& spinner, const vm::Class& caller) {
  if (spinner.machine().universe().feature() >= 21) return fmt::format("{}$$Lambda", caller.name);
  return fmt::format("{}$$Lambda${}", caller.name, spinner.next_lambda());
}

/// The instance has no state but its identity, so that it may outlive a rollback, unless that
/// would undo the initialisation of an interface: the call site must then be linked again.
vm::Attempt<vm::Ref> make_instance(interp::Machine& machine, vm::Class& spun) {
  vm::Heap& heap = machine.universe().heap();
  if (spun.init_epoch != 0) return interp::new_object(machine.universe(), spun);
  const vm::Ref instance = heap.allocate_permanent(spun.id, spun.instance_size);
  if (!instance) return vm::Trap::raise("java/lang/OutOfMemoryError", "Java heap space");
  return instance;
}

Linkage link(Spinner& spinner, const CallSite& site, bool has_flags) {
  if (site.caller.is_hidden) return left_to_library();  // its members cannot be named
  const std::optional<Lambda> lambda = ATTEMPT(read_lambda(spinner.machine(), site, has_flags));
  if (!lambda || !is_valid(*lambda)) return left_to_library();
  const std::string name = class_name(spinner, site.caller);
  vm::Class* spun = ATTEMPT(spinner.spin(site, Host::Caller, name, [&] {
    return write_lambda_class(*lambda, name, site.caller.name);
  }));
  if (lambda->captures()) {
    return linked_to(method_of(spinner, *spun, kLambdaFactory, lambda->factory_descriptor));
  }
  const vm::Ref instance = ATTEMPT(make_instance(spinner.machine(), *spun));
  return linked_to(instance);
}

}  // namespace

bool is_valid(const Lambda& lambda) {
  for (const Interface& interface : lambda.interfaces) {
    if (!interface.klass->is_interface()) return false;
  }
  for (const InterfaceMethod& method : lambda.methods) {
    if (!is_valid_method(method.signature, lambda.precise.signature)) return false;
  }
  return are_valid_arguments(lambda) && is_valid_result(lambda.implementation.signature.result,
                                                        lambda.precise.signature.result, false);
}

Linkage link_lambda(Spinner& spinner, const CallSite& site) { return link(spinner, site, false); }

Linkage link_flagged_lambda(Spinner& spinner, const CallSite& site) {
  return link(spinner, site, true);
}

}  // namespace assay::indy
