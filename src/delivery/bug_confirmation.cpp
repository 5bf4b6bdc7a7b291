// SPDX-License-Identifier: Apache-2.0
#include "delivery/bug_confirmation.h"

#include <algorithm>

#include "findings/kind.h"

namespace assay::delivery {

namespace {

using findings::Crash;
using findings::Dropped;
using validate::Reproduction;
using validate::StockFrame;

/// The innermost frame that is not of the JDK.
const StockFrame* place_of(const std::vector<StockFrame>& frames) {
  const auto found =
      std::ranges::find_if(frames, [](const StockFrame& frame) { return !frame.is_library; });
  return found == frames.end() ? nullptr : &*found;
}

/// A recursion is caught wherever the stack happens to end.
/// The call of a method whose class cannot be initialised fails in the test itself.
bool is_same_place(const Crash& crash, const Reproduction& reproduction,
                   std::string_view test_class) {
  if (crash.kind == findings::Kind::StackOverflow) return true;
  const findings::Frame* ours = crash.place();
  const StockFrame* theirs = place_of(reproduction.frames);
  if (theirs == nullptr) return ours == nullptr;
  if (ours == nullptr) return theirs->class_name == test_class;
  return ours->class_name == theirs->class_name && ours->method == theirs->method &&
         ours->line == theirs->line;
}

/// JUnit 4 and 5 differ in their spaces: "expected: <1> but was: <2>".
std::string without_spaces(std::string text) {
  std::erase(text, ' ');
  return text;
}

/// The test compares the result itself: what JUnit says of it tells the numbers.
bool is_same_result(const Crash& crash, const Reproduction& reproduction) {
  return crash.message &&
         without_spaces(reproduction.message).ends_with(without_spaces(*crash.message));
}

/// "expected: <0> but was": what there is instead may depend on hashes.
std::string expectation_in(const std::string& message) {
  return without_spaces(message.substr(0, message.find("but was")));
}

/// The last line of the test asserts it. JUnit 4 says nothing more of what is not true.
bool is_same_refusal(const Crash& crash, const Reproduction& reproduction) {
  const bool is_expected =
      expectation_in(reproduction.message).ends_with(expectation_in(*crash.message));
  if (reproduction.exception == "org.opentest4j.AssertionFailedError") return is_expected;
  return reproduction.exception == "java.lang.AssertionError" &&
         (is_expected || reproduction.message.find("but was") == std::string::npos);
}

bool is_same_failure(const Crash& crash, const Reproduction& reproduction,
                     std::string_view test_class) {
  if (crash.promise && crash.exception == "java.lang.AssertionError" && crash.message)
    return is_same_refusal(crash, reproduction);
  if (findings::is_wrong_result(crash.kind)) return is_same_result(crash, reproduction);
  return reproduction.exception == crash.exception &&
         is_same_place(crash, reproduction, test_class);
}

}  // namespace

std::optional<Dropped> doubt(const Crash& crash, const Reproduction& reproduction,
                             std::string_view test_class) {
  const bool never_ends = crash.exception.empty();
  switch (reproduction.kind) {
    case Reproduction::Kind::Threw:
      if (!never_ends && is_same_failure(crash, reproduction, test_class)) return std::nullopt;
      return Dropped::NotReproduced;
    case Reproduction::Kind::TimedOut:
      return never_ends ? std::nullopt : std::optional(Dropped::NotReproduced);
    case Reproduction::Kind::Passed:
      return Dropped::NotReproduced;
    case Reproduction::Kind::Differs:
      return Dropped::Flaky;
    case Reproduction::Kind::NotCompiled:
      return Dropped::NotCompiled;
    case Reproduction::Kind::Unjudged:
      return Dropped::NotJudged;
  }
  return Dropped::NotJudged;
}

}  // namespace assay::delivery
