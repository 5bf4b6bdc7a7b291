// SPDX-License-Identifier: Apache-2.0
// Makes the objects that an assignment describes and puts terms beside their parts. Where making
// one may run constructors of the program, which object it is becomes a decision (a pin) first.
#include "concolic/inputs/input_builder.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>

#include "classfile/class_file.h"
#include "expr/bits.h"

namespace assay::concolic {

namespace {

using expr::Op;
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
  if (inputs_.node(id).kind != vm::Kind::Ref) return primitive(inputs_.node(id));
  const Candidate* candidate = inputs_.chosen(id, recorder_.assignment());
  Term choice = terms().variable(inputs_.node(id).variable);
  // A constructor makes decisions of its own: which object it is comes before them.
  if (inputs_.node(id).kind == vm::Kind::Ref && inputs_.may_run_code(inputs_.node(id).type) &&
      (inputs_.node(id).nullable || inputs_.node(id).candidates.size() > 1))
    recorder_.pin({}, choice, candidate == nullptr ? 0 : candidate->number);
  bool nullable = inputs_.node(id).nullable;
  if (candidate == nullptr) return Value{vm::Slot(), nullable ? choice.id : 0};
  return reference(id, candidate->number);
}

InputBuilder::Value InputBuilder::primitive(const InputNode& node) {
  Term term = to_register(terms(), node.kind, terms().variable(node.variable));
  return {slot_of(node.kind, value_of(node.variable)), term.id};
}

std::optional<InputBuilder::Value> InputBuilder::reference(NodeId id, std::uint32_t number) {
  Candidate& candidate = *inputs_.candidate(id, number);
  bool decided = !inputs_.node(id).nullable && inputs_.node(id).candidates.size() == 1;
  std::uint32_t choice = decided ? 0 : terms().variable(inputs_.node(id).variable).id;
  auto known = built_.find(number);
  if (known != built_.end()) return Value{vm::Slot::of_ref(known->second), choice};
  vm::Ref object_ref;
  switch (candidate.kind) {
    case Candidate::Kind::Alias:
      return Value{vm::Slot(), choice};  // the object it stands for was not built after all
    case Candidate::Kind::Box:
      return box(id, number);
    case Candidate::Kind::String:
      object_ref = string(id, number);
      break;
    case Candidate::Kind::EnumConstant:
      object_ref = enum_constant(candidate);
      break;
    default: {
      auto made = made_object(id, number);
      if (!made) return std::nullopt;
      object_ref = *made;
      if (!object_ref && candidate.has_open_class()) return Value{};
      break;
    }
  }
  if (!object_ref) return std::nullopt;
  built_[number] = object_ref;
  return Value{vm::Slot::of_ref(object_ref), choice};
}

std::optional<vm::Ref> InputBuilder::made_object(NodeId id, std::uint32_t number) {
  Candidate candidate = *inputs_.candidate(id, number);
  switch (candidate.kind) {
    case Candidate::Kind::Array:
      return array(id, number);
    case Candidate::Kind::List:
      return list(candidate);
    case Candidate::Kind::Factory:
      return factory(candidate);
    case Candidate::Kind::Constant:
      return constant(candidate);
    case Candidate::Kind::Stub:
      return stub(candidate);
    default:
      return object(candidate);
  }
}

vm::Ref InputBuilder::string(NodeId id, std::uint32_t number) {
  vm::Universe& universe = machine_.universe();
  vm::Heap& heap = universe.heap();
  Candidate& candidate = *inputs_.candidate(id, number);
  auto length = static_cast<std::uint32_t>(value_of(candidate.length));
  bool wide = value_of(candidate.utf16) != 0 && length > 0;
  if (recorder_.quiet()) {
    // Nobody asks for terms: it is what Java makes of a literal, be it called wide or not.
    vm::Ref text = universe.strings().make(inputs_.text(id, recorder_.assignment()));
    bool is_literal = text && !inputs_.is_identity_noted(id);
    return is_literal ? universe.strings().intern(text) : text;
  }
  unsigned log2 = wide ? 1 : 0;
  vm::Ref bytes = universe.new_array(*universe.primitive_array(vm::Kind::Byte),
                                     static_cast<std::int32_t>(length << log2));
  vm::Ref text = bytes ? universe.new_object(*universe.well_known().string) : vm::kNull;
  if (!text) return vm::kNull;
  Term size = terms().zero_extend(terms().variable(candidate.length), 32);
  // Until its encoding is decided, the size of the array depends on that as well.
  Term shift = terms().zero_extend(terms().variable(candidate.utf16), 32);
  recorder_.set_cell(bytes, kLengthOffset, terms().binary(Op::Shl, size, shift));
  Term any_wide = terms().boolean(false);
  for (std::uint32_t i = 0; i < length; ++i) {
    expr::Variable unit = inputs_.character(id, candidate, i, wide);
    Term term = terms().variable(unit);
    auto value = static_cast<std::uint16_t>(value_of(unit));
    std::uint64_t offset = vm::kArrayBase + (std::uint64_t{i} << log2);
    if (!wide) {
      heap.initialise(bytes, offset, static_cast<std::uint8_t>(value));
      recorder_.set_cell(bytes, offset, term);
      continue;
    }
    heap.initialise(bytes, offset, value);
    recorder_.set_cell(bytes, offset, terms().extract(term, 0, 8));
    recorder_.set_cell(bytes, offset + 1, terms().extract(term, 8, 8));
    Term inside =
        terms().binary(Op::Ult, terms().constant(16, i), terms().variable(candidate.length));
    Term beyond = terms().binary(Op::Ult, terms().constant(16, 0xff), term);
    any_wide = terms().either(any_wide, terms().both(inside, beyond));
  }
  if (wide) recorder_.path().assumptions.push_back(any_wide);
  const auto& fields = universe.well_known().string_fields;
  heap.initialise(text, fields.value, bytes);
  heap.initialise(text, fields.coder, static_cast<std::uint8_t>(wide ? 1 : 0));
  recorder_.set_cell(text, fields.coder, terms().zero_extend(terms().variable(candidate.utf16), 8));
  recorder_.add_leaf(bytes, {id, number, true, wide});
  return text;
}

std::optional<vm::Ref> InputBuilder::array(NodeId id, std::uint32_t number) {
  vm::Universe& universe = machine_.universe();
  vm::Class& klass = *inputs_.candidate(id, number)->klass;
  expr::Variable length_variable = inputs_.candidate(id, number)->length;
  auto length = static_cast<std::uint32_t>(value_of(length_variable));
  vm::Ref made = universe.new_array(klass, static_cast<std::int32_t>(length));
  if (!made) return std::nullopt;
  recorder_.set_cell(made, 8, terms().zero_extend(terms().variable(length_variable), 32));
  recorder_.add_leaf(made, {id, number, false, false});
  if (klass.element_kind == vm::Kind::Ref && inputs_.may_run_code(klass.component))
    recorder_.pin_length({}, made);
  unsigned log2 = vm::log2_size(klass.element_kind);
  for (std::uint32_t i = 0; i < length; ++i) {
    NodeId child = inputs_.element(id, *inputs_.candidate(id, number), i);
    auto value = build(child);
    if (!value) return std::nullopt;
    std::uint64_t offset = vm::kArrayBase + (std::uint64_t{i} << log2);
    std::memcpy(universe.heap().address(made) + offset, &value->value, std::size_t{1} << log2);
    vm::Kind kind = klass.element_kind;
    Term cell{value->shadow};
    if (kind != vm::Kind::Ref)
      cell = to_heap(terms(), kind, terms().variable(inputs_.node(child).variable));
    recorder_.set_cell(made, offset, cell);
  }
  return made;
}

/// Boxes come from valueOf, as the compiler would make them: small ones are shared objects, so the
/// value's term travels with the reference instead of living in the object.
std::optional<InputBuilder::Value> InputBuilder::box(NodeId id, std::uint32_t number) {
  const Candidate& candidate = *inputs_.candidate(id, number);
  const InputNode& value = inputs_.node(candidate.children[0]);
  bool decided = !inputs_.node(id).nullable && inputs_.node(id).candidates.size() == 1;
  Term choice = decided ? Term{} : terms().variable(inputs_.node(id).variable);
  constexpr std::string_view kDescriptors = "ZBCSIJFD";
  std::string descriptor = fmt::format("({})L{};", kDescriptors[static_cast<unsigned>(value.kind)],
                                       candidate.klass->name);
  vm::Method* value_of_method =
      machine_.universe().find_method(*candidate.klass, "valueOf", descriptor);
  interp::Completion boxed =
      machine_.call(*value_of_method, {slot_of(value.kind, value_of(value.variable))});
  if (!boxed.returned()) return failure_ = boxed, std::nullopt;
  Term shadow = recorder_.box(terms().variable(value.variable), choice);
  return Value{boxed.value, shadow.id};
}

vm::Ref InputBuilder::enum_constant(const Candidate& candidate) {
  vm::Universe& universe = machine_.universe();
  vm::Class& klass = *candidate.klass;
  if (!klass.is_initialised()) machine_.initialise(klass);
  for (const vm::Field& field : klass.fields) {
    if ((field.access_flags & classfile::access::kEnum) == 0 ||
        universe.symbols().text(field.name) != candidate.constant)
      continue;
    vm::Ref constant;
    std::memcpy(&constant, universe.static_address(field), sizeof constant);
    return constant;
  }
  return vm::kNull;
}

/// new X(Arrays.asList(elements))
std::optional<vm::Ref> InputBuilder::list(const Candidate& candidate) {
  vm::Universe& universe = machine_.universe();
  vm::Class& klass = *candidate.klass;
  auto elements = build(candidate.children[0]);
  if (!elements) return std::nullopt;
  auto call = [&](vm::Method& method, std::span<const Value> arguments) {
    failure_ = machine_.call(method, arguments);
    return failure_.returned();
  };
  vm::Method* as_list = universe.find_method(*universe.load_boot("java/util/Arrays"), "asList",
                                             "([Ljava/lang/Object;)Ljava/util/List;");
  if (!call(*as_list, std::array{*elements})) return std::nullopt;
  Value view{failure_.value, 0};
  if (!klass.is_initialised()) {
    failure_ = machine_.initialise(klass);
    if (!failure_.returned()) return std::nullopt;
  }
  vm::Ref made = universe.new_object(klass);
  vm::Method* constructor = universe.find_method(klass, "<init>", "(Ljava/util/Collection;)V");
  if (!made || !call(*constructor, std::array{Value{vm::Slot::of_ref(made), 0}, view}))
    return std::nullopt;
  return made;
}

bool InputBuilder::initialise(vm::Class& klass) {
  if (klass.is_initialised()) return true;
  failure_ = machine_.initialise(klass);
  return failure_.returned();
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

std::optional<vm::Ref> InputBuilder::object(const Candidate& candidate) {
  auto arguments = build_all(candidate.children);
  if (!arguments || !initialise(*candidate.klass)) return std::nullopt;
  vm::Ref made = machine_.universe().new_object(*candidate.klass);
  if (!made) return std::nullopt;
  arguments->insert(arguments->begin(), Value{vm::Slot::of_ref(made), 0});
  failure_ = machine_.call(*candidate.constructor, *arguments);
  if (!failure_.returned()) return std::nullopt;
  return made;
}

/// What a member that is declared as something wider gives may be of another class.
std::optional<vm::Ref> InputBuilder::of_type(vm::Ref object, vm::Class& type) {
  if (object && !machine_.universe().class_of(object)->is_assignable_to(&type)) return std::nullopt;
  return object;
}

std::optional<vm::Ref> InputBuilder::factory(const Candidate& candidate) {
  auto arguments = build_all(candidate.children);
  if (!arguments || !initialise(*candidate.constructor->owner)) return std::nullopt;
  vm::Method* method = candidate.constructor;
  if (!method->is_static()) {
    vm::Ref receiver = arguments->front().value.ref;
    if (!receiver) return std::nullopt;
    auto selected = machine_.select(*method, *machine_.universe().class_of(receiver));
    if (!selected.ok()) return std::nullopt;
    method = selected.value();
  }
  failure_ = machine_.call(*method, *arguments);
  if (!failure_.returned()) return std::nullopt;
  return of_type(failure_.value.ref, *candidate.klass);
}

std::optional<vm::Ref> InputBuilder::constant(const Candidate& candidate) {
  if (!initialise(*candidate.field->owner)) return std::nullopt;
  vm::Ref object;
  std::memcpy(&object, machine_.universe().static_address(*candidate.field), sizeof object);
  return of_type(object, *candidate.klass);
}

/// The fields of a stub are what its methods return.
std::optional<vm::Ref> InputBuilder::stub(const Candidate& candidate) {
  auto results = build_all(candidate.children);
  if (!results || !initialise(*candidate.klass)) return std::nullopt;
  vm::Ref made = machine_.universe().new_object(*candidate.klass);
  if (!made) return std::nullopt;
  vm::Method* constructor = machine_.universe().find_method(*candidate.klass, "<init>", "()V");
  failure_ = machine_.call(*constructor, {vm::Slot::of_ref(made)});
  if (!failure_.returned()) return std::nullopt;
  for (std::size_t i = 0; i < results->size(); ++i) {
    const vm::Field& field = candidate.klass->fields[i];
    std::memcpy(machine_.universe().heap().address(made) + field.offset, &(*results)[i].value,
                std::size_t{1} << vm::log2_size(field.kind));
    Term cell{(*results)[i].shadow};
    if (field.kind != vm::Kind::Ref)
      cell = to_heap(terms(), field.kind,
                     terms().variable(inputs_.node(candidate.children[i]).variable));
    recorder_.set_cell(made, field.offset, cell);
  }
  return made;
}

}  // namespace assay::concolic
