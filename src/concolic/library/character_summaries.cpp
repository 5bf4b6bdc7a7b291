// SPDX-License-Identifier: Apache-2.0
// java.lang.Character: classes and case as sets of ranges. Some are known for Latin-1 only, digits
// for the basic plane (where JDK 17 to 25 agree): whether a character is in there is a decision,
// and others run as written.
#include "base/result.h"
#include "concolic/library/summaries.h"
#include "expr/term.h"
#include "expr/terms.h"

namespace assay::concolic {

namespace {

using expr::Op;
using expr::Term;
using expr::Terms;
using Result = std::optional<Term>;

struct Range {
  std::uint16_t first, last;
};
using Ranges = std::span<const Range>;

constexpr Range kDigits[] = {
    {'0', '9'},       {0x660, 0x669},   {0x6f0, 0x6f9},   {0x7c0, 0x7c9},   {0x966, 0x96f},
    {0x9e6, 0x9ef},   {0xa66, 0xa6f},   {0xae6, 0xaef},   {0xb66, 0xb6f},   {0xbe6, 0xbef},
    {0xc66, 0xc6f},   {0xce6, 0xcef},   {0xd66, 0xd6f},   {0xde6, 0xdef},   {0xe50, 0xe59},
    {0xed0, 0xed9},   {0xf20, 0xf29},   {0x1040, 0x1049}, {0x1090, 0x1099}, {0x17e0, 0x17e9},
    {0x1810, 0x1819}, {0x1946, 0x194f}, {0x19d0, 0x19d9}, {0x1a80, 0x1a89}, {0x1a90, 0x1a99},
    {0x1b50, 0x1b59}, {0x1bb0, 0x1bb9}, {0x1c40, 0x1c49}, {0x1c50, 0x1c59}, {0xa620, 0xa629},
    {0xa8d0, 0xa8d9}, {0xa900, 0xa909}, {0xa9d0, 0xa9d9}, {0xa9f0, 0xa9f9}, {0xaa50, 0xaa59},
    {0xabf0, 0xabf9}, {0xff10, 0xff19}};
constexpr Range kLetters[] = {{'A', 'Z'},   {'a', 'z'},   {0xaa, 0xaa}, {0xb5, 0xb5},
                              {0xba, 0xba}, {0xc0, 0xd6}, {0xd8, 0xf6}, {0xf8, 0xff}};
constexpr Range kLettersOrDigits[] = {{'0', '9'},   {'A', 'Z'},   {'a', 'z'},
                                      {0xaa, 0xaa}, {0xb5, 0xb5}, {0xba, 0xba},
                                      {0xc0, 0xd6}, {0xd8, 0xf6}, {0xf8, 0xff}};
constexpr Range kUpper[] = {{'A', 'Z'}, {0xc0, 0xd6}, {0xd8, 0xde}};
constexpr Range kLower[] = {{'a', 'z'},   {0xaa, 0xaa}, {0xb5, 0xb5},
                            {0xba, 0xba}, {0xdf, 0xf6}, {0xf8, 0xff}};
constexpr Range kWhitespace[] = {{9, 13},          {28, 32},         {0x1680, 0x1680},
                                 {0x2000, 0x2006}, {0x2008, 0x200a}, {0x2028, 0x2029},
                                 {0x205f, 0x205f}, {0x3000, 0x3000}};
constexpr Range kSpaces[] = {{0x20, 0x20},     {0xa0, 0xa0},     {0x1680, 0x1680},
                             {0x2000, 0x200a}, {0x2028, 0x2029}, {0x202f, 0x202f},
                             {0x205f, 0x205f}, {0x3000, 0x3000}};
constexpr Range kIdentifierStarts[] = {{'$', '$'},   {'A', 'Z'},   {'_', '_'},   {'a', 'z'},
                                       {0xa2, 0xa5}, {0xaa, 0xaa}, {0xb5, 0xb5}, {0xba, 0xba},
                                       {0xc0, 0xd6}, {0xd8, 0xf6}, {0xf8, 0xff}};
constexpr Range kIdentifierParts[] = {{0, 8},       {0x0e, 0x1b}, {'$', '$'},   {'0', '9'},
                                      {'A', 'Z'},   {'_', '_'},   {'a', 'z'},   {0x7f, 0x9f},
                                      {0xa2, 0xa5}, {0xaa, 0xaa}, {0xad, 0xad}, {0xb5, 0xb5},
                                      {0xba, 0xba}, {0xc0, 0xd6}, {0xd8, 0xf6}, {0xf8, 0xff}};

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

constexpr std::uint32_t kLatin1 = 0x100, kBasicPlane = 0x10000, kAnyCodePoint = 0;  // 0: no limit

/// The argument if it is below a limit on this run, which becomes a decision.
Result below(const SummaryCall& call, std::uint32_t limit) {
  unsigned argument = call.method.is_static() ? 0 : 1;
  if (!call.symbolic(argument)) return std::nullopt;
  Terms& terms = call.terms();
  Term unit = call.argument(argument, 32);
  if (limit == kAnyCodePoint) return unit;
  bool small = static_cast<std::uint32_t>(call.arguments[argument].i) < limit;
  Term condition = terms.binary(Op::Ult, unit, terms.constant(32, limit));
  call.recorder.decide(DecisionKind::Summary, call.recorder.current_site(), condition, small);
  return small ? Result(unit) : std::nullopt;
}
Result latin1(const SummaryCall& call) { return below(call, kLatin1); }

template <const auto& Ranges, std::uint32_t Limit = kLatin1>
Result is_in(const SummaryCall& call) {
  Result unit = below(call, Limit);
  if (!unit) return std::nullopt;
  return call.terms().zero_extend(in_ranges(call.terms(), *unit, Ranges), 32);
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

/// The value of a character as a digit of the largest radix, else what `other` says.
template <class Other>
std::uint16_t digit_table(Terms& terms, Other other) {
  std::uint64_t values[256];
  for (std::uint32_t unit = 0; unit < 256; ++unit) {
    std::int32_t value = other(unit);
    if (unit >= '0' && unit <= '9') value = static_cast<std::int32_t>(unit - '0');
    std::uint32_t letter = (unit | 0x20) - 'a';
    if (unit < 0x80 && letter < 26) value = static_cast<std::int32_t>(letter + 10);
    values[unit] = static_cast<std::uint32_t>(value);
  }
  return terms.table(32, values);
}

Result digit(const SummaryCall& call) {
  Result unit = latin1(call);
  if (!unit) return std::nullopt;
  Terms& terms = call.terms();
  std::uint16_t table = digit_table(terms, [](std::uint32_t) { return 36; });
  Term value = terms.select(table, *unit), radix = call.argument(1, 32);
  // A radix below 2 or beyond 36 has no digits.
  Term known = terms.binary(Op::Ult, terms.binary(Op::Sub, radix, terms.constant(32, 2)),
                            terms.constant(32, 35));
  Term inside = terms.both(known, terms.binary(Op::Ult, value, radix));
  return terms.ite(inside, value, terms.constant(32, ~0u));
}

Result numeric_value(const SummaryCall& call) {
  Result unit = latin1(call);
  if (!unit) return std::nullopt;
  std::uint16_t table = digit_table(call.terms(), [](std::uint32_t other) {
    if (other == 0xb2 || other == 0xb3) return static_cast<std::int32_t>(other & 0xf);
    if (other == 0xb9) return 1;
    return other >= 0xbc && other <= 0xbe ? -2 : -1;  // superscripts and fractions
  });
  return call.terms().select(table, *unit);
}

#define PREDICATE(name, ...)                                   \
  {"java/lang/Character", name, "(C)Z", is_in<__VA_ARGS__>}, { \
    "java/lang/Character", name, "(I)Z", is_in<__VA_ARGS__>    \
  }

constexpr std::string_view kLatin1Data = "java/lang/CharacterDataLatin1";
constexpr Summary kSummaries[] = {
    PREDICATE("isDigit", kDigits, kBasicPlane),
    PREDICATE("isLetter", kLetters),
    PREDICATE("isLetterOrDigit", kLettersOrDigits),
    PREDICATE("isUpperCase", kUpper),
    PREDICATE("isLowerCase", kLower),
    PREDICATE("isWhitespace", kWhitespace, kAnyCodePoint),
    PREDICATE("isSpaceChar", kSpaces, kAnyCodePoint),
    PREDICATE("isJavaIdentifierStart", kIdentifierStarts),
    PREDICATE("isJavaIdentifierPart", kIdentifierParts),
    {"java/lang/Character", "digit", "(CI)I", digit},
    {"java/lang/Character", "digit", "(II)I", digit},
    {"java/lang/Character", "getNumericValue", "(C)I", numeric_value},
    {"java/lang/Character", "getNumericValue", "(I)I", numeric_value},
    {kLatin1Data, "toLowerCase", "(I)I", to_lower},
    {kLatin1Data, "toUpperCase", "(I)I", to_upper},
    {kLatin1Data, "isDigit", "(I)Z", is_in<kDigits>},
    {kLatin1Data, "isUpperCase", "(I)Z", is_in<kUpper>},
    {kLatin1Data, "isLowerCase", "(I)Z", is_in<kLower>},
    {kLatin1Data, "isWhitespace", "(I)Z", is_in<kWhitespace>},
    {"java/lang/Character", "isAlphabetic", "(I)Z", is_in<kLetters>},
    {"java/lang/Character", "toLowerCase", "(C)C", to_lower},
    {"java/lang/Character", "toLowerCase", "(I)I", to_lower},
    {"java/lang/Character", "toUpperCase", "(C)C", to_upper},
    {"java/lang/Character", "toUpperCase", "(I)I", to_upper},
};

}  // namespace

std::span<const Summary> character_summaries() { return kSummaries; }

const Summary& fixed_character_summary() {
  static constexpr Summary kFixed{"", "", "", [](const SummaryCall& call) -> Result {
                                    if (!call.symbolic(1)) return std::nullopt;
                                    auto unit = static_cast<std::uint32_t>(call.arguments[1].i);
                                    Term term = call.argument(1, 32);
                                    call.recorder.pin(call.recorder.current_site(), term, unit);
                                    return Term{};
                                  }};
  return kFixed;
}

}  // namespace assay::concolic
