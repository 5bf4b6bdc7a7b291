// SPDX-License-Identifier: Apache-2.0
// Four runs whose branches are flipped one by one: the conditions grow into long prefixes.
#include <array>

#include "solver_subjects.h"

namespace assay::bench {

using expr::Op;
using expr::Term;

namespace {

/// Collects conditions as a run does: each as the start decides it.
class Recorder {
 public:
  Recorder(expr::Terms& terms, std::string name) : dsl(terms) { trace_.name = std::move(name); }

  Term input(Term variable, std::uint64_t value) {
    trace_.start.set(dsl.terms.node(variable).variable(), value);
    return variable;
  }
  /// Records the branch and tells which way the run goes.
  bool branch(Term condition, bool taken) {
    if (!dsl.terms.is_constant(condition)) {
      trace_.conditions.push_back(taken ? condition : dsl.terms.negate(condition));
    }
    return taken;
  }
  Trace take() { return std::move(trace_); }

  Dsl dsl;

 private:
  Trace trace_;
};

/// Integer.parseInt on eight characters, then what a caller asks about the number.
Trace parse_loop(expr::Terms& terms) {
  Recorder run(terms, "digit-parse loop");
  Dsl& b = run.dsl;
  const std::string text = "27182818";
  const Term length = run.input(b.var("s.length", expr::VariableKind::Length, 32), text.size());
  Term number = b.i(0);
  std::int64_t value = 0;
  for (std::size_t k = 0; k < text.size(); ++k) {
    const auto character = static_cast<std::uint8_t>(text[k]);
    run.branch(b.lt(b.i(static_cast<std::int64_t>(k)), length), true);
    const Term c = b.to_int(run.input(b.byte_char("s[" + std::to_string(k) + "]"), character));
    run.branch(b.eq(c, b.i('_')), false);
    run.branch(b.lt(c, b.i('0')), false);
    run.branch(b.gt(c, b.i('9')), false);
    const Term digit = b.sub(c, b.i('0'));
    run.branch(b.lt(number, b.i(-214748364)), false);
    const Term tenfold = b.mul(number, b.i(10));
    run.branch(b.lt(tenfold, b.add(b.i(-2147483647), digit)), false);
    number = b.sub(tenfold, digit);
    value = value * 10 - (character - '0');
  }
  run.branch(b.lt(b.i(8), length), false);
  const Term positive = b.terms.unary(Op::Neg, number);
  value = -value;
  run.branch(b.gt(positive, b.i(1000)), value > 1000);
  run.branch(b.lt(positive, b.i(100)), value < 100);
  run.branch(b.eq(positive, b.i(12345678)), value == 12345678);
  run.branch(b.eq(b.op(Op::And, positive, b.i(1)), b.i(1)), value % 2 == 1);
  run.branch(b.eq(b.op(Op::SRem, positive, b.i(7)), b.i(3)), value % 7 == 3);
  run.branch(b.gt(positive, b.i(30000000)), value > 30000000);
  run.branch(b.gt(b.op(Op::SRem, positive, b.i(1000)), b.i(900)), value % 1000 > 900);
  run.branch(b.eq(b.op(Op::SDiv, positive, b.i(1000000)), b.i(27)), value / 1000000 == 27);
  return run.take();
}

Trace bubble_sort(expr::Terms& terms) {
  Recorder run(terms, "bubble sort of 8");
  Dsl& b = run.dsl;
  std::array<std::int64_t, 8> values{5, 2, 8, 1, 9, 3, 7, 4};
  std::vector<Term> items;
  for (std::size_t k = 0; k < values.size(); ++k) {
    items.push_back(run.input(b.int_var("a[" + std::to_string(k) + "]"),
                              static_cast<std::uint64_t>(values[k])));
  }
  for (std::size_t end = values.size() - 1; end > 0; --end) {
    for (std::size_t k = 0; k < end; ++k) {
      if (run.branch(b.gt(items[k], items[k + 1]), values[k] > values[k + 1])) {
        std::swap(items[k], items[k + 1]);
        std::swap(values[k], values[k + 1]);
      }
    }
  }
  return run.take();
}

Trace date(expr::Terms& terms) {
  Recorder run(terms, "date validation");
  Dsl& b = run.dsl;
  const Term year = run.input(b.int_var("year"), 2024);
  const Term month = run.input(b.int_var("month"), 2);
  const Term day = run.input(b.int_var("day"), 29);
  run.branch(b.lt(year, b.i(1)), false);
  run.branch(b.gt(year, b.i(9999)), false);
  run.branch(b.lt(month, b.i(1)), false);
  run.branch(b.gt(month, b.i(12)), false);
  run.branch(b.lt(day, b.i(1)), false);
  run.branch(b.gt(day, b.i(31)), false);
  for (const int short_month : {4, 6, 9, 11}) run.branch(b.eq(month, b.i(short_month)), false);
  run.branch(b.eq(month, b.i(2)), true);
  run.branch(b.eq(b.op(Op::SRem, year, b.i(4)), b.i(0)), true);
  run.branch(b.eq(b.op(Op::SRem, year, b.i(100)), b.i(0)), false);
  run.branch(b.gt(day, b.i(29)), false);
  run.branch(b.eq(day, b.i(29)), true);
  return run.take();
}

Trace linear_mix(expr::Terms& terms) {
  Recorder run(terms, "linear mix");
  Dsl& b = run.dsl;
  std::array<std::int64_t, 6> values{12, -7, 30, 5, 18, -2};
  std::vector<Term> x;
  for (std::size_t k = 0; k < values.size(); ++k) {
    x.push_back(
        run.input(b.int_var("x" + std::to_string(k)), static_cast<std::uint64_t>(values[k])));
  }
  for (std::size_t k = 0; k < values.size(); ++k) {
    run.branch(b.lt(x[k], b.i(-1000)), false);
    run.branch(b.gt(x[k], b.i(1000)), false);
  }
  for (std::size_t k = 0; k < 9; ++k) {
    const std::size_t p = k % 6, q = (k * 2 + 1) % 6, r = (k + 3) % 6;
    const auto fp = static_cast<std::int64_t>(k % 3 + 2), fq = static_cast<std::int64_t>(k % 4 + 1);
    const Term sum = b.sub(b.add(b.mul(b.i(fp), x[p]), b.mul(b.i(fq), x[q])), x[r]);
    const std::int64_t total = fp * values[p] + fq * values[q] - values[r];
    if (k % 3 == 2) {
      run.branch(b.eq(sum, b.i(total)), true);
    } else {
      const std::int64_t limit = total + (k % 2 == 0 ? 35 : -35);
      run.branch(b.lt(sum, b.i(limit)), total < limit);
    }
  }
  return run.take();
}

}  // namespace

std::vector<Trace> make_traces(expr::Terms& terms) {
  return {parse_loop(terms), bubble_sort(terms), date(terms), linear_mix(terms)};
}

}  // namespace assay::bench
