// SPDX-License-Identifier: Apache-2.0
// The second half of CodeBuilder: branch offsets and the tables around the code.
#include "base/check.h"
#include "classfile/build/code_builder.h"

namespace assay::classfile {
namespace {

constexpr std::uint8_t kFullFrame = 255;
constexpr std::uint8_t kFirstTagWithData = 7;

void write_types(ByteWriter& out, const std::vector<FrameType>& types) {
  out.u2(static_cast<std::uint32_t>(types.size()));
  for (const FrameType& type : types) {
    out.u1(type.tag);
    if (type.tag >= kFirstTagWithData) out.u2(type.data);
  }
}

void write_attribute(ByteWriter& out, std::uint16_t name, std::span<const std::uint8_t> body) {
  out.u2(name);
  out.u4(static_cast<std::uint32_t>(body.size()));
  out.bytes(body);
}

}  // namespace

std::uint16_t CodeBuilder::label_pc(std::size_t label) const {
  CHECK(labels_[label].pc.has_value(), "label should be bound");
  return *labels_[label].pc;
}

void CodeBuilder::write_handlers(ByteWriter& out) const {
  out.u2(static_cast<std::uint32_t>(handlers_.size()));
  for (const HandlerRow& row : handlers_) {
    out.u2(label_pc(row.start));
    out.u2(label_pc(row.end));
    out.u2(label_pc(row.target));
    out.u2(row.type);
  }
}

void CodeBuilder::write_lines(ByteWriter& out) const {
  out.u2(static_cast<std::uint32_t>(lines_.size()));
  for (const LineRow& row : lines_) {
    out.u2(row.pc);
    out.u2(row.line);
  }
}

void CodeBuilder::write_frames(ByteWriter& out) const {
  out.u2(static_cast<std::uint32_t>(frames_.size()));
  int next_pc = 0;  // a delta counts from the instruction after the frame before (JVMS 4.7.4)
  for (const FrameRow& row : frames_) {
    out.u1(kFullFrame);
    out.u2(static_cast<std::uint32_t>(row.pc - next_pc));
    write_types(out, row.locals);
    write_types(out, row.stack);
    next_pc = row.pc + 1;
  }
}

std::vector<std::uint8_t> CodeBuilder::finish() {
  for (const Fixup& fixup : fixups_) {
    int distance = label_pc(fixup.label) - static_cast<int>(fixup.instruction);
    code_.patch_u2(fixup.operand, static_cast<std::uint32_t>(distance));
  }
  ByteWriter out;
  out.u2(static_cast<std::uint32_t>(given_max_stack_.value_or(max_depth_)));
  out.u2(static_cast<std::uint32_t>(given_max_locals_.value_or(max_locals_)));
  out.u4(static_cast<std::uint32_t>(code_.size()));
  out.bytes(code_.data());
  write_handlers(out);

  bool has_frames = raw_stack_map_.has_value() || !frames_.empty();
  out.u2((lines_.empty() ? 0 : 1) + (has_frames ? 1 : 0));
  if (!lines_.empty()) {
    ByteWriter body;
    write_lines(body);
    write_attribute(out, pool_.utf8("LineNumberTable"), body.data());
  }
  if (has_frames) {
    ByteWriter body;
    if (raw_stack_map_.has_value()) {
      body.bytes(*raw_stack_map_);
    } else {
      write_frames(body);
    }
    write_attribute(out, pool_.utf8("StackMapTable"), body.data());
  }
  return std::move(out).take();
}

}  // namespace assay::classfile
