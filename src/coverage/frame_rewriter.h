// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "classfile/build/constant_pool_builder.h"
#include "classfile/class_file.h"
#include "classfile/parse/byte_reader.h"

namespace assay::coverage {

/// Copies a StackMapTable (JVMS 4.7.4) for code whose instructions have moved. A frame may have to
/// be in several places in a row. Frames say only what differs from the one before, so that a
/// second copy has nothing to say of locals.
class FrameRewriter {
 public:
  /// Where the instruction at an old pc is now.
  using NewPc = std::function<std::optional<std::uint32_t>(std::uint32_t)>;
  /// Where the frame of an old pc has to be now; false: nowhere, there is a mistake.
  using Places = std::function<bool(std::uint32_t, std::vector<std::uint32_t>&)>;

  explicit FrameRewriter(NewPc new_pc) : new_pc_(std::move(new_pc)) {}

  /// False: the table cannot be read.
  bool rewrite(classfile::Bytes old, classfile::ByteWriter& table, const Places& places);

 private:
  /// A frame without its place.
  struct Frame {
    std::uint8_t kind = 0;              // of those with a place of two bytes
    std::vector<std::uint8_t> content;  // behind the place
    std::vector<std::uint8_t> again;    // the same for a copy of it
    std::uint8_t kind_again = 0;
  };

  bool read_frame(classfile::ByteReader& reader, std::uint8_t tag, Frame& frame);
  bool copy_types(classfile::ByteReader& reader, unsigned count, classfile::ByteWriter& out) const;

  NewPc new_pc_;
};

}  // namespace assay::coverage
