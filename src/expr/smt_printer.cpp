// SPDX-License-Identifier: Apache-2.0
// Works through the terms of the query in order of age, so that operands come first. The text of a
// term goes into the one term that uses it; what is used twice, or has become long, gets a name.
#include "expr/smt_printer.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <unordered_map>
#include <vector>

#include "expr/smt_text.h"

namespace assay::expr {

namespace {

constexpr std::size_t kLongText = 160;

class SmtPrinter {
 public:
  SmtPrinter(const Terms& terms, std::span<const Term> constraints)
      : terms_(terms), constraints_(constraints) {}

  std::string print();

 private:
  void collect();
  void use(Term term);
  std::string name_of_variable(Variable variable);
  void write(Term term);
  SmtText text_of(Term term);

  const Terms& terms_;
  std::span<const Term> constraints_;
  std::unordered_map<std::uint32_t, std::size_t> uses_;
  std::vector<Term> order_;  // by age
  std::unordered_map<std::uint32_t, SmtText> texts_;
  std::set<std::string> names_;
  std::set<std::string> functions_;  // declarations
  std::string definitions_;
  bool only_bits_ = true;
};

void SmtPrinter::use(Term term) {
  if (term && ++uses_[term.id] == 1) order_.push_back(term);
}

void SmtPrinter::collect() {
  for (Term constraint : constraints_) use(constraint);
  for (std::size_t i = 0; i < order_.size(); ++i) {
    const Node& node = terms_.node(order_[i]);
    if (operand_count(node.op) == 0) continue;
    for (Term operand : {node.a, node.b, node.c}) use(operand);
    only_bits_ = only_bits_ && node.op < Op::FAdd;
  }
  std::sort(order_.begin(), order_.end());
}

/// Names are for people and may occur twice; the symbols of a query may not.
std::string SmtPrinter::name_of_variable(Variable variable) {
  std::string name = terms_.info(variable).name;
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == '|' || c == '\\'; }, '_');
  if (!names_.insert(name).second) name += fmt::format("#{}", variable.index);
  return fmt::format("|{}|", name);
}

SmtText SmtPrinter::text_of(Term term) {
  const Node& node = terms_.node(term);
  if (node.op == Op::Variable) {
    const SmtSort sort = bits_sort(node.width);
    const std::string name = name_of_variable(node.variable());
    definitions_ += fmt::format("(declare-const {} {})\n", name, sort_text(sort, node.width));
    return {name, sort, node.width};
  }
  SmtOperands operands;
  if (operand_count(node.op) > 0) {
    for (Term operand : {node.a, node.b, node.c}) {
      if (operand) operands.push_back(texts_.at(operand.id));
    }
  }
  return smt_text(terms_, node, operands, functions_);
}

void SmtPrinter::write(Term term) {
  SmtText text = text_of(term);
  const bool leaf = operand_count(terms_.node(term).op) == 0;
  if (!leaf && (uses_[term.id] > 1 || text.text.size() > kLongText)) {
    const std::string name = fmt::format("t!{}", term.id);
    definitions_ += fmt::format("(define-fun {} () {} {})\n", name,
                                sort_text(text.sort, text.width), text.text);
    text.text = name;
  }
  texts_.emplace(term.id, std::move(text));
}

std::string SmtPrinter::print() {
  collect();
  for (Term term : order_) write(term);
  std::string result = fmt::format("(set-logic {})\n", only_bits_ ? "QF_BV" : "ALL");
  for (const std::string& declaration : functions_) result += declaration;
  result += definitions_;
  for (Term constraint : constraints_) {
    result += fmt::format("(assert {})\n", texts_.at(constraint.id).text);
  }
  return result + "(check-sat)\n";
}

}  // namespace

std::string to_smt_lib(const Terms& terms, std::span<const Term> constraints) {
  return SmtPrinter(terms, constraints).print();
}

}  // namespace assay::expr
