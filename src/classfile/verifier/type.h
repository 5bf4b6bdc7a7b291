// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "classfile/descriptor.h"

namespace assay::classfile::verifier {

/// Kinds of verification types (JVMS 4.10.1.2). A long or double fills two slots, of the kinds Long
/// and LongHigh or Double and DoubleHigh, in this order.
enum class Kind : std::uint8_t {
  Top,  // unusable
  Int,
  Float,
  Long,
  LongHigh,
  Double,
  DoubleHigh,
  Null,
  Reference,
  UninitializedThis,
  Uninitialized,  // made by a `new` and not yet passed to <init>
  ReturnAddress,  // pushed by jsr
};

/// The type of one slot.
struct Type {
  Kind kind = Kind::Top;
  std::uint16_t pc = 0;   // of the `new` of Uninitialized, or where ReturnAddress leads
  std::string_view name;  // of a Reference: an internal name or the descriptor of an array

  bool operator==(const Type&) const = default;

  bool is_array() const { return kind == Kind::Reference && name.starts_with('['); }
  bool is_initialized_reference() const { return kind == Kind::Reference || kind == Kind::Null; }
  bool is_uninitialized() const {
    return kind == Kind::UninitializedThis || kind == Kind::Uninitialized;
  }
  bool is_any_reference() const { return is_initialized_reference() || is_uninitialized(); }
  bool starts_pair() const { return kind == Kind::Long || kind == Kind::Double; }
  bool ends_pair() const { return kind == Kind::LongHigh || kind == Kind::DoubleHigh; }
};

inline Type reference(std::string_view name) { return {Kind::Reference, 0, name}; }

inline constexpr std::string_view kObject = "java/lang/Object";
inline constexpr std::string_view kThrowable = "java/lang/Throwable";

/// The second slot of a Long or Double.
inline Kind high_half(Kind kind) { return kind == Kind::Long ? Kind::LongHigh : Kind::DoubleHigh; }

/// The type of (the first slot of) a value of a descriptor's type: small integers are Int.
Type type_of(TypeDescriptor descriptor);

/// The kind for a letter of stack_effect(): I, J, F or D.
Kind kind_of(char letter);

/// As HotSpot's messages spell it.
std::string to_string(const Type& type);

}  // namespace assay::classfile::verifier
