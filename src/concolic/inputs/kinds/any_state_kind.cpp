// SPDX-License-Identifier: Apache-2.0
// An object that no code of the program has made: its fields are inputs, whatever constructors and
// methods would let them be. For proofs only; there is no Java that makes it.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "classfile/class_file.h"
#include "concolic/inputs/kinds/input_kind.h"
#include "source/expression.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/symbols.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

/// Whether all that an object consists of is in fields of the program's classes.
bool is_of_program(const vm::Class& klass) {
  for (const vm::Class* each = &klass; each->super != nullptr; each = each->super) {
    if (each->trusted && each->name != "java/lang/Record") return false;
  }
  return true;
}

/// Nothing is known of what its objects consist of.
bool is_opaque(const vm::Class& klass) { return klass.super == nullptr || klass.is_interface(); }

/// From Object down, in the order of declaration.
std::vector<const vm::Field*> fields_of(const vm::Class& klass) {
  std::vector<const vm::Field*> fields;
  for (const vm::Class* each : klass.display) {
    for (const vm::Field& field : each->fields) {
      if (!field.is_static()) fields.push_back(&field);
    }
  }
  return fields;
}

class AnyStateKind final : public InputKind {
 public:
  AnyStateKind() : InputKind(Candidate::Kind::AnyState, {.runs_code = false}) {}

  /// Of an interface, and of Object, there is one that nothing is known of. Which classes a sealed
  /// one has is known; objects of the library's classes are more than their fields.
  void offer(InputOffers& offers, NodeId id, vm::Class& klass) const override {
    if (!is_opaque(klass) && !is_of_program(klass)) return offers.note_open(id);
    const bool is_sealed = klass.file != nullptr && klass.file->is_sealed;
    if (!is_sealed || !klass.is_abstract()) offers.add_candidate(id, kind(), klass);
    if (is_sealed) offer_permitted(offers, id, klass);
  }

  std::optional<InputBuilder::Value> build(InputBuilder& builder,
                                           const Place& place) const override {
    vm::Universe& universe = builder.machine().universe();
    vm::Class& klass = *place.candidate().klass;
    vm::Class& made_of = klass.is_interface() ? *universe.well_known().object : klass;
    if (!builder.initialise(made_of)) return std::nullopt;
    vm::Ref made = universe.new_object(made_of);
    if (!made) return std::nullopt;
    const InputBuilder::Value value =
        builder.keep(place, made);  // a field may be the object itself
    const std::vector<const vm::Field*> fields = fields_of(made_of);
    make_parts(place, universe.symbols(), fields);
    const std::vector<NodeId> parts = place.candidate().children;
    for (std::size_t i = 0; i < fields.size(); ++i) {
      auto part = builder.build(parts[i]);
      if (!part) return std::nullopt;
      builder.store(made, fields[i]->offset, parts[i], *part);
    }
    return value;
  }

  source::Expression write(InputWriter& writer, const Place& place) const override {
    return source::variable("any " + source::to_text(writer.type(*place.candidate().klass)));
  }

 private:
  static void offer_permitted(InputOffers& offers, NodeId id, const vm::Class& sealed) {
    for (std::uint16_t index : sealed.file->permitted_subclasses) {
      const std::string name(sealed.file->constant_pool.class_name(index));
      vm::Class* permitted = offers.inputs().class_of(sealed, "L" + name + ";");
      if (permitted == nullptr) {
        offers.note_open(id);
      } else {
        offers.offer(id, *permitted);
      }
    }
  }

  /// The fields become inputs when the object is first made, not before: they may be of its class.
  static void make_parts(const Place& place, const vm::SymbolTable& symbols,
                         const std::vector<const vm::Field*>& fields) {
    Inputs& inputs = place.inputs;
    if (place.candidate().children.size() == fields.size()) return;
    std::vector<NodeId> parts;
    for (const vm::Field* field : fields) {
      const std::string name =
          fmt::format("{}.{}", inputs.node(place.id).name, symbols.text(field->name));
      vm::Class* type = field->kind == vm::Kind::Ref
                            ? inputs.class_of(*field->owner, symbols.text(field->descriptor))
                            : nullptr;
      parts.push_back(inputs.add(name, field->kind, type, inputs.node(place.id).depth + 1));
      if (field->kind == vm::Kind::Ref && type == nullptr) inputs.offers().note_open(parts.back());
    }
    place.candidate().children = std::move(parts);
  }
};

}  // namespace

bool can_be_in_any_state(const vm::Universe& universe, const vm::Class& klass) {
  for (const InputKind* kind : input_kinds()) {
    if (kind->traits().is_whole && kind->claims(universe, klass)) return true;
  }
  return is_opaque(klass) || is_of_program(klass);
}

const InputKind& any_state_kind() {
  static const AnyStateKind kind;
  return kind;
}

}  // namespace assay::concolic
