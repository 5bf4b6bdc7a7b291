// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace assay {

/// Memory that is handed out by moving a pointer and given back all at once with the arena. What
/// lies in it never moves and is never destroyed, so only trivially destructible types may.
class Arena {
 public:
  Arena() = default;
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;
  Arena(Arena&&) = default;
  Arena& operator=(Arena&&) = default;

  /// `size` bytes at a multiple of `alignment` (a power of two, at most that of max_align_t).
  void* allocate(std::size_t size, std::size_t alignment);

  template <class T, class... Arguments>
  T* create(Arguments&&... arguments) {
    static_assert(std::is_trivially_destructible_v<T>);
    return new (allocate(sizeof(T), alignof(T))) T{std::forward<Arguments>(arguments)...};
  }

  /// `count` value-initialised elements.
  template <class T>
  std::span<T> create_array(std::size_t count) {
    static_assert(std::is_trivially_destructible_v<T>);
    T* first = static_cast<T*>(allocate(count * sizeof(T), alignof(T)));
    std::uninitialized_value_construct_n(first, count);
    return {first, count};
  }

  /// A copy of the characters that lives as long as the arena.
  std::string_view copy(std::string_view text);

  /// The bytes asked for so far, alignment gaps included.
  std::size_t used() const { return used_; }

 private:
  void* allocate_slow(std::size_t size, std::size_t alignment);

  std::vector<std::unique_ptr<std::byte[]>> blocks_;
  std::byte* next_ = nullptr;
  std::size_t left_ = 0;
  std::size_t used_ = 0;
};

}  // namespace assay
