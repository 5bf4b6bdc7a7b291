// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <optional>

#include "interp/machine.h"
#include "source/expression.h"
#include "source/test_case.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::oracle {

/// Which classes a test can name, and how.
using ClassNamer = std::function<std::optional<source::Type>(const vm::Class&)>;

/// Writes values of the machine as expressions that a test can compare with: numbers, strings,
/// boxes, enum constants, and arrays, collections, maps and optionals of such. What has no such
/// form, or none that a reader would want to see, has no expected value.
class ExpectedValue {
 public:
  /// `release`: of Java, that knows the expressions.
  ExpectedValue(interp::Machine& machine, ClassNamer names, unsigned release)
      : machine_(machine), names_(std::move(names)), release_(release) {}

  std::optional<source::Expression> of(vm::Kind kind, vm::Slot value) const;
  /// The assertion that the expression `actual` has this value.
  std::optional<source::Assertion> assertion(vm::Kind kind, vm::Slot value,
                                             source::Expression actual) const;

 private:
  std::optional<source::Expression> object(vm::Ref ref, unsigned depth) const;
  std::optional<source::Expression> box(vm::Ref ref, const vm::Class& klass) const;
  std::optional<source::Expression> array(vm::Ref ref, const vm::Class& klass,
                                          unsigned depth) const;
  std::optional<source::Expression> enum_constant(vm::Ref ref, const vm::Class& klass) const;
  std::optional<source::Expression> collection(vm::Ref ref, unsigned depth) const;
  std::optional<source::Expression> map(vm::Ref ref, unsigned depth) const;
  std::optional<source::Expression> optional(vm::Ref ref, unsigned depth) const;
  std::optional<std::vector<source::Expression>> elements(vm::Ref array, unsigned depth) const;
  bool is_instance(vm::Ref ref, std::string_view type) const;

  interp::Machine& machine_;
  ClassNamer names_;
  unsigned release_;
};

}  // namespace assay::oracle
