// SPDX-License-Identifier: Apache-2.0
#include "natives/io/kernel_objects.h"

#include <cerrno>
#include <limits>

namespace assay::natives {

std::int64_t KernelObjects::create(std::int32_t words) {
  vm::Universe& universe = call_.universe();
  vm::Ref array = universe.new_array(*universe.primitive_array(vm::Kind::Long), words);
  if (!array) return -ENOMEM;
  if (array.bits > std::numeric_limits<std::int32_t>::max()) return -EMFILE;
  return array.bits;
}

bool KernelObjects::contains(std::int32_t descriptor) const {
  if (descriptor <= 0) return false;
  vm::Universe& universe = call_.universe();
  vm::Ref ref = object(descriptor);
  if (!universe.heap().is_allocated(ref, vm::kArrayBase)) return false;
  std::uint32_t class_id = call_.heap().header(object(descriptor)).class_id;
  return class_id == universe.primitive_array(vm::Kind::Long)->id;
}

std::int64_t KernelObjects::word(std::int32_t descriptor, std::uint32_t index) const {
  return call_.heap().read<std::int64_t>(object(descriptor), vm::kArrayBase + 8 * index);
}

void KernelObjects::set_word(std::int32_t descriptor, std::uint32_t index, std::int64_t value) {
  call_.heap().write<std::int64_t>(object(descriptor), vm::kArrayBase + 8 * index, value);
}

}  // namespace assay::natives
