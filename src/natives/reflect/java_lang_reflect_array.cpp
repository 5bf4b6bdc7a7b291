// SPDX-License-Identifier: Apache-2.0
// java.lang.reflect.Array: access to arrays of types known at run time only, with widening.
#include <optional>
#include <string>

#include "base/cpu_time.h"
#include "interp/objects.h"
#include "natives/lang/register.h"
#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/trap.h"

namespace assay::natives {

namespace {

using vm::Attempt;
using vm::Kind;
using vm::Ref;
using vm::Slot;

constexpr std::size_t kMostDimensions = 255;

vm::Trap illegal_argument(const char* message) {
  return vm::Trap::raise("java/lang/IllegalArgumentException", message);
}

/// The class of the array argument, if it is one.
Attempt<vm::Class*> array_class(NativeCall& call) {
  if (!call.ref(0)) return vm::Trap::raise("java/lang/NullPointerException");
  vm::Class* klass = call.universe().class_of(call.ref(0));
  if (!klass->is_array()) return illegal_argument("Argument is not an array");
  return klass;
}

Attempt<vm::Class*> primitive_array_class(NativeCall& call) {
  vm::Class* klass = ATTEMPT(array_class(call));
  if (klass->element_kind == Kind::Ref) {
    return illegal_argument("Argument is not an array of primitive type");
  }
  return klass;
}

/// The offset of the element that argument 1 names.
Attempt<std::uint64_t> element_offset(NativeCall& call, Kind kind) {
  std::int32_t index = call.integer(1);
  if (index < 0 || index >= call.heap().array_length(call.ref(0))) {
    return vm::Trap::raise("java/lang/ArrayIndexOutOfBoundsException");
  }
  return vm::kArrayBase + (static_cast<std::uint64_t>(index) << vm::log2_size(kind));
}

Slot read_element(const vm::Heap& heap, Ref array, std::uint64_t offset, Kind kind) {
  switch (kind) {
    case Kind::Boolean:
      return Slot::of_int(heap.read<std::uint8_t>(array, offset));
    case Kind::Byte:
      return Slot::of_int(heap.read<std::int8_t>(array, offset));
    case Kind::Char:
      return Slot::of_int(heap.read<std::uint16_t>(array, offset));
    case Kind::Short:
      return Slot::of_int(heap.read<std::int16_t>(array, offset));
    case Kind::Int:
      return Slot::of_int(heap.read<std::int32_t>(array, offset));
    case Kind::Long:
      return Slot::of_long(heap.read<std::int64_t>(array, offset));
    case Kind::Float:
      return Slot::of_float(heap.read<float>(array, offset));
    case Kind::Double:
      return Slot::of_double(heap.read<double>(array, offset));
    default:
      return Slot::of_ref(heap.read<Ref>(array, offset));
  }
}

void write_element(vm::Heap& heap, Ref array, std::uint64_t offset, Kind kind, Slot value) {
  switch (vm::log2_size(kind)) {
    case 0:
      return heap.write(array, offset, static_cast<std::uint8_t>(value.i));
    case 1:
      return heap.write(array, offset, static_cast<std::uint16_t>(value.i));
    case 2:
      return heap.write(array, offset, static_cast<std::uint32_t>(value.i));
    default:
      return heap.write(array, offset, value.raw);
  }
}

/// JLS 5.1.2: whether `from` widens to `to`, or is the same.
bool widens(Kind from, Kind to) {
  if (from == to) return true;
  if (from == Kind::Boolean || to == Kind::Boolean || to == Kind::Char) return false;
  if (from == Kind::Char) return to >= Kind::Int;
  return from < to;
}

Slot widen(Slot value, Kind from, Kind to) {
  if (to < Kind::Long || from == to) return value;
  if (from == Kind::Float) return Slot::of_double(static_cast<double>(value.f));
  std::int64_t number = from == Kind::Long ? value.j : value.i;
  switch (to) {
    case Kind::Long:
      return Slot::of_long(number);
    case Kind::Float:
      return Slot::of_float(static_cast<float>(number));
    default:
      return Slot::of_double(static_cast<double>(number));
  }
}

Outcome get_length(NativeCall& call) {
  NATIVE_TRY(call, array_class(call));
  return call.returns_int(call.heap().array_length(call.ref(0)));
}

Outcome get(NativeCall& call) {
  Kind kind = NATIVE_TRY(call, array_class(call))->element_kind;
  std::uint64_t offset = NATIVE_TRY(call, element_offset(call, kind));
  Slot value = read_element(call.heap(), call.ref(0), offset, kind);
  if (kind == Kind::Ref) return call.returns(value.ref);
  return call.returns(NATIVE_TRY(call, interp::box(call.universe(), kind, value)));
}

template <Kind Wanted>
Outcome get_as(NativeCall& call) {
  Kind kind = NATIVE_TRY(call, primitive_array_class(call))->element_kind;
  std::uint64_t offset = NATIVE_TRY(call, element_offset(call, kind));
  if (!widens(kind, Wanted)) return call.trapped(illegal_argument("argument type mismatch"));
  call.result = widen(read_element(call.heap(), call.ref(0), offset, kind), kind, Wanted);
  return Outcome::Return;
}

/// Stores what a box holds, or a reference.
Outcome set(NativeCall& call) {
  vm::Class& klass = *NATIVE_TRY(call, array_class(call));
  Kind kind = klass.element_kind;
  Ref value = call.ref(2);
  if (kind == Kind::Ref) {
    std::uint64_t offset = NATIVE_TRY(call, element_offset(call, kind));
    if (value && !call.universe().class_of(value)->is_assignable_to(klass.component)) {
      return call.trapped(illegal_argument("array element type mismatch"));
    }
    call.heap().write(call.ref(0), offset, value);
    return call.returns();
  }
  if (!value) return call.throws("java/lang/IllegalArgumentException");
  std::uint64_t offset = NATIVE_TRY(call, element_offset(call, kind));
  std::optional<Slot> unboxed = interp::unbox(call.universe(), value, kind);
  if (!unboxed) return call.trapped(illegal_argument("argument type mismatch"));
  write_element(call.heap(), call.ref(0), offset, kind, *unboxed);
  return call.returns();
}

template <Kind Given>
Outcome set_as(NativeCall& call) {
  Kind kind = NATIVE_TRY(call, primitive_array_class(call))->element_kind;
  std::uint64_t offset = NATIVE_TRY(call, element_offset(call, kind));
  if (!widens(Given, kind)) return call.trapped(illegal_argument("argument type mismatch"));
  write_element(call.heap(), call.ref(0), offset, kind, widen(call.slot(2), Given, kind));
  return call.returns();
}

bool is_void(const vm::Class& klass) { return klass.kind == Kind::Void; }

std::size_t dimensions_of(const vm::Class& klass) {
  std::size_t dimensions = 0;
  for (const vm::Class* inner = &klass; inner->is_array(); inner = inner->component) ++dimensions;
  return dimensions;
}

Outcome new_array(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  vm::Class& component = class_argument(call, 0);
  if (is_void(component) || dimensions_of(component) >= kMostDimensions)
    return call.throws("java/lang/IllegalArgumentException");
  vm::Class& array = *call.universe().array_of(&component);
  return call.returns(NATIVE_TRY(call, interp::new_array(call.universe(), array, call.integer(1))));
}

/// Fills an array of arrays that was made just now, and so on inwards.
Attempt<Ref> new_nested(Machine& machine, vm::Class& klass, std::span<const std::int32_t> lengths) {
  vm::Heap& heap = machine.universe().heap();
  Ref array = ATTEMPT(interp::new_array(machine.universe(), klass, lengths.front()));
  if (lengths.size() == 1) return array;
  if (Ticker::has_ticked() && machine.run().is_out_of_time()) return vm::Trap::suspended();
  for (std::int32_t i = 0; i < lengths.front(); ++i) {
    Ref element = ATTEMPT(new_nested(machine, *klass.component, lengths.subspan(1)));
    heap.initialise(array, vm::kArrayBase + static_cast<std::uint64_t>(i) * sizeof(Ref), element);
  }
  return array;
}

/// (component class, int[] of lengths)
Outcome new_multi_array(NativeCall& call) {
  if (!call.ref(0) || !call.ref(1)) return call.null_pointer();
  std::span<const std::int32_t> lengths = call.heap().elements<std::int32_t>(call.ref(1));
  vm::Class* klass = &class_argument(call, 0);
  const std::size_t dimensions = lengths.size() + dimensions_of(*klass);
  if (lengths.empty() || dimensions > kMostDimensions || is_void(*klass)) {
    return call.throws("java/lang/IllegalArgumentException");
  }
  for (std::int32_t length : lengths) {
    if (length < 0)
      return call.throws("java/lang/NegativeArraySizeException", std::to_string(length));
  }
  for (std::size_t i = 0; i < lengths.size(); ++i) klass = call.universe().array_of(klass);
  return call.returns(NATIVE_TRY(call, new_nested(call.machine, *klass, lengths)));
}

}  // namespace

void register_array(NativeTable& table) {
  table.add("java/lang/reflect/Array",
            {
                {"getLength", "(Ljava/lang/Object;)I", get_length},
                {"newArray", "(Ljava/lang/Class;I)Ljava/lang/Object;", new_array},
                {"multiNewArray", "(Ljava/lang/Class;[I)Ljava/lang/Object;", new_multi_array},
                {"get", "(Ljava/lang/Object;I)Ljava/lang/Object;", get},
                {"getBoolean", "(Ljava/lang/Object;I)Z", get_as<Kind::Boolean>},
                {"getByte", "(Ljava/lang/Object;I)B", get_as<Kind::Byte>},
                {"getChar", "(Ljava/lang/Object;I)C", get_as<Kind::Char>},
                {"getShort", "(Ljava/lang/Object;I)S", get_as<Kind::Short>},
                {"getInt", "(Ljava/lang/Object;I)I", get_as<Kind::Int>},
                {"getLong", "(Ljava/lang/Object;I)J", get_as<Kind::Long>},
                {"getFloat", "(Ljava/lang/Object;I)F", get_as<Kind::Float>},
                {"getDouble", "(Ljava/lang/Object;I)D", get_as<Kind::Double>},
                {"set", "(Ljava/lang/Object;ILjava/lang/Object;)V", set},
                {"setBoolean", "(Ljava/lang/Object;IZ)V", set_as<Kind::Boolean>},
                {"setByte", "(Ljava/lang/Object;IB)V", set_as<Kind::Byte>},
                {"setChar", "(Ljava/lang/Object;IC)V", set_as<Kind::Char>},
                {"setShort", "(Ljava/lang/Object;IS)V", set_as<Kind::Short>},
                {"setInt", "(Ljava/lang/Object;II)V", set_as<Kind::Int>},
                {"setLong", "(Ljava/lang/Object;IJ)V", set_as<Kind::Long>},
                {"setFloat", "(Ljava/lang/Object;IF)V", set_as<Kind::Float>},
                {"setDouble", "(Ljava/lang/Object;ID)V", set_as<Kind::Double>},
            });
}

}  // namespace assay::natives
