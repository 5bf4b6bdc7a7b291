// SPDX-License-Identifier: Apache-2.0
#include "natives/io/kernel_objects.h"

#include <cerrno>
#include <limits>

#include "natives/off_heap.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {
constexpr std::uint64_t kSize = vm::kArrayBase + sizeof(std::int64_t);
}

std::int64_t KernelObjects::create() {
  vm::Universe& universe = call_.universe();
  vm::Ref array = universe.new_array(*universe.primitive_array(vm::Kind::Long), 1);
  if (!array) return -ENOMEM;
  if (array.bits > std::numeric_limits<std::int32_t>::max()) return -EMFILE;
  OffHeap(universe).hide(array, kSize);
  return array.bits;
}

bool KernelObjects::contains(std::int32_t descriptor) const {
  if (descriptor <= 0) return false;
  // A long array of the program's own is none: it must be one that was made here.
  const std::uint64_t address = OffHeap::address_of(object(descriptor));
  OffHeap memory(call_.universe());
  return memory.translate_hidden(address) != nullptr && memory.size_of(address) == kSize;
}

std::int64_t KernelObjects::word(std::int32_t descriptor) const {
  return call_.heap().read<std::int64_t>(object(descriptor), vm::kArrayBase);
}

void KernelObjects::set_word(std::int32_t descriptor, std::int64_t value) {
  call_.heap().write<std::int64_t>(object(descriptor), vm::kArrayBase, value);
}

}  // namespace assay::natives
