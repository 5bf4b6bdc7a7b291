// SPDX-License-Identifier: Apache-2.0
// The node store: hash-consing by linear probing, known bits and bounds beside each node,
// truncation to an earlier size. All simplification is in Simplifier (simplify_*.cpp).
#include "expr/terms.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "base/check.h"
#include "expr/bits.h"
#include "expr/simplify/simplifier.h"

namespace assay::expr {

namespace {

constexpr std::size_t kFirstBuckets = 1024;
constexpr std::uint32_t kFalse = 1;
constexpr std::size_t kPermanent = 3;  // the empty term, false and true
constexpr std::size_t kMostNumbers = std::numeric_limits<std::uint16_t>::max();

Node constant_node(unsigned width, std::uint64_t bits) {
  return Node{Op::Constant, static_cast<std::uint8_t>(width), 0,
              Term{static_cast<std::uint32_t>(bits)}, Term{static_cast<std::uint32_t>(bits >> 32)}};
}

/// Field by field: a node was written so a moment ago, and reading it back in words would wait for
/// the stores.
std::uint64_t hash_of(const Node& node) {
  const std::uint64_t first = static_cast<std::uint64_t>(node.op) | std::uint64_t{node.width} << 8 |
                              std::uint64_t{node.detail} << 16 | std::uint64_t{node.a.id} << 32;
  return hash_combine(first, node.b.id | std::uint64_t{node.c.id} << 32);
}

/// The slot of a number on the chain of a hash; number 0 is the first free one. Looks at no node,
/// which with millions of them would be most of the work.
std::size_t slot_with(std::uint32_t number, std::uint64_t hash,
                      const std::vector<std::uint32_t>& buckets) {
  const std::size_t last = buckets.size() - 1;
  std::size_t slot = hash & last;
  while (buckets[slot] != number) slot = (slot + 1) & last;
  return slot;
}

}  // namespace

Terms::Terms() : buckets_(kFirstBuckets) {
  nodes_.push_back(Node{Op::Constant, 0, 0});
  facts_.push_back(facts_of(*this, nodes_.front()));
  intern(constant_node(1, 0));
  intern(constant_node(1, 1));
}

// Leaves.

Term Terms::constant(unsigned width, std::uint64_t bits) {
  if (width == 1) return Term{kFalse + static_cast<std::uint32_t>(bits & 1)};
  return intern(constant_node(width, bits & mask_of(width)));
}

Term Terms::variable(Variable variable) {
  return intern(Node{Op::Variable, variables_[variable.index].width, 0, Term{variable.index}});
}

Variable Terms::new_variable(std::string name, VariableKind kind, unsigned width,
                             std::uint64_t preferred) {
  CHECK(width >= 1 && width <= 64, "a variable should have 1 to 64 bits");
  Variable variable{static_cast<std::uint32_t>(variables_.size())};
  variables_.push_back(VariableInfo{std::move(name), kind, static_cast<std::uint8_t>(width),
                                    preferred & mask_of(width)});
  return variable;
}

void Terms::set_preferred(Variable variable, std::uint64_t preferred) {
  VariableInfo& info = variables_[variable.index];
  info.preferred = preferred & mask_of(info.width);
}

// Operations.

Term Terms::unary(Op op, Term a) { return Simplifier(*this).unary(op, a); }

Term Terms::binary(Op op, Term a, Term b) { return Simplifier(*this).binary(op, a, b); }

Term Terms::ite(Term condition, Term then, Term otherwise) {
  return Simplifier(*this).ite(condition, then, otherwise);
}

Term Terms::extract(Term a, unsigned low, unsigned width) {
  return Simplifier(*this).extract(a, low, width);
}

Term Terms::zero_extend(Term a, unsigned width) { return Simplifier(*this).zero_extend(a, width); }

Term Terms::sign_extend(Term a, unsigned width) { return Simplifier(*this).sign_extend(a, width); }

Term Terms::select(std::uint16_t table, Term index) {
  return Simplifier(*this).select(table, index);
}

Term Terms::round(Rounding mode, Term a) { return Simplifier(*this).round(mode, a); }

Term Terms::convert(Op op, Term a, unsigned width) {
  return Simplifier(*this).convert(op, a, width);
}

Term Terms::external(std::uint16_t function, unsigned width, Term a, Term b) {
  return Simplifier(*this).external(function, width, a, b);
}

Term Terms::negate(Term condition) { return unary(Op::Not, condition); }

// Tables and functions.

std::uint16_t Terms::table(unsigned width, std::span<const std::uint64_t> elements) {
  CHECK(!elements.empty(), "a table should have elements");
  std::uint64_t hash = hash_number(width);
  for (std::uint64_t element : elements) hash = hash_combine(hash, element & mask_of(width));
  std::vector<std::uint64_t> masked(elements.begin(), elements.end());
  for (std::uint64_t& element : masked) element &= mask_of(width);

  auto [first, last] = table_numbers_.equal_range(hash);
  for (; first != last; ++first) {
    const Table& known = tables_[first->second];
    if (known.width == width && known.elements == masked) return first->second;
  }
  CHECK(tables_.size() <= kMostNumbers, "there should be at most 65,536 tables");
  auto number = static_cast<std::uint16_t>(tables_.size());
  table_facts_.push_back(facts_of(masked, width));
  tables_.push_back(Table{static_cast<std::uint8_t>(width), std::move(masked)});
  table_numbers_.emplace(hash, number);
  return number;
}

std::uint16_t Terms::add_external(std::string_view name, ExternalFunction function) {
  for (std::size_t i = 0; i < externals_.size(); ++i) {
    if (externals_[i].name == name && externals_[i].function == function) {
      return static_cast<std::uint16_t>(i);
    }
  }
  CHECK(externals_.size() <= kMostNumbers, "there should be at most 65,536 functions");
  externals_.push_back(External{std::string(name), function});
  return static_cast<std::uint16_t>(externals_.size() - 1);
}

// Hash-consing. Linear probing, and nodes leave in the opposite order of their coming, so that an
// emptied bucket never interrupts the chain of one that stays.

std::size_t Terms::slot_of(const Node& node) const {
  const std::size_t last = buckets_.size() - 1;
  std::size_t slot = hash_of(node) & last;
  while (buckets_[slot] != 0 && !(nodes_[buckets_[slot]] == node)) slot = (slot + 1) & last;
  return slot;
}

Term Terms::intern(const Node& node) {
  const std::size_t slot = slot_of(node);
  return buckets_[slot] != 0 ? Term{buckets_[slot]} : add(node, facts_of(*this, node), slot);
}

Term Terms::intern_unless_constant(const Node& node) {
  const std::size_t slot = slot_of(node);
  if (buckets_[slot] != 0) return Term{buckets_[slot]};
  const Facts facts = facts_of(*this, node);
  return facts.is_constant() ? constant(node.width, facts.bits.ones) : add(node, facts, slot);
}

Term Terms::add(const Node& node, const Facts& facts, std::size_t slot) {
  const auto id = static_cast<std::uint32_t>(nodes_.size());
  buckets_[slot] = id;
  nodes_.push_back(node);
  facts_.push_back(facts);
  if (nodes_.size() * 2 > buckets_.size()) grow();
  return Term{id};
}

void Terms::grow() {
  CHECK(nodes_.size() < std::numeric_limits<std::uint32_t>::max() / 2, "terms should be numerable");
  buckets_.resize(buckets_.size() * 2);
  rehash();
}

void Terms::rehash() {
  std::fill(buckets_.begin(), buckets_.end(), 0);
  for (std::uint32_t id = 1; id < nodes_.size(); ++id)
    buckets_[slot_with(0, hash_of(nodes_[id]), buckets_)] = id;
}

void Terms::note_truncation(std::size_t size) {
  ++generation_;
  while (!truncations_.empty() && truncations_.back().size >= size) truncations_.pop_back();
  truncations_.push_back({generation_, size});
}

std::size_t Terms::unchanged_since(std::uint32_t generation) const {
  auto later = std::upper_bound(
      truncations_.begin(), truncations_.end(), generation,
      [](std::uint32_t wanted, const Truncation& entry) { return wanted < entry.generation; });
  return later == truncations_.end() ? nodes_.size() : later->size;
}

void Terms::truncate(std::size_t size) {
  if (size < kPermanent) size = kPermanent;
  if (size >= nodes_.size()) return;
  note_truncation(size);
  const bool most = nodes_.size() - size > size;
  if (!most) {
    for (std::size_t id = nodes_.size(); id-- > size;) {
      const auto number = static_cast<std::uint32_t>(id);
      buckets_[slot_with(number, hash_of(nodes_[id]), buckets_)] = 0;
    }
  }
  nodes_.resize(size);
  facts_.resize(size);
  if (most) rehash();
}

}  // namespace assay::expr
