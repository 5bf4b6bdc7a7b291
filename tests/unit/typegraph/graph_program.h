// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "javatext/java_types.h"
#include "javatext/recipe_expression.h"
#include "recipe/visibility.h"
#include "source/expression.h"
#include "typegraph/graph.h"
#include "typegraph/sample.h"
#include "typegraph/size_text.h"
#include "typegraph/space.h"
#include "unit/recipe/fixture_program.h"

namespace assay::typegraph::test {

using recipe::test::FixtureProgram;
using Names = std::vector<std::string>;

/// A graph of fixtures, and its tests as text.
class GraphProgram {
 public:
  struct Options {
    bool package_members = false;
    bool allow_null = true;
  };
  explicit GraphProgram(const Names& classes) : GraphProgram(classes, Options{}) {}
  GraphProgram(const Names& classes, const Options& options)
      : visibility_("fixtures", options.package_members),
        graph_(program_.universe(), visibility_, program_.all(classes),
               {.allow_null = options.allow_null}) {}

  const Graph& graph() const { return graph_; }
  vm::Method& method(const std::string& klass, std::string_view name) {
    return program_.method(klass, name);
  }

  /// All tests of a method in the order of their numbers, without the package.
  Names tests(const std::string& klass, std::string_view name, unsigned depth) {
    vm::Method& tested = method(klass, name);
    Space space(graph_, {&tested}, depth);
    Names found;
    for (Count i = 0; i < space.size(tested); ++i) found.push_back(text(space, {&tested, i}));
    return found;
  }

  std::string text(const Space& space, const Pick& pick) {
    auto recipe = space.test(*pick.method, pick.number);
    CHECK(recipe.ok(), "the test should not be too long");
    javatext::JavaTypes types(visibility_);
    std::string text =
        source::to_text(javatext::expression_of(program_.machine(), types, recipe.value()));
    constexpr std::string_view kPackage = "fixtures.";
    for (std::size_t at = text.find(kPackage); at != std::string::npos; at = text.find(kPackage))
      text.erase(at, kPackage.size());
    return text;
  }

 private:
  FixtureProgram& program_ = FixtureProgram::get();
  recipe::Visibility visibility_;
  Graph graph_;
};

}  // namespace assay::typegraph::test
