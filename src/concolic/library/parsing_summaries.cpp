// SPDX-License-Identifier: Apache-2.0
// Integer.parseInt and Long.parseLong of Latin-1 strings. Whether the text is a number is one
// decision; its value is one term over all lengths up to a bound.
#include <algorithm>

#include "base/result.h"
#include "concolic/library/symbolic_text.h"
#include "expr/term.h"
#include "expr/terms.h"

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

/// Reads the digits from left to right; every length has its own value, and the text's length
/// chooses one of them. The terms are wide enough that an overflow shows before anything is lost.
class NumberParser {
 public:
  NumberParser(Terms& terms, SymbolicText& text, std::uint32_t radix, unsigned bits,
               std::uint32_t digits = kUsualDigits)
      : terms_(terms),
        text_(text),
        radix_(radix),
        digits_(digits),
        bits_(bits),
        width_(bits == 32 ? 40 : 64) {}

  Number parse() {
    std::uint32_t bound = text_.bound(digits_);
    Number chosen{constant(0), terms_.boolean(false)};
    if (bound == 0) return finish(chosen, terms_.boolean(false));
    Term first = text_.unit(0);
    Term minus = terms_.equal(first, terms_.constant(16, '-'));
    Term has_sign = terms_.either(minus, terms_.equal(first, terms_.constant(16, '+')));
    Digit digit = digit_of(terms_, first, radix_);
    Term value = terms_.zero_extend(digit.value, width_);
    Number read{terms_.ite(has_sign, constant(0), value), terms_.either(has_sign, digit.is_digit)};
    choose(chosen, 1, {read.value, digit.is_digit}, minus);
    for (std::uint32_t i = 1; i < bound; ++i) {
      read = append(read, text_.unit(i), i + 1);
      choose(chosen, i + 1, read, minus);
    }
    return finish(chosen, minus);
  }

 private:
  Term constant(std::uint64_t value) { return terms_.constant(width_, value); }
  std::uint64_t least() const { return std::uint64_t{1} << (bits_ - 1); }  // its magnitude

  Number append(Number read, Term unit, std::uint32_t digits) {
    Digit digit = digit_of(terms_, unit, radix_);
    Term valid = terms_.both(read.is_valid, digit.is_digit);
    if (may_overflow(digits)) {
      Term small = terms_.binary(Op::Ule, read.value, constant(least() / radix_));
      valid = terms_.both(valid, small);
    }
    Term scaled = terms_.binary(Op::Mul, read.value, constant(radix_));
    return {terms_.binary(Op::Add, scaled, terms_.zero_extend(digit.value, width_)), valid};
  }

  void choose(Number& chosen, std::uint32_t length, Number read, Term minus) {
    if (may_overflow(length)) {
      Term limit = terms_.ite(minus, constant(least()), constant(least() - 1));
      read.is_valid = terms_.both(read.is_valid, terms_.binary(Op::Ule, read.value, limit));
    }
    Term here = terms_.equal(text_.length(), number(terms_, length));
    chosen.value = terms_.ite(here, read.value, chosen.value);
    chosen.is_valid = terms_.either(chosen.is_valid, terms_.both(here, read.is_valid));
  }

  Number finish(Number chosen, Term minus) {
    Term value = terms_.ite(minus, terms_.unary(Op::Neg, chosen.value), chosen.value);
    return {terms_.extract(value, 0, bits_), chosen.is_valid};
  }

  bool may_overflow(std::uint32_t digits) const {
    std::uint64_t most = 1;
    for (std::uint32_t i = 0; i < digits; ++i) {
      if (most > (least() - 1) / radix_) return true;
      most *= radix_;
    }
    return false;
  }

  Terms& terms_;
  SymbolicText& text_;
  std::uint32_t radix_, digits_;
  unsigned bits_, width_;
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
  if (text->is_wide()) {
    text->settle_contents();
    return Term{};
  }
  Number number = NumberParser(call.terms(), *text, radix, bits).parse();
  bool valid = is_number(*text, radix, bits);
  call.recorder.decide(DecisionKind::Summary, call.recorder.current_site(), number.is_valid, valid);
  return valid ? number.value : Term{};
}

/// parseInt(null) throws as well.
bool is_null_input(const SummaryCall& call) {
  return call.symbolic(0) && !settle_reference(call, 0);
}

template <unsigned Bits>
Result parse_decimal(const SummaryCall& call) {
  if (is_null_input(call)) return Term{};
  return parse_in_radix(call, kDecimalRadix, Bits);
}

template <unsigned Bits>
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
  return parse_in_radix(call, radix, Bits);
}

/// FloatingDecimal.parseDouble and parseFloat of a text that is nothing but a whole number: few
/// digits are exact. Any other text is left to the library.
template <unsigned Width>
Result parse_floating(const SummaryCall& call) {
  if (call.symbolic(0) && !settle_reference(call, 0, DecisionKind::Null)) return Term{};
  auto text = text_argument(call, 0);
  if (!text || !text->is_symbolic()) return std::nullopt;
  text->settle_encoding();
  Terms& terms = call.terms();
  if (text->is_wide() || text->bound(kUsualBound) > kUsualBound) return std::nullopt;
  Number whole = NumberParser(terms, *text, kDecimalRadix, 64, kUsualBound).parse();
  bool valid = is_number(*text, kDecimalRadix, 64);
  call.recorder.decide(DecisionKind::Summary, call.recorder.current_site(), whole.is_valid, valid);
  if (!valid) return std::nullopt;
  Term minus = terms.equal(text->unit(0), terms.constant(16, '-'));
  Term magnitude = terms.ite(minus, terms.unary(Op::Neg, whole.value), whole.value);
  Term value = terms.convert(Op::FFromS, magnitude, Width);
  return terms.ite(minus, terms.unary(Op::FNeg, value), value);  // -0.0 too
}

constexpr std::string_view kFloatingDecimal = "jdk/internal/math/FloatingDecimal";
constexpr Summary kSummaries[] = {
    {kFloatingDecimal, "parseDouble", "(Ljava/lang/String;)D", parse_floating<64>},
    {kFloatingDecimal, "parseFloat", "(Ljava/lang/String;)F", parse_floating<32>},
    {"java/lang/Integer", "parseInt", "(Ljava/lang/String;)I", parse_decimal<32>},
    {"java/lang/Integer", "parseInt", "(Ljava/lang/String;I)I", parse<32>},
    {"java/lang/Long", "parseLong", "(Ljava/lang/String;)J", parse_decimal<64>},
    {"java/lang/Long", "parseLong", "(Ljava/lang/String;I)J", parse<64>},
};

}  // namespace

std::span<const Summary> parsing_summaries() { return kSummaries; }

}  // namespace assay::concolic
