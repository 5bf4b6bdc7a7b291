// SPDX-License-Identifier: Apache-2.0
#include "interp/throwables.h"

#include <fmt/format.h>

#include <cstring>

#include "base/check.h"
#include "interp/machine.h"
#include "interp/shadow.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/universe.h"

namespace assay::interp {

namespace {

void set_static_default(vm::Universe& universe, vm::Ref throwable, std::uint32_t offset,
                        std::string_view field) {
  vm::Field* source = universe.find_field(*universe.well_known().throwable, field);
  if (source == nullptr) return;
  vm::Ref value;
  std::memcpy(&value, universe.static_address(*source), sizeof value);
  universe.heap().initialise(throwable, offset, value);
}

constexpr std::string_view kOutOfMemoryError = "java/lang/OutOfMemoryError",
                           kHeapIsFull = "Java heap space";

bool is_out_of_heap(std::string_view class_name, const std::string* message) {
  return class_name == kOutOfMemoryError && message != nullptr && *message == kHeapIsFull;
}

}  // namespace

vm::Ref Throwables::make(std::string_view class_name, const std::string* message, vm::Ref cause) {
  vm::Universe& universe = machine_.universe();
  if (ShadowListener* listener = machine_.run().listener())
    listener->machine_throws(class_name, message);
  if (is_out_of_heap(class_name, message)) universe.heap().release_reserve();
  vm::Class* klass = universe.load_boot(class_name);
  CHECK(klass != nullptr, fmt::format("the JDK should have the exception class {}", class_name));
  vm::Ref throwable = universe.new_object(*klass);
  if (!throwable) {
    CHECK(static_cast<bool>(out_of_memory_error_),
          "an OutOfMemoryError should have been made in advance");
    return out_of_memory_error_;
  }
  vm::Heap& heap = universe.heap();
  const auto& fields = universe.well_known().throwable_fields;
  if (message != nullptr)
    heap.initialise(throwable, fields.detail_message, universe.strings().make_from_utf8(*message));
  heap.initialise(throwable, fields.cause, cause ? cause : throwable);
  set_static_default(universe, throwable, fields.suppressed, "SUPPRESSED_SENTINEL");
  // NullPointerException computes its helpful message only for traces filled in once.
  for (std::string_view counter : {"numStackTracesFilledIn", "extendedMessageState"}) {
    if (vm::Field* field = universe.find_field(*klass, counter))
      heap.initialise(throwable, field->offset, std::int32_t{1});
  }
  fill_stack_trace(throwable);
  return throwable;
}

vm::Ref Throwables::of(vm::Trap& trap) {
  if (trap.kind == vm::Trap::Kind::Rethrow) return trap.throwable;
  return make(trap.exception, trap.has_message ? &trap.message : nullptr, trap.throwable);
}

void Throwables::prepare_out_of_memory_error() {
  std::string message;  // set below: no memory is missing yet
  out_of_memory_error_ = make(kOutOfMemoryError, &message);
  machine_.universe().heap().initialise(
      out_of_memory_error_, machine_.universe().well_known().throwable_fields.detail_message,
      machine_.universe().strings().make_from_utf8(kHeapIsFull));
}

}  // namespace assay::interp
