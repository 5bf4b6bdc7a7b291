// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace assay::vm {

/// An interned name or descriptor; equal texts have equal symbols.
struct Symbol {
  std::uint32_t id = 0;  // 0: no symbol

  explicit operator bool() const { return id != 0; }
  friend bool operator==(Symbol, Symbol) = default;
};

class SymbolTable {
 public:
  Symbol intern(std::string_view text);
  /// The symbol of a text if anybody has interned it.
  Symbol find(std::string_view text) const;
  std::string_view text(Symbol symbol) const { return texts_[symbol.id]; }

 private:
  std::unordered_map<std::string_view, std::uint32_t> ids_;
  std::deque<std::string> texts_{""};
};

}  // namespace assay::vm

template <>
struct std::hash<assay::vm::Symbol> {
  std::size_t operator()(assay::vm::Symbol symbol) const noexcept {
    return symbol.id * 0x9E3779B97F4A7C15u;
  }
};
