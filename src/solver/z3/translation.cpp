// SPDX-License-Identifier: Apache-2.0
// Each term in the view that is asked for, made on demand and kept: bits, Boolean or floating
// point. Floating-point operations are in translation_float.cpp.
#include "solver/z3/translation.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <string>

#include "expr/bits.h"
#include "expr/term.h"
#include "solver/local/tape.h"

namespace assay::solver {

using expr::Node;
using expr::Op;

namespace {

bool is_set(const z3::expr& view) { return static_cast<Z3_ast>(view) != nullptr; }

/// The element that the lowest bits of an index select from those that begin at `first`; one past
/// the end takes the last one.
z3::expr element(std::span<const std::uint64_t> elements, unsigned width, const z3::expr& index,
                 unsigned bit, std::size_t first) {
  z3::context& context = index.ctx();
  const std::size_t last = elements.size() - 1;
  if (bit == 0 || first >= last) {
    return context.bv_val(elements[std::min(first, last)], width);
  }
  const std::size_t half = std::size_t{1} << (bit - 1);
  z3::expr low = element(elements, width, index, bit - 1, first);
  const z3::expr high = element(elements, width, index, bit - 1, first + half);
  if (z3::eq(low, high)) return low;
  return z3::ite(index.extract(bit - 1, bit - 1) == context.bv_val(1, 1), high, low);
}

/// An index past the end takes the last element, as the evaluator has it.
z3::expr element(const expr::Terms::Table& table, const z3::expr& index) {
  z3::context& context = index.ctx();
  const std::size_t count = table.elements.size();
  const unsigned index_width = index.get_sort().bv_size();
  const auto bits_needed = static_cast<unsigned>(std::bit_width(count - 1));
  z3::expr last = context.bv_val(table.elements.back(), table.width);
  if (bits_needed == 0) return last;
  if (bits_needed >= index_width) {
    return element(table.elements, table.width, index, index_width, 0);
  }
  const z3::expr inside = element(table.elements, table.width, index, bits_needed, 0);
  const z3::expr high = index.extract(index_width - 1, bits_needed);
  return z3::ite(high == context.bv_val(0, index_width - bits_needed), inside, last);
}

}  // namespace

Translation::Translation(z3::context& context)
    : context_(context), nearest_even_(context, Z3_mk_fpa_round_nearest_ties_to_even(context)) {}

z3::expr Translation::wrap(Z3_ast ast) {
  context_.check_error();
  return {context_, ast};
}

void Translation::add(std::uint32_t id, const Node& node) {
  const z3::expr none(context_);
  Views term{node, none, none, none};
  switch (node.op) {
    case Op::Constant:
      if (node.width == 1) {
        term.condition = context_.bool_val(node.constant() != 0);
      } else {
        term.bits = context_.bv_val(node.constant(), node.width);
      }
      break;
    case Op::Variable:
      make_variable(id, term);
      break;
    case Op::FEq:
    case Op::FLt:
    case Op::FLe:
      make_float_comparison(term);
      break;
    default:
      if (!make_condition(term) && !make_floating(term)) make_bits(term);
  }
  views_.insert_or_assign(id, term);
}

void Translation::make_variable(std::uint32_t, Views& term) {
  const std::string name = "v" + std::to_string(term.node.variable().index);
  if (term.node.width == 1) {
    term.condition = context_.bool_const(name.c_str());
  } else {
    term.bits = context_.bv_const(name.c_str(), term.node.width);
  }
}

void Translation::forget_from(std::uint32_t size) {
  std::erase_if(views_, [&](const auto& entry) { return entry.first >= size; });
}

z3::expr Translation::condition(std::uint32_t id) {
  Views& term = views(id);
  if (!is_set(term.condition)) term.condition = term.bits == context_.bv_val(1, 1);
  return term.condition;
}

z3::expr Translation::bits(std::uint32_t id) {
  Views& term = views(id);
  if (is_set(term.bits)) return term.bits;
  if (is_set(term.condition)) {
    term.bits = z3::ite(term.condition, context_.bv_val(1, 1), context_.bv_val(0, 1));
  } else {
    term.bits = bits_of_floating(term);
  }
  return term.bits;
}

bool Translation::make_condition(Views& term) {
  const Node& node = term.node;
  if (node.width != 1) return false;
  switch (node.op) {
    case Op::Not:
      term.condition = !condition(node.a.id);
      return true;
    case Op::And:
      term.condition = condition(node.a.id) && condition(node.b.id);
      return true;
    case Op::Or:
      term.condition = condition(node.a.id) || condition(node.b.id);
      return true;
    case Op::Xor:
      term.condition = condition(node.a.id) != condition(node.b.id);
      return true;
    case Op::Ite:
      term.condition = z3::ite(condition(node.a.id), condition(node.b.id), condition(node.c.id));
      return true;
    case Op::Eq:
    case Op::Ult:
    case Op::Ule:
    case Op::Slt:
    case Op::Sle:
      make_comparison(term);
      return true;
    default:
      return false;
  }
}

void Translation::make_comparison(Views& term) {
  const Node& node = term.node;
  if (node.op == Op::Eq && width(node.a.id) == 1) {
    term.condition = condition(node.a.id) == condition(node.b.id);
    return;
  }
  const z3::expr a = bits(node.a.id);
  const z3::expr b = bits(node.b.id);
  switch (node.op) {
    case Op::Eq:
      term.condition = a == b;
      return;
    case Op::Ult:
      term.condition = wrap(Z3_mk_bvult(context_, a, b));
      return;
    case Op::Ule:
      term.condition = wrap(Z3_mk_bvule(context_, a, b));
      return;
    case Op::Slt:
      term.condition = wrap(Z3_mk_bvslt(context_, a, b));
      return;
    default:
      term.condition = wrap(Z3_mk_bvsle(context_, a, b));
      return;
  }
}

void Translation::make_bits(Views& term) {
  const Node& node = term.node;
  switch (node.op) {
    case Op::Not:
      term.bits = wrap(Z3_mk_bvnot(context_, bits(node.a.id)));
      return;
    case Op::Neg:
      term.bits = wrap(Z3_mk_bvneg(context_, bits(node.a.id)));
      return;
    case Op::Ite:
      term.bits = z3::ite(condition(node.a.id), bits(node.b.id), bits(node.c.id));
      return;
    case Op::Extract:
      term.bits = bits(node.a.id).extract(node.detail + node.width - 1u, node.detail);
      return;
    case Op::ZExt:
      term.bits = z3::zext(bits(node.a.id), node.width - width(node.a.id));
      return;
    case Op::SExt:
      term.bits = z3::sext(bits(node.a.id), node.width - width(node.a.id));
      return;
    case Op::Select:
      term.bits = element(tables_.at(node.detail), bits(node.a.id));
      return;
    case Op::FToS:
      term.bits = truncated(node);
      return;
    default:
      term.bits = wrap(binary(node));
      return;
  }
}

Z3_ast Translation::binary(const Node& node) {
  const z3::expr a = bits(node.a.id);
  const z3::expr b = bits(node.b.id);
  switch (node.op) {
    case Op::And:
      return Z3_mk_bvand(context_, a, b);
    case Op::Or:
      return Z3_mk_bvor(context_, a, b);
    case Op::Xor:
      return Z3_mk_bvxor(context_, a, b);
    case Op::Add:
      return Z3_mk_bvadd(context_, a, b);
    case Op::Sub:
      return Z3_mk_bvsub(context_, a, b);
    case Op::Mul:
      return Z3_mk_bvmul(context_, a, b);
    case Op::SDiv:
      return Z3_mk_bvsdiv(context_, a, b);
    case Op::SRem:
      return Z3_mk_bvsrem(context_, a, b);
    case Op::UDiv:
      return Z3_mk_bvudiv(context_, a, b);
    case Op::URem:
      return Z3_mk_bvurem(context_, a, b);
    case Op::Shl:
      return Z3_mk_bvshl(context_, a, b);
    case Op::LShr:
      return Z3_mk_bvlshr(context_, a, b);
    case Op::AShr:
      return Z3_mk_bvashr(context_, a, b);
    default:
      throw z3::exception("no translation for this operation");
  }
}

}  // namespace assay::solver
