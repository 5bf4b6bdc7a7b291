// SPDX-License-Identifier: Apache-2.0
// A crash as a value: what was thrown where, called how, because of whose value. It crosses from
// worker processes to the command, is triaged, grouped, confirmed and reported; nothing in it
// refers to a machine.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "findings/kind.h"

namespace assay::findings {

/// One line of a stack trace.
struct Frame {
  std::string class_name;  // "pkg.Outer$Inner", as Class.getName has it
  std::string method;      // "<init>" for a constructor
  std::string descriptor;
  std::string source_file;  // "Outer.java"; empty if the class file does not say
  int line = -1;
  int bytecode_index = -1;
  bool is_library = false;  // of the JDK
  bool is_public = false;   // a public member of a public class
};

struct Member {
  std::string class_name, method, descriptor;
  friend bool operator==(const Member&, const Member&) = default;
};

/// Who made the exception.
enum class Thrower : std::uint8_t {
  Machine,  // an operation of the program failed
  Program,  // a throw statement of the program
  Library,  // a method of the JDK that the program called
};

/// Where the value comes from that an operation failed with.
enum class Origin : std::uint8_t {
  Program,   // the program made it: a look-up, a field nobody set, a constant
  HandedIn,  // an argument as the caller gave it, which the program had not looked at before
  Part,      // a part of an argument: an element, a field
  Invented,  // an object that the test invents gave it
  Checked,   // an argument that the program had looked at before and gone on with
  Derived,   // computed from arguments
  Unset,     // a property of an object that callers set and nobody had set
};

/// What annotations say of a null that was handed in.
enum class NullContract : std::uint8_t { None, Allowed, Forbidden };

/// A line that the run passed on its way, with what was decided there.
struct PathStep {
  std::string class_name, method, source_file;
  int line = -1;
  std::string text;    // "n <= 2", in Java syntax
  std::string values;  // "n is 1": what the text speaks of was; empty if it says so itself

  /// "n <= 2 (n is 1)".
  std::string told() const { return values.empty() ? text : text + " (" + values + ")"; }
};

/// What static state a run began with, of classes of the program; names as Class.getName has them.
struct StaticStart {
  std::vector<std::string> initialised;  // before the call, in this order
  std::vector<std::string> triggered;    // that the call itself initialised
  std::vector<std::string> values;       // put in place before the call: "pkg.D.g = -1"
  bool needs_fresh_classes = false;      // it fails only if those that it initialises were not yet
  bool is_reachable = true;              // by calls and by assignments that a client may write

  /// "pkg.D is initialised, pkg.E is not initialised yet; pkg.D.g = -1".
  std::string text() const;
};

/// What an object promises and does not keep.
struct Promise {
  std::string what;       // "SafePurse.ok()", "equals is symmetric"
  std::string form;       // the template of the test: "subclassing"
  std::string broken_by;  // the operation after which it does not hold: "Purse.take(int)"
};

/// One run that failed. Large because it is the one record that triage, grouping, tests and reports
/// share.
struct Crash {
  Kind kind = Kind::OtherException;
  std::string exception;  // its class; empty: it never ends
  std::optional<std::string> message;
  std::vector<Frame> stack;  // innermost first, down to the method that was called
  Member called;             // by the test

  // What triage goes by.
  Thrower thrower = Thrower::Machine;
  Origin origin = Origin::Program;
  NullContract null_contract = NullContract::None;
  bool is_checked = false;     // neither RuntimeException nor Error
  bool is_error = false;       // a java.lang.Error
  bool is_own_type = false;    // the exception's class is one of the program
  bool is_handed_in = false;   // the test made it, and the program threw it
  bool is_declared = false;    // by the called method
  bool is_documented = false;  // by the method of the library that the called one implements
  bool is_total = false;       // the called method must never throw: equals, hashCode, toString
  bool is_generic_cast =
      false;  // one that no source code has: types are not what they are said to be
  bool has_arguments = false;         // something was handed to the called method itself
  bool has_container = false;         // an object of the JDK was handed in, which may be immutable
  bool has_invented = false;          // an object that the test invents was
  bool has_invented_library = false;  // the run went by answers of one that stands for the JDK's
  bool is_of_invented =
      false;  // the called method is one of such an object, or it completes a class
  bool has_invented_contract = false;  // one whose methods have to agree with each other
  bool is_waiting = false;             // it never ends because nobody does what it waits for
  bool has_assigned = false;           // the test assigns to a field
  bool has_class = false;              // a class was handed in
  bool has_raw_cast = false;           // the test would not compile without raw types
  bool has_negative = false;           // the test hands in a number below zero
  bool counts_far = false;             // a number is so large that a loop may just take its time
  bool is_callers_number = false;      // it is a number of the call that was refused, and no other
  bool only_throws = false;            // the method that threw does nothing else
  bool is_repeated = false;            // a call before threw the same, and the test went on
  bool is_of_set_array = false;        // an array that a setter was given is too short
  bool has_changed_state = false;      // it rejects what it has just made of static state
  bool is_by_initialisation = false;   // it fails only if the call itself initialises a class
  std::optional<Promise> promise;      // of a kind that is a broken promise
  std::size_t guards = 0;              // innermost frames that do nothing but reject arguments

  // What a reader goes by.
  std::optional<StaticStart> statics;   // if it takes more than a call in a new machine
  std::vector<std::string> conditions;  // those that matter, in Java syntax
  std::vector<PathStep> path;
  std::string input;       // the call in one line
  std::string operation;   // the failing instruction, and which of its kind in the method
  unsigned calls = 0;      // of the test before the one that fails
  unsigned weight = 0;     // of the numbers and texts in it: digits, as it were
  bool has_null = false;   // the test hands null in
  bool is_exotic = false;  // an extreme number, a text that nobody writes

  std::size_t count = 1;            // crashes with the same cause
  std::optional<std::size_t> test;  // its number among the tests of the class

  /// The innermost frame of the program; null if there is none.
  const Frame* place() const;
  /// Frames between the called method and the one that threw.
  std::size_t depth() const { return stack.size() <= guards ? 0 : stack.size() - guards - 1; }
};

std::string_view name_of(Thrower thrower);
std::string_view name_of(Origin origin);
std::optional<Thrower> thrower_named(std::string_view name);
std::optional<Origin> origin_named(std::string_view name);

/// "pkg.Class.method:12".
std::string place_text(const Frame& frame);

}  // namespace assay::findings
