// SPDX-License-Identifier: Apache-2.0
#include "findings/triage.h"

#include <algorithm>
#include <iterator>
#include <span>

#include "findings/public_slice.h"

namespace assay::findings {

namespace {

struct ModeRow {
  Mode mode;
  std::string_view name;
};
constexpr ModeRow kModes[] = {{Mode::Blame, "default"},
                              {Mode::All, "all"},
                              {Mode::Classic, "classic"},
                              {Mode::Five, "five"},
                              {Mode::Relaxed, "relaxed"}};

struct DroppedRow {
  Dropped dropped;
  std::string_view name, meaning;
};
constexpr DroppedRow kDropped[] = {
    {Dropped::CheckedException, "checked-exception", "a checked exception"},
    {Dropped::DeclaredException, "declared-exception", "the called method declares it"},
    {Dropped::DocumentedException, "documented-exception",
     "documented for the method of the JDK that the called one implements"},
    {Dropped::RejectedArgument, "rejected-argument",
     "the argument or the state of the object is what the called method rejects"},
    {Dropped::NullHandedIn, "null-handed-in", "null that the caller handed in"},
    {Dropped::ForbiddenNull, "forbidden-null", "null for what is annotated as never null"},
    {Dropped::InventedAnswer, "invented-answer", "an answer of an object that the test invents"},
    {Dropped::HandedInException, "handed-in-exception", "the test handed the exception itself in"},
    {Dropped::UnsetProperty, "unset-property",
     "a property that callers set, which the test did not"},
    {Dropped::OwnException, "own-exception",
     "an exception of the program's own, thrown on purpose"},
    {Dropped::Waiting, "waiting", "it waits for what another thread may do"},
    {Dropped::Environment, "environment", "it is about the machine: there is no screen"},
    {Dropped::NotOfMode, "not-of-mode", "not reported in this mode"},
    {Dropped::NotDirect, "not-direct", "not thrown by the called method itself"},
    {Dropped::Error, "error", "an Error, which was not asked for"},
    {Dropped::KindNotAsked, "kind-not-asked", "a kind that was not asked for"},
    {Dropped::NotReproduced, "not-reproduced", "the stock JVM does something else"},
    {Dropped::Flaky, "flaky", "the stock JVM does something else each time"},
    {Dropped::NotCompiled, "not-compiled", "the test does not compile"},
    {Dropped::NoTest, "no-test", "no test can show it"},
    {Dropped::NotJudged, "not-judged", "the stock JVM could not be asked"},
};

/// How many public frames there are, apart from those that only reject arguments.
std::size_t height_of(const Crash& crash) {
  const std::span<const Frame> stack(crash.stack);
  return public_slice(stack.subspan(std::min(crash.guards, stack.size())));
}

/// Operations that refuse what they are given, so that nobody checks it before. A division does
/// not: who divides has to know that it can be done.
bool is_refusal(Kind kind) { return kind != Kind::DivisionByZero && kind != Kind::ArrayStore; }

/// Whether a method of the library that the program called takes numbers and nothing else.
bool takes_numbers(const Frame& called) {
  const std::string_view descriptor = called.descriptor;
  const std::string_view parameters = descriptor.substr(0, descriptor.find(')'));
  return parameters.size() > 1 && parameters.find_first_of("L[Z") == std::string_view::npos;
}

/// As it came, to a constructor, say, or in something else.
bool is_handed_in(Origin origin) { return origin == Origin::HandedIn || origin == Origin::Part; }

/// What the library refused is a number, and the program had worked it out or looked at it.
bool is_number_of_program(const Crash& crash) {
  const Frame* place = crash.place();
  if (place == nullptr || place == crash.stack.data()) return false;
  return crash.kind == Kind::IllegalArgument && !is_handed_in(crash.origin) &&
         crash.origin != Origin::Invented && takes_numbers(*(place - 1));
}

/// What an array of the caller's does not take.
bool is_refused_element(const Crash& crash) {
  return crash.thrower == Thrower::Library && crash.kind == Kind::ArrayStore && crash.has_arguments;
}

/// A buffer that was handed in has no room for what is to be put there.
bool is_without_room(const Crash& crash) {
  return crash.exception == "java.nio.BufferOverflowException" && crash.has_arguments;
}

/// An array that a setter was given has to be as long as such a property is.
bool is_set_too_short(const Crash& crash) {
  return crash.is_of_set_array && (crash.kind == Kind::Index || crash.kind == Kind::ArrayIndex);
}

/// A text or an object of the caller's, which the library refuses by an exception that it has for
/// this. What it cannot compute, or not read on, the program may have asked too much of.
bool is_refusal_by_name(const Crash& crash) {
  const bool is_of_caller = is_handed_in(crash.origin) || crash.origin == Origin::Checked;
  const bool is_by_name = crash.kind == Kind::OtherException &&
                          crash.exception != "java.lang.ArithmeticException" &&
                          crash.exception != "java.nio.BufferUnderflowException";
  const bool is_of_machine = crash.is_error && crash.exception.starts_with("java.lang.");
  return crash.thrower == Thrower::Library && crash.has_arguments && is_of_caller && is_by_name &&
         !is_of_machine;
}

/// A method of the library that rejects an argument as a whole: a text, an object. What it was told
/// about the elements of a thing, an index or a number, the program may have got wrong.
bool is_rejection(const Crash& crash) {
  if (crash.thrower != Thrower::Library) return false;
  return crash.has_arguments &&
         (crash.kind == Kind::IllegalArgument || crash.kind == Kind::IllegalState) &&
         !is_number_of_program(crash);
}

/// Raw types let a test hand in what no caller would; a class that was handed in says what is cast.
std::optional<Dropped> blame_cast(const Crash& crash) {
  const bool is_of_program = crash.origin == Origin::Program || crash.origin == Origin::Unset;
  if (crash.kind == Kind::ClassCast && crash.has_class && is_of_program)
    return Dropped::RejectedArgument;
  if (crash.kind != Kind::ClassCast || !crash.is_generic_cast || is_of_program) return std::nullopt;
  return crash.origin == Origin::Invented ? Dropped::InventedAnswer : Dropped::RejectedArgument;
}

/// Who knows that a text is there, or how long it is, need not know that it is no number.
bool is_text_that_was_looked_at(const Crash& crash) {
  return crash.kind == Kind::NumberFormat && crash.thrower == Thrower::Library &&
         crash.origin == Origin::Checked;
}

/// Of an operation that failed, in the program or in a method of the JDK that it called.
std::optional<Dropped> blame_handed_in(const Crash& crash) {
  const bool is_null = crash.kind == Kind::NullDereference;
  // Natives have no terms: a null that was handed in may be the one.
  const bool may_be_handed_in =
      crash.thrower == Thrower::Library && crash.origin == Origin::Program && crash.has_null;
  if (is_null && (is_handed_in(crash.origin) || may_be_handed_in)) return Dropped::NullHandedIn;
  if (crash.origin == Origin::Unset) return Dropped::UnsetProperty;
  if (crash.origin == Origin::Invented && is_refusal(crash.kind)) return Dropped::InventedAnswer;
  if (crash.origin == Origin::HandedIn && is_refusal(crash.kind)) return Dropped::RejectedArgument;
  if (const auto dropped = blame_cast(crash)) return dropped;
  if (is_text_that_was_looked_at(crash)) return Dropped::RejectedArgument;
  return is_rejection(crash) || is_refused_element(crash) || is_without_room(crash) ||
                 is_set_too_short(crash)
             ? std::optional(Dropped::RejectedArgument)
             : std::nullopt;
}

/// An object that the test invents does what no other would: it has not the fields that the
/// constructor of a real subclass would have set, and does not keep what its type promises.
bool is_nonsense(const Crash& crash) {
  if (crash.kind == Kind::NullDereference &&
      (crash.is_of_invented || crash.origin == Origin::Invented))
    return true;
  if (crash.kind == Kind::UnsupportedOperation && crash.is_of_invented) return true;
  const bool is_about_elements = crash.kind == Kind::Index || crash.kind == Kind::ArrayIndex ||
                                 crash.kind == Kind::NoSuchElement ||
                                 crash.kind == Kind::NegativeArraySize;
  return crash.has_invented_library || (crash.has_invented_contract && is_about_elements);
}

/// A test that has put together the fields of an object itself has to know what goes together.
bool is_put_together(const Crash& crash) {
  return crash.has_assigned && is_refusal(crash.kind) && crash.kind != Kind::Assertion;
}

/// What went into a constructor was wrong before equals, hashCode or toString was called.
bool is_from_before(const Crash& crash) {
  return crash.origin == Origin::HandedIn &&
         (crash.kind == Kind::Index || crash.kind == Kind::ArrayIndex ||
          crash.kind == Kind::NegativeArraySize);
}

/// An assertion about arguments as they came is one about the caller.
bool is_precondition(const Crash& crash) {
  return crash.kind == Kind::Assertion && !crash.has_changed_state && !crash.is_by_initialisation &&
         (is_handed_in(crash.origin) || crash.origin == Origin::Invented);
}

/// A throw statement is there to be reached. It tells of a defect if nobody handed anything in, so
/// that it was the program that called a public method of its own with what it rejects.
std::optional<Dropped> blame_thrown(const Crash& crash) {
  if (crash.origin == Origin::Unset) return Dropped::UnsetProperty;
  if (crash.has_changed_state) return std::nullopt;
  if (crash.kind == Kind::Assertion)
    return crash.only_throws ? std::optional(Dropped::RejectedArgument) : std::nullopt;
  if (crash.kind == Kind::IllegalState || crash.kind == Kind::UnsupportedOperation)
    return Dropped::RejectedArgument;
  if (height_of(crash) < 2 || crash.has_arguments) return Dropped::RejectedArgument;
  return crash.origin == Origin::Invented ? std::optional(Dropped::InventedAnswer) : std::nullopt;
}

/// Thrown on purpose, wherever it was made.
bool is_own_exception(const Crash& crash) {
  return crash.is_own_type && crash.thrower != Thrower::Machine;
}

/// The called method is one that does nothing but reject.
bool is_guard_itself(const Crash& crash) {
  return !crash.stack.empty() && crash.guards >= crash.stack.size();
}

/// The same call succeeds with the same values if the classes have been initialised before: it is
/// not the values that are wrong.
std::optional<Dropped> blame_initialisation(const Crash& crash) {
  if (crash.is_declared) return Dropped::DeclaredException;
  return is_own_exception(crash) ? std::optional(Dropped::OwnException) : std::nullopt;
}

std::optional<Dropped> blame(const Crash& crash) {
  if (crash.is_by_initialisation && !crash.exception.empty()) return blame_initialisation(crash);
  // It may go on for ever because an object says so that no program has.
  if (crash.kind == Kind::EndlessLoop && crash.has_invented) return Dropped::InventedAnswer;
  if (crash.is_repeated) return Dropped::RejectedArgument;
  if (crash.is_waiting) return Dropped::Waiting;
  if (crash.exception.empty()) return std::nullopt;
  if (is_precondition(crash)) return Dropped::RejectedArgument;
  const bool is_thrown_error = crash.is_error && crash.thrower == Thrower::Program;
  if (is_thrown_error && crash.kind == Kind::Assertion)
    return crash.is_own_type ? std::optional(Dropped::OwnException) : blame_thrown(crash);
  if (is_refusal_by_name(crash)) return Dropped::RejectedArgument;
  if (crash.is_error && !is_thrown_error) return std::nullopt;
  if (is_nonsense(crash)) return Dropped::InventedAnswer;
  if (is_put_together(crash)) return Dropped::RejectedArgument;
  if (crash.null_contract == NullContract::Forbidden) return Dropped::ForbiddenNull;
  const bool must_not_fail = crash.is_total && !is_from_before(crash);
  if (must_not_fail || crash.null_contract == NullContract::Allowed) return std::nullopt;
  if (crash.is_declared) return Dropped::DeclaredException;
  if (crash.is_documented) return Dropped::DocumentedException;
  if (is_own_exception(crash)) return Dropped::OwnException;
  if (crash.thrower == Thrower::Program) return blame_thrown(crash);
  // The argument does not support it.
  if (crash.kind == Kind::UnsupportedOperation && (crash.has_container || crash.has_invented))
    return Dropped::RejectedArgument;
  if (is_guard_itself(crash)) return Dropped::RejectedArgument;
  return blame_handed_in(crash);
}

std::optional<Dropped> by_height(const Crash& crash, Mode mode) {
  const std::size_t height = height_of(crash);
  if (height == 0) return Dropped::NotOfMode;
  if (height >= 2 || mode == Mode::Relaxed || is_one_of_five(crash.kind)) return std::nullopt;
  return Dropped::NotOfMode;
}

/// An object that the test invents keeps to nothing; an invariant that fails on null that was
/// handed in has never been asked whether that is allowed.
std::optional<Dropped> blame_promise(const Crash& crash) {
  if (crash.has_invented || crash.is_of_invented) return Dropped::InventedAnswer;
  const bool failed_on_null = crash.exception == "java.lang.NullPointerException";
  return crash.has_null && failed_on_null ? std::optional(Dropped::NullHandedIn) : std::nullopt;
}

std::optional<Dropped> by_mode(const Crash& crash, Mode mode) {
  const bool passes_on = crash.is_error || crash.exception.empty();
  switch (mode) {
    case Mode::Blame:
      return blame(crash);
    case Mode::All:
      return std::nullopt;
    case Mode::Five:
      if (passes_on || is_one_of_five(crash.kind)) return std::nullopt;
      return Dropped::NotOfMode;
    case Mode::Classic:
    case Mode::Relaxed:
      return passes_on ? std::nullopt : by_height(crash, mode);
  }
  return std::nullopt;
}

/// An index or a size of which the terms know nothing, by a test that cannot do without a number
/// below zero.
bool needs_negative(const Crash& crash) {
  const bool is_place = crash.kind == Kind::Index || crash.kind == Kind::ArrayIndex ||
                        crash.kind == Kind::NegativeArraySize;
  return is_place && crash.origin == Origin::Program && crash.has_negative && !crash.is_total;
}

/// A cast that fails for what javac would not have let pass. Containers that earlier calls gave are
/// written with raw types as well.
bool needs_raw_types(const Crash& crash) {
  const std::string_view parameters =
      std::string_view(crash.called.descriptor).substr(0, crash.called.descriptor.find(')'));
  const bool takes_container = parameters.find("Ljava/util/") != std::string_view::npos ||
                               parameters.find("Ljava/lang/Iterable;") != std::string_view::npos;
  return crash.kind == Kind::ClassCast &&
         (crash.has_raw_cast || (crash.is_generic_cast && takes_container));
}

}  // namespace

std::string_view name_of(Mode mode) {
  return std::ranges::find(kModes, mode, &ModeRow::mode)->name;
}

std::optional<Mode> mode_named(std::string_view name) {
  const auto* const found = std::ranges::find(kModes, name, &ModeRow::name);
  return found == std::end(kModes) ? std::nullopt : std::optional(found->mode);
}

std::string_view name_of(Dropped dropped) {
  return std::ranges::find(kDropped, dropped, &DroppedRow::dropped)->name;
}

std::string_view explain(Dropped dropped) {
  return std::ranges::find(kDropped, dropped, &DroppedRow::dropped)->meaning;
}

std::optional<Dropped> dropped_named(std::string_view name) {
  const auto* const found = std::ranges::find(kDropped, name, &DroppedRow::name);
  return found == std::end(kDropped) ? std::nullopt : std::optional(found->dropped);
}

std::optional<Dropped> triage(const Crash& crash, const TriageOptions& options) {
  if (crash.is_checked && !crash.promise) return Dropped::CheckedException;
  if (crash.is_handed_in) return Dropped::HandedInException;
  if (!options.kinds.empty() && options.kinds.count(crash.kind) == 0) return Dropped::KindNotAsked;
  if (options.direct_only && crash.depth() > 0) return Dropped::NotDirect;
  if (crash.is_error && !options.errors) return Dropped::Error;
  if (crash.exception == "java.awt.HeadlessException") return Dropped::Environment;
  if (is_wrong_result(crash.kind)) return std::nullopt;  // no exception that a mode could judge
  if (crash.promise) return options.mode == Mode::Blame ? blame_promise(crash) : std::nullopt;
  return by_mode(crash, options.mode);
}

bool is_doubtful(const Crash& crash) {
  const bool may_be_handed_in = crash.has_null && !crash.is_total && !crash.is_by_initialisation &&
                                crash.null_contract != NullContract::Allowed;
  if (crash.kind == Kind::Assertion) return may_be_handed_in && crash.origin == Origin::Program;
  // What the library was given has no terms: the last decision before says nothing of it.
  const bool is_unknown = crash.origin == Origin::Program ||
                          (crash.thrower == Thrower::Library && crash.origin == Origin::Derived);
  return crash.kind == Kind::NullDereference && may_be_handed_in && is_unknown;
}

std::optional<Dropped> triage_smallest(const Crash& crash, const TriageOptions& options) {
  if (options.mode != Mode::Blame || crash.promise) return triage(crash, options);
  if (is_doubtful(crash)) return Dropped::NullHandedIn;
  if (crash.kind == Kind::EndlessLoop && crash.counts_far) return Dropped::NotReproduced;
  if (crash.is_callers_number) return Dropped::RejectedArgument;
  if (needs_negative(crash) || needs_raw_types(crash)) return Dropped::RejectedArgument;
  return triage(crash, options);
}

}  // namespace assay::findings
