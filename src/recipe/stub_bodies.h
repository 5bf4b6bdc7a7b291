// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "classfile/build/class_builder.h"
#include "recipe/stub_annotations.h"
#include "recipe/stub_classes.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::recipe {

/// The superclass of an invented class.
std::string super_of(const StubClass& stub);

/// The class file of an invented class. Its public fields are its inputs, in the order of
/// InventedClass; the others count calls. All but those of its shape are synthetic.
std::vector<std::uint8_t> stub_class_file(vm::Universe& universe, const StubClass& stub,
                                          classfile::ClassBuilder& builder,
                                          AnnotationBytes& annotations, const std::string& name);

/// A run that asks one method of an invented object more often goes on for ever.
constexpr std::int32_t kMostAsked = 1000;
/// How often a run asked the method whose later answers are the input with this number.
std::int32_t times_asked(vm::Universe& universe, vm::Ref object, std::size_t later);

}  // namespace assay::recipe
