// SPDX-License-Identifier: Apache-2.0
// Decodes a StackMapTable (JVMS 4.7.4) into whole frames: each entry says only what differs from
// the frame before it, the first one from the frame that the method begins with.
#include "classfile/verifier/stack_map.h"

#include <algorithm>

#include "classfile/descriptor.h"

namespace assay::classfile::verifier {
namespace {

// Ranges of frame_type (JVMS 4.7.4).
constexpr std::uint8_t kSameOneItem = 64, kReserved = 128, kSameOneItemExtended = 247, kChop = 248,
                       kSameExtended = 251, kAppend = 252, kFull = 255;

std::size_t slots_of(const Type& type) { return type.starts_pair() ? 2 : 1; }

void push_slots(std::vector<Type>& types, const Type& type) {
  types.push_back(type);
  if (type.starts_pair()) types.push_back({high_half(type.kind)});
}

/// The arguments' slots, `this` first.
std::vector<Type> argument_types(const MethodContext& context) {
  std::vector<Type> types;
  if (!context.method().is_static()) {
    bool starts_uninitialized = context.is_constructor() && context.file().name != kObject;
    types.push_back(starts_uninitialized ? Type{Kind::UninitializedThis}
                                         : reference(context.file().name));
  }
  for (TypeDescriptor parameter : MethodDescriptor(context.method().descriptor).parameters()) {
    push_slots(types, type_of(parameter));
  }
  return types;
}

bool has_uninitialized_this(std::span<const Type> locals) {
  return std::any_of(locals.begin(), locals.end(),
                     [](const Type& type) { return type.kind == Kind::UninitializedThis; });
}

}  // namespace

Frame initial_frame(const MethodContext& context) {
  Frame frame;
  frame.locals = argument_types(context);
  frame.this_is_uninitialized = has_uninitialized_this(frame.locals);
  frame.locals.resize(context.code().max_locals);
  return frame;
}

bool StackMap::format_error(std::string_view what) {
  return context_.fail_format(std::string("StackMapTable format error: ").append(what));
}

bool StackMap::bad_offset() {
  context_.set_pc(0);
  return context_.fail("StackMapTable error: bad offset");
}

bool StackMap::decode() {
  current_locals_ = argument_types(context_);
  Bytes body = context_.code().stack_map_table;
  if (body.empty()) return true;
  ByteReader reader(body);
  std::int64_t previous_pc = -1;
  for (int left = reader.u2(); left > 0; --left) {
    if (!decode_frame(reader, previous_pc)) return false;
    previous_pc = frames_.back().pc;
  }
  if (reader.truncated()) return format_error("access beyond the end of attribute");
  return reader.at_end() || format_error("wrong attribute size");
}

bool StackMap::decode_frame(ByteReader& reader, std::int64_t previous_pc) {
  std::uint8_t tag = reader.u1();
  std::uint16_t delta = tag;
  if (tag >= kSameOneItemExtended) {
    delta = reader.u2();
  } else if (tag >= kReserved) {
    return format_error("reserved frame type");
  } else if (tag >= kSameOneItem) {
    delta = tag - kSameOneItem;
  }
  std::int64_t pc = previous_pc + 1 + delta;
  if (reader.truncated()) return format_error("access beyond the end of attribute");
  if (!scan_.is_instruction(pc)) return bad_offset();
  current_stack_.clear();
  if (!decode_body(reader, tag)) return false;
  append_frame(static_cast<std::uint16_t>(pc));
  return true;
}

bool StackMap::decode_body(ByteReader& reader, std::uint8_t tag) {
  const Code& code = context_.code();
  if (tag == kFull) return decode_full(reader);
  if (tag >= kAppend) {
    return decode_types(reader, tag - kSameExtended, current_locals_, code.max_locals);
  }
  if (tag == kSameExtended) return true;
  if (tag >= kChop) return chop(kSameExtended - tag);
  if (tag >= kSameOneItem) return decode_types(reader, 1, current_stack_, code.max_stack);
  return true;
}

bool StackMap::decode_full(ByteReader& reader) {
  const Code& code = context_.code();
  current_locals_.clear();
  return decode_types(reader, reader.u2(), current_locals_, code.max_locals) &&
         decode_types(reader, reader.u2(), current_stack_, code.max_stack);
}

bool StackMap::decode_types(ByteReader& reader, int count, std::vector<Type>& types,
                            std::size_t limit) {
  for (; count > 0; --count) {
    Type type;
    if (!decode_type(reader, type)) return false;
    if (types.size() + slots_of(type) > limit) return format_error("bad type array size");
    push_slots(types, type);
  }
  return true;
}

bool StackMap::decode_type(ByteReader& reader, Type& type) {
  constexpr Kind kKinds[] = {Kind::Top,
                             Kind::Int,
                             Kind::Float,
                             Kind::Double,
                             Kind::Long,
                             Kind::Null,
                             Kind::UninitializedThis,
                             Kind::Reference,
                             Kind::Uninitialized};
  std::uint8_t tag = reader.u1();
  if (tag >= std::size(kKinds)) return format_error("bad verification type");
  type.kind = kKinds[tag];
  if (type.kind == Kind::Reference) {
    std::uint16_t index = reader.u2();
    if (!context_.pool().is(index, Tag::Class)) return format_error("bad class index");
    type.name = context_.pool().class_name(index);
  } else if (type.kind == Kind::Uninitialized) {
    type.pc = reader.u2();
    if (!scan_.is_new(type.pc)) return bad_offset();
  }
  return !reader.truncated() || format_error("access beyond the end of attribute");
}

bool StackMap::chop(int count) {
  for (; count > 0; --count) {
    if (current_locals_.empty()) return format_error("bad offset");
    if (current_locals_.back().ends_pair()) current_locals_.pop_back();
    current_locals_.pop_back();
  }
  return true;
}

void StackMap::append_frame(std::uint16_t pc) {
  frames_.push_back({pc, has_uninitialized_this(current_locals_),
                     static_cast<std::uint32_t>(types_.size()),
                     static_cast<std::uint16_t>(current_locals_.size()),
                     static_cast<std::uint16_t>(current_stack_.size())});
  types_.insert(types_.end(), current_locals_.begin(), current_locals_.end());
  types_.insert(types_.end(), current_stack_.begin(), current_stack_.end());
}

const MapFrame* StackMap::at(std::uint32_t pc) const {
  auto frame =
      std::lower_bound(frames_.begin(), frames_.end(), pc,
                       [](const MapFrame& f, std::uint32_t wanted) { return f.pc < wanted; });
  return frame != frames_.end() && frame->pc == pc ? &*frame : nullptr;
}

Hierarchy::Answer StackMap::is_assignable(const Frame& from, std::span<const Type> from_stack,
                                          const MapFrame& to) const {
  using Answer = Hierarchy::Answer;
  if (from.this_is_uninitialized && !to.this_is_uninitialized) return Answer::No;
  if (from_stack.size() != to.stack) return Answer::No;
  for (std::size_t i = 0; i < to.locals; ++i) {
    Answer answer = context_.is_assignable(from.locals[i], locals(to)[i]);
    if (answer != Answer::Yes) return answer;
  }
  for (std::size_t i = 0; i < to.stack; ++i) {
    Answer answer = context_.is_assignable(from_stack[i], stack(to)[i]);
    if (answer != Answer::Yes) return answer;
  }
  return Answer::Yes;
}

void StackMap::load(const MapFrame& from, Frame& to) const {
  std::span<const Type> from_locals = locals(from);
  to.locals.assign(from_locals.begin(), from_locals.end());
  to.locals.resize(context_.code().max_locals);
  to.stack.assign(stack(from).begin(), stack(from).end());
  to.this_is_uninitialized = from.this_is_uninitialized;
  to.locals_changed = true;
}

}  // namespace assay::classfile::verifier
