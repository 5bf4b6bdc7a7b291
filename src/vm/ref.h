// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace assay::vm {

/// A reference to a heap object: its offset in the heap divided by eight. Zero is null. Offsets
/// depend only on the order of allocations, so equal runs see equal references.
struct Ref {
  std::uint32_t bits = 0;

  explicit operator bool() const { return bits != 0; }
  friend bool operator==(Ref, Ref) = default;
};

inline constexpr Ref kNull{};

/// One operand: a local variable, an operand-stack entry, an argument or a result. The code that
/// uses a slot knows its type; long and double take one slot like everything else.
union Slot {
  std::int64_t j;
  std::int32_t i;
  double d;
  float f;
  Ref ref;
  std::uint64_t raw;

  Slot() : raw(0) {}
  static Slot of_int(std::int32_t value) {
    Slot s;
    s.i = value;
    return s;
  }
  static Slot of_long(std::int64_t value) {
    Slot s;
    s.j = value;
    return s;
  }
  static Slot of_float(float value) {
    Slot s;
    s.f = value;
    return s;
  }
  static Slot of_double(double value) {
    Slot s;
    s.d = value;
    return s;
  }
  static Slot of_ref(Ref value) {
    Slot s;
    s.ref = value;
    return s;
  }
};
static_assert(sizeof(Slot) == 8);

/// The type of a slot or heap cell. Int-like kinds keep their width because heap cells have it.
enum class Kind : std::uint8_t { Boolean, Byte, Char, Short, Int, Long, Float, Double, Ref, Void };

/// Bytes a value of this kind takes in the heap, as a power of two.
constexpr unsigned log2_size(Kind kind) {
  constexpr std::uint8_t kLog2[] = {0, 0, 1, 1, 2, 3, 2, 3, 2, 0};
  return kLog2[static_cast<unsigned>(kind)];
}

/// The kind that a descriptor starting with this character has.
constexpr Kind kind_of(char descriptor) {
  switch (descriptor) {
    case 'Z':
      return Kind::Boolean;
    case 'B':
      return Kind::Byte;
    case 'C':
      return Kind::Char;
    case 'S':
      return Kind::Short;
    case 'I':
      return Kind::Int;
    case 'J':
      return Kind::Long;
    case 'F':
      return Kind::Float;
    case 'D':
      return Kind::Double;
    case 'V':
      return Kind::Void;
    default:
      return Kind::Ref;
  }
}

}  // namespace assay::vm
