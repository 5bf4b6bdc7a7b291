// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "hazards/fact.h"
#include "hazards/terms.h"
#include "vm/class.h"

namespace assay::hazards {

/// x - y <= bound, in arithmetic that does not wrap.
struct Relation {
  TermId x, y;
  std::int64_t bound;
  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads the defaulted operator
  friend auto operator<=>(const Relation&, const Relation&) = default;
};

/// What a field of an object, a static field (no object) or an array element (no field) holds.
struct Cell {
  TermId object = kNoTerm;
  const vm::Field* field = nullptr;
  TermId index = kNoTerm;
  TermId value = kNoTerm;
  bool is_element() const { return field == nullptr; }
  friend bool operator==(const Cell&, const Cell&) = default;
};

/// Which memory code may have written to.
struct Writes {
  bool everything = false;
  bool elements = false;
  std::vector<const vm::Field*> fields;  // sorted

  void add(const vm::Field& field);
  void add(const Writes& other);
  bool has(const vm::Field& field) const;
  bool is_nothing() const { return !everything && !elements && fields.empty(); }
  friend bool operator==(const Writes&, const Writes&) = default;
};

/// What is known before an instruction, on whatever way it was reached: the terms of local
/// variables and operands, and facts about terms. A state of which something impossible is known is
/// not reachable. Large because terms, facts, relations and memory are only right together.
class State {
 public:
  explicit State(Terms& terms) : terms_(&terms) {}

  Terms& terms() const { return *terms_; }
  std::vector<TermId> slots;  // locals, then operands; a long's second slot has no term
  std::vector<Cell> cells;
  std::vector<TermId> fresh;  // objects that only this method knows, sorted
  Writes writes;              // since the method's entry
  Writes effects;             // those of them that others can see
  bool is_reachable = true;

  // Facts.
  Fact fact(TermId term) const { return fact(term, 0); }
  Range range(TermId term) const { return fact(term).range; }
  /// Adds what is known; false if it cannot be, and the state is unreachable from now on.
  bool learn(TermId term, const Fact& fact);
  bool learn_range(TermId term, const Range& range) { return learn(term, Fact::of_range(range)); }
  bool learn_not_null(TermId term);
  bool learn_not_zero(TermId term);
  /// x - y <= bound.
  bool relate(TermId x, TermId y, std::int64_t bound);
  /// The least bound that is known for x - y.
  std::optional<std::int64_t> most_difference(TermId x, TermId y) const;
  bool is_below(TermId x, TermId y) const;
  bool is_below_or_equal(TermId x, TermId y) const;

  // Memory.
  const Cell* find_cell(TermId object, const vm::Field* field, TermId index) const;
  void set_cell(const Cell& cell);
  /// Forgets what a store to a cell may have changed.
  void forget_aliases(const Cell& cell);
  void forget_written(const Writes& written, const vm::Class* constructed);
  bool is_fresh(TermId term) const;
  /// Somebody else may know the object from now on.
  void publish(TermId term);
  /// Forgets older values of a term of a moment.
  void retire(TermId term);
  std::vector<std::pair<TermId, Fact>>& facts() { return facts_; }
  const std::vector<std::pair<TermId, Fact>>& facts() const { return facts_; }
  std::vector<Relation>& relations() { return relations_; }
  const std::vector<Relation>& relations() const { return relations_; }

  friend bool operator==(const State& a, const State& b) {
    return a.is_reachable == b.is_reachable && a.slots == b.slots && a.facts_ == b.facts_ &&
           a.relations_ == b.relations_ && a.cells == b.cells && a.fresh == b.fresh &&
           a.writes == b.writes && a.effects == b.effects;
  }

 private:
  Fact fact(TermId term, int depth) const;
  Fact computed(const Term& term, int depth) const;
  const Fact* stored(TermId term) const;
  bool learn_operands(TermId term, const Fact& fact);
  bool learn_flag(const Term& term, const Range& range);
  /// What many differences are taken to, looked at once.
  struct Subtrahend {
    TermId term;
    Range range;
    std::pair<TermId, std::int64_t> split;  // without_addend
  };
  std::optional<std::int64_t> most_difference(TermId x, const Subtrahend& y, int depth) const;
  std::optional<std::int64_t> structural_difference(TermId x, const Subtrahend& y, int depth) const;
  TermId unconverted(TermId term) const;
  std::pair<TermId, std::int64_t> without_addend(TermId term) const;
  bool may_alias(TermId a, TermId b) const;

  Terms* terms_;
  std::vector<std::pair<TermId, Fact>> facts_;  // sorted by term
  std::vector<Relation> relations_;             // sorted
};

}  // namespace assay::hazards
