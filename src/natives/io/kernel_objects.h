// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "interp/native.h"
#include "vm/ref.h"

namespace assay::natives {

/// Event counters and the selectors that wait for them. Selectors have nothing else to wait for,
/// as there are no sockets, but thread pools and HTTP clients want to have one.
///
/// Such an object is a long array on the Java heap that no reference points to; its descriptor is
/// its place in the heap, a number far above those of files. It is a hidden block of OffHeap, so
/// that programs cannot make one up and a rollback takes it back.
class KernelObjects {
 public:
  explicit KernelObjects(interp::NativeCall& call) : call_(call) {}

  /// The descriptor of a new object, or a negative errno. It holds one word.
  std::int64_t create();
  /// Whether the number is the descriptor of such an object and not of a file.
  bool contains(std::int32_t descriptor) const;

  std::int64_t word(std::int32_t descriptor) const;
  void set_word(std::int32_t descriptor, std::int64_t value);

  static vm::Ref object(std::int32_t descriptor) {
    return vm::Ref{static_cast<std::uint32_t>(descriptor)};
  }

 private:
  interp::NativeCall& call_;
};

}  // namespace assay::natives
