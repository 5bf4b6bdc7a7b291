// SPDX-License-Identifier: Apache-2.0
// Arithmetic, conversions and comparisons as terms. Ints and floats are 32 bits wide, longs and
// doubles 64; narrower types exist only in the heap and as inputs.
#include "concolic/recorder.h"
#include "expr/term.h"
#include "interp/insn.h"

namespace assay::concolic {

namespace {

using expr::Term;
using expr::Terms;
using interp::Insn;
using interp::ShadowSite;
using InsnOp = interp::Op;
using TermOp = expr::Op;

/// An operation on two operands of one width.
struct Binary {
  InsnOp insn;
  TermOp term;
  unsigned width;
};
constexpr Binary kBinary[] = {
    {InsnOp::IAdd, TermOp::Add, 32},  {InsnOp::ISub, TermOp::Sub, 32},
    {InsnOp::IMul, TermOp::Mul, 32},  {InsnOp::IAnd, TermOp::And, 32},
    {InsnOp::IOr, TermOp::Or, 32},    {InsnOp::IXor, TermOp::Xor, 32},
    {InsnOp::IDiv, TermOp::SDiv, 32}, {InsnOp::IRem, TermOp::SRem, 32},
    {InsnOp::LAdd, TermOp::Add, 64},  {InsnOp::LSub, TermOp::Sub, 64},
    {InsnOp::LMul, TermOp::Mul, 64},  {InsnOp::LAnd, TermOp::And, 64},
    {InsnOp::LOr, TermOp::Or, 64},    {InsnOp::LXor, TermOp::Xor, 64},
    {InsnOp::LDiv, TermOp::SDiv, 64}, {InsnOp::LRem, TermOp::SRem, 64},
    {InsnOp::FAdd, TermOp::FAdd, 32}, {InsnOp::FSub, TermOp::FSub, 32},
    {InsnOp::FMul, TermOp::FMul, 32}, {InsnOp::FDiv, TermOp::FDiv, 32},
    {InsnOp::FRem, TermOp::FRem, 32}, {InsnOp::DAdd, TermOp::FAdd, 64},
    {InsnOp::DSub, TermOp::FSub, 64}, {InsnOp::DMul, TermOp::FMul, 64},
    {InsnOp::DDiv, TermOp::FDiv, 64}, {InsnOp::DRem, TermOp::FRem, 64},
};
/// The same with a constant on the right.
constexpr Binary kConstant[] = {
    {InsnOp::IAddK, TermOp::Add, 32},  {InsnOp::IMulK, TermOp::Mul, 32},
    {InsnOp::IAndK, TermOp::And, 32},  {InsnOp::IOrK, TermOp::Or, 32},
    {InsnOp::IXorK, TermOp::Xor, 32},  {InsnOp::IDivK, TermOp::SDiv, 32},
    {InsnOp::IRemK, TermOp::SRem, 32}, {InsnOp::LAddK, TermOp::Add, 64},
    {InsnOp::LMulK, TermOp::Mul, 64},  {InsnOp::LAndK, TermOp::And, 64},
};
/// JVMS: a shift uses only the low 5 or 6 bits of the distance, which is an int.
constexpr Binary kShift[] = {
    {InsnOp::IShl, TermOp::Shl, 32},   {InsnOp::IShr, TermOp::AShr, 32},
    {InsnOp::IUshr, TermOp::LShr, 32}, {InsnOp::LShl, TermOp::Shl, 64},
    {InsnOp::LShr, TermOp::AShr, 64},  {InsnOp::LUshr, TermOp::LShr, 64},
};
constexpr Binary kShiftConstant[] = {
    {InsnOp::IShlK, TermOp::Shl, 32},   {InsnOp::IShrK, TermOp::AShr, 32},
    {InsnOp::IUshrK, TermOp::LShr, 32}, {InsnOp::LShlK, TermOp::Shl, 64},
    {InsnOp::LShrK, TermOp::AShr, 64},  {InsnOp::LUshrK, TermOp::LShr, 64},
};
/// A conversion between numbers, one of which is a floating-point number.
struct Conversion {
  InsnOp insn;
  TermOp term;
  unsigned from, to;
};
constexpr Conversion kConversions[] = {
    {InsnOp::I2F, TermOp::FFromS, 32, 32}, {InsnOp::I2D, TermOp::FFromS, 32, 64},
    {InsnOp::L2F, TermOp::FFromS, 64, 32}, {InsnOp::L2D, TermOp::FFromS, 64, 64},
    {InsnOp::F2I, TermOp::FToS, 32, 32},   {InsnOp::F2L, TermOp::FToS, 32, 64},
    {InsnOp::D2I, TermOp::FToS, 64, 32},   {InsnOp::D2L, TermOp::FToS, 64, 64},
    {InsnOp::F2D, TermOp::FFromF, 32, 64}, {InsnOp::D2F, TermOp::FFromF, 64, 32},
};

template <class Row, std::size_t N>
const Row* find(const Row (&rows)[N], InsnOp op) {
  for (const Row& row : rows) {
    if (row.insn == op) return &row;
  }
  return nullptr;
}

/// What value() does for an operation, looked up once.
enum class Shape : std::uint8_t { None, Binary, Constant, Shift, ShiftConstant, Conversion, Other };
struct Meaning {
  Shape shape = Shape::None;
  TermOp term{};
  std::uint8_t from = 0, to = 0;
};

Meaning meaning_of(InsnOp op) {
  auto as = [](Shape shape, const Binary& row) {
    auto width = static_cast<std::uint8_t>(row.width);
    return Meaning{shape, row.term, width, width};
  };
  if (const Binary* row = find(kBinary, op)) return as(Shape::Binary, *row);
  if (const Binary* row = find(kConstant, op)) return as(Shape::Constant, *row);
  if (const Binary* row = find(kShift, op)) return as(Shape::Shift, *row);
  if (const Binary* row = find(kShiftConstant, op)) return as(Shape::ShiftConstant, *row);
  if (const Conversion* row = find(kConversions, op)) {
    return {Shape::Conversion, row->term, static_cast<std::uint8_t>(row->from),
            static_cast<std::uint8_t>(row->to)};
  }
  return {Shape::Other};
}

const Meaning& cached_meaning(InsnOp op) {
  static const std::vector<Meaning> meanings = [] {
    std::vector<Meaning> all;
    for (unsigned i = 0; i <= static_cast<unsigned>(InsnOp::InvokeLinked); ++i)
      all.push_back(meaning_of(static_cast<InsnOp>(i)));
    return all;
  }();
  return meanings[static_cast<unsigned>(op)];
}

/// JVMS 6.5.lcmp and fcmp: -1, 0 or 1; `unordered` if an operand is NaN.
Term three_way(Terms& terms, Term less, Term equal) {
  Term minus = terms.constant(32, ~0u), zero = terms.constant(32, 0), one = terms.constant(32, 1);
  return terms.ite(less, minus, terms.ite(equal, zero, one));
}
Term three_way_unordered_less(Terms& terms, Term greater, Term equal) {
  Term minus = terms.constant(32, ~0u), zero = terms.constant(32, 0), one = terms.constant(32, 1);
  return terms.ite(greater, one, terms.ite(equal, zero, minus));
}

}  // namespace

Term Recorder::operand(const ShadowSite& site, unsigned reg, unsigned width) const {
  if (site.shadows[reg] != 0) return Term{site.shadows[reg]};
  return terms_.constant(width, site.registers[reg].raw);
}

/// Operations that are no row of a table.
Term Recorder::special_value(const ShadowSite& site) {
  const Insn& insn = site.insn;
  auto get = [&](unsigned reg, unsigned width) { return operand(site, reg, width); };
  auto narrow_to = [&](unsigned width, bool is_signed) {
    Term low = terms_.extract(get(insn.b, 32), 0, width);
    return is_signed ? terms_.sign_extend(low, 32) : terms_.zero_extend(low, 32);
  };
  switch (insn.op) {
    case InsnOp::INeg:
      return terms_.unary(TermOp::Neg, get(insn.b, 32));
    case InsnOp::LNeg:
      return terms_.unary(TermOp::Neg, get(insn.b, 64));
    case InsnOp::FNeg:
      return terms_.unary(TermOp::FNeg, get(insn.b, 32));
    case InsnOp::DNeg:
      return terms_.unary(TermOp::FNeg, get(insn.b, 64));
    case InsnOp::I2L:
      return terms_.sign_extend(get(insn.b, 32), 64);
    case InsnOp::L2I:
      return terms_.extract(get(insn.b, 64), 0, 32);
    case InsnOp::I2B:
      return narrow_to(8, true);
    case InsnOp::I2C:
      return narrow_to(16, false);
    case InsnOp::I2S:
      return narrow_to(16, true);
    case InsnOp::LCmp: {
      Term a = get(insn.b, 64), b = get(insn.c, 64);
      return three_way(terms_, terms_.binary(TermOp::Slt, a, b), terms_.equal(a, b));
    }
    case InsnOp::FCmpL:
    case InsnOp::DCmpL: {
      unsigned width = insn.op == InsnOp::FCmpL ? 32 : 64;
      Term a = get(insn.b, width), b = get(insn.c, width);
      return three_way_unordered_less(terms_, terms_.binary(TermOp::FLt, b, a),
                                      terms_.binary(TermOp::FEq, a, b));
    }
    case InsnOp::FCmpG:
    case InsnOp::DCmpG: {
      unsigned width = insn.op == InsnOp::FCmpG ? 32 : 64;
      Term a = get(insn.b, width), b = get(insn.c, width);
      return three_way(terms_, terms_.binary(TermOp::FLt, a, b), terms_.binary(TermOp::FEq, a, b));
    }
    default:
      obstacle(Obstacle::Kind::NoTerm);
      return {};
  }
}

std::uint32_t Recorder::value(const ShadowSite& site) {
  if (quiet()) return 0;
  const Insn& insn = site.insn;
  const Meaning& meaning = cached_meaning(insn.op);
  auto get = [&](unsigned reg, unsigned width) { return operand(site, reg, width); };
  auto mask = [&](Term distance) {
    Term low = terms_.binary(TermOp::And, distance, terms_.constant(32, meaning.to - 1u));
    return terms_.zero_extend(low, meaning.to);
  };
  Term result;
  switch (meaning.shape) {
    case Shape::Binary:
      result = terms_.binary(meaning.term, get(insn.b, meaning.to), get(insn.c, meaning.to));
      break;
    case Shape::Constant:
      result = terms_.binary(meaning.term, get(insn.b, meaning.to),
                             terms_.constant(meaning.to, static_cast<std::uint64_t>(insn.imm)));
      break;
    case Shape::Shift:
      result = terms_.binary(meaning.term, get(insn.b, meaning.to), mask(get(insn.c, 32)));
      break;
    case Shape::ShiftConstant:
      result = terms_.binary(meaning.term, get(insn.b, meaning.to),
                             mask(terms_.constant(32, static_cast<std::uint64_t>(insn.imm))));
      break;
    case Shape::Conversion:
      result = terms_.convert(meaning.term, get(insn.b, meaning.from), meaning.to);
      break;
    default:
      result = special_value(site);
      if (!result) return 0;
  }
  if (options_.note_sums && site.frame.method->traits.observed)
    note_sum(site, meaning.term, result);
  if (exact_) note_exact(site, result);
  return terms_.is_constant(result) ? 0 : result.id;
}

std::uint32_t Recorder::widen(interp::Cell kind, std::uint32_t cell) {
  Term term{cell};
  const expr::Node& node = terms_.node(term);
  // The coder of an input string decides everything that follows: it is made a decision here, so
  // that lengths and characters stay simple.
  if (node.op == TermOp::ZExt && terms_.node(node.a).op == TermOp::Variable &&
      inputs_.is_utf16(terms_.node(node.a).variable())) {
    decide_encoding({}, terms_.node(node.a).variable());  // a load has no site of its own
    return 0;
  }
  Term wide =
      kind == interp::Cell::Char ? terms_.zero_extend(term, 32) : terms_.sign_extend(term, 32);
  return terms_.is_constant(wide) ? 0 : wide.id;
}

std::uint32_t Recorder::narrow(interp::Cell kind, std::uint32_t value) {
  unsigned width = kind == interp::Cell::Byte || kind == interp::Cell::Boolean ? 8 : 16;
  Term low = terms_.extract(Term{value}, 0, width);
  if (kind == interp::Cell::Boolean) low = terms_.binary(TermOp::And, low, terms_.constant(8, 1));
  return terms_.is_constant(low) ? 0 : low.id;
}

}  // namespace assay::concolic
