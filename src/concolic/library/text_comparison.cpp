// SPDX-License-Identifier: Apache-2.0
// Terms for comparing, folding and searching texts. The length of a free text is open: conditions
// speak of all the characters that it may have up to a bound, not of those on this run.
#include "concolic/library/text_comparison.h"

#include <algorithm>

#include "expr/term.h"
#include "expr/terms.h"

namespace assay::concolic {

namespace {

using expr::Op;
using expr::Term;
using expr::Terms;

Term in_range(Terms& terms, Term unit, std::uint16_t first, std::uint16_t last) {
  return terms.both(terms.binary(Op::Ule, terms.constant(16, first), unit),
                    terms.binary(Op::Ule, unit, terms.constant(16, last)));
}

Term folded(Terms& terms, Fold fold, Term unit) {
  return fold == nullptr ? unit : fold(terms, unit);
}

/// How many characters the shorter text has at most. If both are free, one of them is settled
/// unless it is short.
std::uint32_t bound_of_shorter(Recorder& recorder, SymbolicText& a, SymbolicText& b) {
  std::uint32_t most = std::min(a.capacity(), b.capacity());
  if (most < kLongestText) return most;
  Terms& terms = recorder.terms();
  Term limit = number(terms, kUsualBound);
  Term inside = terms.either(terms.binary(Op::Ule, a.length(), limit),
                             terms.binary(Op::Ule, b.length(), limit));
  bool holds = a.size() <= kUsualBound || b.size() <= kUsualBound;
  recorder.decide(DecisionKind::Summary, recorder.current_site(), inside, holds);
  if (holds) return kUsualBound;
  a.settle_length();
  return a.size();
}

/// A part of `other` stands in `text` from `at` on, if that many characters are there.
Term stands_at(Terms& terms, const SymbolicText& text, std::uint32_t at, const SymbolicText& other,
               Part part, Fold fold) {
  Term same = terms.boolean(true);
  for (std::uint32_t i = part.count; i-- > 0;) {
    Term a = folded(terms, fold, text.unit(at + i));
    Term b = folded(terms, fold, other.unit(part.first + i));
    same = terms.both(terms.equal(a, b), same);
  }
  return same;
}

}  // namespace

Term fold_for_equality(Terms& terms, Term unit) {
  Term upper = terms.either(
      in_range(terms, unit, 'A', 'Z'),
      terms.either(in_range(terms, unit, 0xc0, 0xd6), in_range(terms, unit, 0xd8, 0xde)));
  return terms.ite(upper, terms.binary(Op::Add, unit, terms.constant(16, 32)), unit);
}

Term fold_for_order(Terms& terms, Term unit) {
  constexpr std::uint16_t kMicro = 0xb5, kSmallMu = 0x3bc;  // by way of the capital Mu
  return terms.ite(terms.equal(unit, terms.constant(16, kMicro)), terms.constant(16, kSmallMu),
                   fold_for_equality(terms, unit));
}

Term fold_any(Terms& terms, Term unit) {
  // Whose other case, or the other case of that, is in Latin-1.
  constexpr struct {
    std::uint16_t unit, stands_for;
  } kOdd[] = {{0x130, 'i'},  {0x131, 'i'},   {0x178, 0xff}, {0x17f, 's'},  {0x39c, 0x3bc},
              {0xb5, 0x3bc}, {0x1e9e, 0xdf}, {0x212a, 'k'}, {0x212b, 0xe5}};
  Term fold = fold_for_equality(terms, unit);
  for (auto odd : kOdd) {
    fold = terms.ite(terms.equal(unit, terms.constant(16, odd.unit)),
                     terms.constant(16, odd.stands_for), fold);
  }
  return fold;
}

Term latin1_upper_case(Terms& terms, Term unit) {
  Term lower = terms.either(
      in_range(terms, unit, 'a', 'z'),
      terms.either(in_range(terms, unit, 0xe0, 0xf6), in_range(terms, unit, 0xf8, 0xfe)));
  return terms.ite(lower, terms.binary(Op::Sub, unit, terms.constant(16, 32)), unit);
}

Term has_special_upper_case(Terms& terms, Term unit) {
  constexpr std::uint16_t kMicro = 0xb5, kSharpS = 0xdf, kYDiaeresis = 0xff;
  auto is = [&](std::uint16_t value) { return terms.equal(unit, terms.constant(16, value)); };
  return terms.either(is(kMicro), terms.either(is(kSharpS), is(kYDiaeresis)));
}

Term is_whitespace(Terms& terms, Term unit) {
  constexpr struct {
    std::uint16_t first, last;
  } kWhitespace[] = {{9, 13},          {28, 32},         {0x1680, 0x1680}, {0x2000, 0x2006},
                     {0x2008, 0x200a}, {0x2028, 0x2029}, {0x205f, 0x205f}, {0x3000, 0x3000}};
  Term any = terms.boolean(false);
  for (auto range : kWhitespace)
    any = terms.either(any, in_range(terms, unit, range.first, range.last));
  return any;
}

Term equal_texts(Recorder& recorder, SymbolicText& a, SymbolicText& b) {
  Terms& terms = recorder.terms();
  if (a.is_free() == b.is_free()) {
    a.settle_encoding();
    b.settle_encoding();
    return a.is_wide() == b.is_wide() ? equal_units(recorder, a, b) : terms.boolean(false);
  }
  const SymbolicText& free = a.is_free() ? a : b;
  const SymbolicText& fixed = a.is_free() ? b : a;
  bool wide = fixed.is_wide();
  Term same = terms.equal(free.length(), fixed.length());
  Term is_wide = free.wide_condition();
  same = terms.both(same, wide ? is_wide : terms.negate(is_wide));
  if (terms.is_false(same)) return same;
  if (fixed.size() > free.capacity()) return terms.boolean(false);
  for (std::uint32_t i = 0; i < fixed.size(); ++i)
    same = terms.both(same, terms.equal(free.unit(i, wide), fixed.unit(i)));
  return same;
}

Term equal_word(Recorder& recorder, const SymbolicText& text, std::u16string_view word) {
  Terms& terms = recorder.terms();
  auto size = static_cast<std::uint32_t>(word.size());
  if (size > text.capacity()) return terms.boolean(false);
  bool wide = std::any_of(word.begin(), word.end(), [](char16_t unit) { return unit > 0xff; });
  Term is_wide = text.wide_condition();
  Term same = terms.both(terms.equal(text.length(), number(terms, size)),
                         wide ? is_wide : terms.negate(is_wide));
  if (terms.is_false(same)) return same;
  for (std::uint32_t i = 0; i < size; ++i)
    same = terms.both(same, terms.equal(text.unit(i, wide), terms.constant(16, word[i])));
  return same;
}

Term equal_units(Recorder& recorder, SymbolicText& a, SymbolicText& b, Fold fold) {
  Terms& terms = recorder.terms();
  Term same = terms.equal(a.length(), b.length());
  if (terms.is_false(same)) return same;
  bool both_free = a.is_free() && b.is_free();
  bool too_short =
      (!a.is_free() && b.capacity() < a.size()) || (!b.is_free() && a.capacity() < b.size());
  if (too_short) return terms.boolean(false);
  std::uint32_t bound = bound_of_shorter(recorder, a, b);
  for (std::uint32_t i = 0; i < bound; ++i) {
    Term equal = terms.equal(folded(terms, fold, a.unit(i)), folded(terms, fold, b.unit(i)));
    if (both_free) equal = terms.either(terms.negate(a.has(i)), equal);
    same = terms.both(same, equal);
  }
  return same;
}

Term compare_units(Recorder& recorder, SymbolicText& a, SymbolicText& b, Fold fold) {
  Terms& terms = recorder.terms();
  std::uint32_t bound = bound_of_shorter(recorder, a, b);
  Term by_length = terms.binary(Op::Sub, a.length(), b.length());
  Term order = by_length;
  for (std::uint32_t i = bound; i-- > 0;) {
    Term x = folded(terms, fold, a.unit(i)), y = folded(terms, fold, b.unit(i));
    Term difference = terms.binary(Op::Sub, terms.zero_extend(x, 32), terms.zero_extend(y, 32));
    Term here = terms.ite(terms.equal(x, y), order, difference);
    order = terms.ite(terms.both(a.has(i), b.has(i)), here, by_length);
  }
  return order;
}

std::optional<Term> region_matches(Recorder& recorder, SymbolicText& text, Position at,
                                   const SymbolicText& other, Part part, Fold fold) {
  Terms& terms = recorder.terms();
  auto matches_at = [&](std::uint32_t position) {
    std::uint32_t end = position + part.count;
    if (end > text.capacity()) return terms.boolean(false);
    Term inside = terms.binary(Op::Ule, number(terms, end), text.length());
    return terms.both(inside, stands_at(terms, text, position, other, part, fold));
  };
  if (terms.is_constant(at.term)) {
    if (at.value < 0) return terms.boolean(false);
    auto position = static_cast<std::uint32_t>(at.value);
    if (position > kLongestText || part.count > kLongestText ||
        (text.capacity() == kLongestText && position + part.count > kLongestText))
      return std::nullopt;
    return matches_at(position);
  }
  Term any = terms.boolean(false);
  std::uint32_t bound = text.bound(std::max(kUsualBound, part.count));
  for (std::uint32_t i = 0; i + part.count <= bound; ++i)
    any = terms.either(any, terms.both(terms.equal(at.term, number(terms, i)), matches_at(i)));
  return any;
}

Term ends_with_text(Recorder& recorder, SymbolicText& text, const SymbolicText& suffix) {
  Terms& terms = recorder.terms();
  std::uint32_t count = suffix.size();
  Part whole{0, count};
  if (!text.is_free()) {
    if (count > text.size()) return terms.boolean(false);
    return stands_at(terms, text, text.size() - count, suffix, whole, nullptr);
  }
  Term any = terms.boolean(false);
  std::uint32_t bound = text.bound(std::max(kUsualBound, count));
  for (std::uint32_t size = count; size <= bound; ++size) {
    Term here = stands_at(terms, text, size - count, suffix, whole, nullptr);
    any = terms.either(any, terms.both(terms.equal(text.length(), number(terms, size)), here));
  }
  return any;
}

}  // namespace assay::concolic
