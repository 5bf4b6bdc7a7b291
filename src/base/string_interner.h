// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/arena.h"

namespace assay {

/// The number of an interned string: two strings of one interner are equal when their ids are.
/// Ids count up from 0 in the order of first appearance.
enum class StringId : std::uint32_t {};

/// Keeps one copy of every string it has seen. The views it returns live as long as it does.
class StringInterner {
 public:
  StringInterner();

  StringId intern(std::string_view text);
  std::optional<StringId> find(std::string_view text) const;
  std::string_view text(StringId id) const { return texts_[static_cast<std::uint32_t>(id)]; }

  /// The interned copy of `text`.
  std::string_view keep(std::string_view text) { return this->text(intern(text)); }

  std::size_t size() const { return texts_.size(); }

 private:
  struct Slot {
    std::uint32_t hash = 0;
    std::uint32_t id_plus_one = 0;  // 0: free
  };

  const Slot& slot_of(std::string_view text, std::uint32_t hash) const;
  void grow();

  Arena arena_;
  std::vector<std::string_view> texts_;
  std::vector<Slot> slots_;  // open addressing, a power of two in size, at most 3/4 full
};

}  // namespace assay
