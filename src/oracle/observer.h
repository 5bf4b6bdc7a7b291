// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "interp/machine.h"
#include "oracle/expected_value.h"
#include "source/expression.h"
#include "source/test_case.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::oracle {

/// What a test may do and say.
struct ObserverRules {
  std::function<bool(const vm::Method&)> may_observe;  // call it to look at an object
  std::function<bool(const std::string&)> is_ours;     // a text that only our machine gives
};

/// Looks at what a call left behind and says it as assertions.
class Observer {
 public:
  Observer(interp::Machine& machine, const ExpectedValue& values, ObserverRules rules)
      : machine_(machine), values_(values), rules_(std::move(rules)) {}

  /// What a call returned: its value or, if that cannot be written down, what can be asked of it.
  /// `declared` is the type that the variable `actual` has.
  void observe_result(const source::Expression& actual, vm::Kind kind, vm::Slot value,
                      vm::Class* declared, std::vector<source::Assertion>& found) const;
  /// What the getters of an object say.
  void observe_state(const source::Expression& subject, vm::Ref object, vm::Class& declared,
                     std::vector<source::Assertion>& found) const;

 private:
  std::vector<vm::Method*> observers_of(vm::Class& type) const;
  bool is_observer(const vm::Method& method) const;
  struct Answer {
    vm::Method* method;
    source::Assertion assertion;
    bool writes;  // something that was there before
  };
  std::optional<Answer> ask(const source::Expression& subject, vm::Ref object,
                            vm::Method& method) const;
  bool hold_in_turn(const source::Expression& subject, vm::Ref object,
                    const std::vector<Answer>& answers) const;

  interp::Machine& machine_;
  const ExpectedValue& values_;
  ObserverRules rules_;
};

/// Whether a text has an exception of the class library in it, whose words may change as the JVM
/// warms up: "cannot read: java.io.IOException: ...".
bool quotes_library(const std::string& text);

}  // namespace assay::oracle
