// SPDX-License-Identifier: Apache-2.0
#include "hazards/fact.h"

#include <algorithm>

namespace assay::hazards {

namespace {

const vm::Class* common_upper(const vm::Class* a, const vm::Class* b) {
  if (a == nullptr || b == nullptr) return nullptr;
  if (a->is_assignable_to(b)) return b;
  if (b->is_assignable_to(a)) return a;
  const std::size_t depth = std::min(a->display.size(), b->display.size());
  for (std::size_t i = depth; i > 0; --i) {
    if (a->display[i - 1] == b->display[i - 1]) return a->display[i - 1];
  }
  return nullptr;
}

/// No object is of both classes; interfaces may always be implemented by somebody.
bool are_disjoint(const vm::Class& a, const vm::Class& b) {
  if (a.is_interface() || b.is_interface() || a.is_array() || b.is_array()) return false;
  return !a.is_subclass_of(&b) && !b.is_subclass_of(&a);
}

Nullness meet(Nullness a, Nullness b, bool& is_impossible) {
  if (a == Nullness::Maybe) return b;
  if (b != Nullness::Maybe && a != b) is_impossible = true;
  return a;
}

void meet_types(const Fact& a, const Fact& b, Fact& result) {
  bool takes_b = a.upper == nullptr ||
                 (b.upper != nullptr && !a.is_exact &&
                  (b.is_exact || (b.upper->is_assignable_to(a.upper) && a.upper != b.upper)));
  // An interface says less than a class does.
  if (!takes_b && !a.is_exact && b.upper != nullptr && a.upper->is_interface() &&
      !b.upper->is_interface() && !a.upper->is_assignable_to(b.upper))
    takes_b = true;
  result.upper = takes_b ? b.upper : a.upper;
  result.is_exact = takes_b ? b.is_exact : a.is_exact;
}

}  // namespace

Fact meet(const Fact& a, const Fact& b) {
  Fact result;
  bool is_impossible = false;
  result.range = meet(a.range, b.range);
  result.is_not_zero = a.is_not_zero || b.is_not_zero;
  if (result.is_not_zero) {
    if (result.range.low == 0) ++result.range.low;
    if (result.range.high == 0) --result.range.high;
  }
  result.nullness = meet(a.nullness, b.nullness, is_impossible);
  meet_types(a, b, result);
  result.number = a.number ? a.number : b.number;
  if (a.number && b.number && *a.number != *b.number) is_impossible = true;
  if (is_impossible) result.range = {1, 0};
  return result;
}

Fact join(const Fact& a, const Fact& b) {
  if (a.is_impossible()) return b;
  if (b.is_impossible()) return a;
  Fact result;
  result.range = join(a.range, b.range);
  result.is_not_zero = !a.may_be_zero() && !b.may_be_zero();
  result.nullness = a.nullness == b.nullness ? a.nullness : Nullness::Maybe;
  // The type of null says nothing.
  if (a.nullness == Nullness::Null || b.nullness == Nullness::Null) {
    const Fact& other = a.nullness == Nullness::Null ? b : a;
    result.upper = other.upper;
    result.is_exact = other.is_exact;
  } else {
    result.upper = common_upper(a.upper, b.upper);
    result.is_exact = a.is_exact && b.is_exact && a.upper == b.upper;
  }
  if (a.number && b.number && *a.number == *b.number) result.number = a.number;
  return result;
}

Fact widen(const Fact& before, const Fact& next, char type) {
  Fact result = join(before, next);
  if (!result.is_impossible()) result.range = widen(before.range, result.range, type);
  return result;
}

Answer is_of_type(const Fact& fact, const vm::Class& type) {
  if (fact.upper == nullptr) return Answer::Maybe;
  if (fact.upper->is_assignable_to(&type)) return Answer::Yes;
  if (fact.is_exact || are_disjoint(*fact.upper, type)) return Answer::No;
  return Answer::Maybe;
}

}  // namespace assay::hazards
