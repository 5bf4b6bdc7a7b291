// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

#include "expr/terms.h"

namespace assay::expr {

/// The Java type that a term looks like it has: from its variable, its operation, its width.
enum class JavaType : std::uint8_t { Boolean, Byte, Char, Short, Int, Long, Float, Double };

JavaType java_type_of(const Terms& terms, Term term);
const char* java_name_of(JavaType type);

constexpr bool is_floating(JavaType type) {
  return type == JavaType::Float || type == JavaType::Double;
}
constexpr bool is_wide(JavaType type) { return type == JavaType::Long || type == JavaType::Double; }

/// The integer type of that many bits; the next larger one if there is none.
JavaType integer_type(unsigned width);

/// A constant of that type: 5, -1L, 'a', 2.5f, Double.NaN.
std::string java_literal(JavaType type, unsigned width, std::uint64_t bits);

}  // namespace assay::expr
