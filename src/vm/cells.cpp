// SPDX-License-Identifier: Apache-2.0
#include "vm/cells.h"

#include <algorithm>

namespace assay::vm {

namespace {

constexpr std::uint64_t kWord = 4;  // the size of a reference

bool is_injected(const Field& field) { return field.info == nullptr; }

/// Enters a field that is not a plain number into a map from words to fields.
void add(Class::CellMap& map, const Field& field) {
  if (field.kind != Kind::Ref && !is_injected(field)) return;
  std::uint64_t first = field.offset / kWord;
  std::uint64_t end = first + std::max<std::uint64_t>(1, (1u << log2_size(field.kind)) / kWord);
  if (map.words.size() < end) map.words.resize(end);
  for (std::uint64_t word = first; word < end; ++word) map.words[word].field = &field;
}

void map_instance(Class& klass) {
  for (const Class* owner = &klass; owner != nullptr; owner = owner->super) {
    for (const Field& field : owner->fields) {
      if (!field.is_static()) add(klass.instance_cells, field);
    }
  }
  klass.instance_cells.made = true;
}

void map_statics(Class& klass) {
  for (const Field& field : klass.fields) {
    if (field.is_static()) add(klass.static_cells, field);
  }
  klass.static_cells.made = true;
}

/// A reference type's name as classes have it: "java/lang/String", "[I", "[Ljava/lang/String;".
std::string_view class_name_of(std::string_view descriptor) {
  return descriptor.starts_with('L') ? descriptor.substr(1, descriptor.size() - 2) : descriptor;
}

/// Whether the class has a supertype of that name, and the loader means it by the name. For types
/// that the loader has not been asked for yet.
bool is_assignable_by_name(Universe& universe, LoaderData& loader, const Class& klass,
                           std::string_view name) {
  if (name.starts_with('[')) {
    if (!klass.is_array()) return false;
    Kind kind = kind_of(name[1]);
    if (kind != Kind::Ref || klass.element_kind != Kind::Ref) return kind == klass.element_kind;
    return is_assignable_by_name(universe, loader, *klass.component, class_name_of(name.substr(1)));
  }
  auto fits = [&](const Class* type) { return type->name == name; };
  auto find_in = [&](const std::vector<Class*>& types) {
    auto found = std::find_if(types.begin(), types.end(), fits);
    return found == types.end() ? nullptr : *found;
  };
  const Class* type = find_in(klass.display);
  if (type == nullptr) type = find_in(klass.all_interfaces);
  return type != nullptr &&
         universe.loader_constraints().demand(universe.intern(name), loader, *type->loader);
}

}  // namespace

Class::Cell* Cells::cell_at(std::uint64_t word) const {
  bool is_static = &class_ == universe_.well_known().class_ && word * kWord >= class_.instance_size;
  Class& owner = is_static ? *universe_.of_mirror(object_) : class_;
  Class::CellMap& map = is_static ? owner.static_cells : owner.instance_cells;
  if (!map.made) [[unlikely]]
    is_static ? map_statics(owner) : map_instance(owner);
  bool is_known = word < map.words.size() && map.words[word].field != nullptr;
  return is_known ? &map.words[word] : nullptr;
}

bool Cells::are_readable(std::uint64_t offset, std::uint64_t bytes) const {
  if (class_.is_array()) return true;
  for (std::uint64_t word = offset / kWord; word * kWord < offset + bytes; ++word) {
    const Class::Cell* cell = cell_at(word);
    if (cell != nullptr && is_injected(*cell->field)) return false;
  }
  return true;
}

bool Cells::are_numbers(std::uint64_t offset, std::uint64_t bytes) const {
  if (class_.is_array()) return offset >= kArrayBase && class_.element_kind != Kind::Ref;
  for (std::uint64_t word = offset / kWord; word * kWord < offset + bytes; ++word) {
    if (cell_at(word) != nullptr) return false;
  }
  return true;
}

bool Cells::is_reference(std::uint64_t offset) const {
  if (offset % kWord != 0) return false;
  if (class_.is_array()) return offset >= kArrayBase && class_.element_kind == Kind::Ref;
  const Class::Cell* cell = cell_at(offset / kWord);
  return cell != nullptr && cell->field->kind == Kind::Ref && !is_injected(*cell->field);
}

bool Cells::may_hold(std::uint64_t offset, Ref value) const {
  if (!value) return true;
  const Class& klass = *universe_.class_of(value);
  if (class_.is_array()) return klass.is_assignable_to(class_.component);
  Class::Cell& cell = *cell_at(offset / kWord);
  LoaderData& loader = *cell.field->owner->loader;
  std::string_view name = class_name_of(universe_.symbols().text(cell.field->descriptor));
  if (cell.type == nullptr) cell.type = universe_.find_loaded(loader, universe_.intern(name));
  return cell.type != nullptr ? klass.is_assignable_to(cell.type)
                              : is_assignable_by_name(universe_, loader, klass, name);
}

}  // namespace assay::vm
