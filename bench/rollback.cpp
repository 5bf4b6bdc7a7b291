// SPDX-License-Identifier: Apache-2.0
// What it costs to undo a run.
#include <benchmark/benchmark.h>

#include "support/booted_machine.h"
#include "support/library_mix.h"

namespace assay {
namespace {

test::BootedMachine& booted() {
  static test::BootedMachine instance;
  return instance;
}

/// A run that writes `words` words of old objects and allocates 4 KB. Only the rollback is timed.
void reset(benchmark::State& state) {
  interp::Machine& machine = booted().machine();
  vm::Universe& universe = booted().universe();
  vm::Class& longs = *universe.primitive_array(vm::Kind::Long);
  vm::Ref old = universe.new_array(longs, 8192);
  for (auto _ : state) {
    interp::Machine::Mark mark = machine.mark();
    for (std::int64_t i = 0; i < state.range(0); ++i) {
      universe.heap().write<std::int64_t>(old, vm::kArrayBase + static_cast<std::uint64_t>(i) * 8,
                                          i);
    }
    benchmark::DoNotOptimize(universe.new_array(longs, 510));
    auto start = std::chrono::steady_clock::now();
    machine.rollback(mark);
    state.SetIterationTime(
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }
}
BENCHMARK(reset)->Arg(1)->Arg(50)->Arg(500)->Arg(5000)->UseManualTime();

/// Whole runs of library methods, rollback included.
void run_and_reset(benchmark::State& state) {
  test::LibraryMix mix(booted());
  for (int i = 0; i < 32; ++i) mix.run(i);
  int kind = static_cast<int>(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(mix.run(kind));
}
BENCHMARK(run_and_reset)->DenseRange(0, test::LibraryMix::kKinds - 1);

}  // namespace
}  // namespace assay

BENCHMARK_MAIN();
