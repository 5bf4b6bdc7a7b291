// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "interp/machine.h"
#include "javatext/java_types.h"
#include "recipe/recipe.h"
#include "source/expression.h"
#include "vm/class.h"
#include "vm/universe.h"

namespace assay::javatext {

/// A fixed value as Java writes it. Null is a plain null.
source::Expression literal_expression(const recipe::Literal& literal, const JavaTypes& types);

/// The class that javac takes a fixed value for; null: any, or a number.
const vm::Class* literal_class(vm::Universe& universe, const recipe::Literal& literal);

/// The last call of a recipe with all others inside it: new p.C().f(new p.A(null), -1). There are
/// casts where javac would choose another method, so that no two programs are written alike. The
/// recipe has no leaves and no stores, and each result but the last is used once.
source::Expression expression_of(interp::Machine& machine, const JavaTypes& types,
                                 const recipe::Recipe& recipe);

}  // namespace assay::javatext
