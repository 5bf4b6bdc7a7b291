// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gmpxx.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace assay::typegraph {

/// How many, exactly: spaces of tests soon have more than 2^64 elements.
using Count = mpz_class;

/// Count has no constructor of its own for this type.
inline Count count_of(std::uint64_t number) {
  Count count;
  mpz_import(count.get_mpz_t(), 1, 1, sizeof number, 0, 0, &number);
  return count;
}

/// A number in decimal digits and nothing else; none if it is something else.
inline std::optional<Count> parse_count(std::string_view text) {
  const bool is_number = !text.empty() && text.find_first_not_of("0123456789") == text.npos;
  return is_number ? std::optional(Count(std::string(text), 10)) : std::nullopt;
}

}  // namespace assay::typegraph
