// SPDX-License-Identifier: Apache-2.0
// Terms as SMT-LIB 2 text. Where the standard leaves open what Java says, the text spells it out:
// conversions that saturate, the bits of a NaN.
#include "expr/smt_text.h"

#include <fmt/format.h>

#include <bit>
#include <cmath>
#include <span>

#include "expr/apply_float.h"
#include "expr/bits.h"

namespace assay::expr {

namespace {

std::string literal(unsigned width, std::uint64_t bits) {
  bits &= mask_of(width);
  return width % 4 == 0 ? fmt::format("#x{:0{}x}", bits, width / 4)
                        : fmt::format("#b{:0{}b}", bits, width);
}

/// Exponent and significand of a format, as in (_ to_fp 8 24).
const char* format_of(unsigned width) { return width == 32 ? "8 24" : "11 53"; }

std::string as_bits(const SmtText& operand) {
  switch (operand.sort) {
    case SmtSort::Bool:
      return fmt::format("(ite {} #b1 #b0)", operand.text);
    case SmtSort::Bits:
      return operand.text;
    case SmtSort::Float:
      break;
  }
  // The standard leaves the bits of a NaN open; here they are the canonical ones.
  const std::uint64_t nan = operand.width == 32 ? kFloatNaN : kDoubleNaN;
  return fmt::format("(let ((f {})) (ite (fp.isNaN f) {} (fp.to_ieee_bv f)))", operand.text,
                     literal(operand.width, nan));
}

std::string as_float(const SmtText& operand) {
  if (operand.sort == SmtSort::Float) return operand.text;
  return fmt::format("((_ to_fp {}) {})", format_of(operand.width), as_bits(operand));
}

SmtText from_bits(std::string text, unsigned width) {
  if (width > 1) return {std::move(text), SmtSort::Bits, width};
  return {fmt::format("(= {} #b1)", text), SmtSort::Bool, 1};
}

SmtText as_bool(std::string text) { return {std::move(text), SmtSort::Bool, 1}; }

/// A balanced tree of comparisons; runs of equal elements are one leaf.
std::string tree(std::span<const std::uint64_t> elements, std::size_t first, unsigned width,
                 unsigned index_width) {
  bool equal = true;
  for (std::uint64_t element : elements) equal = equal && element == elements.front();
  if (equal) return literal(width, elements.front());
  const std::size_t half = elements.size() / 2;
  std::string left = tree(elements.first(half), first, width, index_width);
  // An index so narrow that it cannot get there.
  if (first + half > mask_of(index_width)) return left;
  return fmt::format("(ite (bvult i {}) {} {})", literal(index_width, first + half), left,
                     tree(elements.subspan(half), first + half, width, index_width));
}

SmtText select(const Terms& terms, const Node& node, const SmtText& index) {
  const Terms::Table& table = terms.table(node.detail);
  const std::string body = tree(table.elements, 0, table.width, index.width);
  return from_bits(fmt::format("(let ((i {})) {})", as_bits(index), body), node.width);
}

/// An application of a function the solver knows nothing about.
SmtText uninterpreted(const std::string& name, const Node& node, const SmtOperands& operands,
                      std::set<std::string>& functions) {
  std::string symbol = name;
  std::string sorts;
  std::string arguments;
  for (const SmtText& operand : operands) {
    symbol += fmt::format(" {}", operand.width);
    sorts += (sorts.empty() ? "" : " ") + sort_text(SmtSort::Bits, operand.width);
    arguments += " " + as_bits(operand);
  }
  symbol = fmt::format("|{} {}|", symbol, node.width);
  functions.insert(fmt::format("(declare-fun {} ({}) {})\n", symbol, sorts,
                               sort_text(SmtSort::Bits, node.width)));
  return from_bits(fmt::format("({}{})", symbol, arguments), node.width);
}

const char* rounding_text(Rounding mode) {
  switch (mode) {
    case Rounding::Floor:
      return "RTN";
    case Rounding::Ceiling:
      return "RTP";
    case Rounding::NearestEven:
      return "RNE";
    case Rounding::TowardZero:
      return "RTZ";
  }
  return "";
}

/// The bits of a power of two in a format.
std::string power_literal(unsigned format, int exponent, bool negative) {
  const double value = std::ldexp(negative ? -1.0 : 1.0, exponent);
  const std::uint64_t bits = format == 32 ? std::bit_cast<std::uint32_t>(static_cast<float>(value))
                                          : std::bit_cast<std::uint64_t>(value);
  return fmt::format("((_ to_fp {}) {})", format_of(format), literal(format, bits));
}

/// JLS 5.1.3; fp.to_sbv alone is unspecified where Java saturates.
SmtText to_integer(const Node& node, const SmtText& operand) {
  const unsigned width = node.width;
  const int exponent = static_cast<int>(width) - 1;
  const std::string converted = fmt::format("((_ fp.to_sbv {}) RTZ f)", width);
  return from_bits(
      fmt::format("(let ((f {})) (ite (fp.isNaN f) {} (ite (fp.lt f {}) {} (ite (fp.geq f {}) {} "
                  "{}))))",
                  as_float(operand), literal(width, 0),
                  power_literal(operand.width, exponent, true), literal(width, sign_bit_of(width)),
                  power_literal(operand.width, exponent, false),
                  literal(width, sign_bit_of(width) - 1), converted),
      width);
}

SmtText float_text(const Node& node, const SmtOperands& operands,
                   std::set<std::string>& functions) {
  const SmtText& a = operands.front();
  const std::string_view name = smt_name_of(node.op);
  auto result = [&](std::string text) {
    return SmtText{std::move(text), SmtSort::Float, node.width};
  };
  switch (node.op) {
    case Op::FAdd:
    case Op::FSub:
    case Op::FMul:
    case Op::FDiv:
      return result(fmt::format("({} RNE {} {})", name, as_float(a), as_float(operands[1])));
    case Op::FRem:
      return uninterpreted("fmod", node, operands, functions);
    case Op::FNeg:  // on the bits: it flips the sign of a NaN as well
      return from_bits(
          fmt::format("(bvxor {} {})", as_bits(a), literal(node.width, sign_bit_of(node.width))),
          node.width);
    case Op::FSqrt:
      return result(fmt::format("({} RNE {})", name, as_float(a)));
    case Op::FRound:
      return result(fmt::format("({} {} {})", name,
                                rounding_text(static_cast<Rounding>(node.detail)), as_float(a)));
    case Op::FFromS:
      return result(fmt::format("((_ to_fp {}) RNE {})", format_of(node.width), as_bits(a)));
    case Op::FFromF:
      return result(fmt::format("((_ to_fp {}) RNE {})", format_of(node.width), as_float(a)));
    case Op::FToS:
      return to_integer(node, a);
    default:
      return as_bool(fmt::format("({} {} {})", name, as_float(a), as_float(operands[1])));
  }
}

/// The operations that Bool has itself.
const char* boolean_name(Op op) {
  switch (op) {
    case Op::Not:
      return "not";
    case Op::And:
      return "and";
    case Op::Or:
      return "or";
    case Op::Xor:
      return "xor";
    case Op::Eq:
      return "=";
    default:
      return nullptr;
  }
}

SmtText ite(const Node& node, const SmtOperands& operands) {
  const SmtText& then = operands[1];
  const SmtText& otherwise = operands[2];
  const bool same = then.sort == otherwise.sort;
  return {fmt::format("(ite {} {} {})", operands[0].text, same ? then.text : as_bits(then),
                      same ? otherwise.text : as_bits(otherwise)),
          same ? then.sort : SmtSort::Bits, node.width};
}

}  // namespace

std::string sort_text(SmtSort sort, unsigned width) {
  switch (sort) {
    case SmtSort::Bool:
      return "Bool";
    case SmtSort::Bits:
      return fmt::format("(_ BitVec {})", width);
    case SmtSort::Float:
      return fmt::format("(_ FloatingPoint {})", format_of(width));
  }
  return "";
}

SmtText smt_text(const Terms& terms, const Node& node, const SmtOperands& operands,
                 std::set<std::string>& functions) {
  const unsigned width = node.width;
  if (node.op == Op::Constant) {
    if (width == 1) return as_bool(node.constant() ? "true" : "false");
    return {literal(width, node.constant()), SmtSort::Bits, width};
  }
  if (node.op == Op::Ite) return ite(node, operands);
  if (node.op == Op::Select) return select(terms, node, operands.front());
  if (node.op == Op::External) {
    return uninterpreted(terms.external(node.detail).name, node, operands, functions);
  }
  if (node.op >= Op::FAdd) return float_text(node, operands, functions);

  std::string arguments;
  const bool boolean = operands.front().sort == SmtSort::Bool && boolean_name(node.op) != nullptr;
  for (const SmtText& operand : operands) {
    arguments += " " + (boolean ? operand.text : as_bits(operand));
  }
  if (boolean) return as_bool(fmt::format("({}{})", boolean_name(node.op), arguments));
  const std::string_view name = smt_name_of(node.op);
  switch (node.op) {
    case Op::Extract:
      return from_bits(
          fmt::format("((_ extract {} {}){})", node.detail + width - 1, node.detail, arguments),
          width);
    case Op::ZExt:
    case Op::SExt:
      return from_bits(
          fmt::format("((_ {} {}){})", name, width - operands.front().width, arguments), width);
    default:
      break;
  }
  std::string text = fmt::format("({}{})", name, arguments);
  return is_comparison(node.op) ? as_bool(std::move(text)) : from_bits(std::move(text), width);
}

}  // namespace assay::expr
