// SPDX-License-Identifier: Apache-2.0
#include "natives/io/unix_support.h"

#include "natives/lang/support.h"
#include "natives/off_heap.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::natives {

std::string c_string(NativeCall& call, std::int64_t address) {
  OffHeap memory(call.universe());
  std::string text;
  for (auto next = static_cast<std::uint64_t>(address);; ++next) {
    const std::uint8_t* byte = memory.translate(next, 1);
    if (byte == nullptr || *byte == 0) return text;
    text += static_cast<char>(*byte);
  }
}

Outcome throws_unix(NativeCall& call, std::int64_t error) {
  constexpr const char* kException = "sun/nio/fs/UnixException";
  vm::Ref exception = call.machine.throwables().make(kException, nullptr);
  vm::Universe& universe = call.universe();
  vm::Class& klass = *universe.class_of(exception);
  // The heap may have been too full for it: then this is an OutOfMemoryError.
  if (klass.name == kException) {
    universe.set(exception, universe.field(klass, "errno"), static_cast<std::int32_t>(-error));
  }
  return call.throws(exception);
}

Outcome returns_unix(NativeCall& call, std::int64_t status) {
  return status < 0 ? throws_unix(call, status) : call.returns();
}

Outcome returns_unix_int(NativeCall& call, std::int64_t status) {
  if (status < 0) return throws_unix(call, status);
  return call.returns_int(static_cast<std::int32_t>(status));
}

Outcome returns_bytes(NativeCall& call, std::string_view text) {
  std::span bytes(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
  return call.returns(NATIVE_TRY(call, new_bytes(call.machine, bytes)));
}

}  // namespace assay::natives
