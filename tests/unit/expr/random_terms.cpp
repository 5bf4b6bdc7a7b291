// SPDX-License-Identifier: Apache-2.0
#include "unit/expr/random_terms.h"

#include <array>
#include <string>
#include <utility>

#include "expr/bits.h"
#include "unit/expr/samples.h"

namespace assay::expr::test {

namespace {

constexpr std::array<unsigned, 7> kWidths{1, 3, 8, 16, 24, 32, 64};
constexpr std::size_t kStockLimit = 24;
constexpr auto kOps = static_cast<unsigned>(Op::External) + 1;

std::uint64_t scramble(std::uint64_t first, std::uint64_t second) {
  return hash_combine(first, second);
}
std::uint64_t first_of(std::uint64_t first, std::uint64_t) { return first; }

Node make(Op op, unsigned width, unsigned detail, Term a, Term b = {}, Term c = {}) {
  return Node{op, static_cast<std::uint8_t>(width), static_cast<std::uint16_t>(detail), a, b, c};
}

}  // namespace

RandomTerms::RandomTerms(std::uint64_t seed) : random_(seed), stocks_(65) {
  for (unsigned width : kWidths) {
    for (int i = 0; i < 3; ++i) add_variable(width);
  }
  const std::array<std::uint64_t, 3> equal{9, 9, 9};
  const std::array<std::uint64_t, 5> mixed{1, 200, 3, 70, 5};
  for (Terms* terms : {&terms_, &plain_}) {
    tables_ = {terms->table(8, equal), terms->table(8, mixed), terms->table(32, mixed)};
    functions_ = {terms->add_external("scramble", scramble),
                  terms->add_external("first", first_of)};
  }
}

void RandomTerms::add_variable(unsigned width) {
  const Variable variable = terms_.new_variable("v", VariableKind::Int, width);
  plain_.new_variable("v", VariableKind::Int, width);
  stock(width).push_back({terms_.variable(variable), plain_.variable(variable)});
}

unsigned RandomTerms::any_width() { return kWidths[pick(kWidths.size())]; }

Twins RandomTerms::fresh_leaf(unsigned width) {
  const std::uint64_t value = sample(random_, width);
  return {terms_.constant(width, value), plain_.constant(width, value)};
}

Twins RandomTerms::operand(unsigned width) {
  if (pick(3) == 0 || stock(width).empty()) return fresh_leaf(width);
  return stock(width)[pick(stock(width).size())];
}

Twins RandomTerms::unary(Op op, unsigned width) {
  const Twins a = operand(width);
  return {terms_.unary(op, a.simplified), plain_.plain(make(op, width, 0, a.plain))};
}

Twins RandomTerms::binary(Op op, unsigned width) {
  const Twins a = operand(width);
  const Twins b = operand(width);
  const unsigned result = is_comparison(op) ? 1 : width;
  return {terms_.binary(op, a.simplified, b.simplified),
          plain_.plain(make(op, result, 0, a.plain, b.plain))};
}

Twins RandomTerms::ite() {
  const unsigned width = any_width();
  const Twins condition = operand(1);
  const Twins then = operand(width);
  const Twins otherwise = operand(width);
  return {terms_.ite(condition.simplified, then.simplified, otherwise.simplified),
          plain_.plain(make(Op::Ite, width, 0, condition.plain, then.plain, otherwise.plain))};
}

Twins RandomTerms::extract() {
  const unsigned from = kWidths[1 + pick(kWidths.size() - 1)];
  unsigned width = any_width();
  while (width >= from) width = any_width();
  const unsigned low = pick(2) ? 0 : static_cast<unsigned>(pick(from - width + 1));
  const Twins a = operand(from);
  return {terms_.extract(a.simplified, low, width),
          plain_.plain(make(Op::Extract, width, low, a.plain))};
}

Twins RandomTerms::extend(Op op) {
  const unsigned width = kWidths[1 + pick(kWidths.size() - 1)];
  unsigned from = any_width();
  while (from >= width) from = any_width();
  const Twins a = operand(from);
  return {op == Op::ZExt ? terms_.zero_extend(a.simplified, width)
                         : terms_.sign_extend(a.simplified, width),
          plain_.plain(make(op, width, 0, a.plain))};
}

Twins RandomTerms::select() {
  const std::uint16_t table = tables_[pick(tables_.size())];
  const Twins index = operand(any_width());
  return {terms_.select(table, index.simplified),
          plain_.plain(make(Op::Select, terms_.table(table).width, table, index.plain))};
}

Twins RandomTerms::round() {
  const unsigned width = float_width();
  const auto mode = static_cast<unsigned>(pick(4));
  const Twins a = operand(width);
  return {terms_.round(static_cast<Rounding>(mode), a.simplified),
          plain_.plain(make(Op::FRound, width, mode, a.plain))};
}

Twins RandomTerms::convert(Op op) {
  const unsigned from = op == Op::FFromS ? any_width() : float_width();
  const unsigned to = op == Op::FFromF ? 96 - from : op == Op::FToS ? any_width() : float_width();
  const Twins a = operand(from);
  return {terms_.convert(op, a.simplified, to), plain_.plain(make(op, to, 0, a.plain))};
}

Twins RandomTerms::external() {
  const std::uint16_t function = functions_[pick(functions_.size())];
  const unsigned width = any_width();
  const Twins a = operand(any_width());
  const Twins b = pick(2) ? operand(any_width()) : Twins{};
  return {terms_.external(function, width, a.simplified, b.simplified),
          plain_.plain(make(Op::External, width, function, a.plain, b.plain))};
}

Twins RandomTerms::node(Op op) {
  switch (op) {
    case Op::Constant:
    case Op::Variable:
      return fresh_leaf(any_width());
    case Op::Not:
    case Op::Neg:
      return unary(op, any_width());
    case Op::FNeg:
    case Op::FSqrt:
      return unary(op, float_width());
    case Op::Ite:
      return ite();
    case Op::Extract:
      return extract();
    case Op::ZExt:
    case Op::SExt:
      return extend(op);
    case Op::Select:
      return select();
    case Op::FRound:
      return round();
    case Op::FFromS:
    case Op::FFromF:
    case Op::FToS:
      return convert(op);
    case Op::External:
      return external();
    default:
      return binary(op, op >= Op::FAdd ? float_width() : any_width());
  }
}

Twins RandomTerms::next() {
  const Twins result = node(static_cast<Op>(pick(kOps)));
  std::vector<Twins>& shelf = stock(plain_.width(result.plain));
  if (shelf.size() < kStockLimit) {
    shelf.push_back(result);
  } else {
    shelf[3 + pick(kStockLimit - 3)] = result;  // the first three are variables and stay
  }
  return result;
}

}  // namespace assay::expr::test
