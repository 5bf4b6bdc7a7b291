// SPDX-License-Identifier: Apache-2.0
//
// fuzz_class_file COUNT SEED [FILE...]: parses, dumps and verifies COUNT mutated class files, made
// from the given ones or else from some of the JDK's. It fails by crashing (build it with the
// sanitizers) or by hanging; the last line then names the input.
//
// fuzz_class_file --write FOLDER COUNT SEED [FILE...]: only writes the inputs, as N.class.
#include <fmt/format.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <deque>
#include <fstream>
#include <iterator>
#include <string>

#include "base/check.h"
#include "class_mutator.h"
#include "classfile/dump.h"
#include "classfile/parse/parse_class.h"
#include "classfile/verifier/verify_method.h"
#include "classpath/jdk.h"
#include "support/known_classes.h"

namespace assay::fuzz {
namespace {

/// Old and new language features, all kinds of instructions.
constexpr std::string_view kSeedClasses[] = {"java/lang/String",
                                             "java/lang/Integer",
                                             "java/lang/StringBuilder",
                                             "java/util/HashMap",
                                             "java/util/ArrayList",
                                             "java/util/Arrays",
                                             "java/util/Comparator",
                                             "java/util/Optional",
                                             "java/util/regex/Pattern",
                                             "java/util/concurrent/ConcurrentHashMap",
                                             "java/lang/invoke/MethodHandles",
                                             "java/lang/module/ModuleDescriptor",
                                             "java/math/BigDecimal",
                                             "java/util/concurrent/TimeUnit",
                                             "java/util/stream/Collectors",
                                             "java/lang/Throwable",
                                             "java/util/Objects",
                                             "java/io/ObjectInputStream",
                                             "java/lang/Object",
                                             "java/lang/annotation/Retention"};

using Seeds = std::vector<std::vector<std::uint8_t>>;

classpath::Jdk open_jdk() {
  auto jdk = classpath::find_jdk(classpath::JdkSearch::of_environment({}));
  if (!jdk.ok()) {
    fmt::print(stderr, "fuzz_class_file: {}\n", jdk.error().message);
    std::exit(2);
  }
  return std::move(jdk).value();
}

Seeds seeds_of_jdk(const classpath::Jdk& jdk) {
  Seeds seeds;
  for (std::string_view name : kSeedClasses) {
    if (auto found = jdk.image.find_class(name)) {
      seeds.emplace_back(found->bytes.begin(), found->bytes.end());
    }
  }
  return seeds;
}

Seeds seeds_of_files(const std::vector<std::string>& names) {
  Seeds seeds;
  for (const std::string& name : names) {
    std::ifstream in(name, std::ios::binary);
    seeds.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
  }
  return seeds;
}

/// The input a crash is blamed on: numbers are all a signal handler may rely on.
volatile std::size_t current_input = 0;

void report_signal(int signal) {
  char digits[24];
  std::size_t at = sizeof digits;
  for (std::size_t rest = current_input; at > 0 && (rest > 0 || at == sizeof digits); rest /= 10) {
    digits[--at] = static_cast<char>('0' + rest % 10);
  }
  constexpr char kMessage[] = "fuzz_class_file: crashed on input ";
  [[maybe_unused]] auto a = ::write(STDERR_FILENO, kMessage, sizeof kMessage - 1);
  [[maybe_unused]] auto b = ::write(STDERR_FILENO, digits + at, sizeof digits - at);
  [[maybe_unused]] auto c = ::write(STDERR_FILENO, "\n", 1);
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

struct Totals {
  std::size_t parsed = 0, verified = 0, rejected = 0, suspended = 0, dumped = 0, crashes = 0;
};

class Fuzzer {
 public:
  Fuzzer(const Seeds& seeds, const classpath::Jdk& jdk, std::uint64_t seed) : seed_(seed) {
    for (const auto& bytes : seeds) mutators_.emplace_back(bytes);
    jdk.image.for_each_resource([&](const classpath::ImageResource& resource) {
      if (resource.module != "java.base" || resource.extension != "class") return;
      if (auto bytes = jdk.image.find(resource.path())) add_known(*bytes);
    });
  }

  /// Input number n depends on nothing but n and the seed.
  std::vector<std::uint8_t> input(std::size_t number) const {
    std::mt19937_64 random(seed_ * 1'000'003 + number);
    return mutators_[random() % mutators_.size()].mutate(random);
  }

  void run(std::size_t number) {
    current_input = number;
    try {
      exercise(input(number));
    } catch (const CheckFailure& failure) {
      ++totals_.crashes;
      fmt::print(stderr, "fuzz_class_file: input {}: {}\n", number, failure.what());
    }
  }

  const Totals& totals() const { return totals_; }

 private:
  void add_known(classfile::Bytes bytes) {
    auto parsed = classfile::parse_class(bytes, {.trusted = true});
    if (parsed.ok()) known_.add(files_.emplace_back(std::move(parsed).value()));
  }

  void exercise(const std::vector<std::uint8_t>& bytes) {
    auto parsed = classfile::parse_class(bytes);
    if (!parsed.ok()) return;
    ++totals_.parsed;
    const classfile::ClassFile& file = parsed.value();
    totals_.dumped += classfile::dump(file).size();
    for (const auto& method : file.methods) count(verify_method(file, method, known_).outcome);
  }

  void count(classfile::VerifyOutcome outcome) {
    switch (outcome) {
      case classfile::VerifyOutcome::Ok:
        ++totals_.verified;
        break;
      case classfile::VerifyOutcome::Failed:
        ++totals_.rejected;
        break;
      case classfile::VerifyOutcome::Suspended:
        ++totals_.suspended;
        break;
    }
  }

  std::uint64_t seed_;
  std::deque<ClassMutator> mutators_;
  std::deque<classfile::ClassFile> files_;
  testing::KnownClasses known_;
  Totals totals_;
};

void write_inputs(const Fuzzer& fuzzer, const std::string& folder, std::size_t count) {
  for (std::size_t number = 0; number < count; ++number) {
    std::vector<std::uint8_t> bytes = fuzzer.input(number);
    std::ofstream out(fmt::format("{}/{}.class", folder, number), std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes.data()),
              static_cast<std::streamsize>(bytes.size()));
  }
}

int run(std::vector<std::string> arguments) {
  std::string folder;
  if (arguments.size() >= 2 && arguments[0] == "--write") {
    folder = arguments[1];
    arguments.erase(arguments.begin(), arguments.begin() + 2);
  }
  if (arguments.size() < 2) {
    fmt::print(stderr, "usage: fuzz_class_file [--write FOLDER] COUNT SEED [FILE...]\n");
    return 2;
  }
  std::size_t count = std::strtoull(arguments[0].c_str(), nullptr, 10);
  std::uint64_t seed = std::strtoull(arguments[1].c_str(), nullptr, 10);
  arguments.erase(arguments.begin(), arguments.begin() + 2);
  classpath::Jdk jdk = open_jdk();
  Seeds seeds = arguments.empty() ? seeds_of_jdk(jdk) : seeds_of_files(arguments);
  Fuzzer fuzzer(seeds, jdk, seed);
  if (!folder.empty()) {
    write_inputs(fuzzer, folder, count);
    return 0;
  }
  for (std::size_t number = 0; number < count; ++number) fuzzer.run(number);
  const Totals& totals = fuzzer.totals();
  fmt::print("{} parsed; methods: {} verified, {} rejected, {} suspended\n", totals.parsed,
             totals.verified, totals.rejected, totals.suspended);
  fmt::print("{} inputs, {} crashes\n", count, totals.crashes);
  return totals.crashes == 0 ? 0 : 1;
}

}  // namespace
}  // namespace assay::fuzz

int main(int argc, char** argv) {
  for (int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGILL}) {
    std::signal(signal, assay::fuzz::report_signal);
  }
  return assay::fuzz::run({argv + 1, argv + argc});
}
