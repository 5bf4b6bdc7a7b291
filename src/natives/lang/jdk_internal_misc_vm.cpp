// SPDX-License-Identifier: Apache-2.0
// jdk.internal.misc.VM and the small classes through which the library asks what kind of VM it
// runs on: no class-data sharing, no continuations, no signals, nobody else on the machine.
#include <array>
#include <string>
#include <string_view>

#include "interp/class_init.h"
#include "interp/frame.h"
#include "interp/stop_reason.h"
#include "natives/lang/register.h"
#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

constexpr std::int64_t kNanosPerSecond = 1'000'000'000;
constexpr std::int64_t kUserId = 1000;

/// Nanoseconds between `offset` seconds since the epoch and now; -1 if they do not fit.
Outcome nano_time_adjustment(NativeCall& call) {
  std::int64_t now = call.machine.world().clock.time_of_day_nanos();
  std::int64_t seconds = 0;
  constexpr std::int64_t kMostSeconds = std::int64_t{1} << 32;
  if (__builtin_sub_overflow(now / kNanosPerSecond, call.long_integer(0), &seconds) ||
      seconds >= kMostSeconds || seconds <= -kMostSeconds)
    return call.returns_long(-1);
  return call.returns_long(seconds * kNanosPerSecond + now % kNanosPerSecond);
}

Outcome latest_user_defined_loader(NativeCall& call) {
  std::span<interp::Frame> frames = call.thread.live_frames();
  for (auto frame = frames.rbegin(); frame != frames.rend(); ++frame) {
    const vm::LoaderData& loader = *frame->method->owner->loader;
    bool user_defined = loader.origin == vm::LoaderData::Origin::App ||
                        loader.origin == vm::LoaderData::Origin::User;
    if (user_defined) return call.returns(loader.loader);
  }
  return call.returns(vm::kNull);
}

Outcome user_id(NativeCall& call) { return call.returns_long(kUserId); }

Outcome no_runtime_arguments(NativeCall& call) {
  return call.returns(NATIVE_TRY(
      call, new_reference_array(call.machine, *call.universe().well_known().string, {})));
}

Outcome find_signal(NativeCall& call) {
  struct Signal {
    std::string_view name;
    int number;
  };
  static constexpr std::array<Signal, 8> kSignals = {{{"HUP", 1},
                                                      {"INT", 2},
                                                      {"QUIT", 3},
                                                      {"ABRT", 6},
                                                      {"KILL", 9},
                                                      {"USR1", 10},
                                                      {"USR2", 12},
                                                      {"TERM", 15}}};
  if (!call.ref(0)) return call.null_pointer();
  std::string name = call.strings().utf8(call.ref(0));
  for (const Signal& signal : kSignals) {
    if (signal.name == name) return call.returns_int(signal.number);
  }
  return call.returns_int(-1);
}

Outcome raise_signal(NativeCall& call) {
  return call.stops(interp::StopReason::Unsupported,
                    "raising signal " + std::to_string(call.integer(0)));
}

/// Performance counters are plain buffers that nobody reads.
Outcome heap_buffer(NativeCall& call, std::int32_t bytes) {
  vm::Universe& universe = call.universe();
  vm::Method& allocate = *universe.find_method(boot_class(universe, "java/nio/ByteBuffer"),
                                               "allocate", "(I)Ljava/nio/ByteBuffer;");
  NATIVE_TRY(call, interp::ensure_initialised(call.machine, *allocate.owner));
  return call.calls(allocate, {vm::Slot::of_int(bytes)});
}

Outcome create_long_counter(NativeCall& call) { return heap_buffer(call, 8); }
/// (name, variability, units, value, maximum length)
Outcome create_text_counter(NativeCall& call) { return heap_buffer(call, call.integer(5)); }
Outcome high_resolution_counter(NativeCall& call) {
  return call.returns_long(call.machine.world().clock.nano_time());
}
Outcome high_resolution_frequency(NativeCall& call) { return call.returns_long(kNanosPerSecond); }

Outcome empty_string(NativeCall& call) { return call.returns_string(""); }
Outcome temporary_directory(NativeCall& call) { return call.returns_string("/tmp"); }
Outcome same_properties(NativeCall& call) { return call.returns(call.ref(0)); }
Outcome unknown_lane_count(NativeCall& call) { return call.returns_int(-1); }

void register_vm_class(NativeTable& table) {
  table.add(
      "jdk/internal/misc/VM",
      {
          {"initialize", "()V", do_nothing},
          {"initializeFromArchive", "(Ljava/lang/Class;)V", do_nothing},
          {"isJavaLangInvokeInited", "()Z", answer_true},
          {"getNanoTimeAdjustment", "(J)J", nano_time_adjustment},
          {"latestUserDefinedLoader0", "()Ljava/lang/ClassLoader;", latest_user_defined_loader},
          {"getuid", "()J", user_id},
          {"geteuid", "()J", user_id},
          {"getgid", "()J", user_id},
          {"getegid", "()J", user_id},
          {"getRuntimeArguments", "()[Ljava/lang/String;", no_runtime_arguments},
      });
  table.add("jdk/internal/misc/PreviewFeatures", {{"isPreviewEnabled", "()Z", answer_false}});
  table.add("jdk/internal/misc/ScopedMemoryAccess", {
                                                        {"registerNatives", "()V", do_nothing},
                                                        {"closeScope0", "*", answer_true},
                                                    });
}

void register_sharing(NativeTable& table) {
  table.add("jdk/internal/misc/CDS",
            {
                {"isDumpingClassList0", "()Z", answer_false},
                {"isDumpingArchive0", "()Z", answer_false},
                {"isSharingEnabled0", "()Z", answer_false},
                {"getCDSConfigStatus", "()I", answer_zero},
                {"getRandomSeedForDumping", "()J", answer_zero_long},
                {"initializeFromArchive", "(Ljava/lang/Class;)V", do_nothing},
                {"defineArchivedModules", "(Ljava/lang/ClassLoader;Ljava/lang/ClassLoader;)V",
                 do_nothing},
                {"logLambdaFormInvoker", "(Ljava/lang/String;)V", do_nothing},
                {"needsClassInitBarrier0", "(Ljava/lang/Class;)Z", answer_false},
            });
  table.add("java/lang/invoke/LambdaProxyClassArchive", {
                                                            {"addToArchive", "*", do_nothing},
                                                            {"findFromArchive", "*", answer_null},
                                                        });
}

void register_performance_counters(NativeTable& table) {
  table.add("jdk/internal/perf/Perf",
            {
                {"registerNatives", "()V", do_nothing},
                {"createLong", "(Ljava/lang/String;IIJ)Ljava/nio/ByteBuffer;", create_long_counter},
                {"createByteArray", "(Ljava/lang/String;II[BI)Ljava/nio/ByteBuffer;",
                 create_text_counter},
                {"detach", "(Ljava/nio/ByteBuffer;)V", do_nothing},
                {"highResCounter", "()J", high_resolution_counter},
                {"highResFrequency", "()J", high_resolution_frequency},
            });
}

}  // namespace

void register_vm(NativeTable& table) {
  register_vm_class(table);
  register_sharing(table);
  register_performance_counters(table);
  table.add("jdk/internal/misc/Signal", {
                                            {"findSignal0", "(Ljava/lang/String;)I", find_signal},
                                            {"handle0", "(IJ)J", answer_zero_long},
                                            {"raise0", "(I)V", raise_signal},
                                        });
  table.add("jdk/internal/vm/ContinuationSupport", {{"isSupported0", "()Z", answer_false}});
  table.add("jdk/internal/vm/ForeignLinkerSupport", {{"isSupported0", "()Z", answer_false}});
  table.add("jdk/internal/vm/Continuation", {
                                                {"registerNatives", "()V", do_nothing},
                                                {"pin", "()V", do_nothing},
                                                {"unpin", "()V", do_nothing},
                                            });
  table.add("jdk/internal/vm/vector/VectorSupport",
            {
                {"registerNatives", "()I", answer_zero},
                {"getMaxLaneCount", "(Ljava/lang/Class;)I", unknown_lane_count},
                {"getCPUFeatures", "()Ljava/lang/String;", empty_string},
            });
  table.add("jdk/internal/vm/VMSupport",
            {
                {"getVMTemporaryDirectory", "()Ljava/lang/String;", temporary_directory},
                {"initAgentProperties", "(Ljava/util/Properties;)Ljava/util/Properties;",
                 same_properties},
            });
  table.add("jdk/internal/platform/CgroupMetrics",
            {
                {"isUseContainerSupport", "()Z", answer_false},
                {"isContainerized0", "()Z", answer_false},
                {"getTotalMemorySize0", "()J", answer_zero_long},
                {"getTotalSwapSize0", "()J", answer_zero_long},
            });
}

}  // namespace assay::natives
