// SPDX-License-Identifier: Apache-2.0
#include "recipe/sequences/sequence_tree.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace assay::recipe {

void SequenceTree::add(const std::vector<std::uint32_t>& sequence) {
  std::uint32_t at = kRoot;
  for (std::uint32_t call : sequence) {
    const std::vector<std::uint32_t>& children = nodes_[at].children;
    auto known = std::find_if(children.begin(), children.end(),
                              [&](std::uint32_t child) { return nodes_[child].call == call; });
    if (known != children.end()) {
      at = *known;
      continue;
    }
    auto added = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back({.call = call, .depth = nodes_[at].depth + 1, .children = {}});
    nodes_[at].children.push_back(added);
    at = added;
  }
  nodes_[at].is_end = true;
}

void SequenceTree::number_rests() {
  using Branch = std::tuple<std::uint32_t, bool, std::uint64_t>;  // call, ends there, its rest
  std::map<std::vector<Branch>, std::uint64_t> numbers;
  for (std::size_t i = nodes_.size(); i-- > 0;) {  // children come after their parents
    std::vector<Branch> branches;
    for (std::uint32_t child : nodes_[i].children)
      branches.emplace_back(nodes_[child].call, nodes_[child].is_end, nodes_[child].rest);
    std::sort(branches.begin(), branches.end());
    nodes_[i].rest = numbers.try_emplace(std::move(branches), numbers.size()).first->second;
  }
}

std::uint64_t SequenceTree::endings(std::uint64_t inputs) const {
  std::uint64_t all = 0;
  for (const Node& node : nodes_) {
    if (!node.is_end) continue;
    std::uint64_t runs = 1;
    for (std::uint32_t i = 0; i < node.depth; ++i) runs *= inputs;
    all += runs;
  }
  return all;
}

}  // namespace assay::recipe
