// SPDX-License-Identifier: Apache-2.0
// What generic signatures (JVMS 4.7.9.1) say about what javac can infer.
#pragma once

#include <cstddef>

#include "vm/class.h"

namespace assay::javatext {

/// The type parameters of a generic class: how many, and whether one has a bound.
struct TypeParameters {
  unsigned count = 0;
  bool bounded = false;
};
TypeParameters type_parameters(const vm::Class& klass);

/// Whether javac takes `Base<Object> base = new Sub<>()`: the type arguments that Sub has for Base
/// are its own parameters, not String, say.
bool hands_on_parameters(const vm::Class& sub, const vm::Class& base);

/// Whether what the factory returns may not be the type arguments that a parameter wants: a
/// Comparator<T> of a bounded T, a Transformer<Class<T>, T>.
bool may_not_fit(const vm::Method& factory, const vm::Method& method, std::size_t parameter);

/// Whether a type argument of a parameter is no variable that could stand for everything, as in
/// Function<T, Boolean>.
bool has_fixed_arguments(const vm::Method& method, std::size_t parameter);

/// Whether javac has to find one type for this parameter and another one, of a variable that has a
/// bound: in <T extends Comparable<T>> between(T from, T to).
bool shares_bounded_variable(const vm::Method& method, std::size_t parameter, std::size_t other);

/// Whether the literal of any class fits a parameter of type Class, or of any within its wildcard:
/// Class<?>, Class<T> of a free T, Class<? extends Base>.
bool takes_class_literals(const vm::Method& method, std::size_t parameter);

/// Whether a type argument of the parameter is a variable that other parameters have to agree
/// with: in <T> check(T from, Comparable<T> value).
bool depends_on_others(const vm::Method& method, std::size_t parameter);

}  // namespace assay::javatext
