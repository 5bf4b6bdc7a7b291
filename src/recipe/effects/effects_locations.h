// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "vm/class.h"
#include "vm/ref.h"
#include "vm/symbols.h"

namespace assay::recipe {

/// Numbers what methods read and write: first the state of library objects, then one kind of
/// array elements each, then fields in the order in which they are met. Numbers tell static fields.
class Locations {
 public:
  explicit Locations(const vm::SymbolTable& symbols) : symbols_(symbols) {}

  static constexpr std::uint32_t kLibrary = 0;
  /// baload and bastore serve byte and boolean (JVMS 6.5.baload).
  static std::uint32_t elements(vm::Kind kind);
  static constexpr std::uint32_t kFirstElements = 1, kFirstField = 9;

  std::uint32_t field(const vm::Field& field);
  static bool is_static(std::uint32_t location);
  /// The field that a number stands for; null: it is for something else.
  const vm::Field* field_at(std::uint32_t location) const;
  std::string name(std::uint32_t location) const;

 private:
  const vm::SymbolTable& symbols_;
  std::unordered_map<const vm::Field*, std::uint32_t> numbers_;
  std::vector<const vm::Field*> fields_;
};

/// A set of locations.
class LocationSet {
 public:
  void add(std::uint32_t location) {
    if (location / 64 >= words_.size()) words_.resize(location / 64 + 1);
    words_[location / 64] |= std::uint64_t{1} << location % 64;
  }
  void add(const LocationSet& other) {
    if (other.words_.size() > words_.size()) words_.resize(other.words_.size());
    for (std::size_t i = 0; i < other.words_.size(); ++i) words_[i] |= other.words_[i];
  }
  /// Whether both have a location that is not below `from`.
  bool meets(const LocationSet& other, std::uint32_t from = 0) const {
    std::size_t end = std::min(words_.size(), other.words_.size());
    for (std::size_t i = from / 64; i < end; ++i) {
      std::uint64_t both = words_[i] & other.words_[i];
      if (i == from / 64) both &= ~std::uint64_t{0} << from % 64;
      if (both != 0) return true;
    }
    return false;
  }
  template <class Visitor>
  void for_each(const Visitor& visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1)
        visit(static_cast<std::uint32_t>(i * 64) +
              static_cast<std::uint32_t>(__builtin_ctzll(rest)));
    }
  }

 private:
  std::vector<std::uint64_t> words_;
};

}  // namespace assay::recipe
