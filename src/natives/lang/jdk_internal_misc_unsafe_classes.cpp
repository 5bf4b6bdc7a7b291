// SPDX-License-Identifier: Apache-2.0
// jdk.internal.misc.Unsafe: layout, instances, classes and parking.
#include <string>

#include "interp/class_init.h"
#include "interp/objects.h"
#include "interp/threads/thread.h"
#include "natives/lang/register.h"
#include "natives/lang/threads.h"
#include "natives/reflect/reflect_objects.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/symbols.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

using interp::JavaThread;
using interp::ThreadState;

Outcome array_base_offset(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  return call.returns_int(vm::kArrayBase);
}

Outcome array_index_scale(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  return call.returns_int(1 << vm::log2_size(class_argument(call, 1).element_kind));
}

Outcome field_offset(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  return call.returns_long(NATIVE_TRY(call, reflected_field(call.universe(), call.ref(1)))->offset);
}

/// (class, name)
Outcome named_field_offset(NativeCall& call) {
  if (!call.ref(1) || !call.ref(2)) return call.null_pointer();
  vm::Symbol name = call.universe().symbols().find(call.strings().modified_utf8(call.ref(2)));
  for (const vm::Field& field : class_argument(call, 1).fields) {
    if (field.name == name) return call.returns_long(field.offset);
  }
  return call.throws("java/lang/InternalError");
}

Outcome static_field_base(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  return call.returns(
      NATIVE_TRY(call, reflected_field(call.universe(), call.ref(1)))->owner->mirror);
}

Outcome allocate_instance(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  vm::Class& klass = class_argument(call, 1);
  if (klass.file == nullptr) return call.throws("java/lang/InstantiationException");
  bool instantiable = !klass.is_abstract() && !klass.is_interface() &&
                      &klass != call.universe().well_known().class_;
  if (!instantiable) {
    return call.throws("java/lang/InstantiationException", vm::external_name(klass));
  }
  NATIVE_TRY(call, interp::ensure_initialised(call.machine, klass));
  return call.returns(NATIVE_TRY(call, interp::new_object(call.universe(), klass)));
}

Outcome ensure_class_initialised(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  NATIVE_TRY(call, interp::ensure_initialised(call.machine, class_argument(call, 1)));
  return call.returns();
}

Outcome should_be_initialised(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  return call.returns_bool(!class_argument(call, 1).is_initialised());
}

/// (is absolute, time): nanoseconds from now, or milliseconds since the epoch.
Outcome park(NativeCall& call) {
  JavaThread& thread = call.thread;
  bool woken = thread.resumed;
  thread.resumed = false;
  bool had_permit = thread.park_permit;
  thread.park_permit = false;
  if (woken || had_permit || is_interrupted(call.machine, thread)) return call.returns();
  bool absolute = call.boolean(1);
  std::int64_t time = call.long_integer(2);
  if (time < 0 || (absolute && time == 0)) return call.returns();
  std::optional<std::int64_t> deadline;
  if (absolute) {
    std::int64_t remaining = time - call.machine.world().clock.current_time_millis();
    if (remaining <= 0) return call.returns();
    deadline = deadline_after_millis(call, remaining);
  } else if (time > 0) {
    deadline = deadline_after_nanos(call, time);
  }
  return block(call, ThreadState::Parked, vm::kNull, deadline);
}

Outcome unpark(NativeCall& call) {
  JavaThread* thread = call.ref(1) ? call.machine.scheduler().find(call.ref(1)) : nullptr;
  if (thread == nullptr) return call.returns();
  if (thread->state == ThreadState::Parked) {
    call.machine.scheduler().wake(*thread);
  } else {
    thread->park_permit = true;
  }
  return call.returns();
}

Outcome throw_exception(NativeCall& call) {
  return call.ref(1) ? call.throws(call.ref(1)) : call.null_pointer();
}

/// (name, byte[], offset, length, loader, domain)
Outcome define_from_array(NativeCall& call) {
  auto bytes = NATIVE_TRY(call, class_bytes_argument(call, 2));
  vm::DefineOptions options;
  options.protection_domain = call.ref(6);
  return define_class(call, call.universe().loader_data(call.ref(5)), call.ref(1), bytes, options);
}

/// There is no load to tell.
Outcome load_average(NativeCall& call) { return call.returns_int(-1); }

}  // namespace

void register_unsafe_classes(NativeTable& table) {
  table.add(
      "jdk/internal/misc/Unsafe",
      {
          {"registerNatives", "()V", do_nothing},
          {"arrayBaseOffset0", "(Ljava/lang/Class;)I", array_base_offset},
          {"arrayIndexScale0", "(Ljava/lang/Class;)I", array_index_scale},
          {"objectFieldOffset0", "(Ljava/lang/reflect/Field;)J", field_offset},
          {"objectFieldOffset1", "(Ljava/lang/Class;Ljava/lang/String;)J", named_field_offset},
          {"staticFieldOffset0", "(Ljava/lang/reflect/Field;)J", field_offset},
          {"staticFieldBase0", "(Ljava/lang/reflect/Field;)Ljava/lang/Object;", static_field_base},
          {"allocateInstance", "(Ljava/lang/Class;)Ljava/lang/Object;", allocate_instance},
          {"ensureClassInitialized0", "(Ljava/lang/Class;)V", ensure_class_initialised},
          {"shouldBeInitialized0", "(Ljava/lang/Class;)Z", should_be_initialised},
          {"park", "(ZJ)V", park},
          {"unpark", "(Ljava/lang/Object;)V", unpark},
          {"throwException", "(Ljava/lang/Throwable;)V", throw_exception},
          {"defineClass0", "*", define_from_array},
          {"getLoadAverage0", "([DI)I", load_average},
          {"writeback0", "(J)V", do_nothing},
          {"writebackPreSync0", "()V", do_nothing},
          {"writebackPostSync0", "()V", do_nothing},
      });
}

}  // namespace assay::natives
