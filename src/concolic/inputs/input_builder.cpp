// SPDX-License-Identifier: Apache-2.0
// Makes the objects that an assignment describes and puts terms beside their parts. Where making
// one may run constructors of the program, which object it is becomes a decision (a pin) first. How
// each kind of object is made is in the folder kinds.
#include "concolic/inputs/input_builder.h"

#include <cstring>

#include "concolic/inputs/kinds/input_kind.h"
#include "expr/bits.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "interp/completion.h"
#include "interp/machine.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using expr::Term;

/// Sign- or zero-extends the bits of a narrow value, as a register holds it.
vm::Slot slot_of(vm::Kind kind, std::uint64_t bits) {
  vm::Slot slot;
  switch (kind) {
    case vm::Kind::Byte:
      slot.j = expr::to_signed(bits, 8);
      break;
    case vm::Kind::Short:
      slot.j = expr::to_signed(bits, 16);
      break;
    default:
      slot.raw = bits;
  }
  return slot;
}

/// The term of a heap cell for an input's own value: a boolean takes a byte.
Term to_heap(expr::Terms& terms, vm::Kind kind, Term value) {
  return kind == vm::Kind::Boolean ? terms.zero_extend(value, 8) : value;
}

}  // namespace

Term to_register(expr::Terms& terms, vm::Kind kind, Term value) {
  switch (kind) {
    case vm::Kind::Byte:
    case vm::Kind::Short:
      return terms.sign_extend(value, 32);
    case vm::Kind::Boolean:
    case vm::Kind::Char:
      return terms.zero_extend(value, 32);
    default:
      return value;
  }
}

std::optional<InputBuilder::Value> InputBuilder::build(NodeId id) {
  if (inputs_.node(id).kind != vm::Kind::Ref) return primitive(id);
  const Candidate* candidate = inputs_.chosen(id, recorder_.assignment());
  Term choice = terms().variable(inputs_.node(id).variable);
  // A constructor makes decisions of its own: which object it is comes before them.
  const InputNode& node = inputs_.node(id);
  if (inputs_.runs_code(node.type) && (node.nullable || node.candidates.size() > 1))
    recorder_.pin({node.looked_at_by, -1}, choice, candidate == nullptr ? 0 : candidate->number);
  if (candidate == nullptr) return Value{vm::Slot(), node.nullable ? choice.id : 0};
  return reference(id, candidate->number);
}

vm::Slot InputBuilder::plain_value(NodeId id) {
  const InputNode& node = inputs_.node(id);
  return slot_of(node.kind, value_of(node.variable));
}

InputBuilder::Value InputBuilder::primitive(NodeId id) {
  const InputNode& node = inputs_.node(id);
  Term term = to_register(terms(), node.kind, terms().variable(node.variable));
  return {plain_value(id), term.id};
}

std::uint32_t InputBuilder::choice(NodeId id) {
  const InputNode& node = inputs_.node(id);
  // That it is an input must be seen even if there is only one object that it may be.
  bool is_decided = !node.nullable && node.candidates.size() == 1 && !inputs_.limits().any_state;
  return is_decided ? 0 : terms().variable(node.variable).id;
}

std::optional<InputBuilder::Value> InputBuilder::reference(NodeId id, std::uint32_t number) {
  auto known = built_.find(number);
  if (known != built_.end()) return Value{vm::Slot::of_ref(known->second), choice(id)};
  const Place place{inputs_, id, number};
  return kind_of(place.candidate()).build(*this, place);
}

std::optional<InputBuilder::Value> InputBuilder::same_as(const Place& alias, NodeId original) {
  auto value = reference(original, alias.number);
  if (!value) return value;
  value->shadow = choice(alias.id);
  const Candidate& candidate = *inputs_.candidate(original, alias.number);
  if (kind_of(candidate).traits().is_box) {
    const expr::Variable content = inputs_.node(candidate.children[0]).variable;
    value->shadow = recorder_.box(terms().variable(content), Term{value->shadow}).id;
  }
  return value;
}

InputBuilder::Value InputBuilder::keep(const Place& place, vm::Ref object) {
  built_[place.number] = object;
  const Value made{vm::Slot::of_ref(object), choice(place.id)};
  const vm::Class* throwable = machine().universe().well_known().throwable;
  if (made.shadow != 0 && place.candidate().klass->is_assignable_to(throwable))
    recorder_.path().exceptions.emplace_back(object, Term{made.shadow});
  return made;
}

std::optional<InputBuilder::Value> InputBuilder::keep_produced(const Place& place, vm::Ref object) {
  if (!object) {
    recorder_.path().was_given_null = true;
    return Value{};
  }
  // What a member that is declared as something wider gives may be of another class.
  vm::Class* type = place.candidate().klass;
  if (!machine_.universe().class_of(object)->is_assignable_to(type)) return std::nullopt;
  return keep(place, object);
}

bool InputBuilder::initialise(vm::Class& klass) {
  if (klass.is_initialised()) return true;
  failure_ = machine_.initialise(klass);
  return failure_.returned();
}

bool InputBuilder::call(vm::Method& method, std::span<const Value> arguments) {
  failure_ = machine_.call(method, arguments);
  return failure_.returned();
}

bool InputBuilder::call(vm::Method& method, std::initializer_list<vm::Slot> arguments) {
  failure_ = machine_.call(method, arguments);
  return failure_.returned();
}

std::nullopt_t InputBuilder::fail(const interp::Completion& completion) {
  failure_ = completion;
  return std::nullopt;
}

void InputBuilder::store(vm::Ref object, std::uint64_t offset, NodeId part, const Value& value) {
  const InputNode& node = inputs_.node(part);
  std::memcpy(machine_.universe().heap().address(object) + offset, &value.value,
              std::size_t{1} << vm::log2_size(node.kind));
  Term cell{value.shadow};
  if (node.kind != vm::Kind::Ref)
    cell = to_heap(terms(), node.kind, terms().variable(node.variable));
  recorder_.set_cell(object, offset, cell);
}

void InputBuilder::store_static(const vm::Field& field, NodeId part, const Value& value) {
  vm::Heap& heap = machine_.universe().heap();
  heap.before_write(machine_.universe().static_address(field),
                    std::uint64_t{1} << vm::log2_size(field.kind));
  store(field.owner->mirror, field.offset, part, value);
}

std::optional<std::vector<InputBuilder::Value>> InputBuilder::build_all(
    const std::vector<NodeId>& children) {
  std::vector<Value> values;
  for (NodeId child : children) {
    auto value = build(child);
    const InputNode& node = inputs_.node(child);
    bool is_missing = value && node.kind == vm::Kind::Ref && !node.nullable && !value->value.ref;
    if (!value || is_missing) return std::nullopt;
    values.push_back(*value);
  }
  return values;
}

}  // namespace assay::concolic
