// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "expr/terms.h"
#include "solver/solver.h"

namespace assay::bench {

/// A question with a known answer.
struct Subject {
  std::string name;
  bool is_sat;
  solver::Query query;
};

/// The conditions of one run, all true under `start`: flipping each in turn gives the queries.
struct Trace {
  std::string name;
  std::vector<expr::Term> conditions;
  expr::Assignment start;
};

std::vector<Subject> make_subjects(expr::Terms& terms);
std::vector<Trace> make_traces(expr::Terms& terms);

/// Writes terms the way Java is written.
class Dsl {
 public:
  explicit Dsl(expr::Terms& terms) : terms(terms) {}

  using Term = expr::Term;
  Term var(const std::string& name, expr::VariableKind kind, unsigned width,
           std::uint64_t preferred = 0) {
    return terms.variable(terms.new_variable(name, kind, width, preferred));
  }
  Term int_var(const std::string& name) { return var(name, expr::VariableKind::Int, 32); }
  Term long_var(const std::string& name) { return var(name, expr::VariableKind::Long, 64); }
  Term double_var(const std::string& name) { return var(name, expr::VariableKind::Double, 64); }
  Term float_var(const std::string& name) { return var(name, expr::VariableKind::Float, 32); }
  Term byte_char(const std::string& name) { return var(name, expr::VariableKind::Latin1, 8); }

  Term i(std::int64_t value) { return terms.constant(32, static_cast<std::uint64_t>(value)); }
  Term l(std::uint64_t value) { return terms.constant(64, value); }
  Term d(double value);
  Term f(float value);

  Term op(expr::Op o, Term a, Term b) { return terms.binary(o, a, b); }
  Term add(Term a, Term b) { return op(expr::Op::Add, a, b); }
  Term sub(Term a, Term b) { return op(expr::Op::Sub, a, b); }
  Term mul(Term a, Term b) { return op(expr::Op::Mul, a, b); }
  Term lt(Term a, Term b) { return op(expr::Op::Slt, a, b); }
  Term le(Term a, Term b) { return op(expr::Op::Sle, a, b); }
  Term gt(Term a, Term b) { return lt(b, a); }
  Term ge(Term a, Term b) { return le(b, a); }
  Term eq(Term a, Term b) { return terms.equal(a, b); }
  Term ne(Term a, Term b) { return terms.negate(eq(a, b)); }
  Term fgt(Term a, Term b) { return op(expr::Op::FLt, b, a); }
  Term flt(Term a, Term b) { return op(expr::Op::FLt, a, b); }
  Term feq(Term a, Term b) { return op(expr::Op::FEq, a, b); }
  Term to_int(Term latin1) { return terms.zero_extend(latin1, 32); }

  expr::Terms& terms;
};

}  // namespace assay::bench
