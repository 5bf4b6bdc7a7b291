// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "solver/layer.h"

namespace assay::solver {

/// Remembers answers by the set of constraints. What contains an unsatisfiable set is
/// unsatisfiable too.
class Cache : public Layer {
 public:
  static constexpr std::size_t kDefaultCapacity = 1 << 16;

  explicit Cache(std::unique_ptr<Layer> next, std::size_t capacity = kDefaultCapacity)
      : Layer("cache", std::move(next)), capacity_(capacity) {}

 protected:
  Answer answer(const Query& query) override;
  void forget_own(std::size_t size) override;

 private:
  using Key = std::vector<std::uint32_t>;  // constraints, ascending
  struct KeyHash {
    std::size_t operator()(const Key& key) const;
  };

  const Answer* find(const Key& key) const;
  bool contains_unsatisfiable(const Key& key) const;
  void remember(Key key, const Answer& answer);

  std::size_t capacity_;
  std::unordered_map<Key, Answer, KeyHash> answers_;
  /// Unsatisfiable sets by their highest member.
  std::unordered_map<std::uint32_t, std::vector<Key>> unsatisfiable_;
};

}  // namespace assay::solver
