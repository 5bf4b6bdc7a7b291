// SPDX-License-Identifier: Apache-2.0
// Executions per second of a small method with symbolic inputs, each from the same state: inputs
// are made, the method runs with a term beside every value, its decisions are recorded, and the
// machine is rolled back. Memory must not grow with the number of executions.
//
//   bench_executions FOLDER COUNT      (FOLDER: where Mix.class is)
#include <fmt/format.h>
#include <sys/resource.h>

#include <chrono>
#include <cstdlib>
#include <fstream>

#include "concolic/inputs/input_builder.h"
#include "concolic/library/summaries.h"
#include "explore/method_explorer.h"
#include "interp/run/run_scope.h"
#include "interp/threads/sticky_run.h"

using namespace assay;

namespace {

/// Resident memory in KiB.
std::uint64_t resident() {
  std::ifstream status("/proc/self/statm");
  std::uint64_t total = 0, pages = 0;
  status >> total >> pages;
  return pages * 4;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    fmt::print(stderr, "usage: bench_executions FOLDER COUNT\n");
    return 2;
  }
  explore::ExploreOptions options;
  options.class_path = argv[1];
  auto runtime = explore::make_runtime(options);
  if (!runtime.ok()) {
    fmt::print(stderr, "{}\n", runtime.error().message);
    return 1;
  }
  auto klass = explore::load_class(*runtime.value(), "Mix");
  if (!klass.ok()) {
    fmt::print(stderr, "{}\n", klass.error().message);
    return 1;
  }
  interp::Machine& machine = runtime.value()->machine();
  vm::Method& method = *machine.universe().find_method(*klass.value(), "mix", "(IIBJ)I");
  expr::Terms terms;
  concolic::Inputs inputs(machine, terms, {});
  concolic::Recorder recorder(machine, inputs, {.self_check = false});
  concolic::add_all_summaries(recorder);
  const concolic::NodeId nodes[] = {
      inputs.add("a", vm::Kind::Int, nullptr), inputs.add("b", vm::Kind::Int, nullptr),
      inputs.add("c", vm::Kind::Byte, nullptr), inputs.add("d", vm::Kind::Long, nullptr)};

  const auto count = std::strtoull(argv[2], nullptr, 10);
  std::uint64_t decisions = 0, early = 0;
  auto start = std::chrono::steady_clock::now();
  for (std::uint64_t i = 0; i < count; ++i) {
    if (i == count / 10) early = resident();
    expr::Assignment assignment;
    assignment.set(inputs.node(nodes[0]).variable, i % 64);
    assignment.set(inputs.node(nodes[1]).variable, i % 3);
    interp::RunScope scope(machine);
    scope.set_listener(&recorder);
    interp::StickyRun run = interp::run_sticky(machine, [&] {
      recorder.begin(assignment);
      concolic::InputBuilder builder(recorder);
      std::vector<interp::Machine::Shadowed> arguments;
      for (concolic::NodeId node : nodes) arguments.push_back(*builder.build(node));
      return machine.call(method, arguments);
    });
    decisions += recorder.path().decisions.size();
    machine.rollback(run.mark);
  }
  std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  fmt::print("{} executions, {:.1f} decisions each: {:.0f} executions/s\n", count,
             static_cast<double>(decisions) / static_cast<double>(count),
             static_cast<double>(count) / seconds.count());
  fmt::print("resident memory: {} KiB after a tenth, {} KiB at the end; {} terms\n", early,
             resident(), terms.size());
  return 0;
}
