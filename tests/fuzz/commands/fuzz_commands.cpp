// SPDX-License-Identifier: Apache-2.0
//
// fuzz_commands COUNT SEED [FIRST]: gives COUNT broken programs to explore, generate, verify and
// run, in turns. They run in children of a process that is booted once, a batch each. A child that
// ends by a signal, a CHECK or a report of the sanitizers, or that hangs, is counted, its program
// saved, and the run goes on.
//
// fuzz_commands --replay FOLDER: the same for the programs in the folders below; each goes to all
// commands. Classes that a program lacks are the good ones.
//
// fuzz_commands --verdicts ARCHIVE COUNT SEED: prints for each changed class what loading and
// linking it says, and writes the programs for tests/fuzz/commands/Verdicts.java, which asks a
// stock JVM the same.
#include <fmt/format.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <functional>

#include "base/check.h"
#include "commands.h"
#include "program.h"

namespace assay::fuzz {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBatch = 50;
constexpr time_t kCpuSeconds = 20;  // for one program
constexpr std::string_view kMain = "Program";

/// Written by the child, read by the parent.
struct Progress {
  volatile std::size_t input;
};

/// The folder that is the class path; in memory if possible.
class ClassFolder {
 public:
  ClassFolder() {
    std::string name = fs::exists("/dev/shm")
                           ? "/dev/shm/assay-fuzz-XXXXXX"
                           : (fs::temp_directory_path() / "assay-fuzz-XXXXXX").string();
    CHECK(mkdtemp(name.data()) != nullptr, "a folder for the classes should be possible");
    path_ = name;
  }
  ClassFolder(const ClassFolder&) = delete;
  ClassFolder& operator=(const ClassFolder&) = delete;
  ~ClassFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

void limit_cpu_time() {
  itimerval timer{{0, 0}, {kCpuSeconds, 0}};
  setitimer(ITIMER_PROF, &timer, nullptr);
}

class Fuzzer {
 public:
  Fuzzer()
      : mutator_(read_classes(ASSAY_SEEDS)),
        machine_(folder_with_good_classes()),
        progress_(static_cast<Progress*>(mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE,
                                              MAP_SHARED | MAP_ANONYMOUS, -1, 0))) {}

  int fuzz(std::size_t count, std::uint64_t seed, std::size_t first) {
    fs::path found = fs::temp_directory_path() / "assay-fuzz-commands";
    auto body = [&](std::size_t number) {
      Command command = kCommands[number % std::size(kCommands)];
      give(command, mutator_.mutant(seed, number));
    };
    run_batches(first, first + count, body, [&](std::size_t number, const std::string& how) {
      Classes changed = mutator_.mutant(seed, number);
      fs::path folder = found / fmt::format("{}-{}", seed, number);
      write_classes(folder, changed);
      write_classes(folder_.path(), mutator_.good());
      fmt::print(stderr, "fuzz_commands: seed {} input {} ({}) {}; see {}\n", seed, number,
                 name_of(kCommands[number % std::size(kCommands)]), how, folder.string());
    });
    fmt::print("{} programs, {} crashes, {} hangs\n", count, crashes_, hangs_);
    return crashes_ == 0 && hangs_ == 0 ? 0 : 1;
  }

  int replay(const fs::path& corpus) {
    std::vector<fs::path> programs;
    for (const auto& entry : fs::directory_iterator(corpus)) {
      if (entry.is_directory()) programs.push_back(entry.path());
    }
    std::sort(programs.begin(), programs.end());
    constexpr std::size_t kWays = std::size(kCommands);
    auto body = [&](std::size_t number) {
      give(kCommands[number % kWays], read_classes(programs[number / kWays]));
    };
    run_batches(0, programs.size() * kWays, body, [&](std::size_t number, const std::string& how) {
      write_classes(folder_.path(), mutator_.good());
      fmt::print(stderr, "fuzz_commands: {} ({}) {}\n", programs[number / kWays].string(),
                 name_of(kCommands[number % kWays]), how);
    });
    fmt::print("{} programs replayed, {} crashes, {} hangs\n", programs.size(), crashes_, hangs_);
    return crashes_ == 0 && hangs_ == 0 && !programs.empty() ? 0 : 1;
  }

  int verdicts(const fs::path& archive, std::size_t count, std::uint64_t seed) {
    std::ofstream out(archive, std::ios::binary);
    for (std::size_t number = 0; number < count; ++number)
      write_to_archive(out, mutator_.mutant(seed, number));
    out.close();
    auto body = [&](std::size_t number) {
      Classes changed = mutator_.mutant(seed, number);
      use(changed, [&](const std::string& name) {
        std::string error = machine_.link(name);
        fmt::print("{} {} {}\n", number, name, error.empty() ? "ok" : error);
      });
      std::fflush(stdout);
    };
    run_batches(0, count, body, [&](std::size_t number, const std::string& how) {
      write_classes(folder_.path(), mutator_.good());
      fmt::print("{} {} {}\n", number, kMain, how);
      std::fflush(stdout);
    });
    return crashes_ == 0 && hangs_ == 0 ? 0 : 1;
  }

 private:
  using Body = std::function<void(std::size_t)>;
  using Report = std::function<void(std::size_t, const std::string&)>;

  fs::path folder_with_good_classes() const {
    write_classes(folder_.path(), mutator_.good());
    return folder_.path();
  }

  /// Puts the changed classes in the place of the good ones for as long as the body runs.
  void use(const Classes& changed, const std::function<void(const std::string&)>& body) {
    machine_.forget_classes();
    write_classes(folder_.path(), changed);
    for (const auto& [name, bytes] : changed) body(name);
    for (const auto& [name, bytes] : changed) {
      auto good = mutator_.good().find(name);
      if (good != mutator_.good().end()) {
        write_classes(folder_.path(), {*good});
      } else {
        fs::remove(folder_.path() / (name + ".class"));
      }
    }
  }

  void give(Command command, const Classes& changed) {
    bool is_program = command == Command::Verify || command == Command::Run;
    use(changed, [&](const std::string& name) { machine_.run(command, name); });
    if (is_program && changed.count(std::string(kMain)) == 0) {
      machine_.forget_classes();
      write_classes(folder_.path(), changed);
      machine_.run(command, std::string(kMain));
      write_classes(folder_.path(), mutator_.good());
    }
  }

  [[noreturn]] void be_child(std::size_t start, std::size_t end, const Body& body) {
    for (std::size_t number = start; number < end; ++number) {
      progress_->input = number;
      limit_cpu_time();
      try {
        body(number);
      } catch (const std::exception& failure) {
        fmt::print(stderr, "fuzz_commands: {}\n", failure.what());
        std::fflush(nullptr);
        _exit(3);
      }
    }
    std::fflush(nullptr);
    _exit(0);
  }

  void run_batches(std::size_t first, std::size_t end, const Body& body, const Report& report) {
    for (std::size_t start = first; start < end;) {
      std::size_t stop = std::min(end, start + kBatch);
      std::fflush(nullptr);
      pid_t child = fork();
      CHECK(child >= 0, "a process should be possible");
      if (child == 0) be_child(start, stop, body);
      int status = 0;
      waitpid(child, &status, 0);
      start = stop;
      if (WIFEXITED(status) && WEXITSTATUS(status) == 0) continue;
      start = progress_->input + 1;
      bool hung = WIFSIGNALED(status) && WTERMSIG(status) == SIGPROF;
      ++(hung ? hangs_ : crashes_);
      report(progress_->input, hung ? "hangs"
                               : WIFSIGNALED(status)
                                   ? fmt::format("signal {}", WTERMSIG(status))
                                   : fmt::format("exit code {}", WEXITSTATUS(status)));
    }
  }

  static void write_number(std::ofstream& out, std::size_t number) {
    for (int shift = 24; shift >= 0; shift -= 8) out.put(static_cast<char>(number >> shift));
  }

  static void write_to_archive(std::ofstream& out, const Classes& changed) {
    write_number(out, changed.size());
    for (const auto& [name, bytes] : changed) {
      write_number(out, name.size());
      out.write(name.data(), static_cast<std::streamsize>(name.size()));
      write_number(out, bytes.size());
      out.write(reinterpret_cast<const char*>(bytes.data()),
                static_cast<std::streamsize>(bytes.size()));
    }
  }

  ClassFolder folder_;
  ProgramMutator mutator_;
  CommandMachine machine_;
  Progress* progress_;
  std::size_t crashes_ = 0, hangs_ = 0;
};

std::uint64_t number_of(const char* text) { return std::strtoull(text, nullptr, 10); }

int run(const std::vector<const char*>& words) {
  if (words.size() == 2 && std::string_view(words[0]) == "--replay")
    return Fuzzer().replay(words[1]);
  if (words.size() == 4 && std::string_view(words[0]) == "--verdicts")
    return Fuzzer().verdicts(words[1], number_of(words[2]), number_of(words[3]));
  if (words.size() == 2 || words.size() == 3)
    return Fuzzer().fuzz(number_of(words[0]), number_of(words[1]),
                         words.size() == 3 ? number_of(words[2]) : 0);
  fmt::print(stderr,
             "usage: fuzz_commands COUNT SEED [FIRST] | --replay FOLDER | --verdicts ARCHIVE COUNT "
             "SEED\n");
  return 2;
}

}  // namespace
}  // namespace assay::fuzz

int main(int argc, char** argv) { return assay::fuzz::run({argv + 1, argv + argc}); }
