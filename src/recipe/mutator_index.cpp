// SPDX-License-Identifier: Apache-2.0
#include "recipe/mutator_index.h"

#include <algorithm>
#include <tuple>

#include "classfile/descriptor.h"
#include "recipe/effects_locations.h"
#include "recipe/invokables.h"

namespace assay::recipe {

namespace {

struct Overlap {
  bool any = false;
  bool field = false;  // among what both have is a field
};

Overlap overlap(const std::set<std::uint32_t>& a, const std::set<std::uint32_t>& b) {
  Overlap found;
  for (std::uint32_t location : a) {
    if (b.count(location) == 0) continue;
    found.any = true;
    found.field |= location >= Locations::kFirstField;
  }
  return found;
}

bool is_mutator_kind(Invokable::Kind kind) {
  using Kind = Invokable::Kind;
  return kind == Kind::Method || kind == Kind::StaticMethod || kind == Kind::FieldStore ||
         kind == Kind::StaticFieldStore;
}

int parameter_count(const Invokable& invokable) {
  if (invokable.method == nullptr) return 1;
  return classfile::MethodDescriptor(invokable.method->info->descriptor).argument_count();
}

}  // namespace

MutatorIndex::MutatorIndex(EffectIndex& index, std::vector<Invokable> invokables)
    : index_(index), invokables_(std::move(invokables)) {
  add_effects(invokables_, index_);
  for (const Invokable& invokable : invokables_) {
    bool is_call = invokable.method != nullptr && !invokable.method->owner->trusted;
    own_.push_back(is_call ? index_.own_effects(*invokable.method) : invokable.effects);
  }
}

std::vector<std::uint32_t> MutatorIndex::mutators_of(vm::Method& method) {
  Effects all = index_.effects_of_call(method), own = index_.own_effects(method);
  std::vector<std::tuple<int, int, std::uint32_t>> ranked;
  for (std::uint32_t i = 0; i < invokables_.size(); ++i) {
    if (!is_mutator_kind(invokables_[i].kind)) continue;
    Overlap shared = overlap(invokables_[i].effects.defines, all.uses);
    if (!shared.any) continue;
    bool is_direct = overlap(own_[i].defines, own.uses).field;
    int rank = is_direct ? 0 : shared.field ? 1 : 2;
    ranked.emplace_back(rank, parameter_count(invokables_[i]), i);
  }
  std::sort(ranked.begin(), ranked.end());
  std::vector<std::uint32_t> result;
  for (const auto& entry : ranked) result.push_back(std::get<2>(entry));
  return result;
}

bool MutatorIndex::is_pure(vm::Method& method) {
  Effects effects = index_.effects_of_call(method);
  return effects.is_complete && effects.defines.empty();
}

}  // namespace assay::recipe
