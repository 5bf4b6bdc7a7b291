// SPDX-License-Identifier: Apache-2.0
#include "explore/sources/word_hints.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_set>

#include "concolic/inputs/candidate.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "vm/ref.h"

namespace assay::explore {

namespace {

using concolic::Candidate;
using concolic::NodeId;

constexpr std::size_t kMostWords = 64;

bool is_wide(const std::u16string& word) {
  return std::any_of(word.begin(), word.end(), [](char16_t unit) { return unit > 0xff; });
}

}  // namespace

void WordHints::add(std::u16string word) {
  if (words_.size() < kMostWords && word.size() <= longest_ &&
      std::find(words_.begin(), words_.end(), word) == words_.end())
    words_.push_back(std::move(word));
}

/// Numbers that a condition compares something with, and their neighbours, as texts: what a parsed
/// string may have to be.
std::vector<std::u16string> WordHints::numbers_in(expr::Term condition) {
  constexpr std::size_t kMostComparisons = 16, kMostNumbers = 6;
  std::vector<std::u16string> words;
  std::vector<expr::Term> work{condition};
  for (std::size_t next = 0; next < work.size() && next < kMostComparisons; ++next) {
    const expr::Node& node = terms_.node(work[next]);
    if (node.op == expr::Op::Constant || node.op == expr::Op::Variable) continue;
    for (expr::Term operand : {node.a, node.b}) {
      if (!operand || words.size() >= 3 * kMostNumbers) continue;
      if (terms_.width(operand) == 1) {
        work.push_back(operand);
      } else if (terms_.is_constant(operand) && terms_.width(operand) >= 32) {
        unsigned unused = 64 - terms_.width(operand);
        auto value = static_cast<std::int64_t>(terms_.node(operand).constant() << unused) >> unused;
        for (std::int64_t near : {value, value + 1, value - 1}) {
          std::string text = fmt::format("{}", near);
          words.emplace_back(text.begin(), text.end());
        }
      }
    }
  }
  return words;
}

/// The string inputs that a term speaks of.
std::vector<NodeId> WordHints::strings_in(expr::Term term) {
  std::vector<NodeId> found;
  std::unordered_set<std::uint32_t> seen;
  std::vector<expr::Term> work{term};
  while (!work.empty()) {
    expr::Term at = work.back();
    work.pop_back();
    if (!at || !seen.insert(at.id).second) continue;
    const expr::Node& node = terms_.node(at);
    if (node.op == expr::Op::Constant) continue;
    if (node.op != expr::Op::Variable) {
      work.insert(work.end(), {node.c, node.b, node.a});
      continue;
    }
    const NodeId* owner = inputs_.owner(node.variable());
    if (owner == nullptr || inputs_.node(*owner).kind != vm::Kind::Ref) continue;
    if (std::find(found.begin(), found.end(), *owner) == found.end()) found.push_back(*owner);
  }
  return found;
}

void WordHints::add_to(solver::Query& query, expr::Term condition) {
  std::vector<NodeId> strings = strings_in(condition);
  if (strings.empty()) return;
  std::vector<std::u16string> words = numbers_in(condition);
  words.insert(words.end(), words_.begin(), words_.end());
  for (NodeId id : strings) {
    for (std::size_t i = 0; i < inputs_.node(id).candidates.size(); ++i) {
      if (inputs_.node(id).candidates[i].kind != Candidate::Kind::String) continue;
      for (const std::u16string& word : words) add_word(query, id, i, word);
    }
  }
}

void WordHints::add_word(solver::Query& query, NodeId id, std::size_t candidate,
                         const std::u16string& word) {
  Candidate& string = inputs_.node(id).candidates[candidate];
  const bool wide = is_wide(word);
  expr::Model model{{inputs_.node(id).variable, string.number},
                    {string.length, word.size()},
                    {string.utf16, wide ? 1 : 0}};
  for (std::uint32_t k = 0; k < word.size(); ++k)
    model.emplace_back(inputs_.character(id, string, k, wide), word[k]);
  std::sort(model.begin(), model.end());
  query.candidates.push_back(std::move(model));
}

const expr::Model* WordHints::answer(const solver::Query& query) {
  for (const expr::Model& candidate : query.candidates) {
    expr::Assignment input = query.start;
    for (auto [variable, value] : candidate) input.set(variable, value);
    evaluator_.assign(input);
    bool holds = std::all_of(query.constraints.rbegin(), query.constraints.rend(),
                             [&](expr::Term term) { return evaluator_.holds(term); });
    if (holds) return &candidate;
  }
  return nullptr;
}

}  // namespace assay::explore
