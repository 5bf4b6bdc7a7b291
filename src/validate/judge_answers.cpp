// SPDX-License-Identifier: Apache-2.0
#include "validate/judge_answers.h"

#include <charconv>

#include "base/text.h"
#include "validate/base64.h"

namespace assay::validate {

namespace {

constexpr std::size_t kLongestMessage = 4096;

/// The number that a word is; `otherwise` if it is none.
template <class Number>
Number number_of(const std::string& word, Number otherwise) {
  Number number = otherwise;
  const char* end = word.data() + word.size();
  const auto [stop, problem] = std::from_chars(word.data(), end, number);
  return problem == std::errc() && stop == end ? number : otherwise;
}

CompilerProblem problem_of(const Words& words, std::size_t files) {
  if (words.size() != 4) return {-1, 0, "javac's message was not understood"};
  CompilerProblem problem = {number_of(words[1], -1), number_of(words[2], 0U),
                             words[3].substr(0, kLongestMessage)};
  if (problem.file < 0 || static_cast<std::size_t>(problem.file) >= files) problem.file = -1;
  return problem;
}

}  // namespace

Compilation compilation_of(std::span<const Words> answers, std::size_t files) {
  Compilation compilation;
  for (const Words& answer : answers) {
    if (answer.size() == 3 && answer[0] == "class") {
      compilation.classes.push_back({answer[1], answer[2]});
    } else {
      compilation.problems.push_back(problem_of(answer, files));
    }
  }
  return compilation;
}

PassedProbes passed_probes_of(std::span<const Words> answers, std::size_t classes) {
  constexpr std::size_t kBits = 8;
  PassedProbes passed;
  for (const Words& answer : answers) {
    if (answer.size() != 3 || answer[0] != "probes") continue;
    const std::size_t number = number_of(answer[1], classes);
    const auto bytes = from_base64(answer[2]);
    if (number >= classes || !bytes) continue;
    std::vector<bool>& flags = passed[number];
    flags.resize(bytes->size() * kBits);
    for (std::size_t i = 0; i < flags.size(); ++i)
      flags[i] = ((*bytes)[i / kBits] >> i % kBits & 1) != 0;
  }
  return passed;
}

namespace {

StockFrame frame_of(const std::string& word) {
  std::vector<std::string> parts;
  for (std::string_view part : split(word, ' ')) parts.emplace_back(part);
  if (parts.size() != 4) return {};
  return {parts[0], parts[1], number_of(parts[2], -1), parts[3] == "library"};
}

}  // namespace

TestRun test_run_of(const Words& answer) {
  constexpr std::size_t kFirstFrame = 3;
  if (answer.size() == 1 && answer[0] == "passed") return {TestRun::End::Passed, {}};
  TestRun run{TestRun::End::Failed, {}};
  if (answer.size() > 1) run.message = answer[1].substr(0, kLongestMessage);
  if (answer.size() > 2) run.exception = answer[2].substr(0, kLongestMessage);
  for (std::size_t i = kFirstFrame; i < answer.size(); ++i)
    run.frames.push_back(frame_of(answer[i]));
  return run;
}

}  // namespace assay::validate
