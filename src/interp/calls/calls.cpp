// SPDX-License-Identifier: Apache-2.0
// Calls that are not resolved yet, and dispatch by receiver class.
#include <fmt/format.h>

#include <utility>

#include "interp/calls/frames.h"
#include "interp/calls/polymorphic.h"
#include "interp/class_init.h"
#include "interp/code.h"
#include "interp/messages.h"
#include "interp/slow_paths.h"
#include "vm/class.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::interp {

namespace {

vm::Class& holder(JavaThread& thread) { return *thread.top->method->owner; }
std::uint16_t pool_index(JavaThread& thread) {
  return static_cast<std::uint16_t>(thread.top->pc->imm);
}

vm::Trap wrong_kind(Machine& machine, const vm::Method& method, const char* expectation) {
  return vm::Trap::raise(
      "java/lang/IncompatibleClassChangeError",
      fmt::format("{} method '{}'", expectation, method_text(machine.universe(), method)));
}

Insn with_pointer(Op op, const Insn& from, void* pointer) {
  Insn insn(op, from.a, from.b, from.c);
  insn.pointer = pointer;
  return insn;
}

CallSite& new_site(JavaThread& thread, vm::Method& resolved) {
  auto& sites = static_cast<Code*>(thread.top->method->code)->sites;
  sites.push_back({.resolved = &resolved});
  return sites.back();
}

vm::Attempt<Step> link_static(Machine& machine, JavaThread& thread) {
  vm::Method& method =
      *ATTEMPT(machine.resolver().resolve_method(holder(thread), pool_index(thread)));
  if (!method.is_static()) return wrong_kind(machine, method, "Expected static");
  Insn& insn = current_insn(thread);
  if (method.traits.signature_polymorphic) {  // MethodHandle.linkTo*
    auto& site = new_polymorphic_site(machine, holder(thread), pool_index(thread), method);
    patch(machine, insn, with_pointer(Op::InvokePolymorphic, insn, &site), true);
    return Step::Again;
  }
  ATTEMPT(ensure_initialised(machine, *method.owner));
  prepare(machine, method);
  if (method.owner->is_initialised()) {
    patch(machine, insn, with_pointer(Op::InvokeStatic, insn, &method),
          method.owner->init_epoch == 0);
    return Step::Again;
  }
  // Called while the class is being initialised: the site stays unresolved for other threads.
  if (!enter_callee(thread, method, insn.a)) return vm::Trap::raise("java/lang/StackOverflowError");
  return Step::Again;
}

/// JVMS 6.5.invokespecial: a superclass method is looked up from the direct superclass on.
vm::Attempt<vm::Method*> select_special(Machine& machine, JavaThread& thread,
                                        vm::Method& resolved) {
  vm::Universe& universe = machine.universe();
  vm::Class& current = holder(thread);
  bool is_init = resolved.name == universe.intern("<init>");
  bool is_super_call = !is_init && !resolved.is_private() && !resolved.owner->is_interface() &&
                       current.is(classfile::access::kSuper) && &current != resolved.owner &&
                       current.is_subclass_of(resolved.owner);
  if (!is_super_call) return &resolved;
  vm::Method* selected = current.super->find_method(resolved.name, resolved.descriptor);
  if (selected == nullptr || selected->is_abstract()) {
    return vm::Trap::raise("java/lang/AbstractMethodError",
                           method_text(machine.universe(), resolved));
  }
  return selected;
}

vm::Attempt<Step> link_special(Machine& machine, JavaThread& thread) {
  vm::Method& resolved =
      *ATTEMPT(machine.resolver().resolve_method(holder(thread), pool_index(thread)));
  if (resolved.is_static()) return wrong_kind(machine, resolved, "Expecting non-static");
  vm::Method& method = *ATTEMPT(select_special(machine, thread, resolved));
  if (method.is_abstract())
    return vm::Trap::raise("java/lang/AbstractMethodError",
                           method_text(machine.universe(), method));
  prepare(machine, method);
  Insn& insn = current_insn(thread);
  patch(machine, insn, with_pointer(Op::InvokeSpecial, insn, &method), true);
  return Step::Again;
}

/// Whether the class that the call names is an interface if, and only if, it has to be one.
vm::Attempt<vm::Done> check_holder(Machine& machine, JavaThread& thread, bool wants_interface) {
  vm::Class& from = holder(thread);
  std::uint16_t class_index = from.file->constant_pool.member(pool_index(thread)).class_index;
  const vm::Class& found = *ATTEMPT(machine.resolver().resolve_class(from, class_index));
  if (found.is_interface() == wants_interface) return vm::Done{};
  return vm::Trap::raise(
      "java/lang/IncompatibleClassChangeError",
      fmt::format("Found {} {}, but {} was expected", wants_interface ? "class" : "interface",
                  vm::external_name(found), wants_interface ? "interface" : "class"));
}

vm::Attempt<Step> link_virtual(Machine& machine, JavaThread& thread, Op op) {
  bool is_interface_call = op == Op::InvokeInterface;
  ATTEMPT(check_holder(machine, thread, is_interface_call));
  vm::Method& method =
      *ATTEMPT(machine.resolver().resolve_method(holder(thread), pool_index(thread)));
  if (method.is_static()) {
    return wrong_kind(machine, method,
                      is_interface_call ? "Expected instance not static" : "Expecting non-static");
  }
  Insn& insn = current_insn(thread);
  if (method.traits.signature_polymorphic) {
    auto& site = new_polymorphic_site(machine, holder(thread), pool_index(thread), method);
    patch(machine, insn, with_pointer(Op::InvokePolymorphic, insn, &site), true);
    return Step::Again;
  }
  bool is_fixed = method.is_private() ||
                  (!method.owner->is_interface() && (method.is(classfile::access::kFinal) ||
                                                     method.owner->is(classfile::access::kFinal)));
  if (is_fixed) {
    prepare(machine, method);
    patch(machine, insn, with_pointer(Op::InvokeSpecial, insn, &method), true);
    return Step::Again;
  }
  patch(machine, insn, with_pointer(op, insn, &new_site(thread, method)), true);
  return Step::Again;
}

vm::Attempt<Step> miss(Machine& machine, JavaThread& thread) {
  const Insn& insn = *thread.top->pc;
  auto& site = *static_cast<CallSite*>(insn.pointer);
  vm::Class& receiver = *machine.universe().class_of(thread.top->registers[insn.a].ref);
  vm::Method& target = *ATTEMPT(machine.resolver().select(*site.resolved, receiver));
  prepare(machine, target);
  machine.dispatch_cache().entry(receiver.id, *site.resolved) = {receiver.id, site.resolved,
                                                                 &target};
  site.older_class = std::exchange(site.cached_class, receiver.id);
  site.older_target = std::exchange(site.cached_target, &target);
  return Step::Again;
}

}  // namespace

namespace slow {

Step invoke_static(Machine& machine, JavaThread& thread) {
  return complete(machine, thread, thread.top, link_static(machine, thread));
}
Step invoke_special(Machine& machine, JavaThread& thread) {
  return complete(machine, thread, thread.top, link_special(machine, thread));
}
Step invoke_virtual(Machine& machine, JavaThread& thread) {
  return complete(machine, thread, thread.top, link_virtual(machine, thread, Op::InvokeVirtual));
}
Step invoke_interface(Machine& machine, JavaThread& thread) {
  return complete(machine, thread, thread.top, link_virtual(machine, thread, Op::InvokeInterface));
}
Step dispatch(Machine& machine, JavaThread& thread) {
  return complete(machine, thread, thread.top, miss(machine, thread));
}

}  // namespace slow

}  // namespace assay::interp
