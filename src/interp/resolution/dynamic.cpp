// SPDX-License-Identifier: Apache-2.0
// invokedynamic and dynamic constants: first what the DynamicLinker knows, then the genuine
// bootstrap method through java.lang.invoke.MethodHandleNatives.
#include <fmt/format.h>

#include "base/check.h"
#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "interp/calls/frames.h"
#include "interp/calls/restart.h"
#include "interp/class_init.h"
#include "interp/objects.h"
#include "interp/slow_paths.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::interp {

namespace {

vm::Method& library_method(vm::Universe& universe, vm::Class& klass, std::string_view name) {
  for (vm::Method& method : klass.methods) {
    if (universe.symbols().text(method.name) == name) return method;
  }
  CHECK(false, fmt::format("{} should have a method {}", klass.name, name));
  __builtin_unreachable();
}

/// The static arguments of a bootstrap method as linkCallSite wants them: nothing, the single
/// argument, or an array.
vm::Attempt<vm::Ref> static_arguments(Machine& machine, vm::Class& caller,
                                      const classfile::BootstrapMethod& bootstrap) {
  vm::Universe& universe = machine.universe();
  std::vector<vm::Ref> values;
  for (std::uint16_t index : bootstrap.arguments) {
    vm::Slot value = ATTEMPT(machine.resolver().resolve_constant(caller, index));
    vm::Kind kind = vm::Kind::Ref;
    switch (caller.file->constant_pool.tag(index)) {
      case classfile::Tag::Integer:
        kind = vm::Kind::Int;
        break;
      case classfile::Tag::Float:
        kind = vm::Kind::Float;
        break;
      case classfile::Tag::Long:
        kind = vm::Kind::Long;
        break;
      case classfile::Tag::Double:
        kind = vm::Kind::Double;
        break;
      case classfile::Tag::Dynamic:
        kind = vm::kind_of(caller.file->constant_pool.dynamic(index).descriptor[0]);
        break;
      default:
        break;
    }
    values.push_back(kind == vm::Kind::Ref ? value.ref
                                           : ATTEMPT(box(machine.universe(), kind, value)));
  }
  if (values.empty()) return vm::kNull;
  if (values.size() == 1) return values[0];
  vm::Class& objects = *universe.array_of(universe.well_known().object);
  vm::Ref array =
      ATTEMPT(new_array(machine.universe(), objects, static_cast<std::int32_t>(values.size())));
  std::copy(values.begin(), values.end(), universe.heap().elements<vm::Ref>(array).begin());
  return array;
}

struct GenuineCall {
  vm::Class* natives;
  std::vector<vm::Slot> arguments;
};

/// The arguments that linkCallSite and linkDynamicConstant have in common. JDK 17 also passes an
/// index for tracing.
vm::Attempt<GenuineCall> genuine_call(Machine& machine, vm::Class& caller, std::uint16_t index,
                                      vm::Ref type) {
  vm::Universe& universe = machine.universe();
  classfile::DynamicRef dynamic = caller.file->constant_pool.dynamic(index);
  const classfile::BootstrapMethod& bootstrap =
      caller.file->bootstrap_methods[dynamic.bootstrap_index];
  vm::Ref handle =
      ATTEMPT(machine.resolver().resolve_constant(caller, bootstrap.method_handle)).ref;
  vm::Ref extra = ATTEMPT(static_arguments(machine, caller, bootstrap));
  vm::Class& natives = *universe.load_boot("java/lang/invoke/MethodHandleNatives");
  ATTEMPT(ensure_initialised(machine, natives));
  std::vector<vm::Slot> arguments{vm::Slot::of_ref(caller.mirror)};
  if (library_method(universe, natives, "linkDynamicConstant").argument_count == 6)
    arguments.push_back(vm::Slot::of_int(index));
  for (vm::Ref ref : {handle, universe.strings().literal(dynamic.name), type, extra})
    arguments.push_back(vm::Slot::of_ref(ref));
  return GenuineCall{&natives, std::move(arguments)};
}

vm::Attempt<Step> link_by_bootstrap(Machine& machine, JavaThread& thread, std::uint16_t index) {
  vm::Universe& universe = machine.universe();
  vm::Class& caller = *thread.top->method->owner;
  classfile::DynamicRef dynamic = caller.file->constant_pool.dynamic(index);
  vm::Ref type = ATTEMPT(machine.resolver().method_type(caller, dynamic.descriptor));
  GenuineCall call = ATTEMPT(genuine_call(machine, caller, index, type));
  // The appendix comes back in an array, which must be the same one when the call has returned.
  vm::Class& objects = *universe.array_of(universe.well_known().object);
  vm::Slot result_array = ATTEMPT(once(machine, [&]() -> vm::Attempt<vm::Slot> {
    return vm::Slot::of_ref(ATTEMPT(new_array(machine.universe(), objects, 1)));
  }));
  call.arguments.push_back(result_array);
  vm::Ref member =
      ATTEMPT(call_before_restart(machine, library_method(universe, *call.natives, "linkCallSite"),
                                  call.arguments))
          .ref;
  vm::Ref resolved =
      universe.get<vm::Ref>(member, universe.field(*universe.class_of(member), "method"));
  LinkedSite& site = machine.code_store().new_linked_site();
  site.target = reinterpret_cast<vm::Method*>(universe.get<std::int64_t>(
      resolved, universe.field(*universe.class_of(resolved), "$vmtarget")));
  site.appendix = universe.heap().elements<vm::Ref>(result_array.ref)[0];
  site.argument_count =
      static_cast<std::uint16_t>(classfile::MethodDescriptor(dynamic.descriptor).argument_count());
  Insn& insn = current_insn(thread);
  Insn linked(Op::InvokeLinked, insn.a);
  linked.pointer = &site;
  patch(machine, insn, linked, false);
  return Step::Again;
}

vm::Attempt<Step> link(Machine& machine, JavaThread& thread) {
  auto index = static_cast<std::uint16_t>(thread.top->pc->imm);
  vm::Class& caller = *thread.top->method->owner;
  Insn& insn = current_insn(thread);
  if (DynamicLinker* linker = machine.resolver().dynamic_linker()) {
    if (auto target = ATTEMPT(linker->link(caller, index))) {
      if (target->method == nullptr) {
        bool permanent = machine.universe().heap().is_permanent(target->constant);
        patch(machine, insn, Insn(Op::Const, insn.a, 0, 0, target->constant.bits), permanent);
        return Step::Again;
      }
      ATTEMPT(ensure_initialised(machine, *target->method->owner));
      prepare(machine, *target->method);
      Insn linked(Op::InvokeStatic, insn.a);
      linked.pointer = target->method;
      patch(machine, insn, linked, target->method->owner->init_epoch == 0);
      return Step::Again;
    }
  }
  return link_by_bootstrap(machine, thread, index);
}

vm::Attempt<Step> call_linked(Machine& machine, JavaThread& thread) {
  const Insn& insn = *thread.top->pc;
  auto& site = *static_cast<LinkedSite*>(insn.pointer);
  ATTEMPT(ensure_initialised(machine, *site.target->owner));
  prepare(machine, *site.target);
  if (site.appendix) {
    vm::Slot* last = thread.top->registers + insn.a + site.argument_count;
    *last = vm::Slot::of_ref(site.appendix);
    if (thread.shadows != nullptr) thread.shadows[last - thread.stack] = 0;
  }
  if (!enter_callee(thread, *site.target, insn.a))
    return vm::Trap::raise("java/lang/StackOverflowError");
  return Step::Again;
}

}  // namespace

vm::Attempt<vm::Slot> Resolver::dynamic_constant(vm::Class& from, std::uint16_t index) {
  std::uint64_t key = std::uint64_t{from.id} << 16 | index;
  if (auto known = dynamic_constants_.find(key); known != dynamic_constants_.end())
    return known->second;
  classfile::DynamicRef dynamic = from.file->constant_pool.dynamic(index);
  vm::Kind kind = vm::kind_of(dynamic.descriptor[0]);
  std::size_t position = memo_position(machine_.current());
  vm::Slot value;
  std::optional<DynamicLinker::Target> target;
  if (dynamic_linker_ != nullptr) target = ATTEMPT(dynamic_linker_->link(from, index));
  if (target && target->method == nullptr) {
    value = vm::Slot::of_ref(target->constant);
  } else if (target) {
    ATTEMPT(ensure_initialised(machine_, *target->method->owner));
    value = ATTEMPT(call_before_restart(machine_, *target->method, {}));
  } else {
    vm::Ref type = ATTEMPT(class_of_descriptor(from, dynamic.descriptor))->mirror;
    GenuineCall call = ATTEMPT(genuine_call(machine_, from, index, type));
    vm::Ref object =
        ATTEMPT(call_before_restart(machine_,
                                    library_method(universe_, *call.natives, "linkDynamicConstant"),
                                    call.arguments))
            .ref;
    value = vm::Slot::of_ref(object);
    if (kind != vm::Kind::Ref) {
      std::optional<vm::Slot> plain = unbox(universe_, object, kind);
      if (!plain)
        return vm::Trap::raise("java/lang/BootstrapMethodError",
                               "dynamic constant of the wrong type");
      value = *plain;
    }
  }
  drop_memos_since(machine_.current(), position);
  dynamic_constants_.emplace(key, value);
  universe_.heap().journal().on_rollback([this, key] { dynamic_constants_.erase(key); });
  return value;
}

namespace slow {

Step invoke_dynamic(Machine& machine, JavaThread& thread) {
  Frame* frame = thread.top;
  return complete(machine, thread, frame, link(machine, thread));
}

Step invoke_linked(Machine& machine, JavaThread& thread) {
  Frame* frame = thread.top;
  return complete(machine, thread, frame, call_linked(machine, thread));
}

}  // namespace slow

}  // namespace assay::interp
