// SPDX-License-Identifier: Apache-2.0
// The thirty-three questions of the design's solver measurements, as Java code asks them.
#include "solver_subjects.h"

#include <array>
#include <bit>

namespace assay::bench {

using expr::Op;
using expr::Term;

Term Dsl::d(double value) { return terms.constant(64, std::bit_cast<std::uint64_t>(value)); }
Term Dsl::f(float value) { return terms.constant(32, std::bit_cast<std::uint32_t>(value)); }

namespace {

using Constraints = std::vector<Term>;

Constraints linear_two(Dsl& b) {
  const Term x = b.int_var("x"), y = b.int_var("y");
  return {b.eq(b.add(b.mul(b.i(3), x), b.mul(b.i(2), y)), b.i(100)), b.eq(b.sub(x, y), b.i(15))};
}

Constraints linear_chain(Dsl& b) {
  const std::array<std::int64_t, 8> solution{3, 14, -5, 9, 26, 5, -3, 5};
  std::vector<Term> x;
  for (int k = 0; k < 8; ++k) x.push_back(b.int_var("x" + std::to_string(k)));
  Constraints result;
  Term sum = x[0];
  std::int64_t total = solution[0];
  for (std::size_t k = 0; k + 1 < x.size(); ++k) {
    const std::int64_t value = solution[k] + 2 * solution[k + 1];
    result.push_back(b.eq(b.add(x[k], b.mul(b.i(2), x[k + 1])), b.i(value)));
    sum = b.add(sum, x[k + 1]);
    total += solution[k + 1];
  }
  result.push_back(b.eq(sum, b.i(total)));
  return result;
}

Constraints product(Dsl& b) {
  const Term x = b.int_var("x"), y = b.int_var("y");
  return {b.gt(x, b.i(1)), b.gt(y, b.i(1)), b.eq(b.mul(x, y), b.i(123456))};
}

Constraints pythagorean(Dsl& b) {
  const Term x = b.int_var("a"), y = b.int_var("b"), z = b.int_var("c");
  return {b.gt(x, b.i(0)), b.lt(x, y), b.lt(y, z), b.lt(z, b.i(1000)),
          b.eq(b.add(b.mul(x, x), b.mul(y, y)), b.mul(z, z))};
}

Constraints semiprime(Dsl& b) {
  const Term x = b.long_var("p"), y = b.long_var("q");
  const Term limit = b.l(std::uint64_t{1} << 32);
  return {b.gt(x, b.l(1)), b.gt(y, b.l(1)), b.lt(x, limit), b.lt(y, limit),
          b.eq(b.mul(x, y), b.l(std::uint64_t{2147483647} * 2147483629))};
}

Constraints congruences(Dsl& b) {
  const Term x = b.int_var("x");
  const auto rest = [&](int divisor, int value) {
    return b.eq(b.op(Op::SRem, x, b.i(divisor)), b.i(value));
  };
  return {b.gt(x, b.i(1000)), rest(7, 3), rest(11, 5), rest(13, 7)};
}

Constraints leap_year(Dsl& b) {
  const Term year = b.int_var("year");
  const auto divides = [&](int k) { return b.eq(b.op(Op::SRem, year, b.i(k)), b.i(0)); };
  return {b.gt(year, b.i(1901)), b.lt(year, b.i(2100)), divides(4), divides(100), divides(400)};
}

Constraints division(Dsl& b) {
  const Term x = b.int_var("x"), y = b.int_var("y");
  return {b.gt(y, b.i(0)), b.eq(b.op(Op::SDiv, x, y), b.i(17)), b.eq(b.op(Op::SRem, x, y), b.i(5))};
}

Constraints bit_count(Dsl& b) {
  Term x = b.int_var("x");
  const Term input = x;
  const auto shr = [&](Term t, int k) { return b.op(Op::LShr, t, b.i(k)); };
  const auto mask = [&](Term t, std::int64_t m) { return b.op(Op::And, t, b.i(m)); };
  x = b.sub(x, mask(shr(x, 1), 0x55555555));
  x = b.add(mask(x, 0x33333333), mask(shr(x, 2), 0x33333333));
  x = mask(b.add(x, shr(x, 4)), 0x0f0f0f0f);
  x = b.add(x, shr(x, 8));
  x = b.add(x, shr(x, 16));
  return {b.gt(input, b.i(0)), b.eq(mask(x, 0x3f), b.i(13))};
}

Constraints hash_code(Dsl& b) {
  Constraints result;
  Term hash = b.i(0);
  for (int k = 0; k < 5; ++k) {
    const Term c = b.var("s[" + std::to_string(k) + "]", expr::VariableKind::Char, 16, 'a');
    const Term wide = b.to_int(c);
    result.push_back(b.ge(wide, b.i('a')));
    result.push_back(b.le(wide, b.i('z')));
    hash = b.add(b.mul(b.i(31), hash), wide);
  }
  result.push_back(b.eq(hash, b.i(99162322)));  // "hello"
  return result;
}

Constraints bucket(Dsl& b) {
  const Term h = b.int_var("h");
  const Term spread = b.op(Op::Xor, h, b.op(Op::LShr, h, b.i(16)));
  return {b.gt(h, b.i(1000)), b.eq(b.op(Op::And, spread, b.i(15)), b.i(7))};
}

Constraints float_range(Dsl& b) {
  const Term x = b.float_var("f");
  return {b.fgt(b.op(Op::FMul, x, b.f(2.5F)), b.f(100)), b.flt(x, b.f(45))};
}

Constraints square_is(Dsl& b) {
  const Term x = b.double_var("x");
  return {b.feq(b.op(Op::FMul, x, x), b.d(2.25))};
}

Constraints quadratic(Dsl& b) {
  const Term x = b.double_var("x");
  const Term square = b.op(Op::FMul, x, x);
  const Term left = b.op(Op::FSub, square, b.op(Op::FMul, b.d(5), x));
  return {b.fgt(x, b.d(2.5)), b.feq(b.op(Op::FAdd, left, b.d(6)), b.d(0))};
}

Constraints square_root(Dsl& b) {
  const Term n = b.int_var("i");
  const Term root = b.terms.unary(Op::FSqrt, b.terms.convert(Op::FFromS, n, 64));
  return {b.fgt(root, b.d(10)), b.flt(root, b.d(10.5))};
}

Constraints truncation(Dsl& b) {
  const Term x = b.double_var("d");
  return {b.eq(b.terms.convert(Op::FToS, x, 32), b.i(42)), b.terms.negate(b.feq(x, b.d(42)))};
}

Constraints triangle(Dsl& b) {
  const Term x = b.double_var("a"), y = b.double_var("b"), z = b.double_var("c");
  const auto sum = [&](Term p, Term q) { return b.op(Op::FAdd, p, q); };
  return {b.fgt(x, b.d(0)),
          b.fgt(y, b.d(0)),
          b.fgt(z, b.d(0)),
          b.fgt(sum(x, y), z),
          b.fgt(sum(x, z), y),
          b.fgt(sum(y, z), x),
          b.terms.negate(b.feq(x, y)),
          b.feq(y, z)};
}

Constraints equals_admin(Dsl& b) {
  const std::string word = "admin";
  const Term length = b.var("s.length", expr::VariableKind::Length, 32, 5);
  Constraints result{b.eq(length, b.i(5))};
  for (std::size_t k = 0; k < word.size(); ++k) {
    const Term c = b.byte_char("s[" + std::to_string(k) + "]");
    result.push_back(b.eq(c, b.terms.constant(8, static_cast<std::uint8_t>(word[k]))));
  }
  return result;
}

Constraints parse_int(Dsl& b) {
  Constraints result;
  Term number = b.i(0);
  for (int k = 0; k < 6; ++k) {
    const Term c = b.to_int(b.byte_char("s[" + std::to_string(k) + "]"));
    result.push_back(b.ge(c, b.i('0')));
    result.push_back(b.le(c, b.i('9')));
    number = b.add(b.mul(number, b.i(10)), b.sub(c, b.i('0')));
  }
  result.push_back(b.eq(number, b.i(271828)));
  return result;
}

Term ite_chain(Dsl& b, Term index, int count, const std::function<int(int)>& element) {
  Term value = b.i(element(count - 1));
  for (int k = count - 2; k >= 0; --k) {
    value = b.terms.ite(b.eq(index, b.i(k)), b.i(element(k)), value);
  }
  return value;
}

Constraints two_indices(Dsl& b) {
  const Term x = b.int_var("i"), y = b.int_var("j");
  const Term first = ite_chain(b, x, 32, [](int k) { return k * k * 2 + 6; });
  const Term second = ite_chain(b, y, 32, [](int k) { return k * 34 - 8; });
  return {b.ge(x, b.i(0)), b.lt(x, b.i(32)), b.ge(y, b.i(0)), b.lt(y, b.i(32)),
          b.eq(b.add(first, second), b.i(777))};
}

Constraints stores(Dsl& b) {
  std::vector<Term> cells(16, b.i(0));
  Constraints result;
  for (int k = 0; k < 10; ++k) {
    const Term index = b.int_var("i" + std::to_string(k));
    const Term value = b.int_var("v" + std::to_string(k));
    result.push_back(b.ge(index, b.i(0)));
    result.push_back(b.lt(index, b.i(16)));
    result.push_back(b.lt(value, b.i(10)));
    for (int cell = 0; cell < 16; ++cell) {
      Term& content = cells[static_cast<std::size_t>(cell)];
      content = b.terms.ite(b.eq(index, b.i(cell)), b.add(content, value), content);
    }
  }
  result.push_back(b.eq(b.add(cells[3], cells[7]), b.i(42)));
  result.push_back(b.gt(cells[11], cells[3]));
  return result;
}

Constraints deep_ite(Dsl& b) {
  const Term x = b.int_var("x");
  Term value = b.i(0);
  for (int k = 0; k < 200; ++k) {
    value =
        b.terms.ite(b.lt(x, b.i(k * 17)), b.add(value, b.i(2)), b.op(Op::Xor, value, b.i(k * 2)));
  }
  return {b.eq(value, b.i(777))};
}

Constraints many(Dsl& b) {
  Constraints result;
  for (int k = 0; k < 300; ++k) {
    const Term x = b.int_var("x" + std::to_string(k));
    result.push_back(b.gt(x, b.i(k)));
    result.push_back(b.lt(x, b.i(k + 100)));
    result.push_back(b.ne(b.op(Op::And, x, b.i(7)), b.i((k + 1) & 7)));
  }
  return result;
}

Constraints twice_is_seven(Dsl& b) {
  const Term x = b.int_var("x");
  return {b.eq(b.add(x, x), b.i(7))};
}

Constraints square_is_three(Dsl& b) {
  const Term x = b.int_var("x");
  return {b.eq(b.mul(x, x), b.i(3))};
}

Constraints commutativity(Dsl& b) {
  const Term x = b.int_var("x"), y = b.int_var("y");
  return {b.ne(b.mul(x, y), b.mul(y, x))};
}

Constraints xorshift(Dsl& b) {
  Term x = b.long_var("seed");
  x = b.op(Op::Xor, x, b.op(Op::Shl, x, b.l(13)));
  x = b.op(Op::Xor, x, b.op(Op::LShr, x, b.l(7)));
  x = b.op(Op::Xor, x, b.op(Op::Shl, x, b.l(17)));
  return {b.eq(x, b.l(0x123456789abcdef0u))};
}

Constraints casts(Dsl& b) {
  const Term n = b.int_var("n");
  const auto narrow = [&](unsigned width) {
    return b.terms.sign_extend(b.terms.extract(n, 0, width), 32);
  };
  return {b.gt(n, b.i(100000)), b.eq(narrow(8), b.i(-56)), b.eq(narrow(16), b.i(456))};
}

Constraints luhn(Dsl& b) {
  Constraints result;
  Term sum = b.i(0);
  Term before;
  for (int k = 0; k < 10; ++k) {
    const Term digit = b.sub(b.to_int(b.byte_char("card[" + std::to_string(k) + "]")), b.i('0'));
    result.push_back(b.ge(digit, b.i(0)));
    result.push_back(b.le(digit, b.i(9)));
    if (before) result.push_back(b.ne(digit, before));
    before = digit;
    const Term twice = b.mul(digit, b.i(2));
    const Term folded = b.terms.ite(b.gt(twice, b.i(9)), b.sub(twice, b.i(9)), twice);
    sum = b.add(sum, k % 2 == 0 ? folded : digit);
  }
  result.push_back(b.gt(sum, b.i(40)));
  result.push_back(b.eq(b.op(Op::SRem, sum, b.i(10)), b.i(0)));
  return result;
}

Constraints sort_path(Dsl& b) {
  std::vector<Term> x;
  for (int k = 0; k < 8; ++k) x.push_back(b.int_var("x" + std::to_string(k)));
  Constraints result;
  const std::array<int, 8> ranks{4, 1, 7, 0, 6, 2, 5, 3};  // the run's order
  for (std::size_t k = 0; k < x.size(); ++k) {
    for (std::size_t m = k + 1; m < x.size(); ++m) {
      if (ranks[k] + ranks[m] == 13) continue;  // the last comparison: turned around
      result.push_back(ranks[k] < ranks[m] ? b.lt(x[k], x[m]) : b.gt(x[k], x[m]));
    }
  }
  result.push_back(b.lt(x[2], x[4]));
  return result;
}

Constraints tenths(Dsl& b) {
  Term sum = b.double_var("x");
  for (int k = 0; k < 5; ++k) sum = b.op(Op::FAdd, sum, b.d(0.1));
  return {b.feq(sum, b.d(1.0))};
}

Constraints body_mass(Dsl& b) {
  const Term weight = b.float_var("weight"), height = b.float_var("height");
  const Term bmi = b.op(Op::FDiv, weight, b.op(Op::FMul, height, height));
  return {b.fgt(weight, b.f(30)),   b.flt(weight, b.f(300)), b.fgt(height, b.f(1)),
          b.flt(height, b.f(2.5F)), b.fgt(bmi, b.f(18.5F)),  b.flt(bmi, b.f(25))};
}

Constraints percentage(Dsl& b) {
  const Term n = b.int_var("i");
  const Term t = b.double_var("t");
  const Term part = b.op(Op::FDiv, b.op(Op::FMul, b.terms.convert(Op::FFromS, n, 64), t), b.d(100));
  return {b.gt(n, b.i(0)),    b.lt(n, b.i(1000)),     b.fgt(t, b.d(0)),
          b.flt(t, b.d(100)), b.fgt(part, b.d(12.5)), b.flt(part, b.d(12.75))};
}

struct Definition {
  const char* name;
  bool is_sat;
  Constraints (*make)(Dsl&);
};

constexpr Definition kDefinitions[] = {
    {"linear, 2 vars", true, linear_two},
    {"linear chain, 8 vars", true, linear_chain},
    {"x*y == 123456", true, product},
    {"Pythagorean < 1000", true, pythagorean},
    {"64-bit semiprime product", true, semiprime},
    {"three irem congruences", true, congruences},
    {"leap year", true, leap_year},
    {"x/y==17, x%y==5", true, division},
    {"bitCount trick", true, bit_count},
    {"String.hashCode inversion, 5 chars", true, hash_code},
    {"HashMap bucket spread", true, bucket},
    {"float f*2.5>100, f<45", true, float_range},
    {"double x*x==2.25", true, square_is},
    {"double quadratic root", true, quadratic},
    {"sqrt((double) i) in (10, 10.5)", true, square_root},
    {"(int) d == 42, d != 42.0", true, truncation},
    {"double triangle", true, triangle},
    {"equals(\"admin\")", true, equals_admin},
    {"parseInt, 6 digits == 271828", true, parse_int},
    {"symbolic index, two 32-way ITEs", false, two_indices},
    {"array, 10 symbolic stores", true, stores},
    {"deep ITE 200", false, deep_ite},
    {"900 simple constraints", true, many},
    {"x+x==7", false, twice_is_seven},
    {"x*x==3", false, square_is_three},
    {"commutativity", false, commutativity},
    {"xorshift64 inversion", true, xorshift},
    {"casts", true, casts},
    {"Luhn, 10 digits", true, luhn},
    {"sort path, last comparison", true, sort_path},
    {"double x + 5*0.1 == 1.0", true, tenths},
    {"float BMI", true, body_mass},
    {"(i*t)/100.0 in range", true, percentage},
};

}  // namespace

std::vector<Subject> make_subjects(expr::Terms& terms) {
  std::vector<Subject> subjects;
  for (const Definition& definition : kDefinitions) {
    Dsl dsl(terms);
    Subject subject{definition.name, definition.is_sat, {}};
    subject.query.constraints = definition.make(dsl);
    subjects.push_back(std::move(subject));
  }
  return subjects;
}

}  // namespace assay::bench
