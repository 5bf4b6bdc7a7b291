// SPDX-License-Identifier: Apache-2.0
// jdk.internal.reflect.Reflection, and the choice of accessors: methods and constructors are
// always called through the VM, never through generated code.
#include <limits>

#include "interp/frame.h"
#include "natives/lang/register.h"
#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

using interp::Frame;

/// Frames that @CallerSensitive methods look through: reflection and lambda forms. A hidden class
/// of a program's loader is a caller like others: one stands for the caller in method handles.
bool is_transparent(vm::Universe& universe, const vm::Method& method) {
  if (method.traits.hidden_frame) return method.owner->trusted;
  const vm::Class& owner = *method.owner;
  if (owner.name == "java/lang/reflect/Method") {
    return universe.symbols().text(method.name) == "invoke";
  }
  const vm::Class* accessor = universe.load_boot("jdk/internal/reflect/MethodAccessorImpl");
  return accessor != nullptr && owner.is_subclass_of(accessor);
}

/// The class that called the method which calls this.
Outcome caller_class(NativeCall& call) {
  std::span<Frame> frames = call.thread.live_frames();
  constexpr std::size_t kOwnFrames = 2;  // this native and the method that asks
  for (std::size_t depth = kOwnFrames; depth < frames.size(); ++depth) {
    const vm::Method& method = *frames[frames.size() - 1 - depth].method;
    if (!is_transparent(call.universe(), method)) return call.returns(method.owner->mirror);
  }
  return call.returns(vm::kNull);
}

Outcome class_access_flags(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  return call.returns_int(class_argument(call, 0).access_flags);
}

Outcome are_nest_mates(NativeCall& call) {
  if (!call.ref(0) || !call.ref(1)) return call.null_pointer();
  vm::Class* first = NATIVE_TRY(call, call.machine.resolver().nest_host(class_argument(call, 0)));
  vm::Class* second = NATIVE_TRY(call, call.machine.resolver().nest_host(class_argument(call, 1)));
  return call.returns_bool(first == second);
}

Outcome no_inflation(NativeCall& call) {
  return call.returns_int(std::numeric_limits<std::int32_t>::max());
}

}  // namespace

void register_reflection(NativeTable& table) {
  table.add("jdk/internal/reflect/Reflection",
            {
                {"getCallerClass", "()Ljava/lang/Class;", caller_class},
                {"getClassAccessFlags", "(Ljava/lang/Class;)I", class_access_flags},
                {"areNestMates", "(Ljava/lang/Class;Ljava/lang/Class;)Z", are_nest_mates},
            });
  table.add("jdk/internal/reflect/ReflectionFactory",
            {
                {"inflationThreshold", "()I", no_inflation},
                {"useNativeAccessorOnly", "()Z", answer_true},
            });
  table.add("jdk/internal/reflect/MethodHandleAccessorFactory",
            {{"useNativeAccessor", "(Ljava/lang/reflect/Executable;)Z", answer_true}});
}

}  // namespace assay::natives
