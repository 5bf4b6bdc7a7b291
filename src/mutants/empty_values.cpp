// SPDX-License-Identifier: Apache-2.0
#include "mutants/empty_values.h"

namespace assay::mutants {

namespace {

// clang-format off
constexpr EmptyValue kValues[] = {
    {"java/lang/Integer", "java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;", "replaced Integer return value with 0"},
    {"java/lang/Short", "java/lang/Short", "valueOf", "(S)Ljava/lang/Short;", "replaced Short return value with 0"},
    {"java/lang/Character", "java/lang/Character", "valueOf", "(C)Ljava/lang/Character;", "replaced Character return value with 0"},
    {"java/lang/Long", "java/lang/Long", "valueOf", "(J)Ljava/lang/Long;", "replaced Long return value with 0L"},
    {"java/lang/Float", "java/lang/Float", "valueOf", "(F)Ljava/lang/Float;", "replaced Float return value with 0"},
    {"java/lang/Double", "java/lang/Double", "valueOf", "(D)Ljava/lang/Double;", "replaced Double return value with 0"},
    {"java/lang/String", "", "", "", "replaced return value with \"\""},
    {"java/util/Optional", "java/util/Optional", "empty", "()Ljava/util/Optional;", "replaced return value with Optional.empty"},
    {"java/util/stream/Stream", "java/util/stream/Stream", "empty", "()Ljava/util/stream/Stream;", "replaced return value with Stream.empty"},
    {"java/util/List", "java/util/Collections", "emptyList", "()Ljava/util/List;", "replaced return value with Collections.emptyList"},
    {"java/util/Collection", "java/util/Collections", "emptyList", "()Ljava/util/List;", "replaced return value with Collections.emptyList"},
    {"java/lang/Iterable", "java/util/Collections", "emptyList", "()Ljava/util/List;", "replaced return value with Collections.emptyList"},
    {"java/util/Map", "java/util/Collections", "emptyMap", "()Ljava/util/Map;", "replaced return value with Collections.emptyMap"},
    {"java/util/Set", "java/util/Collections", "emptySet", "()Ljava/util/Set;", "replaced return value with Collections.emptySet"},
};
// clang-format on

}  // namespace

const EmptyValue* empty_value_of(std::string_view type) {
  for (const EmptyValue& value : kValues) {
    if (value.type == type) return &value;
  }
  return nullptr;
}

}  // namespace assay::mutants
