// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "classfile/constant_pool.h"
#include "hazards/callee.h"
#include "hazards/hazard.h"

namespace assay::hazards {

/// What a library method gives in terms of its arguments.
enum class Meaning : std::uint8_t {
  Other,
  Length,       // of the string
  SameNotNull,  // its first argument, which is not null
  Least,        // of two numbers
  Greatest,
  CheckedIndex,  // its first argument, which is an index below the second
  CopyOfArray,   // clone
};

Meaning meaning_of(const classfile::MemberRef& member);

/// Whether a call of a library method with these parameters runs no code of the program: numbers,
/// strings and other objects that ask nobody.
bool has_plain_parameters(std::string_view descriptor);

/// A library method that fails if its arguments are not as it wants them.
struct Demand {
  enum class Shape : std::uint8_t {
    Index,       // 0 <= argument 1 < length of the receiver
    Position,    // 0 <= argument 1 <= length
    Span,        // 0 <= argument 1 <= argument 2 <= length
    Opaque,      // it cannot be said of the arguments
    NotNull,     // the first argument is not null
    NoOverflow,  // of the operation that the name says
  };
  Kind kind;
  Shape shape;
};

/// What the method that a call names demands; nothing if it is none of the common ones.
std::optional<Demand> demand_of(const classfile::MemberRef& member);

/// What is known of common library methods without looking at their code: nothing if not.
std::optional<Nullness> nullness_of_result(const classfile::MemberRef& member);
/// Whether a library class has calls that change at most its own objects and run no code of the
/// program.
bool is_self_contained(const classfile::MemberRef& member);

}  // namespace assay::hazards
