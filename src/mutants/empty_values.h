// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace assay::mutants {

/// What stands for "nothing" in a type that methods return: "" or the result of a static method
/// that takes nothing, or a zero.
struct EmptyValue {
  std::string_view type;   // "java/util/List"
  std::string_view owner;  // of the method; empty: the value is ""
  std::string_view method;
  std::string_view descriptor;
  std::string_view description;  // what it replaces
};

/// Null if the type has no empty value but null.
const EmptyValue* empty_value_of(std::string_view type);

}  // namespace assay::mutants
