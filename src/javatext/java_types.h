// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>

#include "javatext/generic_signatures.h"
#include "recipe/visibility.h"
#include "source/expression.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::javatext {

/// Types of the machine as a test names them.
class JavaTypes {
 public:
  explicit JavaTypes(const recipe::Visibility& visibility) : visibility_(visibility) {}

  /// The class without type arguments; none if a test cannot name it.
  std::optional<source::Type> raw(const vm::Class& klass) const;
  /// For a variable that only takes what a method returns: List<?>.
  source::Type of_result(const vm::Class& klass) const;
  /// For a variable whose methods are called with anything: Map<Object, Object>; a raw type if its
  /// parameters are bounded.
  source::Type of_receiver(const vm::Class& klass) const;
  /// The nearest class that a test can name, for what is thrown.
  source::Type nearest(const vm::Class& klass) const;
  static source::Type of_kind(vm::Kind kind);
  bool may_call(const vm::Method& method) const { return visibility_.may_call(method); }
  bool may_use(const vm::Field& field) const { return visibility_.may_use(field); }

 private:
  const recipe::Visibility& visibility_;
};

}  // namespace assay::javatext
