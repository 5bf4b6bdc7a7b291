// SPDX-License-Identifier: Apache-2.0
// Integer.parseInt and Long.parseLong of Latin-1 strings. Whether the text is a number is one
// decision; its value is one term over all lengths up to a bound.
#include <algorithm>

#include "concolic/symbolic_text.h"

namespace assay::concolic {

namespace {

using expr::Op;
using expr::Term;
using expr::Terms;
using Result = std::optional<Term>;

constexpr std::uint32_t kDecimalRadix = 10, kLargestRadix = 36;
constexpr std::uint32_t kUsualDigits = 11;  // -2147483648

/// The value of a digit of 16 bits, and whether it is one. No other Latin-1 character is a digit
/// in any radix.
struct Digit {
  Term value, is_digit;
};
Digit digit_of(Terms& terms, Term unit, std::uint32_t radix) {
  auto constant = [&](std::uint32_t value) { return terms.constant(16, value); };
  auto distance = [&](char first) { return terms.binary(Op::Sub, unit, constant(first)); };
  std::uint32_t decimals = std::min(radix, kDecimalRadix);
  Term decimal = terms.binary(Op::Ult, distance('0'), constant(decimals));
  if (radix <= kDecimalRadix) return {distance('0'), decimal};
  Term letters = constant(radix - kDecimalRadix);
  Term lower = terms.binary(Op::Ult, distance('a'), letters);
  Term upper = terms.binary(Op::Ult, distance('A'), letters);
  auto letter = [&](char first) {
    return terms.binary(Op::Add, distance(first), constant(kDecimalRadix));
  };
  Term value = terms.ite(decimal, distance('0'), terms.ite(lower, letter('a'), letter('A')));
  return {value, terms.either(decimal, terms.either(lower, upper))};
}

struct Number {
  Term value, is_valid;
};

/// Follows the digits from left to right. `width` holds the magnitude of the least number times
/// the radix, so that an overflow shows before anything is lost.
class NumberParser {
 public:
  NumberParser(Terms& terms, SymbolicText& text, std::uint32_t radix, unsigned bits)
      : terms_(terms), text_(text), radix_(radix), bits_(bits), width_(bits == 32 ? 40 : 64) {}

  Number parse() {
    std::uint32_t bound = text_.bound(kUsualDigits);
    if (bound == 0) return {constant(0), terms_.boolean(false)};
    Term first = text_.unit(0);
    Term minus = terms_.equal(first, terms_.constant(16, '-'));
    Term is_signed = terms_.either(minus, terms_.equal(first, terms_.constant(16, '+')));
    Term valid = text_.has(0);
    valid = terms_.both(valid, terms_.either(terms_.negate(is_signed), text_.has(1)));
    magnitude_ = constant(0);
    fits_ = terms_.boolean(true);
    for (std::uint32_t i = 0; i < bound; ++i) {
      Term counts = text_.has(i);
      if (i == 0) counts = terms_.both(counts, terms_.negate(is_signed));
      valid = terms_.both(valid, append(text_.unit(i), counts, i + 1));
    }
    Term least = constant(std::uint64_t{1} << (bits_ - 1));
    Term limit = terms_.ite(minus, least, constant((std::uint64_t{1} << (bits_ - 1)) - 1));
    fits_ = terms_.both(fits_, terms_.binary(Op::Ule, magnitude_, limit));
    Term value = terms_.ite(minus, terms_.unary(Op::Neg, magnitude_), magnitude_);
    return {terms_.extract(value, 0, bits_), terms_.both(valid, fits_)};
  }

 private:
  Term constant(std::uint64_t value) { return terms_.constant(width_, value); }

  /// Adds a digit if it counts; the condition that it is one. No number of so few digits can
  /// overflow that fewer than these can be too large.
  Term append(Term unit, Term counts, std::uint32_t digits) {
    Digit digit = digit_of(terms_, unit, radix_);
    Term scaled = terms_.binary(Op::Mul, magnitude_, constant(radix_));
    Term sum = terms_.binary(Op::Add, scaled, terms_.zero_extend(digit.value, width_));
    if (may_overflow(digits)) {
      std::uint64_t most = (std::uint64_t{1} << (bits_ - 1)) / radix_;
      Term small = terms_.binary(Op::Ule, magnitude_, constant(most));
      fits_ = terms_.both(fits_, terms_.either(terms_.negate(counts), small));
    }
    magnitude_ = terms_.ite(counts, sum, magnitude_);
    return terms_.either(terms_.negate(counts), digit.is_digit);
  }

  bool may_overflow(std::uint32_t digits) const {
    std::uint64_t most = 1;
    for (std::uint32_t i = 0; i < digits; ++i) {
      if (most > (std::uint64_t{1} << (bits_ - 1)) / radix_) return true;
      most *= radix_;
    }
    return false;
  }

  Terms& terms_;
  SymbolicText& text_;
  std::uint32_t radix_;
  unsigned bits_, width_;
  Term magnitude_, fits_;
};

/// The value on this run, or none if the library would throw.
bool is_number(const SymbolicText& text, std::uint32_t radix, unsigned bits) {
  std::uint32_t first = 0;
  bool minus = text.size() > 0 && text.unit_value(0) == '-';
  if (minus || (text.size() > 0 && text.unit_value(0) == '+')) first = 1;
  if (first >= text.size()) return false;
  unsigned __int128 value = 0, limit = (std::uint64_t{1} << (bits - 1)) - (minus ? 0 : 1);
  for (std::uint32_t i = first; i < text.size(); ++i) {
    std::uint32_t unit = text.unit_value(i), digit = kLargestRadix;
    if (unit >= '0' && unit <= '9') digit = unit - '0';
    if (unit >= 'a' && unit <= 'z') digit = unit - 'a' + kDecimalRadix;
    if (unit >= 'A' && unit <= 'Z') digit = unit - 'A' + kDecimalRadix;
    if (digit >= radix) return false;
    value = value * radix + digit;
    if (value > limit) return false;
  }
  return true;
}

Result parse_in_radix(const SummaryCall& call, std::uint32_t radix, unsigned bits) {
  auto text = text_argument(call, 0);
  if (!text || !text->is_symbolic()) return std::nullopt;
  text->settle_encoding();
  if (text->is_wide()) return std::nullopt;
  Number number = NumberParser(call.terms(), *text, radix, bits).parse();
  bool valid = is_number(*text, radix, bits);
  call.recorder.decide(DecisionKind::Summary, call.recorder.current_site(), number.is_valid, valid);
  return valid ? number.value : Term{};
}

/// parseInt(null) throws as well.
bool is_null_input(const SummaryCall& call) {
  return call.symbolic(0) && !settle_reference(call, 0);
}

template <unsigned bits>
Result parse_decimal(const SummaryCall& call) {
  if (is_null_input(call)) return Term{};
  return parse_in_radix(call, kDecimalRadix, bits);
}

template <unsigned bits>
Result parse(const SummaryCall& call) {
  if (is_null_input(call)) return Term{};
  auto text = text_argument(call, 0);
  if (!text || !text->is_symbolic()) return std::nullopt;
  Terms& terms = call.terms();
  auto radix = static_cast<std::uint32_t>(call.arguments[1].i);
  bool known = radix >= 2 && radix <= kLargestRadix;
  Term distance = terms.binary(Op::Sub, call.argument(1, 32), number(terms, 2));
  Term condition = terms.binary(Op::Ult, distance, number(terms, kLargestRadix - 1));
  call.recorder.decide(DecisionKind::Summary, call.recorder.current_site(), condition, known);
  if (!known) return std::nullopt;
  pinned_argument(call, 1);
  return parse_in_radix(call, radix, bits);
}

constexpr Summary kSummaries[] = {
    {"java/lang/Integer", "parseInt", "(Ljava/lang/String;)I", parse_decimal<32>},
    {"java/lang/Integer", "parseInt", "(Ljava/lang/String;I)I", parse<32>},
    {"java/lang/Long", "parseLong", "(Ljava/lang/String;)J", parse_decimal<64>},
    {"java/lang/Long", "parseLong", "(Ljava/lang/String;I)J", parse<64>},
};

}  // namespace

std::span<const Summary> parsing_summaries() { return kSummaries; }

}  // namespace assay::concolic
