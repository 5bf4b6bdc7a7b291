// SPDX-License-Identifier: Apache-2.0
#pragma once

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
  };
  static constexpr std::uint32_t kNobody = ~std::uint32_t{0};

  Kind kind = Kind::Equals;
  Expression expected;
  Expression actual;
  std::uint32_t asked = kNobody;  // the number of the method that gives `actual`, of an observer
  bool is_number = false;         // int, long, ...: not a character, nor in a box
};

/// A method of the test class that calls one by reflection.
struct Helper {
  std::string name;  // "callReset"
  Type owner;
  std::string method;
  std::vector<Type> parameters;
  Type returns;  // "void" included
  bool is_static = false;

  friend bool operator==(const Helper&, const Helper&) = default;
};

/// One behaviour: what is prepared, the call under test, and what it does.
struct TestCase {
  struct Thrown {
    Type type;
    std::optional<std::string> message;  // only if it is always the same
  };
  std::string method;  // under test, as it is called; the class's simple name: a constructor
  std::vector<Statement> arrange;
  Statement act;                      // its variable holds the result, if that is asserted
  std::optional<Thrown> thrown;       // by the act
  std::optional<std::string> output;  // what it prints on System.out
  std::vector<Assertion> assertions;
  /// Some method that it calls declares a checked exception.
  bool may_throw_checked = false;
  bool may_throw_anything = false;  // one declares Throwable
  std::vector<Helper> helpers;      // that its statements call
  bool needs_locale = false;        // the one that it was made with, not the user's
  bool needs_time_zone = false;
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
