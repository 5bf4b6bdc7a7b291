// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "findings/crash.h"
#include "findings/kind.h"
#include "vm/class.h"

namespace assay::crash {

/// What an exception tells went wrong, by its class and, for arithmetic, by who threw it.
findings::Kind kind_of(const vm::Class& exception, bool is_thrown_by_code);

/// Whether the class, or one above it, has this name ("java/lang/Error").
bool extends(const vm::Class& klass, std::string_view name);

/// Whether a method says that it throws such exceptions.
bool declares(const vm::Method& method, const vm::Class& exception);

/// Whether the library says so of the method that this one implements or overrides: Iterator.next
/// throws NoSuchElementException.
bool is_documented(const vm::Method& method, const vm::Class& exception);

/// Whether a method must not throw whatever it is given: equals and its like.
bool is_total(const vm::Method& method);

}  // namespace assay::crash
