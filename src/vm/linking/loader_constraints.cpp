// SPDX-License-Identifier: Apache-2.0
#include "vm/linking/loader_constraints.h"

#include <algorithm>

#include "vm/journal.h"

namespace assay::vm {

namespace {

bool contains(const std::vector<LoaderData*>& loaders, const LoaderData* loader) {
  return std::find(loaders.begin(), loaders.end(), loader) != loaders.end();
}

Class* loaded(Symbol name, LoaderData& loader) {
  auto known = loader.classes.find(name);
  return known == loader.classes.end() ? nullptr : known->second;
}

}  // namespace

void LoaderConstraints::save() {
  if (journal_.active()) journal_.on_rollback([this, before = groups_] { groups_ = before; });
}

LoaderConstraints::Group& LoaderConstraints::group_of(Symbol name, LoaderData& loader) {
  for (Group& group : groups_[name]) {
    if (contains(group.loaders, &loader)) return group;
  }
  return groups_[name].emplace_back(Group{{&loader}, loaded(name, loader)});
}

bool LoaderConstraints::demand(Symbol name, LoaderData& a, LoaderData& b) {
  if (&a == &b) return true;
  auto known = groups_.find(name);
  if (known != groups_.end()) {
    for (const Group& group : known->second) {
      if (contains(group.loaders, &a) && contains(group.loaders, &b)) return true;
    }
  }
  Class* first = loaded(name, a);
  Class* second = loaded(name, b);
  if (first != nullptr && second != nullptr && first != second) return false;
  save();
  Group left = group_of(name, a), right = group_of(name, b);
  if (left.klass != nullptr && right.klass != nullptr && left.klass != right.klass) return false;
  std::vector<Group>& groups = groups_[name];
  std::erase_if(groups, [&](const Group& group) {
    return contains(group.loaders, &a) || contains(group.loaders, &b);
  });
  left.loaders.insert(left.loaders.end(), right.loaders.begin(), right.loaders.end());
  if (left.klass == nullptr) left.klass = right.klass;
  groups.push_back(std::move(left));
  return true;
}

Class* LoaderConstraints::conflict(Symbol name, LoaderData& loader, Class& klass) {
  auto known = groups_.find(name);
  if (known == groups_.end()) return nullptr;
  for (const Group& group : known->second) {
    if (!contains(group.loaders, &loader)) continue;
    if (group.klass != nullptr) return group.klass == &klass ? nullptr : group.klass;
    save();
    group_of(name, loader).klass = &klass;
    return nullptr;
  }
  return nullptr;
}

}  // namespace assay::vm
