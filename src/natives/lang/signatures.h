// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "vm/universe.h"

namespace assay::natives {

/// "int", "java.lang.String[]": a field descriptor as HotSpot's messages print it.
std::string printed_type(std::string_view descriptor);

/// "int, java.lang.String": the parameter types of a method descriptor.
std::string printed_parameters(std::string_view descriptor);

/// "'void Foo.bar(int)'": how linkage errors name a method.
std::string quoted_method(const vm::Class& klass, std::string_view name,
                          std::string_view descriptor);

/// The descriptor of a class: "I", "[J", "Ljava/lang/String;".
std::string descriptor_of(const vm::Class& klass);

/// The descriptor that a java.lang.invoke.MethodType object spells.
std::string descriptor_of_method_type(vm::Universe& universe, vm::Ref method_type);

}  // namespace assay::natives
