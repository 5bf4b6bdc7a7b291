// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "classfile/parse/byte_reader.h"
#include "classfile/verifier/code_scan.h"
#include "classfile/verifier/frame.h"
#include "classfile/verifier/method_context.h"

namespace assay::classfile::verifier {

/// The frame before a method's first instruction (JVMS 4.10.1.6).
Frame initial_frame(const MethodContext& context);

/// A frame that the StackMapTable states for a branch target. Locals beyond those given are Top.
struct MapFrame {
  std::uint16_t pc;
  bool this_is_uninitialized;
  std::uint32_t first;  // of its types in the table's list: locals, then stack
  std::uint16_t locals, stack;
};

/// The decoded StackMapTable (JVMS 4.7.4), its frames in the order of their pcs.
class StackMap {
 public:
  StackMap(MethodContext& context, const CodeScan& scan) : context_(context), scan_(scan) {}

  bool decode();

  /// The frame stated for pc, or null.
  const MapFrame* at(std::uint32_t pc) const;
  std::span<const MapFrame> frames() const { return frames_; }

  std::span<const Type> locals(const MapFrame& frame) const {
    return {types_.data() + frame.first, frame.locals};
  }
  std::span<const Type> stack(const MapFrame& frame) const {
    return {types_.data() + frame.first + frame.locals, frame.stack};
  }

  /// Whether control may pass from a frame to a stated one (JVMS 4.10.1.2). The stack to compare is
  /// given apart, since an exception handler starts with one of its own.
  Hierarchy::Answer is_assignable(const Frame& from, std::span<const Type> from_stack,
                                  const MapFrame& to) const;

  /// Makes a frame what the table states.
  void load(const MapFrame& from, Frame& to) const;

 private:
  bool format_error(std::string_view what);
  bool bad_offset();
  bool decode_frame(ByteReader& reader, std::int64_t previous_pc);
  bool decode_body(ByteReader& reader, std::uint8_t tag);
  bool decode_full(ByteReader& reader);
  bool decode_types(ByteReader& reader, int count, std::vector<Type>& types, std::size_t limit);
  bool decode_type(ByteReader& reader, Type& type);
  bool chop(int count);
  void append_frame(std::uint16_t pc);

  MethodContext& context_;
  const CodeScan& scan_;
  std::vector<MapFrame> frames_;
  std::vector<Type> types_;
  std::vector<Type> current_locals_, current_stack_;  // of the frame being decoded
};

}  // namespace assay::classfile::verifier
