// SPDX-License-Identifier: Apache-2.0
#include "solver/z3/term_sync.h"

#include <algorithm>

#include "expr/term.h"
#include "solver/cone.h"

namespace assay::solver {

bool TermSync::mark(std::vector<bool>& told, std::size_t number) {
  if (number >= told.size()) told.resize(number + 1);
  if (told[number]) return false;
  told[number] = true;
  return true;
}

void TermSync::add_missing(std::span<const expr::Term> constraints, SmtRequest& request) {
  request.known_terms = forgotten_from_;
  forgotten_from_ = ~std::uint32_t{0};
  std::vector<expr::Term> missing;
  const auto visit = [&](expr::Term term) {
    if (mark(told_terms_, term.id)) missing.push_back(term);
  };
  for (const expr::Term constraint : constraints) visit(constraint);
  for (std::size_t next = 0; next < missing.size(); ++next) {
    for_each_operand(terms_.node(missing[next]), visit);
  }
  std::sort(missing.begin(), missing.end());
  for (const expr::Term term : missing) {
    const expr::Node& node = terms_.node(term);
    request.terms.push_back({term.id, node});
    if (node.op == expr::Op::Select && mark(told_tables_, node.detail)) {
      request.tables.push_back({node.detail, terms_.table(node.detail)});
    }
  }
}

void TermSync::forget_from(std::size_t size) {
  if (size >= told_terms_.size()) return;
  told_terms_.resize(size);
  forgotten_from_ = std::min(forgotten_from_, static_cast<std::uint32_t>(size));
}

void TermSync::forget_all() {
  told_terms_.clear();
  told_tables_.clear();
  forgotten_from_ = ~std::uint32_t{0};
}

}  // namespace assay::solver
