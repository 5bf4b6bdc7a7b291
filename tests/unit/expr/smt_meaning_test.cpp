// SPDX-License-Identifier: Apache-2.0
// The text means what the evaluator says: that a term has another value under the same assignment
// is unsatisfiable to Z3.
#include <gtest/gtest.h>
#include <z3.h>

#include "expr/evaluator.h"
#include "expr/smt_printer.h"
#include "unit/expr/random_terms.h"
#include "unit/expr/samples.h"
#include "unit/expr/term_text.h"

namespace assay::expr::test {
namespace {

Z3_lbool check(const std::string& text) {
  Z3_config config = Z3_mk_config();
  Z3_context context = Z3_mk_context(config);
  Z3_del_config(config);
  Z3_set_error_handler(context, nullptr);
  Z3_solver solver = Z3_mk_solver(context);
  Z3_solver_inc_ref(context, solver);
  Z3_solver_from_string(context, solver, text.c_str());
  EXPECT_EQ(Z3_get_error_code(context), Z3_OK)
      << Z3_get_error_msg(context, Z3_get_error_code(context)) << "\n"
      << text;
  const Z3_lbool answer = Z3_solver_check(context, solver);
  Z3_solver_dec_ref(context, solver);
  Z3_del_context(context);
  return answer;
}

bool has_free_functions(const Terms& terms, Term root) {
  std::vector<Term> work{root};
  while (!work.empty()) {
    const Node node = terms.node(work.back());
    work.pop_back();
    if (node.op == Op::External || node.op == Op::FRem) return true;
    if (operand_count(node.op) == 0) continue;
    for (Term operand : {node.a, node.b, node.c}) {
      if (operand) work.push_back(operand);
    }
  }
  return false;
}

TEST(SmtMeaning, AgreesWithTheEvaluatorOnRandomTerms) {
  int checked = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    RandomTerms generator(seed);
    std::mt19937_64 random(seed);
    const Assignment assignment = random_assignment(random, generator.plain());
    for (int i = 0; i < 60; ++i) {
      const Term term = generator.next().plain;
      if (has_free_functions(generator.plain(), term)) continue;
      Terms terms = generator.plain();
      Evaluator evaluator(terms);
      evaluator.assign(assignment);
      const Term value = terms.constant(terms.width(term), evaluator.value(term));
      const Term same = terms.plain({Op::Eq, 1, 0, term, value});
      std::vector<Term> constraints{terms.plain({Op::Not, 1, 0, same})};
      for (std::uint32_t v = 0; v < terms.variable_count(); ++v) {
        const Term leaf = terms.variable(Variable{v});
        const Term known = terms.constant(terms.width(leaf), evaluator.value(leaf));
        constraints.push_back(terms.plain({Op::Eq, 1, 0, leaf, known}));
      }
      ASSERT_EQ(check(to_smt_lib(terms, constraints)), Z3_L_FALSE) << describe(terms, term);
      ++checked;
    }
  }
  EXPECT_GT(checked, 100);
}

}  // namespace
}  // namespace assay::expr::test
