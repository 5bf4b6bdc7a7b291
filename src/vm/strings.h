// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>

#include "vm/ref.h"

namespace assay::vm {

class Universe;

/// java.lang.String objects: compact (Latin-1 bytes or UTF-16 in native order) as the class
/// library expects them. `make_*` give null when the heap is full.
class Strings {
 public:
  explicit Strings(Universe& universe) : universe_(universe) {}

  Ref make(std::string_view modified_utf8);
  Ref make(std::u16string_view text);
  /// From ordinary UTF-8, e.g. the command line.
  Ref make_from_utf8(std::string_view utf8);

  std::u16string utf16(Ref string) const;
  std::string utf8(Ref string) const;           // lone surrogates become '?'
  std::string modified_utf8(Ref string) const;  // lossless; the form of class files
  std::int32_t length(Ref string) const;
  bool equal(Ref a, Ref b) const;

  /// The literal of this text, in the permanent region.
  Ref literal(std::string_view modified_utf8);
  /// String.intern. A string that becomes canonical is forgotten again on rollback.
  Ref intern(Ref string);

 private:
  Ref make(std::u16string_view text, bool permanent);
  Universe& universe_;

  using Table = std::unordered_map<std::u16string, Ref>;
  /// The part of the table that a text belongs to. A table of millions is made larger part by part:
  /// in one go that takes a tenth of a second, in which no time limit is kept.
  Table& part_of(std::u16string_view text);
  static constexpr std::size_t kParts = 64;
  std::array<Table, kParts> interned_;
};

}  // namespace assay::vm
