// SPDX-License-Identifier: Apache-2.0
#include "interp/run/run.h"

#include <fmt/format.h>
#include <unistd.h>

#include <fstream>

#include "base/clocks.h"
#include "base/cpu_time.h"
#include "interp/machine.h"

namespace assay::interp {

namespace {

std::uint64_t resident_bytes() {
  std::uint64_t all = 0, resident = 0;
  std::ifstream("/proc/self/statm") >> all >> resident;
  return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

/// Giving memory back at the end takes CPU time, too, and so does taking classes and threads down.
/// A listener keeps tables of what it hears, which may just be about to double: they are copied and
/// filled anew in one go.
std::chrono::nanoseconds time_to_end(Machine& machine) {
  const std::uint64_t bytes_per_nanosecond = machine.run().listener() != nullptr ? 1 : 12;
  constexpr std::uint64_t kNanosecondsPerClass = 3'000, kNanosecondsPerThread = 12'000;
  return std::chrono::nanoseconds(resident_bytes() / bytes_per_nanosecond +
                                  machine.universe().class_count() * kNanosecondsPerClass +
                                  machine.scheduler().threads().size() * kNanosecondsPerThread);
}

/// Whether work has to end now to be over at the deadline. The memory is looked at near it only.
bool is_time_to_end(const Limits& limits, Machine& machine) {
  const std::chrono::nanoseconds left = limits.end - WorkClock::now();
  return left.count() <= 0 || (left < limits.budget / 4 && left <= time_to_end(machine));
}

}  // namespace

bool Run::must_stop_for(const vm::Class& klass) const {
  // Classes that the library makes itself belong to the run and go with it.
  const bool from_image = klass.trusted && klass.owned_bytes.empty();
  const bool from_class_path =
      klass.loader->origin == vm::LoaderData::Origin::App && !klass.is_of_run;
  const bool is_kept = from_image || (keeps_program_classes_ && from_class_path);
  return is_sticky_ && is_kept && !klass.is_hidden && machine_.universe().heap().journal().active();
}

bool Run::is_out_of_time() {
  meter_.note_look();
  std::optional<std::chrono::nanoseconds> budget;
  if (limits().has_end() && is_time_to_end(limits(), machine_)) budget = limits().budget;
  if (!budget && meter_.is_time_used_up()) budget = limits().time;
  if (!budget) {
    Ticker::clear();
    return false;
  }
  // The mark stays: whoever looks next is to stop, too.
  request_stop({StopReason::Time, fmt::format("{} ms", budget->count() / 1'000'000), 0});
  return true;
}

}  // namespace assay::interp
