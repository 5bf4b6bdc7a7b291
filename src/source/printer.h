// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "source/expression.h"
#include "source/layout.h"

namespace assay::source {

inline constexpr unsigned kBlockIndent = 4;
inline constexpr unsigned kContinuationIndent = 8;

/// Writes expressions as Java source; how a class is called there is left to `name`.
class Printer {
 public:
  /// From a qualified name without brackets and arguments.
  using NameOf = std::function<std::string(const std::string&)>;

  explicit Printer(NameOf name, ArrayStyle arrays = ArrayStyle::Nested)
      : name_(std::move(name)), arrays_(arrays) {}

  std::string type(const Type& type) const;
  Layout expression(const Expression& expression) const;
  /// (a, b, c)
  Layout arguments(const std::vector<Expression>& operands, std::size_t first = 0) const;

  /// As it stands before a class or member.
  Layout annotation(const Expression& annotation) const;
  Layout member(const Expression::Member& member) const;

 private:
  Layout call_chain(const Expression& call) const;
  Layout receiver(const Expression& operand) const;
  Layout array(const Expression& array, bool is_nested) const;
  Layout new_array(const Expression& array) const;
  Layout cast(const Expression& cast) const;
  Layout lambda(const Expression& lambda) const;
  Layout inner(const Expression& made) const;
  Layout stub(const Expression& stub) const;
  std::string types(const Expression& stub) const;
  Layout stub_method(const Expression::Method& method) const;

  NameOf name_;
  ArrayStyle arrays_;
};

/// A call's arguments: all on the same line as the brackets, all on the next one, or each on its
/// own.
Layout bracketed(std::vector<Layout> items);

/// The name of a class without what is before it: "Entry" for "java.util.Map.Entry".
std::string simple_name(std::string_view qualified);

/// Whether a name is that of a primitive type or void.
bool is_primitive(std::string_view name);

}  // namespace assay::source
