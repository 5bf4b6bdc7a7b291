// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "hazards/state.h"
#include "vm/class.h"

namespace assay::hazards {

const Cell* State::find_cell(TermId object, const vm::Field* field, TermId index) const {
  for (const Cell& cell : cells) {
    if (cell.object == object && cell.field == field && cell.index == index) return &cell;
  }
  return nullptr;
}

void State::set_cell(const Cell& cell) {
  constexpr std::size_t kMostCells = 48;
  for (Cell& known : cells) {
    if (known.object == cell.object && known.field == cell.field && known.index == cell.index) {
      known.value = cell.value;
      return;
    }
  }
  if (cells.size() < kMostCells) cells.push_back(cell);
}

bool State::is_fresh(TermId term) const {
  return std::binary_search(fresh.begin(), fresh.end(), term);
}

void State::publish(TermId term) {
  auto at = std::lower_bound(fresh.begin(), fresh.end(), term);
  if (at != fresh.end() && *at == term) fresh.erase(at);
}

/// Whether two terms may be one object. A fresh object has no other term.
bool State::may_alias(TermId a, TermId b) const {
  if (a == b) return true;
  if (is_fresh(a) || is_fresh(b)) return false;
  return (*terms_)[a].kind != TermKind::New || (*terms_)[b].kind != TermKind::New;
}

void State::forget_aliases(const Cell& stored) {
  auto is_number = [&](TermId term) { return (*terms_)[term].kind == TermKind::Number; };
  std::erase_if(cells, [&](const Cell& cell) {
    if (cell.field != stored.field || !may_alias(cell.object, stored.object)) return false;
    if (!cell.is_element() || cell.index == stored.index) return true;
    return !is_number(cell.index) || !is_number(stored.index);
  });
}

void State::forget_written(const Writes& written, const vm::Class* constructed) {
  if (written.is_nothing()) return;
  std::erase_if(cells, [&](const Cell& cell) {
    if (is_fresh(cell.object)) return false;
    if (cell.is_element()) return written.everything || written.elements;
    if (cell.field->is_final() && cell.field->owner != constructed) return false;
    return written.has(*cell.field);
  });
  writes.add(written);
  effects.add(written);
}

void State::retire(TermId term) {
  auto is_old = [&](TermId id) { return id != kNoTerm && terms_->mentions(id, term); };
  for (TermId& slot : slots) {
    if (is_old(slot)) slot = kNoTerm;
  }
  std::erase_if(cells, [&](const Cell& cell) {
    return is_old(cell.object) || is_old(cell.index) || is_old(cell.value);
  });
  std::erase_if(fresh, is_old);
  std::erase_if(facts_, [&](const auto& entry) { return is_old(entry.first); });
  std::erase_if(relations_, [&](const Relation& each) { return is_old(each.x) || is_old(each.y); });
}

}  // namespace assay::hazards
