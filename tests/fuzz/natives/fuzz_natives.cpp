// SPDX-License-Identifier: Apache-2.0
//
// fuzz_natives LISTS SEED [CLASS.METHOD [LIST]]: calls every native method that the machine has
// for this JDK (JAVA_HOME) with LISTS hostile argument lists each. A call may return, throw or stop
// the run; a signal, a failed CHECK or a hang is counted and named. Calls run in children of the
// booted process, each in a run that is undone, so that a crash costs nothing but itself.
#include <fmt/format.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "fuzz/natives/hostile_arguments.h"
#include "interp/native.h"
#include "interp/run/run_scope.h"

namespace assay::fuzz {
namespace {

constexpr unsigned kSecondsPerNative = 120;
constexpr std::uint64_t kFuelPerCall = 20'000;

/// Written by the child, read by the parent.
struct Progress {
  volatile std::size_t list;
  std::size_t returned, threw, stopped;
};

class Fuzzer {
 public:
  explicit Fuzzer(std::uint64_t seed) : seed_(seed) {
    for (const std::string& name : booted_.machine().natives().class_names()) {
      vm::Class* klass = booted_.universe().load_boot(name);
      if (klass == nullptr) continue;  // another JDK's
      for (vm::Method& method : klass->methods) {
        if (is_modelled(method)) natives_.push_back(&method);
      }
    }
    std::sort(natives_.begin(), natives_.end(),
              [this](vm::Method* a, vm::Method* b) { return name_of(*a) < name_of(*b); });
  }

  const std::vector<vm::Method*>& natives() const { return natives_; }

  std::string name_of(const vm::Method& method) {
    vm::SymbolTable& symbols = booted_.universe().symbols();
    return fmt::format("{}.{}{}", vm::external_name(*method.owner), symbols.text(method.name),
                       symbols.text(method.descriptor));
  }

  /// The list depends on nothing but the native, the seed and its number.
  void run(vm::Method& method, std::size_t list, Progress& progress) {
    interp::Machine& machine = booted_.machine();
    std::mt19937_64 random(seed_ * 1'000'003 + std::hash<std::string>()(name_of(method)) + list);
    interp::Machine::Mark mark = machine.mark();
    interp::Limits limits;
    limits.fuel = kFuelPerCall;
    interp::RunScope scope(machine);
    scope.set_limits(limits);
    interp::Completion completion = machine.call(method, hostile_.make(method, random));
    ++(completion.returned()                                ? progress.returned
       : completion.kind == interp::Completion::Kind::Threw ? progress.threw
                                                            : progress.stopped);
    CHECK(hostile_.are_intact(), "a native should not write past the end of an object");
    if (!machine.run().stop() && machine.scheduler().births() > mark.births)
      machine.finish_threads();  // what the call has started
    machine.rollback(mark);
  }

 private:
  bool is_modelled(const vm::Method& method) {
    vm::SymbolTable& symbols = booted_.universe().symbols();
    return booted_.machine().natives().find(method.owner->name, symbols.text(method.name),
                                            symbols.text(method.descriptor)) != nullptr;
  }

  std::uint64_t seed_;
  test::BootedMachine booted_{std::uint64_t{128} << 20};
  HostileArguments hostile_{booted_};
  std::vector<vm::Method*> natives_;
};

/// Runs the lists from `start` on in a child. How it ended, and with `progress` where.
int run_in_child(Fuzzer& fuzzer, vm::Method& method, std::size_t start, std::size_t end,
                 Progress& progress) {
  const pid_t child = fork();
  if (child == 0) {
    alarm(kSecondsPerNative);
    try {
      for (std::size_t list = start; list < end; ++list) {
        progress.list = list;
        fuzzer.run(method, list, progress);
      }
    } catch (const CheckFailure& failure) {
      fmt::print(stderr, "{}\n", failure.what());
      _exit(3);
    }
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return status;
}

struct Totals {
  std::size_t crashes = 0, hangs = 0, faulty_natives = 0;
};

void fuzz_native(Fuzzer& fuzzer, vm::Method& method, std::size_t first, std::size_t end,
                 std::uint64_t seed, Progress& progress, Totals& totals) {
  const std::size_t before = totals.crashes + totals.hangs;
  for (std::size_t start = first; start < end; start = progress.list + 1) {
    const int status = run_in_child(fuzzer, method, start, end, progress);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) break;
    const bool hung = WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM;
    ++(hung ? totals.hangs : totals.crashes);
    fmt::print(stderr, "fuzz_natives: {} {} with seed {} list {}\n", fuzzer.name_of(method),
               hung ? "hangs" : "crashes", seed, std::size_t{progress.list});
  }
  totals.faulty_natives += totals.crashes + totals.hangs > before;
}

}  // namespace
}  // namespace assay::fuzz

int main(int argc, char** argv) {
  using namespace assay::fuzz;
  if (argc < 3) {
    fmt::print(stderr, "usage: fuzz_natives LISTS SEED [CLASS.METHOD [LIST]]\n");
    return 2;
  }
  const std::size_t lists = std::strtoull(argv[1], nullptr, 10);
  const std::uint64_t seed = std::strtoull(argv[2], nullptr, 10);
  const std::string only = argc > 3 ? argv[3] : "";
  const std::size_t first = argc > 4 ? std::strtoull(argv[4], nullptr, 10) : 0;
  Fuzzer fuzzer(seed);
  auto* progress = static_cast<Progress*>(
      mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
  Totals totals;
  std::size_t natives = 0;
  for (assay::vm::Method* method : fuzzer.natives()) {
    if (!fuzzer.name_of(*method).starts_with(only)) continue;
    ++natives;
    const std::size_t end = argc > 4 ? first + 1 : lists;
    fuzz_native(fuzzer, *method, first, end, seed, *progress, totals);
  }
  fmt::print(
      "{} natives, {} argument lists each: {} returned, {} threw, {} stopped; {} crashes and {} "
      "hangs in {} natives\n",
      natives, lists, progress->returned, progress->threw, progress->stopped, totals.crashes,
      totals.hangs, totals.faulty_natives);
  return natives != 0 && totals.faulty_natives == 0 ? 0 : 1;
}
