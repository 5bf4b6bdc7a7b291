// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "source/expression.h"

namespace assay::source {

/// Something that is observably so after the call under test.
struct Assertion {
  enum class Kind : std::uint8_t {
    Equals,       // expected equals actual, as Objects.equals has it; primitives by ==
    EqualsDelta,  // floating point
    ArrayEquals,  // expected is an array of primitives, strings or boxes
    IsNull,       // actual
    IsNotNull,    // actual
    IsTrue,       // actual
    IsFalse,      // actual
    IsSame,       // expected and actual are one object
    IsInstance,   // actual is an instance of expected.type
    Calls,        // the invented object `actual` was told expected.operands: see told_call
    Does,         // actual fails if something is not so
  };
  static constexpr std::uint32_t kNobody = ~std::uint32_t{0};

  Kind kind = Kind::Equals;
  Expression expected;
  Expression actual;
  std::uint32_t asked = kNobody;  // the number of the method that gives `actual`, of an observer
  bool is_number = false;         // int, long, ...: not a character, nor in a box
};

/// What an invented object was told: a Call on it of the method with this number among those of its
/// Stub. An argument that is ClassOf stands for any object of that class; if its text is "any", of
/// this type.
Expression told_call(std::string method, std::size_t number);
std::size_t number_of_method(const Expression& told_call);

/// A method of the test class that calls one by reflection, or sets a field.
struct Helper {
  std::string name;  // "callReset", "setClock"
  Type owner;
  std::string method;
  std::vector<Type> parameters;
  Type returns;  // "void" included
  bool is_static = false;
  bool sets_field = false;  // `method` is its name, its type the only parameter

  friend bool operator==(const Helper&, const Helper&) = default;
};

/// Static state that a test changes, and how it is put back.
struct Restoration {
  Type type;            // of what it holds
  std::string keeper;   // the variable that keeps what was there before the test
  Expression read;      // gives what is there
  Expression put_back;  // of what the variable keeps

  friend bool operator==(const Restoration& left, const Restoration& right) {
    return left.keeper == right.keeper;
  }
};

/// One behaviour: what is prepared, the call under test, and what it does. Large because it is all
/// that is known of a test.
struct TestCase {
  struct Thrown {
    Type type;
    std::optional<std::string> message;  // only if it is always the same
  };
  /// What must be as it was when the test was made, not as it is at the user's.
  struct Needs {
    bool locale = false;
    bool time_zone = false;
    bool headless = false;           // there are no windows
    std::optional<Type> asserts_of;  // the class whose asserts must be on; none: it does not matter
  };
  /// What the test shows to be wrong: it fails until that is mended.
  struct Bug {
    std::string what;          // for the reader: the exception and where it is thrown
    bool never_ends = false;   // the call has to be given up
    bool is_asserted = false;  // the assertions are what fails
  };
  std::string method;  // under test, as it is called; the class's simple name: a constructor
  std::vector<Statement> arrange;
  Statement act;                 // its variable holds the result, if that is asserted
  std::optional<Thrown> thrown;  // by the act
  std::optional<Bug> bug;  // then nothing is expected but that the act returns, unless it says so
  std::optional<std::string> output;  // what it prints on System.out
  /// What is prepared holds System.out: the output of all statements is what counts.
  bool prepares_output = false;
  std::vector<Assertion> assertions;
  /// Some method that it calls declares a checked exception.
  bool may_throw_checked = false;
  bool may_throw_anything = false;  // one declares Throwable
  std::vector<Helper> helpers;      // that its statements call
  std::set<std::string> told;       // variables that are there to be asked for calls
  Needs needs;
  bool changes_static_state = false;      // of the program
  std::vector<Restoration> restorations;  // of what it changes for others
  /// Of the method under test, in order, if they are known: words for the test's name.
  std::vector<std::string> parameter_names;
  /// What sets this case apart, as words for its name; empty: said by arguments and outcome.
  std::string circumstance;
};

/// The tests of one class.
struct TestClass {
  std::string package;  // "org.example", or empty
  std::string name;     // "ParserGeneratedTest"
  std::string tested;   // "org.example.Parser", nested classes by dots
  std::set<std::string>
      package_classes;  // simple names that the package declares: never imported over
  std::vector<TestCase> cases;
};

}  // namespace assay::source
