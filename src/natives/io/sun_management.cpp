// SPDX-License-Identifier: Apache-2.0
// What java.lang.management asks the VM: time, classes and the heap. There are no memory pools and
// no collectors, and CPU time is virtual time. Threads: sun_management_threads.cpp.
#include <array>

#include "interp/class_init.h"
#include "interp/frame.h"
#include "interp/objects.h"
#include "natives/io/families.h"
#include "natives/io/unix_support.h"
#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

std::int64_t nanoseconds(NativeCall& call) { return call.machine.world().clock.nano_time(); }

Outcome get_version0(NativeCall& call) { return call.returns_string("4.0"); }

Outcome init_optional_support_fields(NativeCall& call) {
  vm::Universe& universe = call.universe();
  for (const char* name :
       {"currentThreadCpuTimeSupport", "otherThreadCpuTimeSupport", "objectMonitorUsageSupport",
        "synchronizerUsageSupport", "threadContentionMonitoringSupport"}) {
    const vm::Field& field = universe.field(*call.method.owner, name);
    call.heap().write_at<std::uint8_t>(universe.static_address(field), 1);
  }
  return call.returns();
}

Outcome get_uptime0(NativeCall& call) { return call.returns_long(nanoseconds(call) / 1'000'000); }
Outcome get_startup_time(NativeCall& call) {
  return call.returns_long(call.machine.world().clock.epoch_millis());
}
Outcome get_process_id(NativeCall& call) { return call.returns_int(kProcessId); }
Outcome get_available_processors(NativeCall& call) { return call.returns_int(1); }

Outcome get_vm_arguments0(NativeCall& call) {
  vm::Class& string_class = *call.universe().well_known().string;
  return call.returns(NATIVE_TRY(call, new_reference_array(call.machine, string_class, {})));
}

Outcome get_total_class_count(NativeCall& call) {
  return call.returns_long(static_cast<std::int64_t>(call.universe().class_count()));
}

/// new MemoryUsage(init, used, committed, max)
Outcome get_memory_usage0(NativeCall& call) {
  vm::Class& usage = boot_class(call.universe(), "java/lang/management/MemoryUsage");
  NATIVE_TRY(call, interp::ensure_initialised(call.machine, usage));
  vm::Ref object = NATIVE_TRY(call, interp::new_object(call.universe(), usage));
  bool of_heap = call.boolean(1);
  vm::Heap& heap = call.heap();
  auto used = static_cast<std::int64_t>(of_heap ? heap.used() : heap.permanent_used());
  auto limit = of_heap ? static_cast<std::int64_t>(heap.capacity()) : used;
  vm::Method& constructor = *call.universe().find_method(usage, "<init>", "(JJJJ)V");
  std::array arguments = {vm::Slot::of_ref(object), vm::Slot::of_long(limit),
                          vm::Slot::of_long(used), vm::Slot::of_long(limit),
                          vm::Slot::of_long(limit)};
  return call.calls(constructor, arguments, interp::ReturnAction::Construct, object.bits);
}

template <const char* Component>
Outcome empty_array(NativeCall& call) {
  vm::Class& component = boot_class(call.universe(), Component);
  return call.returns(NATIVE_TRY(call, new_reference_array(call.machine, component, {})));
}
constexpr char kPool[] = "java/lang/management/MemoryPoolMXBean";
constexpr char kManager[] = "java/lang/management/MemoryManagerMXBean";

}  // namespace

void register_management(NativeTable& table) {
  table.add("sun/management/VMManagementImpl",
            {
                {"getVersion0", "()Ljava/lang/String;", get_version0},
                {"initOptionalSupportFields", "()V", init_optional_support_fields},
                {"getUptime0", "()J", get_uptime0},
                {"getStartupTime", "()J", get_startup_time},
                {"getProcessId", "()I", get_process_id},
                {"getAvailableProcessors", "()I", get_available_processors},
                {"getVmArguments0", "()[Ljava/lang/String;", get_vm_arguments0},
                {"getTotalClassCount", "()J", get_total_class_count},
                {"getUnloadedClassCount", "()J", answer_zero_long},
                {"getVerboseClass", "()Z", answer_false},
                {"getVerboseGC", "()Z", answer_false},
            });
  table.add("sun/management/MemoryImpl",
            {
                {"getMemoryUsage0", "(Z)Ljava/lang/management/MemoryUsage;", get_memory_usage0},
                {"getMemoryPools0", "*", empty_array<kPool>},
                {"getMemoryManagers0", "*", empty_array<kManager>},
                {"setVerboseGC", "(Z)V", do_nothing},
            });
  table.add("com/sun/management/internal/OperatingSystemImpl",
            {{"initialize0", "()V", do_nothing}});
}

}  // namespace assay::natives
