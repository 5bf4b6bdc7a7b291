// SPDX-License-Identifier: Apache-2.0
// Method.invoke and Constructor.newInstance: checks and unboxes the arguments and ends the native
// with a call whose result the machine boxes and whose exception it wraps. Since Java 18 other
// code calls most methods on a stock JVM, with better messages; they are given here too.
#include <fmt/format.h>

#include <string>
#include <vector>

#include "interp/class_init.h"
#include "interp/frame.h"
#include "interp/objects.h"
#include "interp/shadow.h"
#include "natives/lang/register.h"
#include "natives/reflect/reflect_objects.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

using vm::Attempt;
using vm::Ref;
using vm::Slot;

constexpr int kFirstWithMethodHandles = 18, kFirstNamingReceivers = 22;

bool has_new_messages(vm::Universe& universe) {
  return universe.feature() >= kFirstWithMethodHandles;
}

vm::Trap illegal_argument(std::string message) {
  return vm::Trap::raise("java/lang/IllegalArgumentException", std::move(message));
}

vm::Trap wrong_count(vm::Universe& universe, std::size_t given, std::size_t expected) {
  if (!has_new_messages(universe)) return illegal_argument("wrong number of arguments");
  return illegal_argument(
      fmt::format("wrong number of arguments: {} expected: {}", given, expected));
}

/// What unboxing null comes to: with method handles a NullPointerException shows through.
vm::Trap null_for_primitive(Machine& machine, vm::Kind kind) {
  if (!has_new_messages(machine.universe())) {
    return vm::Trap::raise("java/lang/IllegalArgumentException");
  }
  bool is_int = kind == vm::Kind::Boolean || kind == vm::Kind::Char;
  std::string message = fmt::format(
      "Cannot invoke \"java.lang.Number.{}Value()\" because the return value of "
      "\"sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, "
      "boolean)\" is null",
      machine.universe().primitive(is_int ? vm::Kind::Int : kind)->name);
  Ref cause = machine.throwables().make("java/lang/NullPointerException", &message);
  std::string text = "java.lang.NullPointerException: " + message;
  return vm::Trap::rethrow(
      machine.throwables().make("java/lang/IllegalArgumentException", &text, cause));
}

/// The arguments of a call, each with its shadow.
struct Arguments {
  std::vector<Slot> values;
  std::vector<std::uint32_t> shadows;

  void add(Slot value, std::uint32_t shadow = 0) {
    values.push_back(value);
    shadows.push_back(shadow);
  }
};

/// The value that a parameter of the type gets from an element of the argument array.
Attempt<Slot> convert(Machine& machine, Ref argument, const vm::Class& type) {
  if (type.is_primitive()) {
    if (!argument) return null_for_primitive(machine, type.kind);
    std::optional<Slot> value = interp::unbox(machine.universe(), argument, type.kind);
    if (!value) return illegal_argument("argument type mismatch");
    return *value;
  }
  if (argument && !machine.universe().class_of(argument)->is_assignable_to(&type)) {
    return illegal_argument("argument type mismatch");
  }
  return Slot::of_ref(argument);
}

/// The shadow of what convert() made of element `index` of the argument array.
std::uint32_t shadow_of(Machine& machine, Ref array, std::size_t index, const vm::Class& type) {
  interp::ShadowListener* listener = machine.run().listener();
  vm::Universe& universe = machine.universe();
  if (listener == nullptr) return 0;
  const std::uint64_t offset =
      vm::kArrayBase + (std::uint64_t{index} << vm::log2_size(vm::Kind::Ref));
  const std::uint32_t reference = universe.shadows().get(array, offset);
  if (!type.is_primitive()) return reference;
  return listener->unbox(reference, universe.heap().elements<Ref>(array)[index], type.kind);
}

/// Which object the receiver is decides whom the native calls.
void fix_receiver(NativeCall& call) {
  interp::ShadowListener* listener = call.machine.run().listener();
  if (listener == nullptr || call.thread.shadows == nullptr) return;
  const std::uint32_t shadow = call.thread.shadows[call.arguments() + 1 - call.thread.stack];
  if (shadow != 0) listener->fix(shadow);
}

/// Appends the arguments of the Object[] to those that are there already.
Attempt<vm::Done> append_arguments(Machine& machine, Ref executable, Ref array,
                                   Arguments& arguments) {
  vm::Universe& universe = machine.universe();
  std::span<Ref> types =
      universe.heap().elements<Ref>(get_field<Ref>(universe, executable, "parameterTypes"));
  std::span<Ref> given;
  if (array) given = universe.heap().elements<Ref>(array);
  if (given.size() != types.size()) return wrong_count(universe, given.size(), types.size());
  for (std::size_t i = 0; i < types.size(); ++i) {
    const vm::Class& type = *universe.of_mirror(types[i]);
    const Slot value = ATTEMPT(convert(machine, given[i], type));
    arguments.add(value, shadow_of(machine, array, i, type));
  }
  return vm::Done{};
}

Outcome not_an_instance(NativeCall& call, const vm::Class& given, const vm::Class& expected) {
  if (call.universe().feature() < kFirstNamingReceivers) {
    return call.throws("java/lang/IllegalArgumentException",
                       "object is not an instance of declaring class");
  }
  return call.throws("java/lang/IllegalArgumentException",
                     fmt::format("object of type {} is not an instance of {}", vm::type_name(given),
                                 vm::type_name(expected)));
}

/// (method, receiver, Object[])
Outcome invoke(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  vm::Universe& universe = call.universe();
  vm::Method* method = NATIVE_TRY(call, reflected_method(universe, call.ref(0)));
  NATIVE_TRY(call, interp::ensure_initialised(call.machine, *method->owner));
  Arguments arguments;
  if (!method->is_static()) {
    Ref receiver = call.ref(1);
    fix_receiver(call);
    if (!receiver) return call.null_pointer();
    vm::Class& klass = *universe.class_of(receiver);
    if (!klass.is_assignable_to(method->owner)) return not_an_instance(call, klass, *method->owner);
    if (!method->is_private())
      method = NATIVE_TRY(call, call.machine.resolver().select(*method, klass));
    arguments.add(Slot::of_ref(receiver));
  }
  NATIVE_TRY(call, append_arguments(call.machine, call.ref(0), call.ref(2), arguments));
  return call.calls(*method, arguments.values, interp::ReturnAction::Reflect, 0, arguments.shadows);
}

/// (constructor, Object[])
Outcome new_instance(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  vm::Method& constructor = *NATIVE_TRY(call, reflected_method(call.universe(), call.ref(0)));
  vm::Class& klass = *constructor.owner;
  if (!is_constructor(call.universe(), constructor)) return call.misused("not a constructor");
  if (klass.is_abstract() || klass.is_interface()) {
    return call.throws("java/lang/InstantiationException", vm::external_name(klass));
  }
  NATIVE_TRY(call, interp::ensure_initialised(call.machine, klass));
  Arguments arguments;
  arguments.add(Slot());
  NATIVE_TRY(call, append_arguments(call.machine, call.ref(0), call.ref(1), arguments));
  Ref object = NATIVE_TRY(call, interp::new_object(call.universe(), klass));
  arguments.values[0] = Slot::of_ref(object);
  return call.calls(constructor, arguments.values, interp::ReturnAction::Construct, object.bits,
                    arguments.shadows);
}

}  // namespace

void register_reflective_calls(NativeTable& table) {
  for (const char* accessor : {"jdk/internal/reflect/NativeMethodAccessorImpl",
                               "jdk/internal/reflect/DirectMethodHandleAccessor$NativeAccessor"}) {
    table.add(accessor, {{"invoke0", "*", invoke}});
  }
  for (const char* accessor :
       {"jdk/internal/reflect/NativeConstructorAccessorImpl",
        "jdk/internal/reflect/DirectConstructorHandleAccessor$NativeAccessor"}) {
    table.add(accessor, {{"newInstance0", "*", new_instance}});
  }
}

}  // namespace assay::natives
