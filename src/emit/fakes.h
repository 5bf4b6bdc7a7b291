// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "emit/class_names.h"
#include "source/expression.h"
#include "source/test_case.h"

namespace assay::emit {

/// A nested class of the test file that stands in for a type. What differs between its objects is
/// given to its constructor; if that is much, to methods that are called on a new one:
/// `new FakeRepo().findReturns(order)`.
struct Fake {
  /// What is kept of an argument in the list of calls.
  enum class Shown : std::uint8_t {
    Nothing,  // or null: no test speaks of more
    Value,    // itself: a number, a text or an enum constant, or null
    Class,    // the name of its class
    Type,     // the name of the declared type, whatever it is
  };
  struct Method {
    source::Expression::Method signature;
    source::Expression usual;  // the answer where a test does not say; none if it is void
    std::string field;         // of its answers; empty: the usual one always
    std::string counter;       // of its calls; empty: it has one answer for ever
    std::string failure;       // what it throws first, unless null; empty: nothing ever
    source::Type thrown;       // its type
    std::vector<source::Type> all_thrown;       // what that may be
    std::string answer_teller, failure_teller;  // "findReturns", "findThrows"
    std::vector<Shown> shown;                   // of its parameters, if it is told something

    /// Whether these answers of a test need not be said.
    bool is_usual(const std::vector<source::Expression>& answers) const;
  };
  std::string name;  // "FakeProbe"; empty: it has none
  source::Type type;
  bool extends_class = false;
  std::vector<source::Type> others;  // further interfaces
  std::string record;                // the list of what it was told; empty: nobody asks
  std::vector<source::Expression> annotations;
  std::vector<source::Expression::Member> members;
  source::Expression::Method constructor;  // of its base: what it takes for that first
  unsigned uses = 0;
  bool is_shown = false;  // to the program, as a class: by a literal or for what is said of it
  bool is_told_by_calls = false;  // and not by its constructor
  std::vector<Method> methods;
};

/// The invented classes of a test file. Those that are used more than once or count calls get a
/// name; the others stay where they are.
class Fakes {
 public:
  Fakes(const source::TestClass& tests, ClassNames& names);

  /// A case as it is written, and the classes that it uses.
  struct Named {
    source::TestCase test;
    std::vector<const Fake*> used;
  };
  Named named(const source::TestCase& test) const;

 private:
  void look_at(const source::Expression& expression);
  void look_at_stub(const source::Expression& stub);
  void look_at_calls(const source::TestCase& test);
  Fake* fake_of(const source::TestCase& test, const std::string& variable);
  static void look_at_method(const source::Expression::Method& used, Fake::Method& method);
  static bool needs_words(const Fake& fake);
  static void name_members(Fake& fake);
  static std::string name_of(const Fake& fake);
  static void give_name(Fake& fake, ClassNames& names);

  std::map<std::string, Fake> fakes_;  // by what they are
};

}  // namespace assay::emit
