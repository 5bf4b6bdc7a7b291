// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "recipe/stub_classes.h"
#include "vm/universe.h"

namespace assay::recipe {

/// The class file of an invented class. Its public fields are its inputs, as InventedMethod has
/// them; the others count calls.
std::vector<std::uint8_t> stub_class_file(vm::Universe& universe, const StubClass& stub,
                                          const std::string& name);

}  // namespace assay::recipe
