// SPDX-License-Identifier: Apache-2.0
// The native method behind string concatenations and records' toString.
#include <algorithm>
#include <charconv>
#include <limits>

#include "indy/join_recipe.h"
#include "indy/spun_linker.h"
#include "interp/bulk.h"
#include "interp/calls/restart.h"
#include "interp/machine.h"
#include "interp/native.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

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

Chunk chunk_of_constant(const JoinRecipe::Piece& piece) {
  return piece.is_latin1 ? Chunk::of_latin1(piece.latin1) : Chunk::of_utf16(piece.text);
}

std::vector<Chunk> chunks_of(const NativeCall& call, const JoinRecipe& recipe) {
  std::vector<Chunk> chunks;
  chunks.reserve(recipe.pieces().size());
  unsigned argument = 0;
  for (const JoinRecipe::Piece& piece : recipe.pieces()) {
    chunks.push_back(piece.kind == 0
                         ? chunk_of_constant(piece)
                         : chunk_of_argument(call.universe(), piece.kind, call.slot(argument++)));
  }
  return chunks;
}

/// Copies a text piece by piece. False: the time is over.
template <class Unit>
bool write(NativeCall& call, std::basic_string_view<Unit> text, Unit*& to) {
  return interp::in_pieces(call, text.size(), [&](std::uint64_t at, std::uint64_t size) {
    to = std::ranges::copy(text.substr(at, size), to).out;
  });
}
/// The same, widened.
bool write(NativeCall& call, std::string_view text, char16_t*& to) {
  return interp::in_pieces(call, text.size(), [&](std::uint64_t at, std::uint64_t size) {
    for (char c : text.substr(at, size)) *to++ = static_cast<std::uint8_t>(c);
  });
}

bool write_latin1(NativeCall& call, const std::vector<Chunk>& chunks, char* to) {
  return std::ranges::all_of(chunks,
                             [&](const Chunk& chunk) { return write(call, chunk.narrow(), to); });
}

bool write_utf16(NativeCall& call, const std::vector<Chunk>& chunks, char16_t* to) {
  return std::ranges::all_of(chunks, [&](const Chunk& chunk) {
    return chunk.is_wide() ? write(call, chunk.wide(), to) : write(call, chunk.narrow(), to);
  });
}

/// Whether the total fits into an array, in bytes.
struct Extent {
  std::size_t byte_count = 0;
  bool is_wide = false;

  bool fits() const { return byte_count <= std::numeric_limits<std::int32_t>::max(); }
};

Extent extent_of(const std::vector<Chunk>& chunks) {
  std::size_t length = 0;
  bool is_wide = false;
  for (const Chunk& chunk : chunks) {
    length += chunk.size();
    is_wide |= chunk.is_wide();
  }
  return {is_wide ? 2 * length : length, is_wide};
}

/// Null if the heap is full. If the time is over it does not matter what is in the string.
vm::Ref new_string(NativeCall& call, const std::vector<Chunk>& chunks, Extent extent) {
  vm::Universe& universe = call.universe();
  vm::Heap& heap = universe.heap();
  const vm::Ref bytes = universe.new_array(*universe.primitive_array(vm::Kind::Byte),
                                           static_cast<std::int32_t>(extent.byte_count));
  const vm::Ref string = bytes ? universe.new_object(*universe.well_known().string) : vm::kNull;
  if (!string) return string;
  if (extent.is_wide) {
    write_utf16(call, chunks, heap.elements<char16_t>(bytes).data());
  } else {
    write_latin1(call, chunks, heap.elements<char>(bytes).data());
  }
  const auto& fields = universe.well_known().string_fields;
  heap.initialise(string, fields.value, bytes);
  heap.initialise(string, fields.coder, extent.is_wide ? kUtf16 : kLatin1);
  return string;
}

/// The join in Java code, for arguments with shadows: String.valueOf and String.join.
class ListenedJoin {
 public:
  ListenedJoin(NativeCall& call, const JoinRecipe& recipe)
      : call_(call),
        recipe_(recipe),
        shadows_(call.thread.shadows + (call.thread.top->registers - call.thread.stack)) {}

  bool is_needed() const {
    unsigned argument = 0;
    for (const JoinRecipe::Piece& piece : recipe_.pieces()) {
      if (piece.kind != 0 && is_shadowed(piece.kind, argument++)) return true;
    }
    return false;
  }

  Outcome run() {
    const std::vector<Shadowed> parts = NATIVE_TRY(call_, texts());
    vm::Universe& universe = call_.universe();
    const vm::Ref array = universe.new_array(*universe.array_of(universe.well_known().string),
                                             static_cast<std::int32_t>(parts.size()));
    const vm::Ref nothing = array ? new_string(call_, {}, {}) : vm::kNull;
    if (!nothing || is_heap_full_) return call_.out_of_memory();
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const std::uint64_t offset = vm::kArrayBase + (i << vm::log2_size(vm::Kind::Ref));
      universe.heap().initialise(array, offset, parts[i].value.ref);
      universe.shadows().set(array, offset, parts[i].shadow);
    }
    vm::Method& join = string_method(
        "join", "(Ljava/lang/CharSequence;[Ljava/lang/CharSequence;)Ljava/lang/String;");
    return call_.calls(join, {vm::Slot::of_ref(nothing), vm::Slot::of_ref(array)});
  }

 private:
  using Shadowed = interp::Machine::Shadowed;

  bool is_shadowed(char kind, unsigned argument) const {
    if (shadows_[argument] != 0) return true;
    vm::Ref string = call_.ref(argument);
    if (kind != 'L' || !string) return false;
    vm::Universe& universe = call_.universe();
    const std::uint32_t value = universe.well_known().string_fields.value;
    return universe.shadows().is_marked(universe.heap().read<vm::Ref>(string, value));
  }

  vm::Method& string_method(std::string_view name, std::string_view descriptor) {
    vm::Universe& universe = call_.universe();
    return *universe.find_method(*universe.well_known().string, name, descriptor);
  }

  /// The pieces as strings, which may be null; those without shadows that stand side by side as
  /// one.
  vm::Attempt<std::vector<Shadowed>> texts() {
    std::vector<Shadowed> parts;
    std::vector<Chunk> plain;
    auto finish_plain = [&] {
      if (!plain.empty()) {
        vm::Ref text = new_string(call_, plain, extent_of(plain));
        is_heap_full_ |= !text;
        parts.push_back({vm::Slot::of_ref(text), 0});
      }
      plain.clear();
    };
    unsigned argument = 0;
    for (const JoinRecipe::Piece& piece : recipe_.pieces()) {
      if (piece.kind == 0) {
        plain.push_back(chunk_of_constant(piece));
      } else if (!is_shadowed(piece.kind, argument)) {
        plain.push_back(chunk_of_argument(call_.universe(), piece.kind, call_.slot(argument++)));
      } else {
        finish_plain();
        parts.push_back(ATTEMPT(text_of(piece.kind, argument++)));
      }
    }
    finish_plain();
    return parts;
  }

  vm::Attempt<Shadowed> text_of(char kind, unsigned argument) {
    Shadowed value{call_.slot(argument), shadows_[argument]};
    if (kind == 'L') return value;
    vm::Method& value_of =
        string_method("valueOf", "(" + std::string(1, kind) + ")Ljava/lang/String;");
    return interp::call_shadowed(call_.machine, value_of, {&value, 1});
  }

  NativeCall& call_;
  const JoinRecipe& recipe_;
  const std::uint32_t* shadows_;
  bool is_heap_full_ = false;
};

}  // namespace

Outcome join_strings(NativeCall& call) {
  const auto& linker = static_cast<const SpunLinker&>(*call.machine.resolver().dynamic_linker());
  const JoinRecipe& recipe = linker.recipe_of(call.method);
  if (call.machine.run().listener() != nullptr && call.thread.shadows != nullptr) {
    ListenedJoin listened(call, recipe);
    if (listened.is_needed()) return listened.run();
  }
  const std::vector<Chunk> chunks = chunks_of(call, recipe);
  const Extent extent = extent_of(chunks);
  if (!extent.fits()) {
    return call.throws("java/lang/OutOfMemoryError", "Overflow: String length out of range");
  }
  const vm::Ref string = new_string(call, chunks, extent);
  return string ? call.returns(string) : call.out_of_memory();
}

}  // namespace assay::indy
