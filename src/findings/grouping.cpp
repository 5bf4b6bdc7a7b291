// SPDX-License-Identifier: Apache-2.0
// What makes two crashes one, which of them is shown, and in which order findings come.
#include "findings/grouping.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <tuple>

#include "base/hash.h"
#include "findings/triage.h"

namespace assay::findings {

namespace {

constexpr std::size_t kFramesOfRecursion = 20;

std::string member_text(const Frame& frame) {
  return fmt::format("{}.{}{}", frame.class_name, frame.method, frame.descriptor);
}

/// A recursion is caught at any depth, anywhere in its round: what goes round is what counts.
std::string recursion_key(const Crash& crash) {
  std::set<std::string> members;
  for (std::size_t i = 0; i < crash.stack.size() && i < kFramesOfRecursion; ++i) {
    if (!crash.stack[i].is_library) members.insert(member_text(crash.stack[i]));
  }
  return fmt::format("{} {}", crash.exception, fmt::join(members, " "));
}

std::string line_key(const Frame& frame) {
  return frame.line >= 0 ? fmt::format("{}.{}:{}", frame.class_name, frame.method, frame.line)
                         : fmt::format("{}@{}", member_text(frame), frame.bytecode_index);
}

std::string promise_key(const Crash& crash) {
  const Promise& promise = *crash.promise;
  return fmt::format("{} {} {} {}.{}", name_of(crash.kind), promise.what, promise.form,
                     crash.called.class_name, promise.broken_by);
}

bool is_ordinary(const Crash& crash) { return !crash.has_null && !crash.is_exotic; }

}  // namespace

std::string group_key(const Crash& crash, Grouping grouping) {
  const std::string what = crash.exception.empty() || is_wrong_result(crash.kind)
                               ? std::string(name_of(crash.kind))
                               : crash.exception;
  if (crash.promise) return promise_key(crash);
  if (crash.kind == Kind::StackOverflow) return recursion_key(crash);
  if (grouping == Grouping::Line) {
    const Frame* place = crash.place();
    if (place != nullptr) return fmt::format("{} {}", what, line_key(*place));
    return fmt::format("{} {}.{}{}", what, crash.called.class_name, crash.called.method,
                       crash.called.descriptor);
  }
  std::string key = what;
  for (const Frame& frame : crash.stack) key += " " + line_key(frame);
  return key;
}

bool is_simpler(const Crash& left, const Crash& right) {
  const auto key = [](const Crash& crash) {
    return std::make_tuple(is_doubtful(crash), crash.calls, crash.has_null, crash.is_exotic,
                           crash.depth(), crash.weight, crash.input.size(),
                           std::string_view(crash.input));
  };
  return key(left) < key(right);
}

std::string fingerprint(const Crash& crash) {
  if (crash.promise) return fmt::format("{:016x}", hash_bytes(promise_key(crash)));
  if (crash.kind == Kind::StackOverflow)
    return fmt::format("{:016x}", hash_bytes(recursion_key(crash)));
  const Frame* place = crash.place();
  const std::string where = place != nullptr
                                ? member_text(*place)
                                : fmt::format("{}.{}{}", crash.called.class_name,
                                              crash.called.method, crash.called.descriptor);
  const std::string text =
      fmt::format("{}|{}|{}|{}", name_of(crash.kind), crash.exception, where, crash.operation);
  return fmt::format("{:016x}", hash_bytes(text));
}

unsigned rank_of(const Crash& crash) {
  constexpr unsigned kOfSeverity = 100, kOfExotic = 40, kOfNull = 30, kOfDepth = 4, kOfCall = 3;
  constexpr std::size_t kMostDepth = 9;
  unsigned rank = static_cast<unsigned>(info_of(crash.kind).severity) * kOfSeverity;
  if (crash.is_exotic) rank += kOfExotic;
  if (crash.has_null) rank += kOfNull;
  if (crash.origin == Origin::HandedIn || crash.origin == Origin::Invented) rank += kOfSeverity;
  rank += static_cast<unsigned>(std::min(crash.depth(), kMostDepth)) * kOfDepth;
  rank += crash.calls * kOfCall;
  return evidence_of(crash) == Evidence::User ? rank : rank + kOfSeverity / 2;
}

Evidence evidence_of(const Crash& crash) {
  if (crash.null_contract == NullContract::Allowed || crash.is_total) return Evidence::User;
  const bool is_of_program = crash.origin == Origin::Program || crash.origin == Origin::Checked ||
                             crash.origin == Origin::Derived;
  return is_of_program && is_ordinary(crash) ? Evidence::User : Evidence::Language;
}

std::string_view name_of(Evidence evidence) {
  return evidence == Evidence::User ? "user" : "language";
}

}  // namespace assay::findings
