// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <unordered_map>
#include <vector>

#include "concolic/decision.h"
#include "vm/class.h"

namespace assay::explore {

/// What a decision was about, but for the term: the same for all callers of a method.
struct Question {
  concolic::DecisionKind kind = concolic::DecisionKind::Branch;
  bool null_passes = false;
  concolic::Site site;
  const vm::Class* type = nullptr;
  const void* targets = nullptr;

  friend bool operator==(const Question&, const Question&) = default;
};

Question question_of(const concolic::Decision& decision);

/// The ways through methods, stored once: a tree per method. A node is one more step, which is a
/// decision of the method itself or a call. A call refers to the node of the callee's tree that it
/// ended at, so all callers share the callee's nodes, and a recursion its own.
///
/// Decisions outside of all calls have a tree too, that of no method.
class PathTrees {
 public:
  using NodeId = std::uint32_t;
  static constexpr NodeId kNone = 0;

  NodeId root(const vm::Method* method);
  /// The node behind a step; made when first asked for.
  NodeId after_decision(NodeId at, const concolic::Decision& decision);
  NodeId after_call(NodeId at, NodeId callee_end);

  /// One step of a path, whoever made it.
  struct Step {
    std::uint32_t question;  // a number for `question`
    std::uint64_t outcome;
  };
  const Question& question(std::uint32_t number) const { return questions_[number]; }
  std::uint32_t number_of(const concolic::Decision& decision);
  /// Appends the decisions on the way to a node, those of its calls among them.
  void expand(NodeId end, std::vector<Step>& steps) const;

  struct Counts {
    std::uint64_t decisions = 0, calls = 0;
  };
  Counts counts() const;
  /// By method, with null for what is outside of all calls.
  std::map<const vm::Method*, Counts, std::less<>> counts_by_method() const;

 private:
  struct Node {
    NodeId parent;
    std::uint32_t question;  // or one of the two below
    std::uint64_t outcome;   // of a call: the callee's node
    const vm::Method* method;

    friend bool operator==(const Node&, const Node&) = default;
  };
  static constexpr std::uint32_t kRoot = 0xffff'ffff, kCall = 0xffff'fffe;
  struct NodeHash {
    std::size_t operator()(const Node& node) const;
  };
  struct QuestionHash {
    std::size_t operator()(const Question& question) const;
  };
  NodeId intern(const Node& node);

  std::vector<Node> nodes_{1};
  std::unordered_map<Node, NodeId, NodeHash> numbers_;
  std::vector<Question> questions_;
  std::unordered_map<Question, std::uint32_t, QuestionHash> question_numbers_;
};

/// Where a path ends in the trees. The call that is still open at the end, that of the method under
/// test, is no step of what is outside.
struct PathEnd {
  PathTrees::NodeId outside = PathTrees::kNone;
  PathTrees::NodeId inside = PathTrees::kNone;
};

/// Puts a path into the trees. Without sharing all of its decisions are in one tree.
PathEnd add_path(PathTrees& trees, const std::vector<concolic::Decision>& path,
                 std::span<const concolic::Call> calls);
void expand(const PathTrees& trees, const PathEnd& end, std::vector<PathTrees::Step>& steps);

}  // namespace assay::explore
