// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "classfile/constant_pool.h"
#include "indy/join_recipe.h"

namespace assay::indy {

/// A record as java.lang.runtime.ObjectMethods is told about it.
struct Record {
  std::string_view class_name;
  std::vector<std::string_view> component_names;
  std::vector<classfile::MemberRef> fields;
};

/// The method to write: equals, hashCode or toString as a static method of a record and, for
/// equals, an object.
struct RecordMethod {
  std::string_view name, descriptor;
  JoinRecipe to_string;     // the result of toString
  Stringifier stringifier;  // of its components
};

/// The native method that toString ends with; to be bound to the recipe.
inline constexpr std::string_view kRecordJoin = "join";

std::vector<std::uint8_t> write_record_class(const Record& record, std::string_view name,
                                             const RecordMethod& method);

}  // namespace assay::indy
