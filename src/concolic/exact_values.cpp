// SPDX-License-Identifier: Apache-2.0
#include "concolic/exact_values.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "expr/bits.h"

namespace assay::concolic {

namespace {

using expr::Term;
using InsnOp = interp::Op;

/// What an operation does to numbers.
enum class Sense : std::uint8_t {
  Add,
  Subtract,
  Multiply,
  Negate,
  Divide,
  Remainder,
  HalveOften,  // a shift to the right that keeps the sign
  Keep,
  Narrow,
  Compare,
  Mix,    // of bits
  Other,  // whatever is made of the operands, it is no exact number
};

struct Row {
  InsnOp op;
  Sense sense;
  unsigned width;  // of the result
};
constexpr Row kRows[] = {
    {InsnOp::IAdd, Sense::Add, 32},        {InsnOp::IAddK, Sense::Add, 32},
    {InsnOp::LAdd, Sense::Add, 64},        {InsnOp::LAddK, Sense::Add, 64},
    {InsnOp::ISub, Sense::Subtract, 32},   {InsnOp::LSub, Sense::Subtract, 64},
    {InsnOp::IMul, Sense::Multiply, 32},   {InsnOp::IMulK, Sense::Multiply, 32},
    {InsnOp::LMul, Sense::Multiply, 64},   {InsnOp::LMulK, Sense::Multiply, 64},
    {InsnOp::INeg, Sense::Negate, 32},     {InsnOp::LNeg, Sense::Negate, 64},
    {InsnOp::IDiv, Sense::Divide, 32},     {InsnOp::IDivK, Sense::Divide, 32},
    {InsnOp::LDiv, Sense::Divide, 64},     {InsnOp::IRem, Sense::Remainder, 32},
    {InsnOp::IRemK, Sense::Remainder, 32}, {InsnOp::LRem, Sense::Remainder, 64},
    {InsnOp::IShr, Sense::HalveOften, 32}, {InsnOp::IShrK, Sense::HalveOften, 32},
    {InsnOp::LShr, Sense::HalveOften, 64}, {InsnOp::LShrK, Sense::HalveOften, 64},
    {InsnOp::I2L, Sense::Keep, 64},        {InsnOp::L2I, Sense::Narrow, 32},
    {InsnOp::I2B, Sense::Narrow, 8},       {InsnOp::I2C, Sense::Narrow, 16},
    {InsnOp::I2S, Sense::Narrow, 16},      {InsnOp::LCmp, Sense::Compare, 32},
    {InsnOp::IXor, Sense::Mix, 32},        {InsnOp::IXorK, Sense::Mix, 32},
    {InsnOp::LXor, Sense::Mix, 64},        {InsnOp::IShl, Sense::Mix, 32},
    {InsnOp::IShlK, Sense::Mix, 32},       {InsnOp::LShl, Sense::Mix, 64},
    {InsnOp::LShlK, Sense::Mix, 64},       {InsnOp::IUshr, Sense::Mix, 32},
    {InsnOp::IUshrK, Sense::Mix, 32},      {InsnOp::LUshr, Sense::Mix, 64},
    {InsnOp::LUshrK, Sense::Mix, 64},
};

Row row_of(InsnOp op) {
  const auto* const found = std::ranges::find(kRows, op, &Row::op);
  return found == std::end(kRows) ? Row{op, Sense::Other, 64} : *found;
}

/// Hashes and random numbers multiply by primes, or by large odd numbers. Quantities come in units:
/// ten, a dozen, 60, 365, 1024.
bool is_mixing_factor(std::int64_t factor) {
  constexpr std::int64_t kLeastPrime = 17, kLarge = 1 << 16;
  if (factor < 0)
    return factor != std::numeric_limits<std::int64_t>::min() && is_mixing_factor(-factor);
  if (factor % 2 == 0 || factor < kLeastPrime) return false;
  if (factor > kLarge) return true;
  for (std::int64_t i = 3; i * i <= factor; i += 2) {
    if (factor % i == 0) return false;
  }
  return true;
}

/// Constants have no terms.
bool has_mixing_factor(const ExactValues::Operation& operation) {
  return (!operation.a.term && is_mixing_factor(operation.a.value)) ||
         (!operation.b.term && is_mixing_factor(operation.b.value));
}

std::optional<WideInteger> sum(WideInteger a, WideInteger b) {
  WideInteger result = 0;
  return __builtin_add_overflow(a, b, &result) ? std::nullopt : std::optional(result);
}

std::optional<WideInteger> product(WideInteger a, WideInteger b) {
  WideInteger result = 0;
  return __builtin_mul_overflow(a, b, &result) ? std::nullopt : std::optional(result);
}

/// None: there is no such number, or it is too large even here.
std::optional<WideInteger> exact_result(const Row& row, WideInteger a, WideInteger b) {
  switch (row.sense) {
    case Sense::Add:
      return sum(a, b);
    case Sense::Subtract:
      return sum(a, -b);
    case Sense::Multiply:
      return product(a, b);
    case Sense::Negate:
      return -a;
    case Sense::Divide:
      return b == 0 ? std::nullopt : std::optional(a / b);
    case Sense::Remainder:
      return b == 0 ? std::nullopt : std::optional(a % b);
    case Sense::HalveOften:
      return a >> static_cast<unsigned>(b & (row.width - 1));
    case Sense::Keep:
    case Sense::Narrow:
      return a;
    case Sense::Compare:
      return a < b ? -1 : a == b ? 0 : 1;
    case Sense::Mix:
    case Sense::Other:
      return std::nullopt;
  }
  return std::nullopt;
}

WideInteger least_of(unsigned width) { return -(WideInteger{1} << (width - 1)); }
bool fits(WideInteger value, unsigned width) {
  return value >= least_of(width) && value < -least_of(width);
}

/// Bytes and the like often are numbers without a sign.
bool fits_somehow(WideInteger value, unsigned width) {
  return value >= least_of(width) && value < WideInteger{1} << width;
}

bool relates(unsigned nth, WideInteger a, WideInteger b) {
  const bool results[] = {a == b, a != b, a<b, a >= b, a> b, a <= b};
  return results[nth];
}

}  // namespace

bool ExactValues::takes_longs(InsnOp op) {
  const bool is_of_int = op == InsnOp::I2L;
  return op == InsnOp::L2I || op == InsnOp::LCmp || (row_of(op).width == 64 && !is_of_int);
}

bool ExactValues::is_unary(InsnOp op) {
  return (op >= InsnOp::I2L && op <= InsnOp::I2S) || op == InsnOp::INeg || op == InsnOp::LNeg ||
         op == InsnOp::FNeg || op == InsnOp::DNeg;
}

void ExactValues::begin() {
  known_.clear();
  states_.clear();
  is_touched_ = is_astray_ = false;
}

/// The worst that is in a term which no operation has made: by a summary, say.
ExactValues::State ExactValues::state_within(Term term) {
  if (!term || terms_.is_constant(term)) return State::Plain;
  if (const auto found = known_.find(term.id); found != known_.end()) return found->second.state;
  if (const auto found = states_.find(term.id); found != states_.end()) return found->second;
  const expr::Node node = terms_.node(term);
  State worst = State::Plain;
  const Term parts[] = {node.a, node.b, node.c};
  for (unsigned i = 0; i < expr::operand_count(node.op); ++i)
    worst = std::max(worst, state_within(parts[i]));
  states_[term.id] = worst;
  return worst;
}

ExactValues::Known ExactValues::known(const Operand& operand) {
  const Known plain{State::Plain, {operand.value, {}, false}};
  if (!is_touched_ || !operand.term) return plain;
  if (const auto found = known_.find(operand.term.id); found != known_.end()) return found->second;
  const State state = state_within(operand.term);
  return {state == State::Exact ? State::Lost : state, plain.exact};
}

/// A number as the caller gave it, widened at most: who casts that does as the caller asked.
bool ExactValues::is_handed_in(Term term) const {
  expr::Node node = terms_.node(term);
  if (node.op == expr::Op::SExt || node.op == expr::Op::ZExt) node = terms_.node(node.a);
  return node.op == expr::Op::Variable &&
         terms_.info(node.variable()).kind != expr::VariableKind::Length;
}

ExactValues::Known ExactValues::computed(const Operation& operation, const Known& a,
                                         const Known& b) const {
  const Row row = row_of(operation.op);
  const bool is_altered = a.state == State::Exact || b.state == State::Exact;
  const Known plain{State::Plain, {operation.result.value, {}, false}};
  const Known otherwise = is_altered ? Known{State::Lost, {}} : plain;
  const auto exact = exact_result(row, a.exact.value, b.exact.value);
  if (!exact) return otherwise;
  if (*exact == operation.result.value) return plain;
  if (row.sense == Sense::Narrow && !is_altered &&
      (fits_somehow(*exact, row.width) || is_handed_in(operation.a.term)))
    return plain;
  // The library wraps on purpose. So may who adds the least number: it is its own opposite.
  if (!operation.is_observed && (!is_altered || !fits(*exact, row.width))) return otherwise;
  if (operation.b.value == least_of(row.width) && !operation.b.term) return otherwise;
  if (is_altered) {
    const ExactValue& from = a.state == State::Exact ? a.exact : b.exact;
    return {State::Exact, {*exact, from.origin, from.is_narrowed}};
  }
  return {State::Exact, {*exact, operation.site, row.sense == Sense::Narrow}};
}

ExactValues::Known ExactValues::combined(const Operation& operation, const Known& a,
                                         const Known& b) const {
  if (a.state == State::Lost || b.state == State::Lost) return {State::Lost, {}};
  const Sense sense = row_of(operation.op).sense;
  const bool is_mixed = a.state == State::Mixed || b.state == State::Mixed || sense == Sense::Mix ||
                        (sense == Sense::Multiply && has_mixing_factor(operation));
  if (!is_mixed) return computed(operation, a, b);
  if (a.state == State::Exact || b.state == State::Exact) return {State::Lost, {}};
  return {State::Mixed, {operation.result.value, {}, false}};
}

void ExactValues::note(const Operation& operation) {
  remember(operation.result, combined(operation, known(operation.a), known(operation.b)));
}

/// One term may stand for two values that differ exactly.
void ExactValues::remember(const Operand& result, const Known& known) {
  is_touched_ |= known.state != State::Plain;
  if (terms_.is_constant(result.term)) {
    is_astray_ |= known.state == State::Exact || known.state == State::Lost;
    return;
  }
  const auto [found, is_new] = known_.try_emplace(result.term.id, known);
  const bool is_same =
      found->second.state == known.state && found->second.exact.value == known.exact.value;
  if (!is_new && !is_same) found->second = {State::Lost, {}};
}

void ExactValues::compare(unsigned nth, const Operand& a, const Operand& b, bool holds) {
  if (!is_touched_) return;
  const Known left = known(a), right = known(b);
  is_astray_ |= left.state == State::Lost || right.state == State::Lost ||
                relates(nth, left.exact.value, right.exact.value) != holds;
}

void ExactValues::use(Term term) {
  is_astray_ |= is_touched_ && state_within(term) >= State::Exact;
}

std::map<std::uint32_t, ExactValue> ExactValues::take() {
  std::map<std::uint32_t, ExactValue> differing;
  if (is_astray_) return differing;
  for (const auto& [term, known] : known_) {
    if (known.state == State::Exact) differing[term] = known.exact;
  }
  return differing;
}

}  // namespace assay::concolic
