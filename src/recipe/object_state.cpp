// SPDX-License-Identifier: Apache-2.0
#include "recipe/object_state.h"

#include <cstring>
#include <unordered_map>

#include "base/hash.h"
#include "recipe/calls/stub_calls.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"

namespace assay::recipe {

namespace {

constexpr std::size_t kMostWords = 4'096;

/// Objects that stand for themselves: what is behind them is the machine's.
bool is_opaque(const vm::Class& klass) {
  for (const vm::Class* type = &klass; type != nullptr; type = type->super) {
    if (type->name == "java/lang/Class" || type->name == "java/lang/ClassLoader" ||
        type->name == "java/lang/Thread" || type->name == "java/lang/Module")
      return true;
  }
  return false;
}

/// Goes through objects breadth first.
class StateReader {
 public:
  StateReader(vm::Universe& universe, StateListener& listener)
      : universe_(universe), listener_(listener) {}

  void meet(vm::Ref object) {
    if (!object) return add(0);
    auto [place, is_new] = numbers_.try_emplace(object.bits, met_.size() + 1);
    if (is_new) met_.push_back(object);
    add(place->second);
  }

  void read_cell(vm::Ref object, std::size_t offset, vm::Kind kind) {
    if (kind == vm::Kind::Ref) {
      vm::Ref value = vm::Slot::of_ref(universe_.heap().read<vm::Ref>(object, offset)).ref;
      if (listener_.reference(object, offset, value)) meet(value);
      return;
    }
    std::uint64_t bits = 0;
    std::memcpy(&bits, universe_.heap().address(object) + offset,
                std::size_t{1} << vm::log2_size(kind));
    ++words_;
    listener_.number(object, offset, kind, bits);
  }

  bool finish() {
    for (std::size_t i = 0; i < met_.size() && words_ <= kMostWords; ++i) read(met_[i]);
    return words_ <= kMostWords;
  }

 private:
  void add(std::uint64_t word) {
    ++words_;
    listener_.structure(word);
  }

  void read(vm::Ref object) {
    const vm::Class& klass = *universe_.class_of(object);
    add(klass.id);
    if (is_opaque(klass)) return add(object.bits);
    if (klass.is_array()) return read_elements(object, klass.element_kind);
    for (const vm::Class* type = &klass; type != nullptr; type = type->super) {
      for (const vm::Field& field : type->fields) {
        // What an invented object was told changes nothing that it does.
        const bool is_state = !field.is_static() && !StubRecords::is_record(field);
        if (is_state) read_cell(object, field.offset, field.kind);
      }
    }
  }

  void read_elements(vm::Ref array, vm::Kind kind) {
    auto length = static_cast<std::size_t>(universe_.heap().array_length(array));
    add(length);
    for (std::size_t i = 0; i < length && words_ <= kMostWords; ++i)
      read_cell(array, vm::kArrayBase + (i << vm::log2_size(kind)), kind);
  }

  vm::Universe& universe_;
  StateListener& listener_;
  std::unordered_map<std::uint32_t, std::size_t> numbers_;
  std::vector<vm::Ref> met_;
  std::size_t words_ = 0;
};

class StateHash : public StateListener {
 public:
  void structure(std::uint64_t word) override { hash = hash_combine(hash, hash_number(word)); }
  void number(vm::Ref, std::size_t, vm::Kind, std::uint64_t bits) override { structure(bits); }
  std::uint64_t hash = 0;
};

}  // namespace

bool read_state(vm::Universe& universe, const StateRoots& roots, StateListener& listener) {
  StateReader reader(universe, listener);
  for (vm::Ref object : roots.objects) reader.meet(object);
  for (const vm::Field* field : roots.statics)
    reader.read_cell(field->owner->mirror, field->offset, field->kind);
  return reader.finish();
}

std::optional<std::uint64_t> state_of(vm::Universe& universe, const StateRoots& roots) {
  StateHash hash;
  if (!read_state(universe, roots, hash)) return std::nullopt;
  return hash.hash;
}

}  // namespace assay::recipe
