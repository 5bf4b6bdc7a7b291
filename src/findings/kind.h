// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace assay::findings {

/// What went wrong. The table in kind.cpp has a row for each, in this order.
enum class Kind : std::uint8_t {
  NullDereference,
  ArrayIndex,
  Index,
  DivisionByZero,
  ClassCast,
  NegativeArraySize,
  ArrayStore,
  Assertion,
  ArithmeticOverflow,
  NumberFormat,
  NoSuchElement,
  ConcurrentModification,
  IllegalArgument,
  IllegalState,
  UnsupportedOperation,
  OtherException,
  StackOverflow,
  EndlessLoop,
  Deadlock,
  OutOfMemory,
  SilentOverflow,
  SilentNarrowing,
  InvariantViolation,
  InvariantNotEstablished,
  ContractViolation,
};
inline constexpr Kind kLastKind = Kind::ContractViolation;

/// How bad it is if it is true: what a reader should look at first.
enum class Severity : std::uint8_t { High, Medium, Low };

struct KindInfo {
  Kind kind;
  std::string_view name;   // in reports and as a SARIF rule: "division-by-zero"
  std::string_view check;  // what --checks calls it; several kinds may share one
  std::string_view title;  // for people: "division by zero"
  Severity severity;
  std::string_view exception;  // the class that it is thrown as; empty: several, or none
  bool is_on = true;           // looked for unless somebody says otherwise
};

std::span<const KindInfo> kinds();
const KindInfo& info_of(Kind kind);
std::string_view name_of(Kind kind);
std::optional<Kind> kind_named(std::string_view name);
std::string_view name_of(Severity severity);

/// Nothing is thrown, but a number is not what it should be: a test has to look at it.
bool is_wrong_result(Kind kind);

/// An object does not keep what its class promises: see Crash::promise.
bool is_broken_promise(Kind kind);

/// The five of which the machine itself is the judge, whoever handed the values in.
bool is_one_of_five(Kind kind);

}  // namespace assay::findings
