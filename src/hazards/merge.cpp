// SPDX-License-Identifier: Apache-2.0
// A join of this place is a new name for what a slot holds. What a way knows about the old holder
// is carried over to it; what a way knows about joins of this place from the last time round is
// about older values and is dropped, unless the slot still holds them.
#include "hazards/merge.h"

#include <algorithm>
#include <optional>

#include "classfile/opcodes.h"
#include "vm/class.h"

namespace assay::hazards {

namespace {

constexpr int kPlainVisits = 2;   // before ends and bounds are widened
constexpr int kSimplifying = 12;  // after which a join stays one
constexpr int kPatience = 24;     // after which everything is widened

class Merger {
 public:
  Merger(std::uint32_t pc, const std::vector<const State*>& ways, const Earlier& earlier)
      : pc_(pc), ways_(ways), earlier_(earlier), terms_(ways[0]->terms()), result_(terms_) {}

  State run() && {
    merge_slots();
    merge_fresh();
    merge_facts();
    merge_relations();
    merge_cells();
    for (const State* way : ways_) {
      result_.writes.add(way->writes);
      result_.effects.add(way->effects);
    }
    return std::move(result_);
  }

 private:
  /// Only joins of this place can creep; others change with the places that they come from.
  bool is_widening(bool is_own) const {
    return earlier_.state != nullptr && earlier_.visits > (is_own ? kPlainVisits : kPatience);
  }

  TermId join_of(std::size_t slot, char type) {
    Term term{TermKind::Join, type};
    term.number = static_cast<std::int64_t>(std::uint64_t{pc_} << 16 | slot);
    Fact fact;
    if (type == 'I' || type == 'J') fact.range = range_of_type(type);
    return terms_.make(term, fact);
  }

  bool is_own_join(TermId id) const {
    const Term& term = terms_[id];
    return term.kind == TermKind::Join && static_cast<std::uint64_t>(term.number) >> 16 == pc_;
  }

  /// Whether a term is computed from what a slot had here the last time.
  bool mentions_own(TermId id) const {
    if (id == kNoTerm || !terms_.has_moments(id)) return false;
    const Term& term = terms_[id];
    return is_own_join(id) || mentions_own(term.a) || mentions_own(term.b);
  }

  void merge_slots() {
    result_.slots.resize(ways_[0]->slots.size());
    for (std::size_t slot = 0; slot < result_.slots.size(); ++slot)
      result_.slots[slot] = merged_slot(slot);
  }

  TermId merged_slot(std::size_t slot) {
    TermId only = kNoTerm;
    bool is_one = true;
    char type = 0;
    for (const State* way : ways_) {
      TermId value = way->slots[slot];
      if (value == kNoTerm) return kNoTerm;
      char own_type = terms_[value].type;
      if (type != 0 && type != own_type) return kNoTerm;
      type = own_type;
      bool is_self = is_own_join(value) && value == join_of(slot, type);
      if (is_self && earlier_.visits < kSimplifying) continue;
      if (only != kNoTerm && only != value) is_one = false;
      only = value;
    }
    TermId self = join_of(slot, type);
    bool was_join = earlier_.state != nullptr && slot < earlier_.state->slots.size() &&
                    earlier_.state->slots[slot] == self && earlier_.visits >= kSimplifying;
    if (only != kNoTerm && is_one && !was_join && !mentions_own(only)) return only;
    return self;
  }

  /// What a term of the result was called on a way; none: the way does not know it.
  TermId before(TermId term, const State& way) const {
    if (!is_own_join(term)) return term;
    std::size_t slot = static_cast<std::uint64_t>(terms_[term].number) & 0xffff;
    return result_.slots[slot] == term ? way.slots[slot] : kNoTerm;
  }

  /// What a term of the first way is called in the result, perhaps by several names.
  std::vector<TermId> after(TermId term) const {
    std::vector<TermId> names;
    for (std::size_t slot = 0; slot < result_.slots.size(); ++slot) {
      if (ways_[0]->slots[slot] == term && result_.slots[slot] != term)
        names.push_back(result_.slots[slot]);
    }
    std::erase(names, kNoTerm);
    if (term == kNoTerm || !mentions_own(term) || is_kept_join(term)) names.push_back(term);
    return names;
  }

  bool is_kept_join(TermId term) const {
    if (!is_own_join(term)) return false;
    std::size_t slot = static_cast<std::uint64_t>(terms_[term].number) & 0xffff;
    return result_.slots[slot] == term && ways_[0]->slots[slot] == term;
  }

  void merge_fresh() {
    result_.fresh = ways_[0]->fresh;
    std::erase_if(result_.fresh, [&](TermId term) {
      return std::any_of(ways_.begin(), ways_.end(), [&](const State* way) {
        if (!way->is_fresh(term)) return true;
        for (std::size_t slot = 0; slot < way->slots.size(); ++slot) {
          if (way->slots[slot] == term && result_.slots[slot] != term) return true;
        }
        return false;
      });
    });
  }

  void merge_facts() {
    for (TermId term : result_.slots) {
      if (term != kNoTerm && is_own_join(term)) merge_fact(term);
    }
    const State* fewest = *std::min_element(
        ways_.begin(), ways_.end(),
        [](const State* a, const State* b) { return a->facts().size() < b->facts().size(); });
    for (const auto& [term, fact] : fewest->facts()) {
      if (!mentions_own(term)) merge_fact(term);
    }
  }

  void merge_fact(TermId term) {
    std::optional<Fact> merged;
    for (const State* way : ways_) {
      TermId old = before(term, *way);
      Fact fact = old == kNoTerm ? Fact{} : way->fact(old);
      merged = merged ? join(*merged, fact) : fact;
    }
    const Term& shape = terms_[term];
    if (is_widening(is_own_join(term)))
      merged = widen(earlier_.state->fact(term), *merged, shape.type);
    if (shape.type != 'I' && shape.type != 'J') merged->range = terms_.fact(term).range;
    auto& facts = result_.facts();
    auto at = std::lower_bound(facts.begin(), facts.end(), term,
                               [](const auto& entry, TermId key) { return entry.first < key; });
    bool is_known = at != facts.end() && at->first == term;
    if (!is_known && *merged != terms_.fact(term)) facts.insert(at, {term, *merged});
  }

  void merge_relations() {
    std::vector<TermId> others;
    for (const Relation& each : ways_[0]->relations()) {
      for (TermId x : after(each.x)) {
        for (TermId y : after(each.y)) merge_relation(x, y);
      }
    }
    for (TermId term : result_.slots) add_partner(term, others);
    for (TermId term : result_.slots) {
      if (term == kNoTerm || !is_own_join(term)) continue;
      if (terms_[term].type != 'I' && terms_[term].type != 'J') continue;
      for (TermId other : others) {
        merge_relation(term, other);
        if (terms_[other].kind != TermKind::Length) merge_relation(other, term);
      }
    }
  }

  /// Numbers that a number in a loop is likely to be compared with.
  void add_partner(TermId term, std::vector<TermId>& others) {
    constexpr std::size_t kMost = 8;
    if (term == kNoTerm || others.size() >= kMost) return;
    const Term& shape = terms_[term];
    TermId partner = term;
    if (shape.type == 'A') {
      const vm::Class* upper = result_.fact(term).upper;
      if (upper == nullptr || (!upper->is_array() && upper->name != "java/lang/String")) return;
      if (is_own_join(term)) return;
      partner = terms_.length(term);
    }
    char type = terms_[partner].type;
    if ((type != 'I' && type != 'J') || terms_[partner].kind == TermKind::Number) return;
    if (std::find(others.begin(), others.end(), partner) == others.end()) others.push_back(partner);
  }

  void merge_relation(TermId x, TermId y) {
    constexpr std::size_t kMost = 24;
    if (x == y || terms_[x].type != terms_[y].type) return;
    auto& relations = result_.relations();
    auto at = std::lower_bound(relations.begin(), relations.end(), Relation{x, y, kLongs.low});
    if (at != relations.end() && at->x == x && at->y == y) return;
    if (relations.size() >= kMost) return;
    const bool is_fixed = is_widening(mentions_own(x) || mentions_own(y));
    if (is_fixed && !is_old_relation(x, y, kLongs.low)) return;
    std::optional<std::int64_t> bound = merged_bound(x, y);
    if (bound && (!is_fixed || is_old_relation(x, y, *bound))) relations.insert(at, {x, y, *bound});
  }

  std::optional<std::int64_t> merged_bound(TermId x, TermId y) const {
    std::optional<std::int64_t> most;
    for (const State* way : ways_) {
      TermId old_x = before(x, *way), old_y = before(y, *way);
      if (old_x == kNoTerm || old_y == kNoTerm) return std::nullopt;
      std::optional<std::int64_t> bound = way->most_difference(old_x, old_y);
      if (!bound) return std::nullopt;
      most = most ? std::max(*most, *bound) : *bound;
    }
    const Range a = result_.range(x), b = result_.range(y);
    bool says_more = may_wrap(classfile::Opcode::Lsub, {a.high, a.high}, {b.low, b.low}) ||
                     *most < a.high - b.low;
    if (!says_more) return std::nullopt;
    return most;
  }

  bool is_old_relation(TermId x, TermId y, std::int64_t bound) const {
    for (const Relation& each : earlier_.state->relations()) {
      if (each.x == x && each.y == y) return bound <= each.bound;
    }
    return false;
  }

  void merge_cells() {
    for (const Cell& cell : ways_[0]->cells) {
      for (TermId object : after(cell.object)) {
        for (TermId index : after(cell.index)) {
          for (TermId value : after(cell.value)) {
            Cell renamed{object, cell.field, index, value};
            if (is_everywhere(renamed)) result_.set_cell(renamed);
          }
        }
      }
    }
  }

  bool is_everywhere(const Cell& cell) const {
    if (is_widening(false) && std::find(earlier_.state->cells.begin(), earlier_.state->cells.end(),
                                        cell) == earlier_.state->cells.end())
      return false;
    return std::all_of(ways_.begin(), ways_.end(), [&](const State* way) {
      auto old = [&](TermId term) { return term == kNoTerm ? kNoTerm : before(term, *way); };
      TermId value = old(cell.value);
      const Cell* known = way->find_cell(old(cell.object), cell.field, old(cell.index));
      return known != nullptr && value != kNoTerm && known->value == value;
    });
  }

  std::uint32_t pc_;
  const std::vector<const State*>& ways_;
  const Earlier& earlier_;
  Terms& terms_;
  State result_;
};

}  // namespace

State merge(std::uint32_t pc, const std::vector<const State*>& ways, const Earlier& earlier) {
  if (ways.size() == 1) return *ways[0];
  return Merger(pc, ways, earlier).run();
}

}  // namespace assay::hazards
