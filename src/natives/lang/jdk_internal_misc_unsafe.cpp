// SPDX-License-Identifier: Apache-2.0
// jdk.internal.misc.Unsafe: reading and writing memory. Everything else of it is in
// jdk_internal_misc_unsafe_classes.cpp. The receiver is argument 0, object and offset are 1 and 2.
// Threads are green, so that volatile and plain accesses are the same.
#include <algorithm>
#include <cstring>

#include "interp/bulk.h"
#include "natives/lang/register.h"
#include "natives/lang/unsafe_access.h"
#include "natives/off_heap.h"
#include "vm/ref.h"

namespace assay::natives {

namespace {

using vm::Ref;
using vm::Slot;

// How a value of type T travels in a slot.
template <class T>
Slot to_slot(T value) {
  return Slot::of_int(static_cast<std::int32_t>(value));
}
template <>
Slot to_slot(std::int64_t value) {
  return Slot::of_long(value);
}
template <>
Slot to_slot(float value) {
  return Slot::of_float(value);
}
template <>
Slot to_slot(double value) {
  return Slot::of_double(value);
}
template <>
Slot to_slot(Ref value) {
  return Slot::of_ref(value);
}

template <class T>
T from_slot(Slot slot) {
  return static_cast<T>(slot.i);
}
template <>
bool from_slot(Slot slot) {
  return (slot.i & 1) != 0;
}
template <>
std::int64_t from_slot(Slot slot) {
  return slot.j;
}
template <>
float from_slot(Slot slot) {
  return slot.f;
}
template <>
double from_slot(Slot slot) {
  return slot.d;
}
template <>
Ref from_slot(Slot slot) {
  return slot.ref;
}

/// Where argument 1 and 2 lead if there is a T; null if not.
template <class T>
std::uint8_t* place(NativeCall& call) {
  return locate(call.universe(), call.ref(1), call.long_integer(2), sizeof(T));
}
template <>
std::uint8_t* place<Ref>(NativeCall& call) {
  return locate_reference(call.universe(), call.ref(1), call.long_integer(2));
}

/// The same if this value may be stored there.
template <class T>
std::uint8_t* place_for(NativeCall& call, T) {
  return locate_for_write(call.universe(), call.ref(1), call.long_integer(2), sizeof(T));
}
template <>
std::uint8_t* place_for(NativeCall& call, Ref value) {
  return locate_reference_for_write(call.universe(), call.ref(1), call.long_integer(2), value);
}

template <class T>
Outcome get(NativeCall& call) {
  const std::uint8_t* where = place<T>(call);
  if (where == nullptr) return outside_access(call);
  T value;
  std::memcpy(&value, where, sizeof(T));
  call.result = to_slot<T>(value);
  return Outcome::Return;
}

template <>
Outcome get<bool>(NativeCall& call) {
  const std::uint8_t* where = place<bool>(call);
  if (where == nullptr) return outside_access(call);
  return call.returns_bool(*where != 0);
}

template <class T>
Outcome put(NativeCall& call) {
  T value = from_slot<T>(call.slot(3));
  std::uint8_t* where = place_for(call, value);
  if (where == nullptr) return outside_access(call);
  std::memcpy(where, &value, sizeof(T));
  return call.returns();
}

/// Stores argument 4 if the memory holds argument 3, and tells what it held.
template <class T>
bool exchange(NativeCall& call, T& held) {
  T value = from_slot<T>(call.slot(4));
  std::uint8_t* where = place_for(call, value);
  if (where == nullptr) return false;
  std::memcpy(&held, where, sizeof(T));
  if (held == from_slot<T>(call.slot(3))) std::memcpy(where, &value, sizeof(T));
  return true;
}

template <class T>
Outcome compare_and_set(NativeCall& call) {
  T held;
  if (!exchange<T>(call, held)) return outside_access(call);
  return call.returns_bool(held == from_slot<T>(call.slot(3)));
}

template <class T>
Outcome compare_and_exchange(NativeCall& call) {
  T held;
  if (!exchange<T>(call, held)) return outside_access(call);
  call.result = to_slot<T>(held);
  return Outcome::Return;
}

Outcome allocate_memory(NativeCall& call) {
  return call.returns_long(static_cast<std::int64_t>(
      OffHeap(call.universe()).allocate(static_cast<std::uint64_t>(call.long_integer(1)))));
}

Outcome reallocate_memory(NativeCall& call) {
  return call.returns_long(
      static_cast<std::int64_t>(OffHeap(call.universe())
                                    .reallocate(static_cast<std::uint64_t>(call.long_integer(1)),
                                                static_cast<std::uint64_t>(call.long_integer(2)))));
}

Outcome free_memory(NativeCall& call) {
  OffHeap(call.universe()).free(static_cast<std::uint64_t>(call.long_integer(1)));
  return call.returns();
}

/// (object, offset, bytes, value)
Outcome set_memory(NativeCall& call) {
  auto bytes = static_cast<std::uint64_t>(call.long_integer(3));
  std::uint8_t* where = locate_for_write(call.universe(), call.ref(1), call.long_integer(2), bytes);
  if (where == nullptr) return outside_access(call);
  const bool is_done = in_pieces(call, bytes, [&](std::uint64_t at, std::uint64_t size) {
    std::memset(where + at, call.integer(4), size);
  });
  return is_done ? call.returns() : call.out_of_time();
}

/// (source, offset, destination, offset, bytes)
Outcome copy_memory(NativeCall& call) {
  auto bytes = static_cast<std::uint64_t>(call.long_integer(5));
  const std::uint8_t* from = locate(call.universe(), call.ref(1), call.long_integer(2), bytes);
  std::uint8_t* to = locate_for_write(call.universe(), call.ref(3), call.long_integer(4), bytes);
  if (from == nullptr || to == nullptr) return outside_access(call);
  return copy_in_heap(call, to, from, bytes) ? call.returns() : call.out_of_time();
}

/// The same with an element size: every element's bytes are reversed.
Outcome copy_swap_memory(NativeCall& call) {
  auto bytes = static_cast<std::uint64_t>(call.long_integer(5));
  auto element = static_cast<std::uint64_t>(call.long_integer(6));
  const std::uint8_t* from = locate(call.universe(), call.ref(1), call.long_integer(2), bytes);
  std::uint8_t* to = locate_for_write(call.universe(), call.ref(3), call.long_integer(4), bytes);
  const bool is_element = element == 2 || element == 4 || element == 8;
  if (from == nullptr || to == nullptr || !is_element) return outside_access(call);
  if (!copy_in_heap(call, to, from, bytes)) return call.out_of_time();
  const bool is_done = in_pieces(call, bytes, [&](std::uint64_t start, std::uint64_t size) {
    for (std::uint64_t at = start; at + element <= start + size; at += element)
      std::reverse(to + at, to + at + element);
  });
  return is_done ? call.returns() : call.out_of_time();
}

/// get, put and their volatile forms for one type, e.g. add_accessors<std::int32_t>(t, "Int", "I").
template <class T>
void add_accessors(NativeTable& table, const std::string& type, const std::string& descriptor) {
  std::string getter = "(Ljava/lang/Object;J)" + descriptor;
  std::string setter = "(Ljava/lang/Object;J" + descriptor + ")V";
  for (const char* mode : {"", "Volatile"}) {
    std::string get_name = "get" + type + mode, put_name = "put" + type + mode;
    table.add("jdk/internal/misc/Unsafe", {{get_name.c_str(), getter.c_str(), get<T>},
                                           {put_name.c_str(), setter.c_str(), put<T>}});
  }
}

template <class T>
void add_exchanges(NativeTable& table, const std::string& type, const std::string& descriptor) {
  std::string arguments = "(Ljava/lang/Object;J" + descriptor + descriptor + ")";
  std::string set_name = "compareAndSet" + type, exchange_name = "compareAndExchange" + type;
  std::string set = arguments + "Z", exchange = arguments + descriptor;
  table.add("jdk/internal/misc/Unsafe",
            {{set_name.c_str(), set.c_str(), compare_and_set<T>},
             {exchange_name.c_str(), exchange.c_str(), compare_and_exchange<T>}});
}

}  // namespace

void register_unsafe(NativeTable& table) {
  add_accessors<bool>(table, "Boolean", "Z");
  add_accessors<std::int8_t>(table, "Byte", "B");
  add_accessors<std::uint16_t>(table, "Char", "C");
  add_accessors<std::int16_t>(table, "Short", "S");
  add_accessors<std::int32_t>(table, "Int", "I");
  add_accessors<std::int64_t>(table, "Long", "J");
  add_accessors<float>(table, "Float", "F");
  add_accessors<double>(table, "Double", "D");
  add_accessors<Ref>(table, "Reference", "Ljava/lang/Object;");
  add_exchanges<std::int8_t>(table, "Byte", "B");
  add_exchanges<std::int16_t>(table, "Short", "S");
  add_exchanges<std::int32_t>(table, "Int", "I");
  add_exchanges<std::int64_t>(table, "Long", "J");
  add_exchanges<Ref>(table, "Reference", "Ljava/lang/Object;");
  table.add(
      "jdk/internal/misc/Unsafe",
      {
          {"allocateMemory0", "(J)J", allocate_memory},
          {"reallocateMemory0", "(JJ)J", reallocate_memory},
          {"freeMemory0", "(J)V", free_memory},
          {"setMemory0", "(Ljava/lang/Object;JJB)V", set_memory},
          {"copyMemory0", "(Ljava/lang/Object;JLjava/lang/Object;JJ)V", copy_memory},
          {"copySwapMemory0", "(Ljava/lang/Object;JLjava/lang/Object;JJJ)V", copy_swap_memory},
          {"fullFence", "()V", do_nothing},
          {"loadFence", "()V", do_nothing},
          {"storeFence", "()V", do_nothing},
      });
  register_unsafe_classes(table);
}

}  // namespace assay::natives
