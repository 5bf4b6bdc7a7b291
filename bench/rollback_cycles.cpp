// SPDX-License-Identifier: Apache-2.0
// Runs library methods and undoes them, a million times by default, and compares the heap before
// and after: rollback_cycles [COUNT].
#include <fmt/format.h>

#include <chrono>
#include <cstdlib>

#include "support/booted_machine.h"
#include "support/library_mix.h"

int main(int argc, char** argv) {
  using namespace assay;
  int count = argc > 1 ? std::atoi(argv[1]) : 1'000'000;
  test::BootedMachine booted;
  test::LibraryMix mix(booted);
  for (int i = 0; i < 64; ++i) mix.run(i);
  std::uint64_t before = booted.universe().heap().content_hash();
  auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < count; ++i) mix.run(i);
  double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  std::uint64_t after = booted.universe().heap().content_hash();
  fmt::print(
      "{} run/rollback cycles in {:.1f} s, {:.2f} us each; heap {:016x} before, {:016x} after: "
      "{}\n",
      count, seconds, seconds * 1e6 / count, before, after,
      before == after ? "identical" : "DIFFERENT");
  return before == after ? 0 : 1;
}
