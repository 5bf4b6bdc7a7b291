// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "expr/apply_float.h"
#include "expr/bits.h"
#include "expr/term.h"
#include "solver/z3/translation.h"

namespace assay::solver {

using expr::Node;
using expr::Op;

z3::sort Translation::float_sort(unsigned width) {
  return width == 32 ? context_.fpa_sort<32>() : context_.fpa_sort<64>();
}

z3::expr Translation::float_constant(double value, unsigned width) {
  return wrap(Z3_mk_fpa_numeral_double(context_, value, float_sort(width)));
}

z3::expr Translation::rounding(expr::Rounding mode) {
  switch (mode) {
    case expr::Rounding::Floor:
      return wrap(Z3_mk_fpa_round_toward_negative(context_));
    case expr::Rounding::Ceiling:
      return wrap(Z3_mk_fpa_round_toward_positive(context_));
    case expr::Rounding::NearestEven:
      return nearest_even_;
    default:
      return wrap(Z3_mk_fpa_round_toward_zero(context_));
  }
}

z3::expr Translation::floating(std::uint32_t id) {
  Views& term = views(id);
  if (static_cast<Z3_ast>(term.floating) == nullptr) {
    term.floating = wrap(Z3_mk_fpa_to_fp_bv(context_, bits(id), float_sort(term.node.width)));
  }
  return term.floating;
}

bool Translation::is_naturally_floating(std::uint32_t id) {
  const Views& term = views(id);
  return static_cast<Z3_ast>(term.floating) != nullptr && static_cast<Z3_ast>(term.bits) == nullptr;
}

bool Translation::make_floating(Views& term) {
  const Node& node = term.node;
  switch (node.op) {
    case Op::FAdd:
    case Op::FSub:
    case Op::FMul:
    case Op::FDiv:
    case Op::FNeg:
    case Op::FSqrt:
    case Op::FRound:
    case Op::FFromF:
    case Op::FFromS:
      term.floating = arithmetic(node);
      return true;
    case Op::Ite:
      if (!is_naturally_floating(node.b.id) && !is_naturally_floating(node.c.id)) return false;
      term.floating = z3::ite(condition(node.a.id), floating(node.b.id), floating(node.c.id));
      return true;
    default:
      return false;
  }
}

z3::expr Translation::arithmetic(const Node& node) {
  if (node.op == Op::FFromS) {
    return wrap(
        Z3_mk_fpa_to_fp_signed(context_, nearest_even_, bits(node.a.id), float_sort(node.width)));
  }
  const z3::expr a = floating(node.a.id);
  switch (node.op) {
    case Op::FNeg:
      return wrap(Z3_mk_fpa_neg(context_, a));
    case Op::FSqrt:
      return wrap(Z3_mk_fpa_sqrt(context_, nearest_even_, a));
    case Op::FRound:
      return wrap(Z3_mk_fpa_round_to_integral(
          context_, rounding(static_cast<expr::Rounding>(node.detail)), a));
    case Op::FFromF:
      return wrap(Z3_mk_fpa_to_fp_float(context_, nearest_even_, a, float_sort(node.width)));
    default:
      break;
  }
  const z3::expr b = floating(node.b.id);
  switch (node.op) {
    case Op::FAdd:
      return wrap(Z3_mk_fpa_add(context_, nearest_even_, a, b));
    case Op::FSub:
      return wrap(Z3_mk_fpa_sub(context_, nearest_even_, a, b));
    case Op::FMul:
      return wrap(Z3_mk_fpa_mul(context_, nearest_even_, a, b));
    default:
      return wrap(Z3_mk_fpa_div(context_, nearest_even_, a, b));
  }
}

void Translation::make_float_comparison(Views& term) {
  const Node& node = term.node;
  const z3::expr a = floating(node.a.id);
  const z3::expr b = floating(node.b.id);
  if (node.op == Op::FEq) {
    term.condition = wrap(Z3_mk_fpa_eq(context_, a, b));
  } else if (node.op == Op::FLt) {
    term.condition = wrap(Z3_mk_fpa_lt(context_, a, b));
  } else {
    term.condition = wrap(Z3_mk_fpa_leq(context_, a, b));
  }
}

/// JLS 5.1.3. SMT-LIB leaves open what a number out of range gives, so the conversion only ever
/// sees numbers that fit.
z3::expr Translation::truncated(const Node& node) {
  const unsigned from = width(node.a.id);
  const unsigned to = node.width;
  const z3::expr a = floating(node.a.id);
  const double limit = std::ldexp(1.0, static_cast<int>(to) - 1);
  const z3::expr is_nan = wrap(Z3_mk_fpa_is_nan(context_, a));
  const z3::expr too_low = wrap(Z3_mk_fpa_lt(context_, a, float_constant(-limit, from)));
  const z3::expr too_high = wrap(Z3_mk_fpa_geq(context_, a, float_constant(limit, from)));
  const z3::expr fitting = z3::ite(is_nan || too_low || too_high, float_constant(0, from), a);
  const z3::expr toward_zero = rounding(expr::Rounding::TowardZero);
  const z3::expr number = wrap(Z3_mk_fpa_to_sbv(context_, toward_zero, fitting, to));
  const auto constant = [&](std::int64_t value) {
    return context_.bv_val(static_cast<std::uint64_t>(value) & expr::mask_of(to), to);
  };
  return z3::ite(too_low, constant(expr::signed_min_of(to)),
                 z3::ite(too_high, constant(expr::signed_max_of(to)), number));
}

/// A NaN has the canonical bits; the sign of a negated one turns all the same.
z3::expr Translation::bits_of_floating(Views& term) {
  const unsigned bit_count = term.node.width;
  if (term.node.op == Op::FNeg) {
    const z3::expr sign = context_.bv_val(expr::sign_bit_of(bit_count), bit_count);
    return bits(term.node.a.id) ^ sign;
  }
  const z3::expr is_nan = wrap(Z3_mk_fpa_is_nan(context_, term.floating));
  const z3::expr plain = wrap(Z3_mk_fpa_to_ieee_bv(context_, term.floating));
  const std::uint64_t nan = bit_count == 32 ? expr::kFloatNaN : expr::kDoubleNaN;
  return z3::ite(is_nan, context_.bv_val(nan, bit_count), plain);
}

}  // namespace assay::solver
