// SPDX-License-Identifier: Apache-2.0
#include "coverage/frame_rewriter.h"

namespace assay::coverage {
namespace {

using classfile::ByteReader;
using classfile::ByteWriter;

// Values of frame_type (JVMS 4.7.4).
constexpr std::uint8_t kSameOneItem = 64, kReserved = 128, kSameOneItemExtended = 247, kChop = 248,
                       kSameExtended = 251, kAppend = 252, kFull = 255;
constexpr std::uint8_t kObjectType = 7, kUninitializedType = 8;

}  // namespace

bool FrameRewriter::rewrite(classfile::Bytes old, ByteWriter& table, const Places& places) {
  ByteReader reader(old);
  std::int64_t old_pc = -1, written = -1;
  std::uint32_t count = 0;
  table.u2(0);
  for (int left = reader.u2(); left > 0; --left) {
    const std::uint8_t tag = reader.u1();
    std::uint32_t delta = tag;
    if (tag >= kSameOneItemExtended) {
      delta = reader.u2();
    } else if (tag >= kReserved) {
      return false;
    } else if (tag >= kSameOneItem) {
      delta = tag - kSameOneItem;
    }
    old_pc += 1 + static_cast<std::int64_t>(delta);
    Frame frame;
    std::vector<std::uint32_t> where;
    if (!read_frame(reader, tag, frame) || !places(static_cast<std::uint32_t>(old_pc), where))
      return false;
    for (std::size_t i = 0; i < where.size(); ++i) {
      table.u1(i == 0 ? frame.kind : frame.kind_again);
      table.u2(static_cast<std::uint32_t>(where[i] - written - 1));
      table.bytes(i == 0 ? frame.content : frame.again);
      written = where[i];
      ++count;
    }
  }
  table.patch_u2(0, count);
  return !reader.truncated() && reader.at_end() && count <= 0xffff;
}

bool FrameRewriter::read_frame(ByteReader& reader, std::uint8_t tag, Frame& frame) {
  ByteWriter content;
  frame.kind_again = kSameExtended;
  if (tag == kFull) {
    frame.kind = frame.kind_again = kFull;
    for (int part = 0; part < 2; ++part) {  // locals, then the stack
      const std::uint16_t count = reader.u2();
      content.u2(count);
      if (!copy_types(reader, count, content)) return false;
    }
    frame.again = content.data();
  } else if (tag >= kAppend) {
    frame.kind = tag;
    if (!copy_types(reader, tag - kSameExtended, content)) return false;
  } else if (tag >= kChop) {  // and that with nothing to chop
    frame.kind = tag;
  } else if (tag >= kSameOneItem) {
    frame.kind = frame.kind_again = kSameOneItemExtended;
    if (!copy_types(reader, 1, content)) return false;
    frame.again = content.data();
  } else {
    frame.kind = kSameExtended;
  }
  frame.content = std::move(content).take();
  return true;
}

bool FrameRewriter::copy_types(ByteReader& reader, unsigned count, ByteWriter& out) const {
  for (; count > 0 && !reader.truncated(); --count) {
    const std::uint8_t tag = reader.u1();
    out.u1(tag);
    if (tag == kObjectType) {
      out.u2(reader.u2());
    } else if (tag == kUninitializedType) {  // says which `new` made it
      const auto pc = new_pc_(reader.u2());
      if (!pc) return false;
      out.u2(*pc);
    }
  }
  return !reader.truncated();
}

}  // namespace assay::coverage
