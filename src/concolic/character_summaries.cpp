// SPDX-License-Identifier: Apache-2.0
// java.lang.Character for Latin-1: classes and case as sets of ranges. Whether a character is in
// Latin-1 is a decision; others run as written.
#include "concolic/summaries.h"

namespace assay::concolic {

namespace {

using expr::Op;
using expr::Term;
using expr::Terms;
using Result = std::optional<Term>;

struct Range {
  std::uint8_t first, last;
};
using Ranges = std::span<const Range>;

constexpr Range kDigits[] = {{'0', '9'}};
constexpr Range kLetters[] = {{'A', 'Z'},   {'a', 'z'},   {0xaa, 0xaa}, {0xb5, 0xb5},
                              {0xba, 0xba}, {0xc0, 0xd6}, {0xd8, 0xf6}, {0xf8, 0xff}};
constexpr Range kLettersOrDigits[] = {{'0', '9'},   {'A', 'Z'},   {'a', 'z'},
                                      {0xaa, 0xaa}, {0xb5, 0xb5}, {0xba, 0xba},
                                      {0xc0, 0xd6}, {0xd8, 0xf6}, {0xf8, 0xff}};
constexpr Range kUpper[] = {{'A', 'Z'}, {0xc0, 0xd6}, {0xd8, 0xde}};
constexpr Range kLower[] = {{'a', 'z'},   {0xaa, 0xaa}, {0xb5, 0xb5},
                            {0xba, 0xba}, {0xdf, 0xf6}, {0xf8, 0xff}};
constexpr Range kWhitespace[] = {{9, 13}, {28, 32}};
constexpr Range kSpaces[] = {{0x20, 0x20}, {0xa0, 0xa0}};

Term in_ranges(Terms& terms, Term unit, Ranges ranges) {
  Term any = terms.boolean(false);
  for (Range range : ranges) {
    Term from = terms.constant(32, range.first), to = terms.constant(32, range.last);
    Term inside = range.first == range.last ? terms.equal(unit, from)
                                            : terms.both(terms.binary(Op::Ule, from, unit),
                                                         terms.binary(Op::Ule, unit, to));
    any = terms.either(any, inside);
  }
  return any;
}

/// The argument if it is a Latin-1 character on this run, which becomes a decision.
Result latin1(const SummaryCall& call) {
  if (!call.symbolic(0)) return std::nullopt;
  Terms& terms = call.terms();
  Term unit = call.argument(0, 32);
  bool small = static_cast<std::uint32_t>(call.arguments[0].i) < 256;
  Term condition = terms.binary(Op::Ult, unit, terms.constant(32, 256));
  call.recorder.decide(DecisionKind::Summary, call.recorder.current_site(), condition, small);
  return small ? Result(unit) : std::nullopt;
}

template <const auto& ranges>
Result is_in(const SummaryCall& call) {
  Result unit = latin1(call);
  if (!unit) return std::nullopt;
  return call.terms().zero_extend(in_ranges(call.terms(), *unit, ranges), 32);
}

Result to_lower(const SummaryCall& call) {
  Result unit = latin1(call);
  if (!unit) return std::nullopt;
  Terms& terms = call.terms();
  Term upper = in_ranges(terms, *unit, kUpper);
  return terms.ite(upper, terms.binary(Op::Add, *unit, terms.constant(32, 32)), *unit);
}

Result to_upper(const SummaryCall& call) {
  constexpr Range kShifted[] = {{'a', 'z'}, {0xe0, 0xf6}, {0xf8, 0xfe}};
  constexpr std::uint32_t kSmallYDiaeresis = 0xff, kMicro = 0xb5;
  Result unit = latin1(call);
  if (!unit) return std::nullopt;
  Terms& terms = call.terms();
  auto constant = [&](std::uint32_t value) { return terms.constant(32, value); };
  Term shifted = terms.binary(Op::Sub, *unit, constant(32));
  Term upper = terms.ite(in_ranges(terms, *unit, kShifted), shifted, *unit);
  upper = terms.ite(terms.equal(*unit, constant(kSmallYDiaeresis)), constant(0x178), upper);
  return terms.ite(terms.equal(*unit, constant(kMicro)), constant(0x39c), upper);
}

#define PREDICATE(name, ranges)                           \
  {"java/lang/Character", name, "(C)Z", is_in<ranges>}, { \
    "java/lang/Character", name, "(I)Z", is_in<ranges>    \
  }

constexpr Summary kSummaries[] = {
    PREDICATE("isDigit", kDigits),
    PREDICATE("isLetter", kLetters),
    PREDICATE("isLetterOrDigit", kLettersOrDigits),
    PREDICATE("isUpperCase", kUpper),
    PREDICATE("isLowerCase", kLower),
    PREDICATE("isWhitespace", kWhitespace),
    PREDICATE("isSpaceChar", kSpaces),
    {"java/lang/Character", "isAlphabetic", "(I)Z", is_in<kLetters>},
    {"java/lang/Character", "toLowerCase", "(C)C", to_lower},
    {"java/lang/Character", "toLowerCase", "(I)I", to_lower},
    {"java/lang/Character", "toUpperCase", "(C)C", to_upper},
    {"java/lang/Character", "toUpperCase", "(I)I", to_upper},
};

}  // namespace

std::span<const Summary> character_summaries() { return kSummaries; }

}  // namespace assay::concolic
