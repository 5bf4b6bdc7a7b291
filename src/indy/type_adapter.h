// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "classfile/build/code_builder.h"
#include "indy/signature.h"

namespace assay::indy {

/// Converts the value on top of the operand stack from one type to another the way lambdas do it:
/// widening, boxing, unboxing and casts. `functional` is the type that the lambda's own signature
/// promises where generics have erased it: a reference that is none ends in a ClassCastException.
/// Nothing happens if one of the types is void.
void adapt(classfile::CodeBuilder& code, const Type& from, const Type& to, const Type& functional);

/// Turns a primitive value on top of the stack into its box.
void box(classfile::CodeBuilder& code, char primitive);

}  // namespace assay::indy
