// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace assay::classfile {

/// The first member with the name and descriptor of an earlier one, or null.
template <class Member>
const Member* first_duplicate(const std::vector<Member>& members) {
  // An open-addressing table of 1-based member numbers, at most half full.
  std::size_t capacity = 8;
  while (capacity < members.size() * 2) capacity *= 2;
  std::vector<std::uint32_t> table(capacity);
  for (std::uint32_t number = 1; number <= members.size(); ++number) {
    const Member& member = members[number - 1];
    std::hash<std::string_view> hash;
    std::size_t slot = hash(member.name) * 31 + hash(member.descriptor);
    for (;; ++slot) {
      std::uint32_t& entry = table[slot & (capacity - 1)];
      if (entry == 0) {
        entry = number;
        break;
      }
      const Member& other = members[entry - 1];
      if (other.name == member.name && other.descriptor == member.descriptor) return &member;
    }
  }
  return nullptr;
}

}  // namespace assay::classfile
