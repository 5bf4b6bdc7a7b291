// SPDX-License-Identifier: Apache-2.0
// An object by a constructor, whose arguments are inputs. So is what a test assigns to fields that
// the constructor leaves at zero; assigning zero is not written.
#include <fmt/format.h>

#include "classfile/class_file.h"
#include "concolic/inputs/kinds/input_kind.h"
#include "expr/assignment.h"
#include "source/expression.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::concolic {

namespace {

using source::Expression;

NodeId assigned_part(const Candidate& candidate, std::size_t field) {
  return candidate.children[candidate.children.size() - candidate.fields.size() + field];
}

class ObjectKind final : public InputKind {
 public:
  ObjectKind()
      : InputKind(Candidate::Kind::Object, {.is_made_anew = true, .may_fix_type_arguments = true}) {
  }

  bool offer_produced(InputOffers& offers, NodeId id, const Producer& producer) const override {
    if (producer.kind != Producer::Kind::Constructor) return false;
    std::vector<NodeId> children = offers.add_arguments(id, *producer.method, producer.needs_outer);
    std::vector<vm::Field*> fields;
    for (vm::Field* field : producer.fields) {
      if (auto value = add_field(offers, id, *field)) {
        children.push_back(*value);
        fields.push_back(field);
      }
    }
    Candidate& object = offers.add_candidate(id, kind(), *producer.type);
    object.constructor = producer.method;
    object.fields = std::move(fields);
    object.children = std::move(children);
    return true;
  }

  std::optional<InputBuilder::Value> build(InputBuilder& builder,
                                           const Place& place) const override {
    const Candidate candidate = place.candidate();
    auto arguments = builder.build_all(constructor_arguments(candidate));
    if (!arguments || !builder.initialise(*candidate.klass)) return std::nullopt;
    vm::Ref made = builder.machine().universe().new_object(*candidate.klass);
    if (!made) return std::nullopt;
    arguments->insert(arguments->begin(), InputBuilder::Value{vm::Slot::of_ref(made), 0});
    if (!builder.call(*candidate.constructor, *arguments)) return std::nullopt;
    InputBuilder::Value kept = builder.keep(place, made);  // its fields may lead back to it
    for (std::size_t i = 0; i < candidate.fields.size(); ++i) {
      NodeId part = assigned_part(candidate, i);
      auto value = builder.build(part);
      if (!value) return std::nullopt;
      builder.store(made, candidate.fields[i]->offset, part, *value);
    }
    return kept;
  }

  bool is_plain(const Candidate& candidate) const override { return candidate.children.empty(); }

  Expression write(InputWriter& writer, const Place& place) const override {
    const Candidate candidate = place.candidate();
    Expression made = writer.creation(*candidate.klass, *candidate.constructor);
    made.operands = writer.arguments(*candidate.constructor, constructor_arguments(candidate));
    if (!writer.spells_out()) return made;  // who writes for javac makes statements of the rest
    return writer.with_fields(std::move(made), assigned_fields(place, writer.assignment()));
  }

 private:
  /// It stays as the constructor left it unless something else is asked for.
  static std::optional<NodeId> add_field(InputOffers& offers, NodeId id, const vm::Field& field) {
    Inputs& inputs = offers.inputs();
    const bool is_reference = field.kind == vm::Kind::Ref;
    vm::Class* type =
        is_reference ? inputs.class_of(*field.owner, field.info->descriptor) : nullptr;
    if (is_reference && type == nullptr) return std::nullopt;
    NodeId value = inputs.add(fmt::format("{}.{}", inputs.node(id).name, field.info->name),
                              field.kind, type, inputs.node(id).depth + 1);
    inputs.node(value).nullable = inputs.node(value).is_optional = true;
    inputs.terms().set_preferred(inputs.node(value).variable, 0);
    return value;
  }

  static std::vector<NodeId> constructor_arguments(const Candidate& candidate) {
    return {candidate.children.begin(),
            candidate.children.end() - static_cast<std::ptrdiff_t>(candidate.fields.size())};
  }
};

}  // namespace

std::vector<AssignedField> assigned_fields(const Place& place, const expr::Assignment& values) {
  const Candidate& candidate = place.candidate();
  std::vector<AssignedField> assigned;
  for (std::size_t i = 0; i < candidate.fields.size(); ++i) {
    NodeId part = assigned_part(candidate, i);
    const InputNode& node = place.inputs.node(part);
    bool is_zero = node.kind == vm::Kind::Ref
                       ? place.inputs.chosen(part, values) == nullptr
                       : values.get(place.inputs.terms(), node.variable) == 0;
    if (!is_zero) assigned.push_back({candidate.fields[i], part});
  }
  return assigned;
}

const InputKind& object_kind() {
  static const ObjectKind kind;
  return kind;
}

}  // namespace assay::concolic
