// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "source/expression.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::concolic {

/// The name of a primitive type.
source::Type type_of_kind(vm::Kind kind);

/// Java has no literals for bytes and shorts: an int is cast where no other type would do.
bool is_narrow(vm::Kind kind);

/// A number, character or truth value as Java writes it where its type is known.
source::Expression bare_literal(vm::Kind kind, std::uint64_t bits);
/// And where it is not.
source::Expression literal_of(vm::Kind kind, std::uint64_t bits);

}  // namespace assay::concolic
