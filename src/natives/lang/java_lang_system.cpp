// SPDX-License-Identifier: Apache-2.0
// java.lang.System, Runtime and Shutdown.
#include <algorithm>
#include <string>

#include "interp/stop_reason.h"
#include "natives/lang/array_copy.h"
#include "natives/lang/register.h"
#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

using vm::Ref;

Outcome identity_hash_code(NativeCall& call) {
  return call.returns_int(call.ref(0) ? call.universe().identity_hash(call.ref(0)) : 0);
}

Outcome nano_time(NativeCall& call) {
  return call.returns_long(call.machine.world().clock.nano_time());
}
Outcome current_time_millis(NativeCall& call) {
  return call.returns_long(call.machine.world().clock.current_time_millis());
}

/// System.in, out and err are final: only the VM can set them.
Outcome set_stream(NativeCall& call, std::string_view field_name) {
  vm::Universe& universe = call.universe();
  const vm::Field& field = universe.field(*call.method.owner, field_name);
  call.heap().write_at(universe.static_address(field), call.ref(0));
  return call.returns();
}
Outcome set_in(NativeCall& call) { return set_stream(call, "in"); }
Outcome set_out(NativeCall& call) { return set_stream(call, "out"); }
Outcome set_err(NativeCall& call) { return set_stream(call, "err"); }

Outcome map_library_name(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  return call.returns_string("lib" + call.strings().utf8(call.ref(0)) + ".so");
}

Outcome available_processors(NativeCall& call) {
  return call.returns_int(call.machine.world().processors);
}
Outcome free_memory(NativeCall& call) {
  return call.returns_long(static_cast<std::int64_t>(call.heap().free_bytes()));
}
Outcome total_memory(NativeCall& call) {
  return call.returns_long(static_cast<std::int64_t>(call.heap().capacity()));
}

Outcome halt(NativeCall& call) {
  return call.stops(interp::StopReason::Exit, "System.exit", call.integer(0));
}

}  // namespace

void register_system(NativeTable& table) {
  table.add("java/lang/System",
            {
                {"registerNatives", "()V", do_nothing},
                {"arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V", array_copy},
                {"identityHashCode", "(Ljava/lang/Object;)I", identity_hash_code},
                {"nanoTime", "()J", nano_time},
                {"currentTimeMillis", "()J", current_time_millis},
                {"setIn0", "(Ljava/io/InputStream;)V", set_in},
                {"setOut0", "(Ljava/io/PrintStream;)V", set_out},
                {"setErr0", "(Ljava/io/PrintStream;)V", set_err},
                {"mapLibraryName", "(Ljava/lang/String;)Ljava/lang/String;", map_library_name},
            });
  table.add("java/lang/Runtime", {
                                     {"availableProcessors", "()I", available_processors},
                                     {"freeMemory", "()J", free_memory},
                                     {"totalMemory", "()J", total_memory},
                                     {"maxMemory", "()J", total_memory},
                                     {"gc", "()V", do_nothing},
                                 });
  table.add("java/lang/Shutdown", {
                                      {"beforeHalt", "()V", do_nothing},
                                      {"halt0", "(I)V", halt},
                                  });
}

}  // namespace assay::natives
