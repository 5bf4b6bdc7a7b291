// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace assay::recipe {

/// An argument of a call in a prefix: a literal, or the name of an earlier object.
struct PrefixArgument {
  enum class Kind : std::uint8_t { Whole, Long, Fraction, Boolean, Character, Text, Null, Name };
  Kind kind = Kind::Null;
  std::int64_t number = 0;  // of a Whole, Long, Boolean or Character
  double fraction = 0;
  std::u16string text;  // of a Text
  std::string name;     // of a Name
};

/// A line of a prefix: `name = new pkg.Class(1)`, `pkg.Class.method("a")` or `name.method()`.
struct PrefixStatement {
  unsigned line = 0;
  std::string variable;  // empty: the result is not used
  std::string target;    // "pkg.Class" or the name of an earlier object
  std::string method;    // empty: a constructor
  std::vector<PrefixArgument> arguments;
};

/// Reads a prefix, a statement per line; empty lines and those that start with // are left out. An
/// Error begins with the number of its line.
Result<std::vector<PrefixStatement>> parse_prefix(std::string_view text);

}  // namespace assay::recipe
