// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

namespace assay::recipe {

/// Candidate sequences, grouped by the calls that they begin with: a b c and a b d have a b in
/// common. Calls are numbers of the caller's.
class SequenceTree {
 public:
  struct Node {
    std::uint32_t call = 0;
    std::uint32_t depth = 0;  // calls to here, this one too
    bool is_end = false;      // of a candidate
    std::vector<std::uint32_t> children;
    std::uint64_t rest = 0;  // the same for nodes that the same sequences follow; see number_rests
  };
  static constexpr std::uint32_t kRoot = 0;

  void add(const std::vector<std::uint32_t>& sequence);
  /// To be called when all sequences are there.
  void number_rests();
  const Node& node(std::uint32_t index) const { return nodes_[index]; }
  /// How many runs of last calls there are if each call has that many inputs.
  std::uint64_t endings(std::uint64_t inputs) const;

 private:
  std::vector<Node> nodes_{1};
};

}  // namespace assay::recipe
