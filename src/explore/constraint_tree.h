// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "concolic/decision.h"
#include "concolic/inputs.h"
#include "explore/report.h"

namespace assay::explore {

/// A position in the tree, by number.
struct VertexId {
  std::uint32_t index = 0;

  friend bool operator==(VertexId, VertexId) = default;
};

/// Everything that is known about the paths of a target: inner vertices are decisions, edges their
/// outcomes. Every path is explored once; every outcome that no run has taken is an unexplored
/// leaf until it is run, refuted or given up.
///
/// A Pin has an outcome per value seen and one leaf more, "another value".
class ConstraintTree {
 public:
  enum class State : std::uint8_t { Unexplored, Inner, Terminal, Infeasible, Unknown };

  struct Vertex {
    State state = State::Unexplored;
    bool is_other = false;  // the leaf "another value" of a Pin
    VertexId parent;
    std::uint64_t outcome = 0;  // of the parent's decision that leads here
    std::uint32_t depth = 0;
    std::uint32_t run = 0;                                     // that made it an inner one
    concolic::Decision decision;                               // of an inner vertex
    std::vector<std::pair<std::uint64_t, VertexId>> children;  // by outcome
    std::string reason;                                        // of an unknown one
  };

  explicit ConstraintTree(concolic::Inputs& inputs) : inputs_(inputs) { vertices_.emplace_back(); }

  struct Inserted {
    bool is_new = false;             // no run took this path before
    bool inconsistent = false;       // the same prefix met another decision: not deterministic
    bool ran_infeasible = false;     // a leaf that had been refuted was reached
    std::vector<VertexId> leaves;    // unexplored ones that this path has brought
    std::vector<VertexId> vertices;  // the positions of the path, the root first
  };
  /// `run` is remembered at the vertices that are new. `cut`: the run was ended by a limit, so its
  /// last decision is not the end of a path.
  Inserted insert(const std::vector<concolic::Decision>& path, std::uint32_t run = 0,
                  bool cut = false);
  /// Makes leaves unexplored again that were refuted among fewer objects than there are now.
  std::vector<VertexId> reopen_choices();

  const Vertex& vertex(VertexId id) const { return vertices_[id.index]; }
  /// The conditions on the way to a vertex, its own last.
  std::vector<expr::Term> constraints(VertexId id) const;
  /// How many values a Pin has been seen with.
  std::size_t values_seen(VertexId other) const;

  void mark_infeasible(VertexId id) { vertices_[id.index].state = State::Infeasible; }
  void mark_unknown(VertexId id, std::string reason);
  /// An unknown leaf is worth another try.
  void reopen(VertexId id) { vertices_[id.index].state = State::Unexplored; }

  TreeCounts counts() const;
  /// The reasons of unknown leaves, each with how many there are.
  std::map<std::string, std::uint64_t> unknown_reasons() const;

 private:
  VertexId add_child(VertexId parent, std::uint64_t outcome, bool is_other = false);
  std::optional<VertexId> child(VertexId parent, std::uint64_t outcome) const;
  void open(VertexId id, const concolic::Decision& decision);
  expr::Term condition(const Vertex& parent, const Vertex& child) const;

  concolic::Inputs& inputs_;
  std::vector<Vertex> vertices_;
};

}  // namespace assay::explore
