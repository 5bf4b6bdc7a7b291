// SPDX-License-Identifier: Apache-2.0
#include "unit/expr/term_parser.h"

#include <algorithm>
#include <bit>
#include <cctype>
#include <cstdlib>
#include <vector>

#include "base/check.h"

namespace assay::expr::test {

namespace {

Op op_named(std::string_view name) {
  for (unsigned i = 0; i <= static_cast<unsigned>(Op::External); ++i) {
    if (name_of(static_cast<Op>(i)) == name) return static_cast<Op>(i);
  }
  CHECK(false, "no such operation: " + std::string(name));
  return Op::Constant;
}

bool has_own_width(Op op) {
  return op == Op::Extract || op == Op::ZExt || op == Op::SExt || op == Op::External ||
         (op >= Op::FFromS && op <= Op::FToS);
}

}  // namespace

TermParser::TermParser(Terms& terms) : terms_(terms) {
  for (const char* name : {"x", "y", "z"}) add_variable(name, VariableKind::Int, 32);
  for (const char* name : {"l", "m"}) add_variable(name, VariableKind::Long, 64);
  for (const char* name : {"b", "c"}) add_variable(name, VariableKind::Byte, 8);
  add_variable("h", VariableKind::Short, 16);
  for (const char* name : {"p", "q", "r"}) add_variable(name, VariableKind::Boolean, 1);
  for (const char* name : {"f", "g"}) add_variable(name, VariableKind::Float, 32);
  for (const char* name : {"d", "e"}) add_variable(name, VariableKind::Double, 64);
}

void TermParser::add_variable(const char* name, VariableKind kind, unsigned width) {
  variables_[name] = terms_.variable(terms_.new_variable(name, kind, width));
}

Term TermParser::parse(std::string_view text) {
  rest_ = text;
  const Term result = parse_next(0);
  skip_spaces();
  CHECK(rest_.empty(), "text after the term: " + std::string(rest_));
  return result;
}

void TermParser::skip_spaces() {
  while (!rest_.empty() && rest_.front() == ' ') rest_.remove_prefix(1);
}

std::string TermParser::word() {
  const std::size_t length = std::min(rest_.find_first_of(" ()"), rest_.size());
  std::string result(rest_.substr(0, length));
  rest_.remove_prefix(length);
  return result;
}

Term TermParser::parse_next(unsigned width) {
  skip_spaces();
  CHECK(!rest_.empty(), "the term should go on");
  return rest_.front() == '(' ? parse_list() : parse_atom(word(), width);
}

/// The width that an operand without a width gets: that of the first operand which has one.
unsigned TermParser::width_of_operands(std::string_view rest) {
  const std::string_view saved = rest_;
  rest_ = rest;
  unsigned width = 0;
  for (skip_spaces(); width == 0 && rest_.front() != ')'; skip_spaces()) {
    const Term operand = parse_next(0);
    if (operand) width = terms_.width(operand);
  }
  rest_ = saved;
  return width;
}

TermParser::Head TermParser::head_of(std::string_view word) {
  const std::size_t at = word.find('@');
  const std::string_view name = word.substr(0, at);
  std::size_t letters = name.size();
  while (std::isdigit(static_cast<unsigned char>(name[letters - 1]))) --letters;
  Head head{op_named(name.substr(0, letters))};
  if (letters < name.size()) {
    head.width = static_cast<unsigned>(std::atoi(std::string(name.substr(letters)).c_str()));
  }
  if (at != std::string_view::npos) {
    head.detail = static_cast<unsigned>(std::atoi(std::string(word.substr(at + 1)).c_str()));
  }
  return head;
}

Term TermParser::parse_list() {
  rest_.remove_prefix(1);
  const Head head = head_of(word());
  Node node{head.op, 0, static_cast<std::uint16_t>(head.detail)};
  if (head.op == Op::Ite) node.a = parse_next(1);
  const unsigned width = width_of_operands(rest_);
  std::vector<Term> operands;
  for (skip_spaces(); rest_.front() != ')'; skip_spaces()) operands.push_back(parse_next(width));
  rest_.remove_prefix(1);
  if (head.op == Op::Ite) {
    node.b = operands.at(0);
    node.c = operands.at(1);
  } else {
    node.a = operands.at(0);
    if (operands.size() > 1) node.b = operands[1];
  }
  unsigned result = is_comparison(head.op) ? 1 : width;
  if (has_own_width(head.op)) result = head.width;
  if (head.op == Op::Select) result = terms_.table(node.detail).width;
  CHECK(result != 0, "an operand should have a width");
  node.width = static_cast<std::uint8_t>(result);
  return terms_.plain(node);
}

Term TermParser::parse_atom(const std::string& atom, unsigned width) {
  if (auto variable = variables_.find(atom); variable != variables_.end()) return variable->second;
  if (atom == "true" || atom == "false") return terms_.boolean(atom == "true");
  const bool hexadecimal = atom.starts_with("0x");
  if (!hexadecimal && atom.back() == 'f') {
    return terms_.constant(32, std::bit_cast<std::uint32_t>(std::strtof(atom.c_str(), nullptr)));
  }
  if (!hexadecimal && atom.back() == 'd') {
    return terms_.constant(64, std::bit_cast<std::uint64_t>(std::strtod(atom.c_str(), nullptr)));
  }
  if (const std::size_t colon = atom.find(':'); colon != std::string::npos) {
    width = static_cast<unsigned>(std::atoi(atom.c_str() + colon + 1));
  }
  if (width == 0) return {};  // only looking for a width
  const auto magnitude = std::strtoull(atom.c_str(), nullptr, 0);
  return terms_.constant(width, magnitude);
}

}  // namespace assay::expr::test
