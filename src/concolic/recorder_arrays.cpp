// SPDX-License-Identifier: Apache-2.0
// Arrays: bounds checks, elements at symbolic indices, symbolic lengths.
#include <algorithm>

#include "concolic/open_world.h"
#include "concolic/recorder.h"
#include "expr/term.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using expr::Term;
using interp::ShadowSite;
using TermOp = expr::Op;

std::uint64_t element_offset(std::uint32_t index, unsigned log2) {
  return vm::kArrayBase + (std::uint64_t{index} << log2);
}

}  // namespace

void Recorder::index(const ShadowSite& site) {
  if (quiet()) return;
  vm::Heap& heap = machine_.universe().heap();
  vm::Ref array = site.registers[site.insn.b].ref;
  std::int32_t concrete_length = heap.array_length(array);
  Term length = cell(array, 8);
  if (!length && site.shadows[site.insn.c] == 0) return;
  if (!length) length = terms_.constant(32, static_cast<std::uint32_t>(concrete_length));
  Term at = operand(site, site.insn.c, 32);
  bool inside = static_cast<std::uint32_t>(site.registers[site.insn.c].i) <
                static_cast<std::uint32_t>(concrete_length);
  decide(DecisionKind::Bounds, site_of(site), terms_.binary(TermOp::Ult, at, length), inside);
}

std::uint32_t Recorder::load_element(const ShadowSite& site) {
  vm::Universe& universe = machine_.universe();
  vm::Ref array = site.registers[site.insn.b].ref;
  vm::Kind kind = universe.class_of(array)->element_kind;
  Term element;
  if (site.shadows[site.insn.c] == 0 || quiet()) {
    element = cell(array, element_offset(static_cast<std::uint32_t>(site.registers[site.insn.c].i),
                                         vm::log2_size(kind)));
  } else {
    element = load_symbolic(site, array);
  }
  if (!element || terms_.is_constant(element)) return 0;
  return interp::from_cell(*this, kind, element.id);
}

Term Recorder::load_symbolic(const ShadowSite& site, vm::Ref array) {
  vm::Universe& universe = machine_.universe();
  vm::Heap& heap = universe.heap();
  vm::Kind kind = universe.class_of(array)->element_kind;
  unsigned log2 = vm::log2_size(kind), width = 8u << log2;
  auto length = static_cast<std::uint32_t>(heap.array_length(array));
  auto index = static_cast<std::uint32_t>(site.registers[site.insn.c].i);
  Term at{site.shadows[site.insn.c]};
  if (options_.pin_indices) {
    pin(site_of(site), at, index);
    return cell(array, element_offset(index, log2));
  }
  bool marked = universe.shadows().is_marked(array);
  pin_length(site_of(site), array);  // what follows depends on it
  std::size_t limit = marked ? options_.max_select : options_.max_table;
  if (kind == vm::Kind::Ref && length <= options_.max_table) {
    choose_element(site, array, at);
    return cell(array, element_offset(index, log2));
  }
  if (length > limit) {
    pin(site_of(site), at, index);
    return cell(array, element_offset(index, log2));
  }
  std::vector<std::uint64_t> values(length);
  std::vector<Term> shadows(length);
  bool symbolic = false;
  for (std::uint32_t i = 0; i < length; ++i) {
    std::memcpy(&values[i], heap.address(array) + element_offset(i, log2), std::size_t{1} << log2);
    if (marked) shadows[i] = cell(array, element_offset(i, log2));
    symbolic |= static_cast<bool>(shadows[i]);
  }
  if (!symbolic) return terms_.select(terms_.table(width, values), at);
  Term result;
  for (std::uint32_t i = length; i-- > 0;) {
    Term value = shadows[i] ? shadows[i] : terms_.constant(width, values[i]);
    result = result ? terms_.ite(terms_.equal(at, terms_.constant(32, i)), value, result) : value;
  }
  return result;
}

/// References at a symbolic index: indices that hold the same reference lead to the same path. So
/// a lookup in a hash table asks "an empty bucket, or which chain?" and not for each bucket.
void Recorder::choose_element(const ShadowSite& site, vm::Ref array, Term at) {
  auto elements = machine_.universe().heap().elements<vm::Ref>(array);
  auto index = static_cast<std::uint32_t>(site.registers[site.insn.c].i);
  std::map<std::uint32_t, std::vector<std::int32_t>> groups;
  for (std::uint32_t i = 0; i < elements.size(); ++i) {
    // Elements that are inputs are not the same from run to run.
    if (cell(array, element_offset(i, vm::log2_size(vm::Kind::Ref))))
      return pin(site_of(site), at, index);
    groups[elements[i].bits].push_back(static_cast<std::int32_t>(i));
  }
  // The largest group is the default, which lists no keys.
  auto largest = groups.begin();
  for (auto group = groups.begin(); group != groups.end(); ++group) {
    if (group->second.size() > largest->second.size()) largest = group;
  }
  std::vector<std::vector<std::int32_t>> keys;
  for (auto group = groups.begin(); group != groups.end(); ++group) {
    if (group != largest) keys.push_back(group->second);
  }
  std::sort(keys.begin(), keys.end());
  keys.emplace_back();
  auto& targets = element_targets_[keys];
  if (targets == nullptr) targets = std::make_unique<SwitchTargets>(SwitchTargets{keys});
  std::size_t outcome = 0;
  while (outcome + 1 < keys.size() &&
         std::find(keys[outcome].begin(), keys[outcome].end(), static_cast<std::int32_t>(index)) ==
             keys[outcome].end())
    ++outcome;
  check(at, index, "index", site_of(site));
  if (keys.size() == 1) return;  // all elements are the same
  Decision decision{.kind = DecisionKind::Switch,
                    .site = site_of(site),
                    .subject = at,
                    .outcome = outcome,
                    .targets = targets.get()};
  record(decision, switch_condition(terms_, decision, outcome));
}

void Recorder::store_element(const ShadowSite& site) {
  look_at(site);
  vm::Universe& universe = machine_.universe();
  vm::Ref array = site.registers[site.insn.b].ref;
  vm::Kind kind = universe.class_of(array)->element_kind;
  const NodeId* input = input_of(Term{site.shadows[site.insn.b]});
  const bool may_not_fit = kind == vm::Kind::Ref && site.registers[site.insn.a].ref;
  if (may_not_fit && input != nullptr && open_world_ != nullptr) open_world_->shown(*input);
  auto index = static_cast<std::uint32_t>(site.registers[site.insn.c].i);
  if (site.shadows[site.insn.c] != 0) pin(site_of(site), Term{site.shadows[site.insn.c]}, index);
  std::uint32_t shadow = interp::to_cell(*this, kind, site.shadows[site.insn.a]);
  universe.shadows().set(array, element_offset(index, vm::log2_size(kind)), shadow);
}

void Recorder::new_array(const ShadowSite& site, unsigned first, unsigned count) {
  if (quiet()) return;
  Term zero = terms_.constant(32, 0);
  auto each = [&](auto&& action) {
    for (unsigned i = first; i < first + count; ++i) {
      if (site.shadows[i] != 0) action(Term{site.shadows[i]}, site.registers[i].i);
    }
  };
  bool negative = false;
  each([&](Term length, std::int32_t value) {
    path_.sizes.push_back(length);
    decide(DecisionKind::NegativeSize, site_of(site), terms_.binary(TermOp::Slt, length, zero),
           value < 0);
    negative |= value < 0;
  });
  if (negative) return;
  each([&](Term length, std::int32_t value) {
    pin(site_of(site), length, static_cast<std::uint32_t>(value));
  });
}

}  // namespace assay::concolic
