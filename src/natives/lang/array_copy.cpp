// SPDX-License-Identifier: Apache-2.0
// System.arraycopy with the checks, their order and their messages as HotSpot has them.
#include "natives/lang/array_copy.h"

#include <fmt/format.h>

#include <string>

#include "interp/bulk.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"

namespace assay::natives {

namespace {

using vm::Kind;
using vm::Ref;

/// A range of an array, unchecked.
struct Range {
  Ref array;
  vm::Class& klass;
  std::int32_t position, length;

  bool is_past(std::int32_t array_length) const {
    return static_cast<std::uint32_t>(position) + static_cast<std::uint32_t>(length) >
           static_cast<std::uint32_t>(array_length);
  }
};

/// "int[]" or "object array[]": how messages name an array's type.
std::string kind_name(const vm::Class& array) {
  return array.element_kind == Kind::Ref ? "object array" : std::string(array.component->name);
}

Outcome array_store(NativeCall& call, std::string message) {
  return call.throws("java/lang/ArrayStoreException", "arraycopy: " + std::move(message));
}

/// The complaint about types, or empty if elements could be copied.
std::string type_problem(const vm::Class& source, const vm::Class& destination) {
  if (!source.is_array()) {
    return fmt::format("source type {} is not an array", vm::external_name(source));
  }
  if (!destination.is_array()) {
    return fmt::format("destination type {} is not an array", vm::external_name(destination));
  }
  if (source.element_kind == destination.element_kind) return {};
  return fmt::format("type mismatch: can not copy {}[] into {}[]", kind_name(source),
                     kind_name(destination));
}

/// The complaint about indices, or empty if both ranges are inside their arrays.
std::string bounds_problem(NativeCall& call, const Range& source, const Range& destination) {
  std::int32_t source_length = call.heap().array_length(source.array);
  std::int32_t destination_length = call.heap().array_length(destination.array);
  auto outside = [](const char* what, std::int64_t index, const vm::Class& array,
                    std::int32_t size) {
    return fmt::format("arraycopy: {} index {} out of bounds for {}[{}]", what, index,
                       kind_name(array), size);
  };
  if (source.position < 0) {
    return outside("source", source.position, source.klass, source_length);
  }
  if (destination.position < 0) {
    return outside("destination", destination.position, destination.klass, destination_length);
  }
  if (source.length < 0) return fmt::format("arraycopy: length {} is negative", source.length);
  if (source.is_past(source_length)) {
    return outside("last source", std::int64_t{source.position} + source.length, source.klass,
                   source_length);
  }
  if (destination.is_past(destination_length)) {
    return outside("last destination", std::int64_t{destination.position} + destination.length,
                   destination.klass, destination_length);
  }
  return {};
}

bool move_elements(NativeCall& call, const Range& source, const Range& destination) {
  vm::Heap& heap = call.heap();
  unsigned shift = vm::log2_size(source.klass.element_kind);
  std::uint8_t* to = heap.address(destination.array) + vm::kArrayBase +
                     (static_cast<std::uint64_t>(destination.position) << shift);
  const std::uint8_t* from = heap.address(source.array) + vm::kArrayBase +
                             (static_cast<std::uint64_t>(source.position) << shift);
  std::uint64_t bytes = static_cast<std::uint64_t>(source.length) << shift;
  return copy_in_heap(call, to, from, bytes);
}

/// Copies references one by one as long as they fit; those before a misfit stay copied.
Outcome copy_checked(NativeCall& call, const Range& source, const Range& destination) {
  const vm::Class& from = *source.klass.component;
  const vm::Class& to = *destination.klass.component;
  constexpr std::int32_t kPiece = 1 << 16;
  for (std::int32_t i = 0; i < source.length; ++i) {
    if (i % kPiece == 0 && !call.may_work(kPiece * sizeof(Ref))) return call.out_of_time();
    auto from_offset =
        vm::kArrayBase + static_cast<std::uint64_t>(source.position + i) * sizeof(Ref);
    auto to_offset =
        vm::kArrayBase + static_cast<std::uint64_t>(destination.position + i) * sizeof(Ref);
    Ref element = call.heap().read<Ref>(source.array, from_offset);
    if (element && !call.universe().class_of(element)->is_assignable_to(&to)) {
      const char* form = to.is_assignable_to(&from)
                             ? "element type mismatch: can not cast one of the elements of {}[] to "
                               "the type of the destination array, {}"
                             : "type mismatch: can not copy {}[] into {}[]";
      return array_store(
          call, fmt::format(fmt::runtime(form), vm::external_name(from), vm::external_name(to)));
    }
    call.heap().write(destination.array, to_offset, element);
  }
  return call.returns();
}

}  // namespace

Outcome array_copy(NativeCall& call) {
  if (!call.ref(0) || !call.ref(2)) return call.null_pointer();
  Range source{call.ref(0), *call.universe().class_of(call.ref(0)), call.integer(1),
               call.integer(4)};
  Range destination{call.ref(2), *call.universe().class_of(call.ref(2)), call.integer(3),
                    call.integer(4)};
  if (source.klass.element_kind != destination.klass.element_kind || !source.klass.is_array()) {
    return array_store(call, type_problem(source.klass, destination.klass));
  }
  bool inside = (source.position | destination.position | source.length) >= 0 &&
                !source.is_past(call.heap().array_length(source.array)) &&
                !destination.is_past(call.heap().array_length(destination.array));
  if (!inside) {
    return call.throws("java/lang/ArrayIndexOutOfBoundsException",
                       bounds_problem(call, source, destination));
  }
  bool needs_check = source.klass.element_kind == Kind::Ref &&
                     !source.klass.component->is_assignable_to(destination.klass.component);
  if (needs_check) return copy_checked(call, source, destination);
  return move_elements(call, source, destination) ? call.returns() : call.out_of_time();
}

}  // namespace assay::natives
