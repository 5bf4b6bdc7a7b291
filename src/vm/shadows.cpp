// SPDX-License-Identifier: Apache-2.0
#include "vm/shadows.h"

namespace assay::vm {

void Shadows::put(const std::uint8_t* cell, std::uint32_t shadow) {
  for (std::size_t i = slot_of(cell);; i = (i + 1) & (entries_.size() - 1)) {
    Entry& entry = entries_[i];
    if (entry.epoch == epoch_ && entry.cell != cell) continue;
    if (entry.epoch != epoch_) {
      if (shadow == 0) return;
      if (++used_ * 2 > entries_.size()) {
        --used_;
        grow();
        return put(cell, shadow);
      }
    }
    entry = {cell, shadow, epoch_};
    return;
  }
}

void Shadows::grow() {
  std::vector<Entry> old(entries_.size() * 2);
  old.swap(entries_);
  used_ = 0;
  std::uint32_t live = epoch_;
  epoch_ = 1;
  for (const Entry& entry : old) {
    if (entry.epoch == live && entry.shadow != 0) put(entry.cell, entry.shadow);
  }
}

void Shadows::copy_elements(Ref from, std::int32_t first, Ref to, std::int32_t target,
                            std::int32_t count, unsigned log2_element) {
  bool from_marked = is_marked(from);
  if (!from_marked && !is_marked(to)) return;
  auto offset = [&](std::int32_t index) {
    return kArrayBase + (static_cast<std::uint64_t>(index) << log2_element);
  };
  auto move = [&](std::int32_t i) {
    std::uint32_t shadow = from_marked ? at(heap_.address(from) + offset(first + i)) : 0;
    set(to, offset(target + i), shadow);
  };
  if (from == to && first < target) {
    for (std::int32_t i = count; i-- > 0;) move(i);
  } else {
    for (std::int32_t i = 0; i < count; ++i) move(i);
  }
}

void Shadows::copy_object(Ref from, Ref to, std::uint64_t bytes) {
  if (!is_marked(from)) return;
  for (std::uint64_t offset = kInstanceBase; offset < bytes; ++offset) {
    if (std::uint32_t shadow = at(heap_.address(from) + offset)) set(to, offset, shadow);
  }
}

void Shadows::clear() {
  has_statics_ = false;
  if (used_ == 0) return;
  used_ = 0;
  if (++epoch_ == 0) {
    entries_.assign(entries_.size(), Entry());
    epoch_ = 1;
  }
}

}  // namespace assay::vm
