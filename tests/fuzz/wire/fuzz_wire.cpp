// SPDX-License-Identifier: Apache-2.0
//
// fuzz_wire COUNT SEED: reads COUNT mutated messages of workers and of the judge, which come from
// processes that run code nobody has looked at. It fails by crashing (build it with the sanitizers)
// or when a message is understood in a way that its reader could not use.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "base/text.h"
#include "process/framing.h"
#include "unit/workers/sample_results.h"
#include "validate/judge_answers.h"
#include "validate/test_source.h"
#include "workers/pool_message.h"

namespace assay {
namespace {

constexpr std::size_t kJobs = 3;
constexpr std::size_t kFiles = 2;

std::vector<std::string> seed_lines() {
  using namespace workers;
  std::vector<std::string> lines = {pool_text(JobStarted{2, std::chrono::milliseconds(70)}),
                                    pool_text(JobOutcome{1, Ending::TimedOut, sample_result()}),
                                    pool_text(BootFailed{"no JDK"})};
  const validate::Words answers[] = {{"error", "1", "17", "cannot find symbol"},
                                     {"class", "p.ATest$1", "yv66vgAAAD0="},
                                     {"failed", "java.lang.Error: a\tb\nc\\d"},
                                     {"passed"},
                                     {"unloaded", "0"}};
  for (const validate::Words& words : answers) lines.push_back(validate::encode(words));
  return lines;
}

/// Changes bytes and numbers, cuts, repeats, and puts parts of other messages in.
std::string mutate(std::string line, const std::vector<std::string>& seeds,
                   std::mt19937_64& random) {
  static constexpr const char* kTokens[] = {"-1",    "4294967296", "99999999999999999999",
                                            "1e999", "null",       "[]",
                                            "{}",    "\\",         "\t",
                                            "\"",    "\\u0000",    "\xff"};
  for (std::size_t edits = 1 + random() % 5; edits > 0 && !line.empty(); --edits) {
    const std::size_t at = random() % line.size();
    const std::string& other = seeds[random() % seeds.size()];
    switch (random() % 6) {
      case 0:
        line.resize(at);
        break;
      case 1:
        line.erase(at, random() % 24);
        break;
      case 2:
        line.insert(at, other.substr(random() % other.size(), random() % 64));
        break;
      case 3:
        line[at] = static_cast<char>(random());
        break;
      case 4:
        line.replace(at, random() % 4, kTokens[random() % std::size(kTokens)]);
        break;
      default:
        line[at] = static_cast<char>(line[at] ^ 1 << random() % 8);
        break;
    }
  }
  return line;
}

[[noreturn]] void fail(const char* why, const std::string& line) {
  fmt::print(stderr, "fuzz_wire: {}: {}\n", why, line);
  std::abort();
}

void read_as_pool_message(const std::string& line) {
  Result<workers::PoolMessage> message = workers::pool_message_of(line, kJobs);
  if (!message.ok()) return;
  const auto* outcome = std::get_if<workers::JobOutcome>(&message.value());
  if (outcome != nullptr && outcome->job >= kJobs) fail("a job that there is not", line);
  if (!workers::pool_message_of(workers::pool_text(message.value()), kJobs).ok()) {
    fail("does not come back", line);
  }
}

void read_as_answer(const std::string& line) {
  const validate::Words words = validate::decode(line);
  if (words.empty()) fail("no word at all", line);
  if (validate::decode(validate::encode(words)) != words) fail("words do not come back", line);
  const validate::Compilation compilation = validate::compilation_of({&words, 1}, kFiles);
  validate::Candidate file{"p/A.java", "p.A", "a\nb\nc\n", {"t"}, {{2, 2}}};
  validate::TestSource source(file);
  for (const validate::CompilerProblem& problem : compilation.problems) {
    if (problem.file >= static_cast<int>(kFiles)) fail("a file that there is not", line);
    source.remove_line(problem.line);
    (void)source.test_at(problem.line);
  }
  (void)validate::test_run_of(words);
}

/// Frames around a message, of two senders in turn; then some bytes are changed.
std::string framed(const std::string& line, std::mt19937_64& random) {
  std::string bytes;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t size = std::min<std::size_t>(1 + random() % 64, line.size() - at);
    for (const std::uint32_t sender : {1u, 2u}) {
      const process::FrameHeader header{sender, static_cast<std::uint32_t>(size),
                                        line.size() - at - size};
      bytes.append(reinterpret_cast<const char*>(&header), sizeof header).append(line, at, size);
    }
    at += size;
  }
  for (std::size_t edits = random() % 3; edits > 0 && !bytes.empty(); --edits) {
    bytes[random() % bytes.size()] = static_cast<char>(random());
  }
  return bytes;
}

void read_in_pieces(process::Framing framing, const std::string& bytes, std::mt19937_64& random) {
  constexpr std::size_t kLimit = 4'000;
  const auto decoder = process::Decoder::make(framing, kLimit);
  std::string message;
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t size = std::min<std::size_t>(1 + random() % 200, bytes.size() - at);
    decoder->feed(std::string_view(bytes).substr(at, size));
    at += size;
    while (decoder->take(message) == process::Transfer::Done) {
      if (message.size() > kLimit) fail("a message over the limit", message);
    }
  }
}

int run(std::size_t count, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  const std::vector<std::string> seeds = seed_lines();
  for (std::size_t i = 0; i < count; ++i) {
    const std::string line = mutate(seeds[random() % seeds.size()], seeds, random);
    read_as_pool_message(line);
    read_as_answer(line);
    read_in_pieces(process::Framing::Frames, framed(line, random), random);
    read_in_pieces(process::Framing::Lines, line, random);
  }
  fmt::print("fuzz_wire: {} messages read\n", count);
  return 0;
}

}  // namespace
}  // namespace assay

int main(int count, char** words) {
  if (count != 3) return 2;
  return assay::run(std::strtoul(words[1], nullptr, 10), std::strtoull(words[2], nullptr, 10));
}
