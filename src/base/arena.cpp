// SPDX-License-Identifier: Apache-2.0
#include "base/arena.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "base/check.h"

namespace assay {
namespace {

constexpr std::size_t kFirstBlock = std::size_t{4} << 10;
constexpr std::size_t kLargestBlock = std::size_t{1} << 20;

}  // namespace

void* Arena::allocate(std::size_t size, std::size_t alignment) {
  const std::size_t gap = -reinterpret_cast<std::uintptr_t>(next_) & (alignment - 1);
  if (size + gap > left_) [[unlikely]] {
    return allocate_slow(size, alignment);
  }
  std::byte* result = next_ + gap;
  next_ += gap + size;
  left_ -= gap + size;
  used_ += gap + size;
  return result;
}

void* Arena::allocate_slow(std::size_t size, std::size_t alignment) {
  CHECK(alignment <= alignof(std::max_align_t), "alignment should be an ordinary one");
  if (size > kLargestBlock / 4) {  // a block of its own; the current one stays in use
    blocks_.push_back(std::make_unique_for_overwrite<std::byte[]>(size));
    used_ += size;
    return blocks_.back().get();
  }
  const std::size_t doubled = kFirstBlock << std::min<std::size_t>(blocks_.size(), 8);
  left_ = std::max(std::min(doubled, kLargestBlock), size);
  blocks_.push_back(std::make_unique_for_overwrite<std::byte[]>(left_));
  next_ = blocks_.back().get();
  return allocate(size, alignment);
}

std::string_view Arena::copy(std::string_view text) {
  if (text.empty()) {
    return {};
  }
  char* characters = static_cast<char*>(allocate(text.size(), 1));
  std::memcpy(characters, text.data(), text.size());
  return {characters, text.size()};
}

}  // namespace assay
