// SPDX-License-Identifier: Apache-2.0
// What can be passed to what: JCrasher's parameter graph. Types have values that are there from
// the beginning and functions that make more of them; functions have parameters of types.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "recipe/visibility.h"
#include "typegraph/crawl.h"
#include "typegraph/presets.h"
#include "vm/class.h"
#include "vm/universe.h"

namespace assay::typegraph {

using TypeId = std::uint32_t;
using FunctionId = std::uint32_t;

/// A constructor or method as a rule: an object of each parameter's type gives one of the result's.
struct Function {
  vm::Method* method = nullptr;
  vm::Class* result = nullptr;  // null: nothing that could be passed on
  /// The receiver or the object around comes first, and is of a type without null.
  std::vector<TypeId> parameters;

  bool constructs() const { return method->info->name == "<init>"; }
};

/// A type that something is needed of, with and without null being two of them.
struct TypeNode {
  vm::Class* type = nullptr;
  bool nullable = true;
  std::vector<Preset> values;
  std::vector<FunctionId> producers;  // of the type and of its subtypes; its constructors first
};

/// The graph of the classes that are given and of what they speak of. A function is in it if a test
/// may call it and all its types are there. Methods without a result make nothing, numbers and
/// arrays are made by nobody, and the library's own methods are not in it.
class Graph {
 public:
  struct Options {
    bool allow_null = true;
  };
  Graph(vm::Universe& universe, const recipe::Visibility& visibility,
        const std::vector<vm::Class*>& given, const Options& options);

  const std::vector<Function>& functions() const { return functions_; }
  const std::vector<TypeNode>& types() const { return types_; }
  std::optional<FunctionId> find(const vm::Method& method) const;
  /// Whether there are classes that were left out because there are too many.
  bool was_cut() const { return crawled_.was_cut; }
  const std::vector<vm::Class*>& classes() const { return crawled_.classes; }

 private:
  void add_functions(vm::Class& klass);
  void add_function(vm::Method& method);
  bool is_usable(const vm::Method& method) const;
  TypeId type(vm::Class& type, bool nullable);
  void add_producers(TypeNode& node) const;
  vm::Class* result_of(const vm::Method& method) const;

  vm::Universe& universe_;
  const recipe::Visibility& visibility_;
  Presets presets_;
  Crawl crawled_;
  std::vector<Function> functions_;
  std::vector<TypeNode> types_;
  std::map<std::pair<const vm::Class*, bool>, TypeId> type_ids_;
  std::map<const vm::Method*, FunctionId> function_ids_;
  std::map<std::uint32_t, std::pair<const vm::Class*, std::vector<FunctionId>>> by_result_;
};

/// The constructors and methods that a test of the class may call and that have code, in the order
/// of the class file; those that the compiler gives to every enum are left out.
std::vector<vm::Method*> methods_under_test(vm::Class& klass, const recipe::Visibility& visibility);

}  // namespace assay::typegraph
