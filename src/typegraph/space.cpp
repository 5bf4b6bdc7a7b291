// SPDX-License-Identifier: Apache-2.0
// A type of depth d has its values and what functions of depth d make of it; a function of depth d
// has the product of its parameters' types of depth d - 1. The levels are worked out from 0 on, so
// that cycles in types do no harm.
#include "typegraph/space.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "base/check.h"

namespace assay::typegraph {

using recipe::Operand;

namespace {

bool is_too_large(const Count& count) {
  return mpz_sizeinbase(count.get_mpz_t(), 2) > Space::kMostBits;
}

}  // namespace

Space::Space(const Graph& graph, std::vector<vm::Method*> methods, unsigned depth)
    : graph_(graph), methods_(std::move(methods)), depth_(depth) {
  CHECK(depth >= 1 && depth <= kMostDepth, "the depth should be within its bounds");
  while (levels_.size() <= depth) levels_.push_back(next_level());
  for (const vm::Method* method : methods_) total_ += size(*method);
}

Space::Level Space::next_level() const {
  Level level;
  for (const Function& function : graph_.functions())
    level.functions.push_back(levels_.empty() ? Count(0) : size_of(function));
  for (const TypeNode& node : graph_.types()) level.types.push_back(size_of(node, level));
  return level;
}

Space::Size Space::size_of(const Function& function) const {
  const std::vector<Size>& below = levels_.back().types;
  const auto is_empty = [&](TypeId type) { return below[type] && *below[type] == 0; };
  if (std::any_of(function.parameters.begin(), function.parameters.end(), is_empty))
    return Count(0);
  Count product = 1;
  for (TypeId type : function.parameters) {
    if (!below[type]) return std::nullopt;
    product *= *below[type];
    if (is_too_large(product)) return std::nullopt;
  }
  return product;
}

Space::Size Space::size_of(const TypeNode& node, const Level& level) const {
  Count sum = count_of(node.values.size());
  for (FunctionId producer : node.producers) {
    if (!level.functions[producer]) return std::nullopt;
    sum += *level.functions[producer];
  }
  return is_too_large(sum) ? std::nullopt : Size(sum);
}

std::optional<Count> Space::size(const vm::Method& method, unsigned depth) const {
  CHECK(depth <= depth_, "the depth should be within the bound");
  auto function = graph_.find(method);
  return function ? levels_[depth].functions[*function] : Count(0);
}

unsigned Space::usable_depth(const vm::Method& method) const {
  unsigned depth = depth_;
  while (!size(method, depth)) --depth;
  return depth;
}

Count Space::size(const vm::Method& method) const { return *size(method, usable_depth(method)); }

const std::vector<Count>& Space::ends_of(TypeId type, unsigned depth) const {
  auto [known, is_new] = ends_.try_emplace({type, depth});
  if (!is_new) return known->second;
  const TypeNode& node = graph_.types()[type];
  Count end = count_of(node.values.size());
  for (FunctionId producer : node.producers) {
    end += *levels_[depth].functions[producer];
    known->second.push_back(end);
  }
  return known->second;
}

/// Makes a test of its number. Calls are made in the order in which Java evaluates the expression.
class Space::Decoder {
 public:
  explicit Decoder(const Space& space) : space_(space) {}

  Operand call(FunctionId id, unsigned depth, Count number) {
    const Function& function = space_.graph_.functions()[id];
    const std::vector<Size>& below = space_.levels_[depth - 1].types;
    std::vector<Count> digits(function.parameters.size());
    for (std::size_t i = digits.size(); i > 0; --i) {
      const Count& base = *below[function.parameters[i - 1]];
      digits[i - 1] = number % base;
      number /= base;
    }
    recipe::Step step{.method = function.method};
    for (std::size_t i = 0; i < digits.size() && !is_too_long(); ++i)
      step.operands.push_back(value(function.parameters[i], depth - 1, std::move(digits[i])));
    return add(std::move(step));
  }

  bool is_too_long() const { return recipe_.steps.size() > kMostSteps; }
  recipe::Recipe take() { return std::move(recipe_); }

 private:
  Operand value(TypeId id, unsigned depth, Count number) {
    const TypeNode& node = space_.graph_.types()[id];
    const Count values = count_of(node.values.size());
    if (number < values) return preset(node.values[number.get_ui()]);
    const std::vector<Count>& ends = space_.ends_of(id, depth);
    const auto end = std::upper_bound(ends.begin(), ends.end(), number);
    CHECK(end != ends.end(), "the number should be below the size of the type");
    const FunctionId producer = node.producers[static_cast<std::size_t>(end - ends.begin())];
    number -= end == ends.begin() ? values : *(end - 1);
    return call(producer, depth, std::move(number));
  }

  Operand preset(const Preset& preset) {
    if (preset.maker == nullptr) return literal(preset.value);
    recipe::Step step{.method = preset.maker};
    if (preset.takes_value) step.operands.push_back(literal(preset.value));
    return add(std::move(step));
  }

  Operand literal(const recipe::Literal& value) {
    recipe_.literals.push_back(value);
    return {Operand::Kind::Literal, static_cast<std::uint32_t>(recipe_.literals.size() - 1)};
  }

  Operand add(recipe::Step step) {
    recipe_.steps.push_back(std::move(step));
    return {Operand::Kind::Result, static_cast<std::uint32_t>(recipe_.steps.size() - 1)};
  }

  const Space& space_;
  recipe::Recipe recipe_;
};

Result<recipe::Recipe> Space::test(const vm::Method& method, const Count& number) const {
  const unsigned depth = usable_depth(method);
  const Size tests = size(method, depth);
  CHECK(number >= 0 && number < *tests, "the number should be below the size of the space");
  Decoder decoder(*this);
  decoder.call(*graph_.find(method), depth, number);
  if (decoder.is_too_long())
    return Error{fmt::format("the test has more than {} calls", kMostSteps)};
  return decoder.take();
}

}  // namespace assay::typegraph
