// SPDX-License-Identifier: Apache-2.0
// The table of what can go wrong: names, rules and severities of all reports come from here.
#include "findings/kind.h"

#include <algorithm>
#include <iterator>

namespace assay::findings {

namespace {

constexpr KindInfo kKinds[] = {
    {Kind::NullDereference, "null-dereference", "null", "null dereference", Severity::High,
     "java.lang.NullPointerException"},
    {Kind::ArrayIndex, "array-index", "bounds", "array index out of bounds", Severity::High,
     "java.lang.ArrayIndexOutOfBoundsException"},
    {Kind::Index, "index", "bounds", "index out of bounds", Severity::High,
     "java.lang.IndexOutOfBoundsException"},
    {Kind::DivisionByZero, "division-by-zero", "div", "division by zero", Severity::High,
     "java.lang.ArithmeticException"},
    {Kind::ClassCast, "class-cast", "cast", "cast to a class that the object is not of",
     Severity::High, "java.lang.ClassCastException"},
    {Kind::NegativeArraySize, "negative-array-size", "size", "array of negative size",
     Severity::High, "java.lang.NegativeArraySizeException"},
    {Kind::ArrayStore, "array-store", "store", "store of an element that the array cannot hold",
     Severity::High, "java.lang.ArrayStoreException"},
    {Kind::Assertion, "assertion", "assert", "assertion that does not hold", Severity::High,
     "java.lang.AssertionError"},
    {Kind::ArithmeticOverflow, "arithmetic-overflow", "overflow", "overflow of exact arithmetic",
     Severity::Medium, "java.lang.ArithmeticException"},
    {Kind::NumberFormat, "number-format", "thrown", "text that is no number", Severity::Medium,
     "java.lang.NumberFormatException"},
    {Kind::NoSuchElement, "no-such-element", "thrown", "element that is not there",
     Severity::Medium, "java.util.NoSuchElementException"},
    {Kind::ConcurrentModification, "concurrent-modification", "thrown",
     "collection changed while it is walked through", Severity::High,
     "java.util.ConcurrentModificationException"},
    {Kind::IllegalArgument, "illegal-argument", "thrown", "argument that a called method rejects",
     Severity::Low, "java.lang.IllegalArgumentException"},
    {Kind::IllegalState, "illegal-state", "thrown", "call that an object rejects in its state",
     Severity::Low, "java.lang.IllegalStateException"},
    {Kind::UnsupportedOperation, "unsupported-operation", "thrown",
     "operation that an object does not support", Severity::Low,
     "java.lang.UnsupportedOperationException"},
    {Kind::OtherException, "other-exception", "thrown", "uncaught exception", Severity::Medium, ""},
    {Kind::StackOverflow, "stack-overflow", "stack", "recursion without end", Severity::High,
     "java.lang.StackOverflowError"},
    {Kind::EndlessLoop, "endless-loop", "loop", "loop without end", Severity::High, ""},
    {Kind::Deadlock, "deadlock", "deadlock", "deadlock", Severity::High, ""},
    {Kind::OutOfMemory, "out-of-memory", "memory", "more memory than there is", Severity::Low,
     "java.lang.OutOfMemoryError"},
    {Kind::SilentOverflow, "silent-overflow", "wrap", "result of an integer that wrapped",
     Severity::Medium, "", /*is_on=*/false},
    {Kind::SilentNarrowing, "silent-narrowing", "narrowing", "result of a cast that lost a number",
     Severity::Medium, "", /*is_on=*/false},
    {Kind::InvariantViolation, "invariant-violation", "invariant",
     "object whose invariant a client broke", Severity::Medium, ""},
    {Kind::InvariantNotEstablished, "invariant-not-established", "invariant",
     "new object whose invariant does not hold", Severity::Medium, ""},
    {Kind::ContractViolation, "contract-violation", "contract",
     "contract of the class library that an object breaks", Severity::Medium, "",
     /*is_on=*/false},
};

/// Each has its row where its number says.
constexpr bool is_in_order() {
  for (std::size_t i = 0; i < std::size(kKinds); ++i) {
    if (static_cast<std::size_t>(kKinds[i].kind) != i) return false;
  }
  return std::size(kKinds) == static_cast<std::size_t>(kLastKind) + 1;
}
static_assert(is_in_order());

}  // namespace

std::span<const KindInfo> kinds() { return kKinds; }

const KindInfo& info_of(Kind kind) { return kKinds[static_cast<std::size_t>(kind)]; }

std::string_view name_of(Kind kind) { return info_of(kind).name; }

std::optional<Kind> kind_named(std::string_view name) {
  const auto* const found = std::ranges::find(kKinds, name, &KindInfo::name);
  return found == std::end(kKinds) ? std::nullopt : std::optional(found->kind);
}

std::string_view name_of(Severity severity) {
  switch (severity) {
    case Severity::High:
      return "high";
    case Severity::Medium:
      return "medium";
    case Severity::Low:
      return "low";
  }
  return "";
}

bool is_wrong_result(Kind kind) {
  return kind == Kind::SilentOverflow || kind == Kind::SilentNarrowing;
}

bool is_broken_promise(Kind kind) {
  return kind == Kind::InvariantViolation || kind == Kind::InvariantNotEstablished ||
         kind == Kind::ContractViolation;
}

bool is_one_of_five(Kind kind) {
  return kind == Kind::ArrayIndex || kind == Kind::NegativeArraySize || kind == Kind::ArrayStore ||
         kind == Kind::ClassCast || kind == Kind::DivisionByZero;
}

}  // namespace assay::findings
