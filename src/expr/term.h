// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "base/hash.h"

namespace assay::expr {

enum class Op : std::uint8_t {
#define OP(name, operands, smt) name,
#include "expr/ops.def"
#undef OP
};

std::string_view name_of(Op op);
unsigned operand_count(Op op);
std::string_view smt_name_of(Op op);

/// Whether the operation is a test: its result has width 1 whatever the width of its operands.
constexpr bool is_comparison(Op op) {
  return (op >= Op::Eq && op <= Op::Sle) || (op >= Op::FEq && op <= Op::FLe);
}

constexpr bool is_commutative(Op op) {
  switch (op) {
    case Op::And:
    case Op::Or:
    case Op::Xor:
    case Op::Add:
    case Op::Mul:
    case Op::Eq:
    case Op::FAdd:
    case Op::FMul:
    case Op::FEq:
      return true;
    default:
      return false;
  }
}

/// A bit-vector expression of a `Terms`, by number. Equal expressions have equal numbers. The
/// empty term (0) stands for "no expression", that is a value known from the run alone.
struct Term {
  std::uint32_t id = 0;

  explicit operator bool() const { return id != 0; }
  friend bool operator==(Term, Term) = default;
  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads the defaulted operator
  friend auto operator<=>(Term, Term) = default;
};

/// An input of the program, by number; dense from 0.
struct Variable {
  std::uint32_t index = 0;

  friend bool operator==(Variable, Variable) = default;
  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads the defaulted operator
  friend auto operator<=>(Variable, Variable) = default;
};

/// What a variable means to a reader, and which values of it look natural.
enum class VariableKind : std::uint8_t {
  Boolean,
  Byte,
  Char,
  Short,
  Int,
  Long,
  Float,
  Double,
  Latin1,  // a character of a string that has only such characters; 8 bits
  Length,  // of a string or an array
  Choice,  // which of several objects a reference is
};

/// How FRound rounds to an integral value: Math.floor, ceil, rint and the cast to an integer.
enum class Rounding : std::uint8_t { Floor, Ceiling, NearestEven, TowardZero };

/// One node of the expression graph. A constant's 64 bits are spread over `a` and `b`; a
/// variable's number is in `a`.
struct Node {
  Op op;
  std::uint8_t width;    // of the result, in bits: 1 to 64
  std::uint16_t detail;  // what ops.def says; 0 otherwise
  Term a, b, c;

  friend bool operator==(const Node&, const Node&) = default;
  std::uint64_t constant() const { return a.id | std::uint64_t{b.id} << 32; }
  Variable variable() const { return Variable{a.id}; }
};
static_assert(sizeof(Node) == 16);

}  // namespace assay::expr

template <>
struct std::hash<assay::expr::Term> {
  std::size_t operator()(assay::expr::Term term) const { return assay::hash_number(term.id); }
};
