// SPDX-License-Identifier: Apache-2.0
// Generic signatures (JVMS 4.7.9.1), cut into parts. Nobody checks the attribute: any text may
// stand in it. So nothing here recurses, fails or looks past the end, and of text that is no
// signature the parts are just less useful.
#pragma once

#include <string_view>
#include <vector>

namespace assay::classfile {

/// Types as they are written: "I", "[TT;", "Ljava/util/Map<TK;TV;>;"; as type arguments also "*",
/// "+TT;" and "-TT;".
using TypeSignatures = std::vector<std::string_view>;

/// <T extends Number>
struct TypeVariable {
  std::string_view name;
  bool bounded = false;  // by something else than Object
};

/// "Ljava/lang/Object;"
inline constexpr std::string_view kObjectSignature = "Ljava/lang/Object;";

struct ClassSignature {
  std::vector<TypeVariable> variables;
  TypeSignatures supertypes;  // the superclass first

  explicit ClassSignature(std::string_view text);
};

struct MethodSignature {
  std::vector<TypeVariable> variables;
  TypeSignatures parameters;  // without those that the compiler adds
  std::string_view result;

  explicit MethodSignature(std::string_view text);
};

/// The type arguments of a class type or of an array's elements, those of the innermost class: B in
/// Outer<A>.Inner<B>.
TypeSignatures type_arguments(std::string_view type);
/// Those of the outermost class that has any: A in Outer<A>.Inner<B>.
TypeSignatures outer_type_arguments(std::string_view type);

/// A type argument without the sign of a wildcard: "TT;" for "+TT;".
std::string_view without_wildcard(std::string_view argument);

/// The class that a class type starts with: "java/util/Map" for "Ljava/util/Map<TK;TV;>;".
std::string_view class_of_signature(std::string_view type);

/// The names of all classes that the signature of a field mentions, in their order.
std::vector<std::string_view> mentioned_classes(std::string_view signature);

}  // namespace assay::classfile
