// SPDX-License-Identifier: Apache-2.0
#include "recipe/mutator_index.h"

#include <algorithm>
#include <tuple>

#include "classfile/descriptor.h"
#include "recipe/invokables.h"
#include "vm/class.h"

namespace assay::recipe {

namespace {

LocationSet bits(const std::set<std::uint32_t>& locations) {
  LocationSet set;
  for (std::uint32_t location : locations) set.add(location);
  return set;
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
    LocationSet all = bits(invokable.effects.defines);
    defines_.push_back({all, is_call ? bits(index_.own_effects(*invokable.method).defines) : all});
  }
}

std::vector<std::uint32_t> MutatorIndex::mutators_of(vm::Method& method) {
  LocationSet all = bits(index_.effects_of_call(method).uses);
  LocationSet own = bits(index_.own_effects(method).uses);
  std::vector<std::tuple<int, int, std::uint32_t>> ranked;
  for (std::uint32_t i = 0; i < invokables_.size(); ++i) {
    if (!is_mutator_kind(invokables_[i].kind) || !defines_[i].all.meets(all)) continue;
    bool is_direct = defines_[i].own.meets(own, Locations::kFirstField);
    bool shares_field = defines_[i].all.meets(all, Locations::kFirstField);
    int rank = is_direct ? 0 : shares_field ? 1 : 2;
    ranked.emplace_back(rank, parameter_count(invokables_[i]), i);
  }
  std::sort(ranked.begin(), ranked.end());
  std::vector<std::uint32_t> result;
  result.reserve(ranked.size());
  for (const auto& entry : ranked) result.push_back(std::get<2>(entry));
  return result;
}

bool MutatorIndex::is_pure(vm::Method& method) {
  Effects effects = index_.effects_of_call(method);
  return effects.is_complete && effects.defines.empty();
}

}  // namespace assay::recipe
