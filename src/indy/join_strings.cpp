// SPDX-License-Identifier: Apache-2.0
// The native method behind string concatenations and records' toString.
#include <algorithm>
#include <charconv>
#include <limits>

#include "indy/join_recipe.h"
#include "indy/spun_linker.h"

namespace assay::indy {

namespace {

using interp::NativeCall;
using interp::Outcome;

constexpr std::uint8_t kLatin1 = 0, kUtf16 = 1;  // String.coder

/// A stretch of the result, Latin-1 or UTF-16. Its text lies in the recipe, the heap or the
/// program; what is made from numbers and characters lies in the chunk itself.
class Chunk {
 public:
  static Chunk of_latin1(std::string_view text) {
    Chunk chunk;
    chunk.narrow_ = text;
    return chunk;
  }
  static Chunk of_utf16(std::u16string_view text) {
    Chunk chunk;
    chunk.wide_ = text;
    return chunk;
  }
  static Chunk of_number(std::int64_t value) {
    Chunk chunk;
    const char* end = std::to_chars(chunk.own_, chunk.own_ + sizeof chunk.own_, value).ptr;
    chunk.own_size_ = static_cast<std::size_t>(end - chunk.own_);
    return chunk;
  }
  static Chunk of_char(char16_t unit) {
    Chunk chunk;
    if (unit > 0xff) {
      chunk.own_unit_ = unit;
    } else {
      chunk.own_[0] = static_cast<char>(unit);
      chunk.own_size_ = 1;
    }
    return chunk;
  }

  bool is_wide() const { return own_unit_ != 0 || !wide_.empty(); }
  std::size_t size() const { return is_wide() ? wide().size() : narrow().size(); }

  std::string_view narrow() const {
    return own_size_ != 0 ? std::string_view(own_, own_size_) : narrow_;
  }
  std::u16string_view wide() const {
    return own_unit_ != 0 ? std::u16string_view(&own_unit_, 1) : wide_;
  }

 private:
  std::string_view narrow_;
  std::u16string_view wide_;
  char own_[20];
  std::size_t own_size_ = 0;
  char16_t own_unit_ = 0;
};

Chunk chunk_of_string(vm::Universe& universe, vm::Ref string) {
  if (!string) return Chunk::of_latin1("null");
  const vm::Heap& heap = universe.heap();
  const auto& fields = universe.well_known().string_fields;
  const auto bytes = heap.elements<char>(heap.read<vm::Ref>(string, fields.value));
  if (heap.read<std::uint8_t>(string, fields.coder) == kLatin1) {
    return Chunk::of_latin1({bytes.data(), bytes.size()});
  }
  return Chunk::of_utf16({reinterpret_cast<const char16_t*>(bytes.data()), bytes.size() / 2});
}

Chunk chunk_of_argument(vm::Universe& universe, char kind, vm::Slot argument) {
  switch (kind) {
    case 'Z':
      return Chunk::of_latin1(argument.i != 0 ? "true" : "false");
    case 'C':
      return Chunk::of_char(static_cast<char16_t>(argument.i));
    case 'I':
      return Chunk::of_number(argument.i);
    case 'J':
      return Chunk::of_number(argument.j);
    default:
      return chunk_of_string(universe, argument.ref);
  }
}

std::vector<Chunk> chunks_of(const NativeCall& call, const JoinRecipe& recipe) {
  std::vector<Chunk> chunks;
  chunks.reserve(recipe.pieces().size());
  unsigned argument = 0;
  for (const JoinRecipe::Piece& piece : recipe.pieces()) {
    if (piece.kind != 0) {
      chunks.push_back(chunk_of_argument(call.universe(), piece.kind, call.slot(argument++)));
    } else if (piece.is_latin1) {
      chunks.push_back(Chunk::of_latin1(piece.latin1));
    } else {
      chunks.push_back(Chunk::of_utf16(piece.text));
    }
  }
  return chunks;
}

void write_latin1(const std::vector<Chunk>& chunks, char* to) {
  for (const Chunk& chunk : chunks) to = std::ranges::copy(chunk.narrow(), to).out;
}

void write_utf16(const std::vector<Chunk>& chunks, char16_t* to) {
  for (const Chunk& chunk : chunks) {
    if (chunk.is_wide()) {
      to = std::ranges::copy(chunk.wide(), to).out;
    } else {
      for (char c : chunk.narrow()) *to++ = static_cast<std::uint8_t>(c);
    }
  }
}

}  // namespace

Outcome join_strings(NativeCall& call) {
  const auto& linker = static_cast<const SpunLinker&>(*call.machine.dynamic_linker());
  const std::vector<Chunk> chunks = chunks_of(call, linker.recipe_of(call.method));
  std::size_t length = 0;
  bool is_wide = false;
  for (const Chunk& chunk : chunks) {
    length += chunk.size();
    is_wide |= chunk.is_wide();
  }
  const std::size_t byte_count = is_wide ? 2 * length : length;
  if (byte_count > std::numeric_limits<std::int32_t>::max()) {
    return call.throws("java/lang/OutOfMemoryError", "Overflow: String length out of range");
  }

  vm::Universe& universe = call.universe();
  vm::Heap& heap = universe.heap();
  const vm::Ref bytes = universe.new_array(*universe.primitive_array(vm::Kind::Byte),
                                           static_cast<std::int32_t>(byte_count));
  const vm::Ref string = bytes ? universe.new_object(*universe.well_known().string) : vm::kNull;
  if (!string) return call.out_of_memory();
  if (is_wide) {
    write_utf16(chunks, heap.elements<char16_t>(bytes).data());
  } else {
    write_latin1(chunks, heap.elements<char>(bytes).data());
  }
  const auto& fields = universe.well_known().string_fields;
  heap.initialise(string, fields.value, bytes);
  heap.initialise(string, fields.coder, is_wide ? kUtf16 : kLatin1);
  return call.returns(string);
}

}  // namespace assay::indy
