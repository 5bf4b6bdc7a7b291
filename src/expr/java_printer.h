// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>

#include "expr/terms.h"

namespace assay::expr {

constexpr std::size_t kJavaTextLimit = 400;

/// A term as a Java programmer would write it, for reports: "x + 1 > y", "text[3] == 'a'". Meant
/// for reading, not for compiling. What would be longer than the limit ends in "...".
std::string to_java(const Terms& terms, Term term, std::size_t limit = kJavaTextLimit);

}  // namespace assay::expr
