// SPDX-License-Identifier: Apache-2.0
#include "base/string_interner.h"

#include "base/check.h"
#include "base/hash.h"

namespace assay {
namespace {

constexpr std::size_t kFirstSlots = 256;

std::uint32_t slot_hash(std::string_view text) {
  return static_cast<std::uint32_t>(hash_bytes(text));
}

}  // namespace

StringInterner::StringInterner() : slots_(kFirstSlots) {}

StringId StringInterner::intern(std::string_view text) {
  const std::uint32_t hash = slot_hash(text);
  const Slot& found = slot_of(text, hash);
  if (found.id_plus_one != 0) {
    return StringId{found.id_plus_one - 1};
  }
  CHECK(texts_.size() < UINT32_MAX, "ids should fit in 32 bits");
  texts_.push_back(arena_.copy(text));
  slots_[static_cast<std::size_t>(&found - slots_.data())] = {
      hash, static_cast<std::uint32_t>(texts_.size())};
  if (texts_.size() * 4 > slots_.size() * 3) {
    grow();
  }
  return StringId{static_cast<std::uint32_t>(texts_.size() - 1)};
}

std::optional<StringId> StringInterner::find(std::string_view text) const {
  const Slot& slot = slot_of(text, slot_hash(text));
  if (slot.id_plus_one == 0) {
    return std::nullopt;
  }
  return StringId{slot.id_plus_one - 1};
}

/// The slot that holds the text, or the free one where it belongs.
const StringInterner::Slot& StringInterner::slot_of(std::string_view text,
                                                    std::uint32_t hash) const {
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t index = hash & mask;; index = (index + 1) & mask) {
    const Slot& slot = slots_[index];
    if (slot.id_plus_one == 0 || (slot.hash == hash && texts_[slot.id_plus_one - 1] == text)) {
      return slot;
    }
  }
}

void StringInterner::grow() {
  std::vector<Slot> larger(slots_.size() * 2);
  const std::size_t mask = larger.size() - 1;
  for (const Slot& slot : slots_) {
    if (slot.id_plus_one == 0) {
      continue;
    }
    std::size_t index = slot.hash & mask;
    while (larger[index].id_plus_one != 0) {
      index = (index + 1) & mask;
    }
    larger[index] = slot;
  }
  slots_ = std::move(larger);
}

}  // namespace assay
