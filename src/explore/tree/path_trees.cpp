// SPDX-License-Identifier: Apache-2.0
// Interns steps, so that equal ways through a method are one node whoever calls it. A path is put
// together again by expanding the calls on its way.
#include "explore/tree/path_trees.h"

#include <algorithm>

#include "base/hash.h"
#include "vm/class.h"

namespace assay::explore {

using concolic::Call;
using concolic::Decision;

namespace {

std::uint64_t hash_pointer(const void* pointer) {
  return hash_number(reinterpret_cast<std::uintptr_t>(pointer));
}

/// The calls that are open while a path is put into the trees, the outermost first.
class OpenCalls {
 public:
  OpenCalls(PathTrees& trees, std::span<const Call> calls)
      : trees_(trees), calls_(calls), open_{{0, trees.root(nullptr)}} {}

  /// Ends and begins calls until this one is the innermost.
  void go_to(std::uint32_t call) {
    if (open_.back().call == call) return;
    chain_.clear();
    for (; call != 0; call = calls_[call].parent) chain_.push_back(call);
    std::reverse(chain_.begin(), chain_.end());
    std::size_t same = 0;
    while (same < chain_.size() && same + 1 < open_.size() && open_[same + 1].call == chain_[same])
      ++same;
    end_calls(same + 1);
    for (; same < chain_.size(); ++same)
      open_.push_back({chain_[same], trees_.root(calls_[chain_[same]].method)});
  }
  void decide(const Decision& decision) {
    open_.back().at = trees_.after_decision(open_.back().at, decision);
  }
  PathEnd end() {
    end_calls(2);
    return {open_[0].at, open_.size() > 1 ? open_[1].at : PathTrees::kNone};
  }

 private:
  struct Open {
    std::uint32_t call;
    PathTrees::NodeId at;
  };

  void end_calls(std::size_t left) {
    while (open_.size() > left) {
      const PathTrees::NodeId end = open_.back().at;
      open_.pop_back();
      open_.back().at = trees_.after_call(open_.back().at, end);
    }
  }

  PathTrees& trees_;
  std::span<const Call> calls_;
  std::vector<Open> open_;
  std::vector<std::uint32_t> chain_;
};

}  // namespace

Question question_of(const Decision& decision) {
  return {decision.kind, decision.null_passes, decision.site, decision.type, decision.targets};
}

std::size_t PathTrees::NodeHash::operator()(const Node& node) const {
  const std::uint64_t place = std::uint64_t{node.parent} << 32 | node.question;
  return hash_combine(hash_combine(hash_number(place), node.outcome), hash_pointer(node.method));
}

std::size_t PathTrees::QuestionHash::operator()(const Question& question) const {
  std::uint64_t hash = hash_pointer(question.site.method);
  hash = hash_combine(hash, static_cast<std::uint32_t>(question.site.bytecode_index));
  hash = hash_combine(hash, static_cast<std::uint64_t>(question.kind) * 2 + question.null_passes);
  hash = hash_combine(hash, hash_pointer(question.type));
  return hash_combine(hash, hash_pointer(question.targets));
}

PathTrees::NodeId PathTrees::intern(const Node& node) {
  auto [known, is_new] = numbers_.try_emplace(node, static_cast<NodeId>(nodes_.size()));
  if (is_new) nodes_.push_back(node);
  return known->second;
}

PathTrees::NodeId PathTrees::root(const vm::Method* method) {
  return intern({kNone, kRoot, 0, method});
}

std::uint32_t PathTrees::number_of(const Decision& decision) {
  const Question question = question_of(decision);
  auto [known, is_new] =
      question_numbers_.try_emplace(question, static_cast<std::uint32_t>(questions_.size()));
  if (is_new) questions_.push_back(question);
  return known->second;
}

PathTrees::NodeId PathTrees::after_decision(NodeId at, const Decision& decision) {
  return intern({at, number_of(decision), decision.outcome, nodes_[at].method});
}

PathTrees::NodeId PathTrees::after_call(NodeId at, NodeId callee_end) {
  return intern({at, kCall, callee_end, nodes_[at].method});
}

void PathTrees::expand(NodeId end, std::vector<Step>& steps) const {
  const std::size_t before = steps.size();
  std::vector<NodeId> callers;  // where to go on when a callee's tree is at its root
  for (NodeId at = end; at != kNone;) {
    const Node& node = nodes_[at];
    if (node.question == kRoot) {
      at = callers.empty() ? kNone : callers.back();
      if (!callers.empty()) callers.pop_back();
      continue;
    }
    if (node.question == kCall) {
      callers.push_back(node.parent);
      at = static_cast<NodeId>(node.outcome);
      continue;
    }
    steps.push_back({node.question, node.outcome});
    at = node.parent;
  }
  std::reverse(steps.begin() + static_cast<std::ptrdiff_t>(before), steps.end());
}

PathTrees::Counts PathTrees::counts() const {
  Counts counts;
  for (const Node& node : nodes_) {
    if (&node == &nodes_[kNone] || node.question == kRoot) continue;
    ++(node.question == kCall ? counts.calls : counts.decisions);
  }
  return counts;
}

std::map<const vm::Method*, PathTrees::Counts, std::less<>> PathTrees::counts_by_method() const {
  std::map<const vm::Method*, Counts, std::less<>> all;
  for (const Node& node : nodes_) {
    if (&node == &nodes_[kNone] || node.question == kRoot) continue;
    Counts& counts = all[node.method];
    ++(node.question == kCall ? counts.calls : counts.decisions);
  }
  return all;
}

PathEnd add_path(PathTrees& trees, const std::vector<Decision>& path, std::span<const Call> calls) {
  OpenCalls open(trees, calls);
  for (const Decision& decision : path) {
    if (!calls.empty()) open.go_to(decision.call);
    open.decide(decision);
  }
  return open.end();
}

void expand(const PathTrees& trees, const PathEnd& end, std::vector<PathTrees::Step>& steps) {
  trees.expand(end.outside, steps);
  trees.expand(end.inside, steps);
}

}  // namespace assay::explore
