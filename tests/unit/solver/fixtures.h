// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "expr/evaluator.h"
#include "expr/terms.h"
#include "solver/layer.h"
#include "solver/numbers.h"
#include "solver/solver.h"

namespace assay::solver {

/// Says what it was told to say and remembers what it was asked.
class FakeLayer : public Layer {
 public:
  struct Script {
    Answer answer = Unknown{UnknownReason::Z3, "fake"};
    std::vector<Query> asked;
  };
  explicit FakeLayer(Script& script) : Layer("fake", nullptr), script_(script) {}

 protected:
  Answer answer(const Query& query) override {
    script_.asked.push_back(query);
    return script_.answer;
  }

 private:
  Script& script_;
};

/// Terms of a few small inputs, written the way Java is.
struct Inputs {
  expr::Terms terms;

  expr::Term integer(const std::string& name, std::uint64_t preferred = 0, unsigned width = 32) {
    return terms.variable(terms.new_variable(name, expr::VariableKind::Int, width, preferred));
  }
  expr::Term variable(expr::VariableKind kind, unsigned width, std::uint64_t preferred = 0) {
    return terms.variable(terms.new_variable("v", kind, width, preferred));
  }
  expr::Term real(const std::string& name) {
    return terms.variable(terms.new_variable(name, expr::VariableKind::Double, 64));
  }
  expr::Term number(std::int64_t value, unsigned width = 32) {
    return terms.constant(width, static_cast<std::uint64_t>(value));
  }
  expr::Term number_real(double value) {
    return terms.constant(64, std::bit_cast<std::uint64_t>(value));
  }
  expr::Term op(expr::Op o, expr::Term a, expr::Term b) { return terms.binary(o, a, b); }
  expr::Term less(expr::Term a, expr::Term b) { return op(expr::Op::Slt, a, b); }
  expr::Term at_most(expr::Term a, expr::Term b) { return op(expr::Op::Sle, a, b); }
  expr::Term equal(expr::Term a, expr::Term b) { return terms.equal(a, b); }
  expr::Variable variable_of(expr::Term term) const { return terms.node(term).variable(); }
};

inline expr::Assignment on_top(const Query& query, const expr::Model& model) {
  expr::Assignment assignment = query.start;
  for (const auto& [variable, value] : model) assignment.set(variable, value);
  return assignment;
}

inline bool all_hold(const expr::Terms& terms, const Query& query, const expr::Model& model) {
  const expr::Assignment assignment = on_top(query, model);
  expr::Evaluator evaluator(terms);
  evaluator.assign(assignment);
  for (const expr::Term constraint : query.constraints) {
    if (!evaluator.holds(constraint)) return false;
  }
  return true;
}

inline bool is_sat(const Answer& answer) { return std::holds_alternative<Sat>(answer); }
inline bool is_unsat(const Answer& answer) { return std::holds_alternative<Unsat>(answer); }
inline std::string reason_of(const Answer& answer) {
  const auto* unknown = std::get_if<Unknown>(&answer);
  return unknown == nullptr ? "" : text_of(*unknown);
}
inline std::uint64_t value_in(const Answer& answer, expr::Variable variable) {
  for (const auto& [other, value] : std::get<Sat>(answer).model) {
    if (other == variable) return value;
  }
  return ~std::uint64_t{0};
}

inline bool same(const Answer& a, const Answer& b) {
  if (a.index() != b.index()) return false;
  if (is_sat(a)) return std::get<Sat>(a).model == std::get<Sat>(b).model;
  return reason_of(a) == reason_of(b);
}

/// Small random queries that keep the promise about their start.
class RandomQueries {
 public:
  RandomQueries(Inputs& inputs, std::uint64_t seed, unsigned width)
      : inputs_(inputs), random_(seed), width_(width) {
    for (int k = 0; k < 4; ++k) {
      variables_.push_back(inputs.integer("x" + std::to_string(k), 0, width));
    }
  }

  Query next(std::size_t constraint_count) {
    Query query;
    for (const expr::Term variable : variables_) {
      query.start.set(inputs_.variable_of(variable), random_.next() & expr::mask_of(width_));
    }
    expr::Evaluator evaluator(inputs_.terms);
    evaluator.assign(query.start);
    for (std::size_t k = 0; k < constraint_count; ++k) {
      expr::Term condition = this->condition();
      const bool is_last = k + 1 == constraint_count;
      if (evaluator.holds(condition) == is_last) condition = inputs_.terms.negate(condition);
      query.constraints.push_back(condition);
    }
    return query;
  }

 private:
  expr::Term leaf() {
    if (random_.below(3) == 0) {
      return inputs_.number(static_cast<std::int64_t>(random_.below(40)) - 20, width_);
    }
    return variables_[random_.below(variables_.size())];
  }
  expr::Term value(int depth) {
    using expr::Op;
    if (depth == 0 || random_.below(4) == 0) return leaf();
    static constexpr Op kOps[] = {Op::Add,  Op::Sub,  Op::Mul,  Op::And,  Op::Or,
                                  Op::Xor,  Op::Shl,  Op::LShr, Op::AShr, Op::SDiv,
                                  Op::SRem, Op::UDiv, Op::URem};
    if (random_.below(8) == 0) {
      return inputs_.terms.ite(condition_of(depth - 1), value(depth - 1), value(depth - 1));
    }
    if (random_.below(8) == 0) {
      const unsigned half = width_ / 2;
      return inputs_.terms.sign_extend(inputs_.terms.extract(value(depth - 1), 0, half), width_);
    }
    return inputs_.op(kOps[random_.below(std::size(kOps))], value(depth - 1), value(depth - 1));
  }
  expr::Term condition_of(int depth) {
    using expr::Op;
    static constexpr Op kOps[] = {Op::Eq, Op::Ult, Op::Ule, Op::Slt, Op::Sle};
    return inputs_.op(kOps[random_.below(std::size(kOps))], value(depth), value(depth));
  }
  expr::Term condition() {
    switch (random_.below(4)) {
      case 0:
        return inputs_.terms.either(condition_of(2), condition_of(1));
      case 1:
        return inputs_.terms.both(condition_of(1), condition_of(1));
      default:
        return condition_of(2);
    }
  }

  Inputs& inputs_;
  Random random_;
  unsigned width_;
  std::vector<expr::Term> variables_;
};

}  // namespace assay::solver
