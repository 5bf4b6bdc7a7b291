// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "base/result.h"
#include "recipe/recipe.h"
#include "typegraph/count.h"
#include "typegraph/graph.h"
#include "vm/class.h"

namespace assay::typegraph {

/// All tests of some methods whose calls are nested no deeper than a bound, the method under test
/// included: how many there are of each, and each of them by its number alone. Nothing is
/// enumerated.
///
/// The tests of a method are numbered from 0 on: the last argument counts fastest; a type's values
/// come before what functions make.
class Space {
 public:
  /// The deepest bound there is.
  static constexpr unsigned kMostDepth = 200;
  /// Numbers of tests with more bits are not worked out: a method is sampled from the deepest space
  /// of which the number is known.
  static constexpr std::size_t kMostBits = std::size_t{1} << 17;
  /// Calls of one test.
  static constexpr std::size_t kMostSteps = 20'000;

  /// Methods that are not in the graph have no tests. `depth` is from 1 to kMostDepth.
  Space(const Graph& graph, std::vector<vm::Method*> methods, unsigned depth);

  const std::vector<vm::Method*>& methods() const { return methods_; }
  unsigned depth() const { return depth_; }
  /// How many tests a method has at a depth up to the bound; none: more than kMostBits can say.
  std::optional<Count> size(const vm::Method& method, unsigned depth) const;
  /// The depth that the tests of a method are taken from, and how many that are.
  unsigned usable_depth(const vm::Method& method) const;
  Count size(const vm::Method& method) const;
  /// The sum over all methods.
  const Count& total() const { return total_; }

  /// A test of a method by its number, which is below size(method). An error: it has more than
  /// kMostSteps calls.
  Result<recipe::Recipe> test(const vm::Method& method, const Count& number) const;

 private:
  using Size = std::optional<Count>;  // none: too many to say
  struct Level {
    std::vector<Size> functions, types;  // by id
  };
  class Decoder;

  Level next_level() const;
  Size size_of(const Function& function) const;
  Size size_of(const TypeNode& node, const Level& level) const;
  const std::vector<Count>& ends_of(TypeId type, unsigned depth) const;

  const Graph& graph_;
  std::vector<vm::Method*> methods_;
  unsigned depth_;
  std::vector<Level> levels_;  // by depth; functions begin with depth 1
  Count total_;
  /// Where the numbers of each producer of a type end at a depth; made when first asked for.
  mutable std::map<std::pair<TypeId, unsigned>, std::vector<Count>> ends_;
};

}  // namespace assay::typegraph
