// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::natives {

/// The descriptor of a class: "I", "[J", "Ljava/lang/String;".
std::string descriptor_of(const vm::Class& klass);

/// The descriptor that a java.lang.invoke.MethodType object spells.
std::string descriptor_of_method_type(vm::Universe& universe, vm::Ref method_type);

}  // namespace assay::natives
