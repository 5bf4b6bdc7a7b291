// SPDX-License-Identifier: Apache-2.0
// Lists the operations that may fail in all classes of a class path, or how many there are and how
// long it took to find them.
//
//   bench_hazards CLASSPATH            counts and CPU time, booting and loading apart
//   bench_hazards CLASSPATH --list     class:line:kind: condition
//   bench_hazards CLASSPATH --slow     and the methods that took longest, callees included
#include <fmt/format.h>

#include <chrono>
#include <map>
#include <string_view>

#include "base/cpu_time.h"
#include "classfile/instructions.h"
#include "classpath/class_path.h"
#include "explore/method_explorer.h"
#include "explore/target.h"
#include "hazards/hazard_index.h"
#include "vm/linking/verified_code.h"

using namespace assay;

namespace {

struct Counts {
  std::size_t methods = 0, not_followed = 0, listed = 0;
  std::map<hazards::Kind, std::size_t> by_kind;
  std::map<hazards::Cause, std::size_t> by_cause;
};

std::vector<vm::Class*> load_all(boot::Runtime& runtime) {
  std::vector<vm::Class*> classes;
  for (const classpath::ClassPathClass& each : runtime.class_path().classes()) {
    auto loaded = explore::load_class(runtime, each.name);
    if (loaded.ok()) classes.push_back(loaded.value());
  }
  return classes;
}

void list(const vm::Class& klass, const std::vector<hazards::Hazard>& found) {
  for (const hazards::Hazard& each : found) {
    fmt::print("{}:{}:{}: {}\n", vm::external_name(klass), each.line, hazards::name_of(each.kind),
               each.condition.empty() ? "?" : each.condition);
  }
}

double seconds(std::chrono::nanoseconds time) {
  return std::chrono::duration<double>(time).count();
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    fmt::print(stderr, "usage: bench_hazards CLASSPATH [--list|--slow]\n");
    return 2;
  }
  const bool is_listing = argc > 2 && std::string_view(argv[2]) == "--list";
  const bool is_slow = argc > 2 && std::string_view(argv[2]) == "--slow";
  explore::ExploreOptions options;
  options.class_path = argv[1];
  auto runtime = explore::make_runtime(options);
  if (!runtime.ok()) {
    fmt::print(stderr, "{}\n", runtime.error().message);
    return 1;
  }
  const auto booted = cpu_time();
  std::vector<vm::Class*> classes = load_all(*runtime.value());
  const auto loaded = cpu_time();
  hazards::HazardIndex index(runtime.value()->machine(), classes);
  Counts counts;
  for (vm::Class* klass : classes) {
    for (const vm::Method& method : klass->methods) {
      const auto begun = cpu_time();
      const auto& found = index.of(method);
      if (is_slow && cpu_time() - begun > std::chrono::milliseconds(200)) {
        fmt::print("{:.2f} s: {}.{}{}\n", seconds(cpu_time() - begun), vm::external_name(*klass),
                   method.info->name, method.info->descriptor);
      }
      ++counts.methods;
      if (!index.is_followed(method)) ++counts.not_followed;
      counts.listed += found.size();
      for (const hazards::Hazard& each : found) {
        ++counts.by_kind[each.kind];
        ++counts.by_cause[each.cause];
      }
      if (is_listing) list(*klass, found);
    }
  }
  if (is_listing) return 0;
  fmt::print("classes {} methods {} not followed {} hazards {}\n", classes.size(), counts.methods,
             counts.not_followed, counts.listed);
  for (const auto& [kind, count] : counts.by_kind)
    fmt::print("  {:22} {}\n", hazards::name_of(kind), count);
  for (const auto& [cause, count] : counts.by_cause)
    fmt::print("  promise {:.1f}            {}\n", hazards::promise_of(cause), count);
  fmt::print("loading {:.2f} s, finding {:.2f} s of CPU time\n", seconds(loaded - booted),
             seconds(cpu_time() - loaded));
  return 0;
}
