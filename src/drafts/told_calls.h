// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "interp/machine.h"
#include "javatext/java_types.h"
#include "oracle/expected_value.h"
#include "recipe/calls/stub_calls.h"
#include "recipe/stub_classes.h"
#include "source/expression.h"
#include "source/test_case.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::drafts {

/// Says what invented objects were told, as assertions. An argument is its value if it is a number,
/// a text, an enum constant or null, which are the same whenever one looks at them; of any other
/// object only the class is said, and not that if a test may not name it.
class ToldCalls {
 public:
  ToldCalls(interp::Machine& machine, const oracle::ExpectedValue& values,
            const javatext::JavaTypes& types, const recipe::StubClasses& stubs,
            std::function<bool(const std::string&)> is_ours)
      : machine_(machine),
        values_(values),
        types_(types),
        stubs_(stubs),
        is_ours_(std::move(is_ours)) {}

  /// None if there is nothing to say, or nothing that is always so.
  std::optional<source::Assertion> observe(const std::string& variable, vm::Ref object) const;

 private:
  std::optional<source::Expression> argument(const recipe::StubCall::Argument& told,
                                             const vm::Class* declared) const;
  std::optional<source::Expression> object(vm::Ref told, const vm::Class* declared) const;
  bool is_said_by_value(const source::Expression& value, vm::Ref told) const;

  interp::Machine& machine_;
  const oracle::ExpectedValue& values_;
  const javatext::JavaTypes& types_;
  const recipe::StubClasses& stubs_;
  std::function<bool(const std::string&)> is_ours_;
};

}  // namespace assay::drafts
