// SPDX-License-Identifier: Apache-2.0
// Method handles and var handles. The handles themselves are the genuine Java objects; what the
// class library leaves to the VM is done here: invokeBasic enters the compiled form of a handle's
// LambdaForm, linkTo* calls the method that a MemberName stands for, invokeExact and invoke check
// or adapt the type first, and an access mode of a VarHandle calls the static method of its
// implementation class directly.
#include "interp/calls/polymorphic.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "base/check.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "interp/calls/frames.h"
#include "interp/calls/restart.h"
#include "interp/class_init.h"
#include "interp/slow_paths.h"
#include "vm/journal.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::interp {

namespace {

/// VarHandle.AccessMode in its order, with the ordinal of the AccessType.
struct AccessMode {
  std::string_view name;
  int type;
};
constexpr AccessMode kAccessModes[] = {
    {"get", 0},
    {"set", 1},
    {"getVolatile", 0},
    {"setVolatile", 1},
    {"getAcquire", 0},
    {"setRelease", 1},
    {"getOpaque", 0},
    {"setOpaque", 1},
    {"compareAndSet", 2},
    {"compareAndExchange", 3},
    {"compareAndExchangeAcquire", 3},
    {"compareAndExchangeRelease", 3},
    {"weakCompareAndSetPlain", 2},
    {"weakCompareAndSet", 2},
    {"weakCompareAndSetAcquire", 2},
    {"weakCompareAndSetRelease", 2},
    {"getAndSet", 4},
    {"getAndSetAcquire", 4},
    {"getAndSetRelease", 4},
    {"getAndAdd", 4},
    {"getAndAddAcquire", 4},
    {"getAndAddRelease", 4},
    {"getAndBitwiseOr", 4},
    {"getAndBitwiseOrRelease", 4},
    {"getAndBitwiseOrAcquire", 4},
    {"getAndBitwiseAnd", 4},
    {"getAndBitwiseAndRelease", 4},
    {"getAndBitwiseAndAcquire", 4},
    {"getAndBitwiseXor", 4},
    {"getAndBitwiseXorRelease", 4},
    {"getAndBitwiseXorAcquire", 4},
};

vm::Ref ref_field(vm::Universe& universe, vm::Ref object, std::string_view name) {
  return universe.get<vm::Ref>(object, universe.field(*universe.class_of(object), name));
}

vm::Method* method_of_member(vm::Universe& universe, vm::Ref member_name) {
  vm::Ref resolved = ref_field(universe, member_name, "method");
  if (!resolved) return nullptr;
  vm::Field& target = universe.field(*universe.class_of(resolved), "$vmtarget");  // null: forged
  return reinterpret_cast<vm::Method*>(universe.get<std::int64_t>(resolved, target));
}

void move_registers(const JavaThread& thread, const vm::Slot* from, vm::Slot* to,
                    std::size_t count) {
  if (thread.shadows != nullptr) {
    std::memmove(thread.shadows + (to - thread.stack), thread.shadows + (from - thread.stack),
                 count * sizeof(std::uint32_t));
  }
  std::memmove(to, from, count * sizeof(vm::Slot));
}

/// Enters a method whose arguments start at the call's first argument plus `skip`.
vm::Attempt<Step> enter(Machine& machine, JavaThread& thread, vm::Method& method, unsigned skip = 0,
                        vm::Class* cast_to = nullptr) {
  if (method.is_static()) ATTEMPT(ensure_initialised(machine, *method.owner));
  prepare(machine, method);
  vm::Slot* arguments = thread.top->registers + thread.top->pc->a;
  if (skip != 0) move_registers(thread, arguments + skip, arguments, method.argument_count);
  if (!enter_callee(thread, method, thread.top->pc->a))
    return vm::Trap::raise("java/lang/StackOverflowError");
  if (cast_to != nullptr) {
    thread.top->action = ReturnAction::CastResult;
    thread.top->data = reinterpret_cast<std::uint64_t>(cast_to);
  }
  return tell_of_indirect_call(machine, thread) ? Step::Again : Step::Leave;
}

/// Ends the run: a handle was put together by others than the class library, and a JVM would crash.
vm::Attempt<Step> forged(Machine& machine, std::string_view what) {
  machine.run().request_stop({StopReason::UnsafeAccess, std::string(what), 0});
  return Step::Leave;
}

/// Whether the method takes what the call passes to it: shapes, then classes. Handles made by the
/// library always fit; nobody else has checked those that a program has forged.
/// `in_front`: shapes of what is passed before the arguments of the call's descriptor.
bool may_call(Machine& machine, JavaThread& thread, PolymorphicSite& site, const vm::Method& method,
              std::string_view in_front) {
  auto known = site.targets.find(&method);
  if (known == site.targets.end()) {
    std::string shapes = std::string(in_front) + shapes_of(site.descriptor);
    if (site.is_link()) shapes.pop_back();  // the MemberName
    if (!has_shape(method, shapes, result_shape_of(site.descriptor))) return false;
    known = site.targets.emplace(&method, ArgumentTypes(method)).first;
  }
  const vm::Slot* arguments = thread.top->registers + thread.top->pc->a;
  return known->second.accept(machine.universe(), arguments);
}

/// MethodHandle.invokeBasic: the handle is the first argument of its form's entry.
vm::Attempt<Step> invoke_basic(Machine& machine, JavaThread& thread, PolymorphicSite& site,
                               vm::Ref handle, vm::Class* cast_to = nullptr,
                               std::string_view in_front = "L") {
  vm::Universe& universe = machine.universe();
  vm::Ref form = ref_field(universe, handle, "form");
  vm::Ref entry = form ? ref_field(universe, form, "vmentry") : vm::kNull;
  vm::Method* method = entry ? method_of_member(universe, entry) : nullptr;
  if (method == nullptr) return forged(machine, "a handle without a form that can be entered");
  if (!may_call(machine, thread, site, *method, in_front))
    return forged(machine, "a form of another type");
  return enter(machine, thread, *method, 0, cast_to);
}

vm::Attempt<Step> link_to(Machine& machine, JavaThread& thread, PolymorphicSite& site) {
  vm::Universe& universe = machine.universe();
  vm::Slot* arguments = thread.top->registers + thread.top->pc->a;
  vm::Ref member = arguments[site.argument_count - 1].ref;
  if (!member) return vm::Trap::raise("java/lang/NullPointerException");
  vm::Method* method = method_of_member(universe, member);
  if (method == nullptr) return vm::Trap::raise("java/lang/InternalError", "bad MemberName");
  if (!method->is_static()) {
    vm::Ref receiver = arguments[0].ref;
    if (!receiver) return vm::Trap::raise("java/lang/NullPointerException");
    const bool is_one = method->owner->is_interface() ||  // `select` looks
                        universe.class_of(receiver)->is_assignable_to(method->owner);
    if (!is_one) return forged(machine, "a receiver of another class");
    bool dispatched =
        site.kind == Polymorphic::LinkToVirtual || site.kind == Polymorphic::LinkToInterface;
    if (dispatched)
      method = ATTEMPT(machine.resolver().select(*method, *universe.class_of(receiver)));
  }
  if (!may_call(machine, thread, site, *method, ""))
    return forged(machine, "a method of another type");
  return enter(machine, thread, *method);
}

vm::Attempt<vm::Class*> result_class(Machine& machine, PolymorphicSite& site) {
  if (site.cast_resolved) return site.cast_to;
  auto type = classfile::MethodDescriptor(site.descriptor).return_type();
  if (type.is_reference() && type.class_name() != "java/lang/Object") {
    site.cast_to = ATTEMPT(machine.resolver().class_of_descriptor(*site.caller, type.text));
  }
  site.cast_resolved = true;
  return site.cast_to;
}

/// MethodHandle.asType, by the genuine code.
vm::Attempt<vm::Ref> as_type(Machine& machine, vm::Ref handle, vm::Ref type) {
  vm::Universe& universe = machine.universe();
  vm::Method* method =
      universe.find_method(*universe.well_known().method_handle, "asType",
                           "(Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;");
  vm::Method* selected = ATTEMPT(machine.resolver().select(*method, *universe.class_of(handle)));
  vm::Slot arguments[] = {vm::Slot::of_ref(handle), vm::Slot::of_ref(type)};
  return ATTEMPT(call_before_restart(machine, *selected, arguments)).ref;
}

vm::Attempt<Step> wrong_type(Machine& machine, vm::Ref handle, vm::Ref type) {
  vm::Universe& universe = machine.universe();
  vm::Class& invokers = *universe.load_boot("java/lang/invoke/Invokers");
  for (vm::Method& method : invokers.methods) {
    if (universe.symbols().text(method.name) != "checkExactType") continue;
    vm::Slot arguments[] = {vm::Slot::of_ref(handle), vm::Slot::of_ref(type)};
    ATTEMPT(ensure_initialised(machine, invokers));
    ATTEMPT(call_before_restart(machine, method, arguments));
  }
  return vm::Trap::raise("java/lang/invoke/WrongMethodTypeException");
}

vm::Attempt<Step> invoke_handle(Machine& machine, JavaThread& thread, PolymorphicSite& site) {
  vm::Slot* arguments = thread.top->registers + thread.top->pc->a;
  vm::Ref handle = arguments[0].ref;
  if (!handle) return vm::Trap::raise("java/lang/NullPointerException");
  vm::Ref wanted = ATTEMPT(machine.resolver().method_type(*site.caller, site.descriptor));
  vm::Ref type = ref_field(machine.universe(), handle, "type");
  if (type != wanted) {
    if (site.kind == Polymorphic::InvokeExact) return wrong_type(machine, handle, wanted);
    handle = ATTEMPT(as_type(machine, handle, wanted));
    arguments[0] = vm::Slot::of_ref(handle);
  }
  return invoke_basic(machine, thread, site, handle, ATTEMPT(result_class(machine, site)));
}

/// Whether a call of this descriptor can pass its arguments to the access type's as they are.
bool fits(vm::Universe& universe, std::string_view descriptor, vm::Ref access_type) {
  vm::Ref parameters = ref_field(universe, access_type, "ptypes");
  vm::Ref result = ref_field(universe, access_type, "rtype");
  auto classes = universe.heap().elements<vm::Ref>(parameters);
  classfile::MethodDescriptor site(descriptor);
  if (static_cast<std::size_t>(site.argument_count()) != classes.size()) return false;
  std::size_t i = 0;
  for (classfile::TypeDescriptor type : site.parameters()) {
    if (vm::kind_of(type.kind()) != universe.of_mirror(classes[i++])->kind) return false;
  }
  return site.return_type().is_void() ||
         vm::kind_of(site.return_type().kind()) == universe.of_mirror(result)->kind;
}

/// Calls an instance method of a library object by name before the instruction goes on.
vm::Attempt<vm::Ref> ask(Machine& machine, vm::Ref object, std::string_view method,
                         std::string_view descriptor, std::initializer_list<vm::Slot> extra) {
  vm::Universe& universe = machine.universe();
  vm::Method* declared = universe.find_method(*universe.class_of(object), method, descriptor);
  CHECK(declared != nullptr, fmt::format("the JDK should have a method {}{}", method, descriptor));
  vm::Method* selected = ATTEMPT(machine.resolver().select(*declared, *universe.class_of(object)));
  std::vector<vm::Slot> arguments{vm::Slot::of_ref(object)};
  arguments.insert(arguments.end(), extra.begin(), extra.end());
  return ATTEMPT(call_before_restart(machine, *selected, arguments)).ref;
}

/// Anything but the plain case: through the handle's own method handle, whose first parameter is
/// the direct var handle.
vm::Attempt<Step> access_by_handle(Machine& machine, JavaThread& thread, PolymorphicSite& site,
                                   vm::Ref handle) {
  vm::Ref full = ATTEMPT(machine.resolver().method_type(
      *site.caller, fmt::format("(Ljava/lang/invoke/VarHandle;{}", site.descriptor.substr(1))));
  vm::Ref method_handle =
      ATTEMPT(ask(machine, handle, "getMethodHandle", "(I)Ljava/lang/invoke/MethodHandle;",
                  {vm::Slot::of_int(site.access_mode)}));
  vm::Ref adapted = ATTEMPT(as_type(machine, method_handle, full));
  vm::Ref direct = ATTEMPT(ask(machine, handle, "asDirect", "()Ljava/lang/invoke/VarHandle;", {}));
  vm::Class* cast_to = ATTEMPT(result_class(machine, site));
  vm::Slot* registers = thread.top->registers + thread.top->pc->a;
  move_registers(thread, registers + 1, registers + 2, site.argument_count - 1u);
  registers[0] = vm::Slot::of_ref(adapted);
  registers[1] = vm::Slot::of_ref(direct);
  if (thread.shadows != nullptr) std::fill_n(thread.shadows + (registers - thread.stack), 2, 0u);
  return invoke_basic(machine, thread, site, adapted, cast_to, "LL");
}

vm::Attempt<Step> access_variable(Machine& machine, JavaThread& thread, PolymorphicSite& site) {
  vm::Universe& universe = machine.universe();
  vm::Ref handle = thread.top->registers[thread.top->pc->a].ref;
  if (!handle) return vm::Trap::raise("java/lang/NullPointerException");
  vm::Class* cast_to = ATTEMPT(result_class(machine, site));
  if (handle == site.cached_handle) return enter(machine, thread, *site.cached_method, 0, cast_to);

  vm::Ref access_type =
      ATTEMPT(ask(machine, handle, "accessModeType", "(I)Ljava/lang/invoke/MethodType;",
                  {vm::Slot::of_int(kAccessModes[site.access_mode].type)}));
  std::string_view kind = universe.class_of(handle)->name;
  bool indirect = kind == "java/lang/invoke/IndirectVarHandle" ||
                  kind == "java/lang/invoke/LazyInitializingVarHandle";
  if (indirect || !fits(universe, site.descriptor, access_type)) {
    return access_by_handle(machine, thread, site, handle);
  }
  vm::Ref form = ref_field(universe, handle, "vform");
  vm::Ref member = ATTEMPT(ask(machine, form, "getMemberName", "(I)Ljava/lang/invoke/MemberName;",
                               {vm::Slot::of_int(site.access_mode)}));
  vm::Method* method = method_of_member(universe, member);
  if (method == nullptr || !may_call(machine, thread, site, *method, "L"))
    return forged(machine, "a variable handle without a method for this");
  vm::Journal& journal = universe.heap().journal();
  if (journal.active()) journal.save(&site.cached_handle);
  site.cached_handle = handle;
  site.cached_method = method;
  return enter(machine, thread, *method, 0, cast_to);
}

vm::Attempt<Step> invoke(Machine& machine, JavaThread& thread) {
  auto& site = *static_cast<PolymorphicSite*>(thread.top->pc->pointer);
  switch (site.kind) {
    case Polymorphic::InvokeExact:
    case Polymorphic::Invoke:
      return invoke_handle(machine, thread, site);
    case Polymorphic::InvokeBasic: {
      vm::Ref handle = thread.top->registers[thread.top->pc->a].ref;
      if (!handle) return vm::Trap::raise("java/lang/NullPointerException");
      return invoke_basic(machine, thread, site, handle);
    }
    case Polymorphic::VarHandleAccess:
      return access_variable(machine, thread, site);
    default:
      return link_to(machine, thread, site);
  }
}

Polymorphic kind_of_name(std::string_view name) {
  if (name == "invokeExact") return Polymorphic::InvokeExact;
  if (name == "invokeBasic") return Polymorphic::InvokeBasic;
  if (name == "linkToStatic") return Polymorphic::LinkToStatic;
  if (name == "linkToSpecial") return Polymorphic::LinkToSpecial;
  if (name == "linkToVirtual") return Polymorphic::LinkToVirtual;
  if (name == "linkToInterface") return Polymorphic::LinkToInterface;
  return Polymorphic::Invoke;
}

}  // namespace

PolymorphicSite& new_polymorphic_site(Machine& machine, vm::Class& caller, std::uint16_t index,
                                      const vm::Method& method) {
  classfile::MemberRef member = caller.file->constant_pool.member(index);
  PolymorphicSite site;
  site.caller = &caller;
  site.pool_index = index;
  site.name = member.name;
  site.descriptor = member.descriptor;
  site.argument_count =
      static_cast<std::uint16_t>(classfile::MethodDescriptor(member.descriptor).argument_count() +
                                 (method.is_static() ? 0 : 1));
  if (method.owner == machine.universe().well_known().var_handle) {
    site.kind = Polymorphic::VarHandleAccess;
    auto mode =
        std::find_if(std::begin(kAccessModes), std::end(kAccessModes),
                     [&](const AccessMode& candidate) { return candidate.name == member.name; });
    CHECK(mode != std::end(kAccessModes),
          "a polymorphic method of VarHandle should be an access mode");
    site.access_mode = static_cast<int>(mode - std::begin(kAccessModes));
  } else {
    site.kind = kind_of_name(member.name);
  }
  return machine.code_store().keep(std::move(site));
}

namespace slow {

Step invoke_polymorphic(Machine& machine, JavaThread& thread) {
  Frame* frame = thread.top;
  return complete(machine, thread, frame, invoke(machine, thread));
}

}  // namespace slow

}  // namespace assay::interp
