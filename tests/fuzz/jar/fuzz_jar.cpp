// SPDX-License-Identifier: Apache-2.0
//
// fuzz_jar COUNT SEED: opens COUNT mutated jars and reads all that is in them. It fails by crashing
// (build it with the sanitizers), by hanging, or by handing out more than a jar may hold.
#include <fmt/format.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <random>
#include <string>

#include "classpath/jar.h"
#include "support/jar_builder.h"
#include "support/temp_folder.h"

namespace assay {
namespace {

using testing::JarBuilder;
using testing::TempFolder;

std::string slurp(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::string> seed_jars(const TempFolder& folder) {
  JarBuilder plain, versioned, large;
  plain.manifest("Main-Class: a.B\nClass-Path: x.jar lib/\n").add("a/B.class", "bytes");
  plain.add_stored("a/stored.txt", "stored text").comment("a comment");
  versioned.manifest("Multi-Release: true\n").add("A.class", "plain");
  versioned.add("META-INF/versions/11/A.class", "11").add("META-INF/versions/21/A.class", "21");
  large.add("zeros", std::string(1 << 20, '\0')).add("text", std::string(5000, 'x'));
  std::vector<std::string> jars;
  for (const JarBuilder* builder : {&plain, &versioned, &large}) {
    jars.push_back(slurp(builder->write(folder / "seed.jar")));
  }
  return jars;
}

/// Changes bytes, favouring the structures at the end, and sometimes moves, cuts or repeats.
std::string mutate(std::string bytes, std::mt19937_64& random) {
  static constexpr std::string_view kSpecial("\x00\x01\x7f\x80\xff", 5);
  for (std::size_t edits = 1 + random() % 6; edits > 0 && !bytes.empty(); --edits) {
    std::size_t at = random() % bytes.size();
    if (random() % 2 == 0)
      at = bytes.size() - 1 - random() % std::min<std::size_t>(bytes.size(), 200);
    switch (random() % 8) {
      case 0:
        bytes.resize(at);
        break;
      case 1:
        bytes.erase(at, random() % 16);
        break;
      case 2:
        bytes.insert(at, bytes.substr(random() % bytes.size(), random() % 64));
        break;
      case 3:
        bytes[at] = static_cast<char>(bytes[at] ^ 1 << random() % 8);
        break;
      case 4:
        bytes[at] = static_cast<char>(random());
        break;
      default:
        bytes[at] = kSpecial[random() % kSpecial.size()];
        break;
    }
  }
  return bytes;
}

struct Totals {
  std::size_t opened = 0;
  std::size_t read = 0;
  std::size_t refused = 0;
};

void exercise(const std::filesystem::path& file, Totals& totals) {
  Result<classpath::Jar> jar = classpath::Jar::open(file, 17);
  if (!jar) return;
  ++totals.opened;
  for (std::string_view name : jar.value().names()) {
    auto bytes = jar.value().read(name);
    ++(bytes && bytes.value() ? totals.read : totals.refused);
    if (bytes && bytes.value() && bytes.value()->size() > classpath::ZipFile::kMaxEntrySize) {
      std::abort();
    }
  }
}

int run(std::size_t count, std::uint64_t seed) {
  TempFolder folder;
  std::vector<std::string> seeds = seed_jars(folder);
  std::mt19937_64 random(seed);
  Totals totals;
  for (std::size_t round = 0; round < count; ++round) {
    exercise(folder.write("mutated.jar", mutate(seeds[round % seeds.size()], random)), totals);
  }
  fmt::print("{} jars: {} opened; {} entries read, {} refused\n", count, totals.opened, totals.read,
             totals.refused);
  bool is_meaningful = count < 100 || (totals.opened > 0 && totals.read > 0 && totals.refused > 0);
  return is_meaningful ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace
}  // namespace assay

int main(int count, char** arguments) {
  if (count != 3) {
    fmt::print(stderr, "usage: fuzz_jar COUNT SEED\n");
    return EXIT_FAILURE;
  }
  return assay::run(std::strtoull(arguments[1], nullptr, 10),
                    std::strtoull(arguments[2], nullptr, 10));
}
