// SPDX-License-Identifier: Apache-2.0
//
// fuzz_machine COUNT SEED [FILE...]: defines COUNT mutated class files in a booted machine and
// calls their static methods, each input in a run that is undone. Inputs run in children of the
// booted process, a batch each, so that a crash or a hang costs a batch and is counted; the seed
// and number of its input are printed.
#include <fmt/format.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "classfile/descriptor.h"
#include "fuzz/class_file/class_mutator.h"
#include "interp/run/run_scope.h"
#include "support/booted_machine.h"

namespace assay::fuzz {
namespace {

constexpr std::size_t kBatch = 500;
constexpr unsigned kBatchSeconds = 120;
constexpr std::uint64_t kFuelPerCall = 20'000;

/// Written by the child, read by the parent.
struct Progress {
  volatile std::size_t input;
  std::size_t defined, calls, returned, threw, stopped;
};

std::vector<std::uint8_t> read_file(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

class Fuzzer {
 public:
  Fuzzer(const std::vector<std::filesystem::path>& files, std::uint64_t seed) : seed_(seed) {
    for (const auto& file : files) mutators_.emplace_back(read_file(file));
  }

  /// Input number n depends on nothing but n and the seed.
  void run(std::size_t number, Progress& progress) {
    std::mt19937_64 random(seed_ * 1'000'003 + number);
    std::vector<std::uint8_t> bytes = mutators_[random() % mutators_.size()].mutate(random);
    interp::Machine& machine = booted_.machine();
    interp::Machine::Mark mark = machine.mark();
    try {
      exercise(bytes, progress);
    } catch (const CheckFailure& failure) {
      fmt::print(stderr, "fuzz_machine: seed {} input {}: {}\n", seed_, number, failure.what());
      _exit(3);
    }
    machine.rollback(mark);
  }

 private:
  void exercise(const std::vector<std::uint8_t>& bytes, Progress& progress) {
    vm::Universe& universe = booted_.universe();
    interp::Machine& machine = booted_.machine();
    // A loader of its own each time: names may clash with earlier inputs.
    vm::Class& loader_class = *universe.load_boot("java/security/SecureClassLoader");
    vm::Ref loader = universe.new_object(loader_class);
    vm::LoaderData& data = universe.loader_data(loader);
    data.origin = vm::LoaderData::Origin::App;  // resolves without Java code
    auto defined = universe.define(data, "", bytes, {}, machine.resolver());
    if (!defined.ok()) return;
    ++progress.defined;
    vm::Class& klass = *defined.value();
    for (vm::Method& method : klass.methods) {
      if (!method.is_static() || method.is_abstract() ||
          universe.symbols().text(method.name) == "<clinit>")
        continue;
      call(method, progress);
    }
  }

  void call(vm::Method& method, Progress& progress) {
    interp::Machine& machine = booted_.machine();
    interp::Limits limits;
    limits.fuel = kFuelPerCall;
    interp::RunScope scope(machine);
    scope.set_limits(limits);
    scope.put_stop_aside();
    std::vector<vm::Slot> arguments;
    for (classfile::TypeDescriptor type :
         classfile::MethodDescriptor(method.info->descriptor).parameters()) {
      if (type.text == "Ljava/lang/String;") {
        arguments.push_back(booted_.string("abc"));
      } else {
        arguments.push_back(type.is_reference() ? vm::Slot::of_ref(vm::kNull)
                                                : vm::Slot::of_long(0));
      }
    }
    interp::Completion completion = machine.call(method, arguments);
    ++progress.calls;
    ++(completion.returned()                                ? progress.returned
       : completion.kind == interp::Completion::Kind::Threw ? progress.threw
                                                            : progress.stopped);
    machine.current().reset_frames();
  }

  std::uint64_t seed_;
  std::vector<ClassMutator> mutators_;
  test::BootedMachine booted_{std::uint64_t{128} << 20};
};

}  // namespace
}  // namespace assay::fuzz

int main(int argc, char** argv) {
  using namespace assay::fuzz;
  if (argc < 3) {
    fmt::print(stderr, "usage: fuzz_machine COUNT SEED [FILE...]\n");
    return 2;
  }
  std::size_t count = std::strtoull(argv[1], nullptr, 10);
  std::uint64_t seed = std::strtoull(argv[2], nullptr, 10);
  std::vector<std::filesystem::path> files(argv + 3, argv + argc);
  if (files.empty()) {
    for (const auto& entry : std::filesystem::directory_iterator(ASSAY_SEEDS))
      files.push_back(entry.path());
    std::sort(files.begin(), files.end());
  }
  Fuzzer fuzzer(files, seed);
  auto* progress = static_cast<Progress*>(
      mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
  std::size_t crashes = 0, hangs = 0;
  for (std::size_t start = 0; start < count;) {
    std::size_t end = std::min(count, start + kBatch);
    pid_t child = fork();
    if (child == 0) {
      alarm(kBatchSeconds);
      for (std::size_t number = start; number < end; ++number) {
        progress->input = number;
        fuzzer.run(number, *progress);
      }
      _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    start = end;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) continue;
    bool hung = WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM;
    ++(hung ? hangs : crashes);
    fmt::print(stderr, "fuzz_machine: seed {} input {} {}\n", seed, std::size_t{progress->input},
               hung ? "hangs" : "crashes");
    start = progress->input + 1;
  }
  fmt::print(
      "{} inputs, {} defined, {} calls ({} returned, {} threw, {} stopped), {} crashes, {} hangs\n",
      count, progress->defined, progress->calls, progress->returned, progress->threw,
      progress->stopped, crashes, hangs);
  return crashes == 0 && hangs == 0 ? 0 : 1;
}
