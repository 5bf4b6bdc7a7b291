// SPDX-License-Identifier: Apache-2.0
// References that are inputs: null or not, which object, of which type. Such a reference has the
// choice variable of its input as its shadow, or, if it is a box, a term of value and choice.
#include <algorithm>

#include "concolic/open_world.h"
#include "concolic/recorder.h"
#include "expr/term.h"
#include "interp/insn.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/strings.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using expr::Term;
using interp::ShadowSite;
using InsnOp = interp::Op;
using TermOp = expr::Op;

}  // namespace

void Recorder::pin_choice(const Site& site, Term choice) {
  const expr::Node& node = terms_.node(choice);
  if (node.op != TermOp::Variable) return;
  pin(site, choice, assignment_->get(terms_, node.variable()));
}

/// What follows would be the same if nobody had looked.
void Recorder::note_look(Term choice) {
  const expr::Node& node = terms_.node(choice);
  if (node.op != TermOp::Variable) return;
  const std::uint32_t index = node.variable().index;
  if (path_.looked_at.size() <= index) path_.looked_at.resize(index + 1);
  path_.looked_at[index] = true;
}

bool Recorder::settle(DecisionKind kind, const Site& site, Term reference, vm::Ref object) {
  Term choice = reference ? choice_of(reference) : Term{};
  if (quiet() || !choice) return static_cast<bool>(object);
  note_look(choice);
  const NodeId* input = input_of(choice);
  if (input != nullptr && !object) {
    inputs_.offers().offer_deeper(NodeId(*input));
    input = input_of(choice);  // it may have moved
  }
  const bool is_there =
      open_world_ != nullptr && input != nullptr && !inputs_.node(*input).nullable && object;
  if (!is_there) decide(kind, site, terms_.equal(choice, terms_.constant(32, 0)), !object);
  if (!object || input == nullptr) return static_cast<bool>(object);
  const auto& candidates = inputs_.node(*input).candidates;
  bool is_enum = candidates.front().kind == Candidate::Kind::EnumConstant;
  // In any state more may become known, as it may of a class.
  const bool may_be_another =
      candidates.size() > 1 || inputs_.node(*input).is_open || open_world_ != nullptr;
  if (may_be_another && !is_enum) pin_choice(site, choice);
  return true;
}

void Recorder::dereference(const ShadowSite& site, unsigned reg) {
  if (quiet()) return;
  settle(DecisionKind::Null, site_of(site), Term{site.shadows[reg]}, site.registers[reg].ref);
}

void Recorder::decide_encoding(const Site& site, expr::Variable utf16) {
  if (quiet()) return;
  bool wide = assignment_->get(terms_, utf16) != 0;
  std::size_t before = path_.decisions.size();
  decide(DecisionKind::Summary, site, terms_.variable(utf16), wide);
  if (path_.decisions.size() == before) return;
  // From here on the size of its array is known in terms of its length alone.
  for (const auto& [array, leaf] : leaves_) {
    if (!leaf.is_string || leaf.derived != nullptr) continue;
    const Candidate& candidate = *inputs_.candidate(leaf.node, leaf.candidate);
    if (candidate.utf16 != utf16) continue;
    Term length = terms_.zero_extend(terms_.variable(candidate.length), 32);
    Term shift = terms_.constant(32, leaf.wide ? 1 : 0);
    set_cell(vm::Ref{array}, kLengthOffset, terms_.binary(TermOp::Shl, length, shift));
  }
}

std::uint32_t Recorder::load_static(const std::uint8_t* cell, std::uint32_t shadow) {
  if (open_world_ == nullptr || !open_world_->read_static(cell)) return shadow;
  return machine_.universe().shadows().at(cell);
}

std::uint32_t Recorder::load_field(const ShadowSite& site) {
  vm::Universe& universe = machine_.universe();
  const interp::Insn& insn = site.insn;
  vm::Ref object = site.registers[insn.b].ref;
  auto offset = static_cast<std::uint32_t>(insn.imm);
  if (open_world_ != nullptr && object) open_world_->read_field(object, offset);
  auto plain = [&]() -> std::uint32_t {
    std::uint32_t shadow = universe.shadows().get(object, offset);
    if (shadow == 0) return 0;
    switch (insn.op) {
      case InsnOp::GetField1:
        return widen(interp::Cell::Byte, shadow);
      case InsnOp::GetFieldC:
        return widen(interp::Cell::Char, shadow);
      case InsnOp::GetFieldS:
        return widen(interp::Cell::Short, shadow);
      default:
        return shadow;
    }
  };
  if (quiet()) return plain();
  Term reference{site.shadows[insn.b]};
  if (Term value = box_value(reference)) {
    Term wide = value;
    if (terms_.width(value) < 32) {
      bool is_signed = insn.op != InsnOp::GetFieldC && terms_.width(value) != 1;
      wide = is_signed ? terms_.sign_extend(value, 32) : terms_.zero_extend(value, 32);
    }
    return terms_.is_constant(wide) ? 0 : wide.id;
  }
  const expr::Node& node = terms_.node(reference);
  const NodeId* input = node.op == TermOp::Variable ? inputs_.owner(node.variable()) : nullptr;
  if (input == nullptr || inputs_.node(*input).candidates.empty() ||
      inputs_.node(*input).candidates.front().kind != Candidate::Kind::EnumConstant)
    return plain();
  const auto& candidates = inputs_.node(*input).candidates;
  vm::Field* ordinal = universe.find_field(*universe.class_of(object), "ordinal");
  if (ordinal != nullptr && ordinal->offset == offset) {
    Term first = terms_.constant(32, candidates.front().number);
    return terms_.binary(TermOp::Sub, reference, first).id;
  }
  pin_choice(site_of(site), reference);  // any other field may differ from constant to constant
  return plain();
}

/// Whether one of two references is the class of an input, which is then known.
bool Recorder::asks_for_class(const Site& site, Term a, vm::Ref a_ref, Term b, vm::Ref b_ref) {
  if (!object_of_class(a) && !object_of_class(b)) return false;
  if (object_of_class(a)) class_questions_.identity(site, {a_ref, a}, b_ref);
  if (object_of_class(b)) class_questions_.identity(site, {b_ref, b}, a_ref);
  return true;
}

/// The condition under which an input is the literal of a class, which it may be from now on.
Term Recorder::is_literal_of(NodeId input, Term choice, vm::Ref mirror) {
  vm::Class& named = *machine_.universe().of_mirror(mirror);
  if (!quiet() && open_world_ == nullptr && inputs_.offers().offer_class(input, named))
    inputs_.offers().note_change();
  for (const Candidate& candidate : inputs_.node(input).candidates) {
    if (candidate.named == &named)
      return terms_.equal(choice, terms_.constant(32, candidate.number));
  }
  return {};
}

/// The same for an input and an object that the program made: a constant of an enum, a literal of
/// a class, or another object.
Term Recorder::same_as_made(NodeId input, Term choice, vm::Ref other, bool is_of_program) {
  if (!other) return terms_.equal(choice, terms_.constant(32, 0));
  const auto& candidates = inputs_.node(input).candidates;
  const vm::Class& klass = *machine_.universe().class_of(other);
  if (!candidates.empty() && candidates.front().kind == Candidate::Kind::EnumConstant &&
      klass.is_assignable_to(candidates.front().klass)) {
    vm::Field& ordinal = machine_.universe().field(*machine_.universe().class_of(other), "ordinal");
    auto number = static_cast<std::uint32_t>(machine_.universe().get<std::int32_t>(other, ordinal));
    return terms_.equal(choice, terms_.constant(32, candidates.front().number + number));
  }
  if (is_mirror(other)) return is_literal_of(input, choice, other);
  if (is_of_program) inputs_.note_identity(input);
  if (open_world_ != nullptr) {
    if (auto number = open_world_->compared(input, other))
      return terms_.equal(choice, terms_.constant(32, *number));
  }
  return {};
}

/// The condition under which two references are the same object, or none if it is known.
Term Recorder::same_object(const Site& site, Term a, vm::Ref a_ref, Term b, vm::Ref b_ref) {
  auto node_of = [&](Term reference) -> const NodeId* {
    if (!reference || terms_.node(reference).op != TermOp::Variable) return nullptr;
    return inputs_.owner(terms_.node(reference).variable());
  };
  const bool is_of_program = site.method != nullptr && !site.method->owner->trusted;
  auto is_string = [&](vm::Ref object) {
    return machine_.universe().class_of(object) == machine_.universe().well_known().string;
  };
  auto enum_of = [&](const NodeId* id) -> const Candidate* {
    if (id == nullptr || inputs_.node(*id).candidates.empty()) return nullptr;
    const Candidate& first = inputs_.node(*id).candidates.front();
    return first.kind == Candidate::Kind::EnumConstant ? &first : nullptr;
  };
  if (asks_for_class(site, a, a_ref, b, b_ref)) return {};
  Term zero = terms_.constant(32, 0);
  Term a_choice = a ? choice_of(a) : Term{}, b_choice = b ? choice_of(b) : Term{};
  if (a_choice) note_look(a_choice);
  if (b_choice) note_look(b_choice);
  Term a_value = a ? box_value(a) : Term{}, b_value = b ? box_value(b) : Term{};
  // What the question is depends on which objects these are as soon as a box may be among them:
  // that comes first.
  auto settle = [&](Term choice) {
    const NodeId* id = node_of(choice);
    if (id == nullptr) return false;
    const auto& candidates = inputs_.node(*id).candidates;
    bool boxes = std::any_of(candidates.begin(), candidates.end(), [](const Candidate& candidate) {
      return candidate.kind == Candidate::Kind::Box;
    });
    if (boxes) pin_choice(site, choice);
    return boxes;
  };
  bool settled = settle(a_choice);
  settled |= settle(b_choice);
  if ((a_value || b_value || settled) && open_world_ != nullptr) {
    // Which objects they are is fixed if both are inputs; valueOf may have shared any other.
    if (!a_choice || !b_choice || input_of(a_choice) == nullptr || input_of(b_choice) == nullptr)
      open_world_->compared_boxes();
    return {};
  }
  if (a_value || b_value) return same_box(a, a_ref, b, b_ref);
  if (settled) return {};
  const NodeId* a_node = node_of(a_choice);
  const NodeId* b_node = node_of(b_choice);
  if (a_node != nullptr && b_node != nullptr) {
    const Candidate* a_enum = enum_of(a_node);
    const Candidate* b_enum = enum_of(b_node);
    if (a_enum != nullptr && b_enum != nullptr && a_enum->klass == b_enum->klass) {
      Term shifted = terms_.binary(TermOp::Add, a_choice,
                                   terms_.constant(32, b_enum->number - a_enum->number));
      Term both_null = terms_.both(terms_.equal(a_choice, zero), terms_.equal(b_choice, zero));
      Term same =
          terms_.both(terms_.equal(shifted, b_choice), terms_.negate(terms_.equal(a_choice, zero)));
      return terms_.either(both_null, same);
    }
    inputs_.offers().offer_alias(*a_node, *b_node);
    if (open_world_ != nullptr) open_world_->compared(*a_node, *b_node);
    // Two literals that say the same are one object, which the library does not mind.
    bool are_texts =
        is_of_program && a_ref && b_ref && a_ref != b_ref && is_string(a_ref) && is_string(b_ref);
    vm::Strings& strings = machine_.universe().strings();
    if (are_texts && strings.utf16(a_ref) == strings.utf16(b_ref)) inputs_.note_identity(*b_node);
    return terms_.equal(a_choice, b_choice);
  }
  // One input and an object that the program made.
  const bool is_first = a_node != nullptr;
  const NodeId* input = is_first ? a_node : b_node;
  if (input == nullptr) return {};
  return same_as_made(*input, is_first ? a_choice : b_choice, is_first ? b_ref : a_ref,
                      is_of_program);
}

Term Recorder::reference_condition(const ShadowSite& site, bool equal) {
  const interp::Insn& insn = site.insn;
  Term a{site.shadows[insn.b]};
  Term same;
  if (insn.op == InsnOp::IfNull || insn.op == InsnOp::IfNonNull) {
    Term choice = choice_of(a);
    if (!choice) return {};
    note_look(choice);
    if (const NodeId* input = input_of(choice); input != nullptr && !site.registers[insn.b].ref)
      inputs_.offers().offer_deeper(NodeId(*input));
    same = terms_.equal(choice, terms_.constant(32, 0));
  } else {
    same = same_object(site_of(site), a, site.registers[insn.b].ref, Term{site.shadows[insn.c]},
                       site.registers[insn.c].ref);
  }
  if (!same) return {};
  return equal ? same : terms_.negate(same);
}

std::uint32_t Recorder::caught(vm::Ref exception) {
  for (const auto& [made, choice] : path_.exceptions) {
    if (made == exception) return choice.id;
  }
  return 0;
}

void Recorder::type_test(DecisionKind kind, const ShadowSite& site, unsigned reg, vm::Class& type,
                         bool& passes, bool null_passes) {
  look_at(site);
  Term choice = choice_of(Term{site.shadows[reg]});
  const NodeId* input = input_of(choice);
  if (input == nullptr) return;
  NodeId id = *input;
  if (!quiet()) inputs_.offers().offer_type(id, type);
  if (open_world_ != nullptr) {
    switch (open_world_->tested(id, type, passes)) {
      case OpenWorld::Test::Certain:
        break;
      case OpenWorld::Test::Guess:
        return;
      case OpenWorld::Test::Free:
        pin_choice(site_of(site), choice);
        passes = open_world_->has_interface(site_of(site), id, type, null_passes);
        return;
    }
  }
  if (quiet()) return;
  note_look(choice);
  if (kind == DecisionKind::Cast && !passes)
    path_.failed = FailedCheck{kind, site_of(site), choice, path_.decisions.size(), &type};
  const Candidate* chosen = inputs_.chosen(id, *assignment_);
  if (chosen != nullptr && chosen->has_open_class()) return;
  Decision decision{.kind = kind,
                    .null_passes = null_passes,
                    .site = site_of(site),
                    .subject = choice,
                    .outcome = passes ? 1u : 0u,
                    .type = &type};
  Term holds = type_condition(inputs_, decision, decision.outcome);
  check(holds, 1, "type test", site_of(site));
  // Only a test that some candidate passes and another fails is a decision.
  const bool is_known =
      terms_.is_constant(holds) || (asserted_.size() > holds.id && asserted_[holds.id] == run_);
  if (is_known) return note_question(decision);
  record(decision, holds);
}

std::uint32_t Recorder::instance_of(const ShadowSite& site, bool& result) {
  type_test(DecisionKind::Type, site, site.insn.b, *static_cast<vm::Class*>(site.insn.pointer),
            result, false);
  return 0;
}

void Recorder::cast(const ShadowSite& site, bool& succeeds) {
  type_test(DecisionKind::Cast, site, site.insn.b, *static_cast<vm::Class*>(site.insn.pointer),
            succeeds, true);
}

void Recorder::element_type(const ShadowSite& site, bool& fits) {
  vm::Class& array = *machine_.universe().class_of(site.registers[site.insn.b].ref);
  type_test(DecisionKind::Cast, site, site.insn.a, *array.component, fits, true);
}

void Recorder::note_target(const ShadowSite& site, const vm::Method& resolved) {
  if (!site.frame.method->traits.observed) return;
  vm::Class& receiver = *machine_.universe().class_of(site.registers[site.insn.a].ref);
  auto selected = machine_.resolver().select(const_cast<vm::Method&>(resolved), receiver);
  if (selected.ok()) path_.directed.push_back({site_of(site), selected.value()});
}

bool Recorder::dispatch(const ShadowSite& site, const vm::Method& resolved, vm::Slot& value,
                        std::uint32_t& result) {
  look_at(site);
  Term choice = choice_of(Term{site.shadows[site.insn.a]});
  const NodeId* input = input_of(choice);
  if (input != nullptr && open_world_ != nullptr) {
    vm::Class& receiver = *machine_.universe().class_of(site.registers[site.insn.a].ref);
    auto selected = machine_.resolver().select(const_cast<vm::Method&>(resolved), receiver);
    const vm::Method& called = selected.ok() ? *selected.value() : resolved;
    if (open_world_->dispatched(*input, called, value, result)) return true;
  }
  if (quiet()) return false;
  note_target(site, resolved);
  if (input == nullptr) return false;
  // Constants of an enum may have bodies of their own; other objects were told apart when the
  // receiver was checked for null.
  const auto& candidates = inputs_.node(*input).candidates;
  bool is_enum = !candidates.empty() && candidates.front().kind == Candidate::Kind::EnumConstant;
  if (is_enum && !candidates.front().klass->is(classfile::access::kFinal))
    pin_choice(site_of(site), choice);
  return false;
}

Term type_condition(Inputs& inputs, const Decision& decision, std::uint64_t outcome) {
  expr::Terms& terms = inputs.terms();
  const NodeId& id = *inputs.owner(terms.node(decision.subject).variable());
  Term passes = terms.boolean(false), fails = terms.boolean(false);
  auto add = [&](bool is_instance, std::uint32_t number) {
    Term& side = is_instance ? passes : fails;
    side = terms.either(side, terms.equal(decision.subject, terms.constant(32, number)));
  };
  const InputNode& node = inputs.node(id);
  if (node.nullable || node.candidates.empty()) add(decision.null_passes, 0);
  for (const Candidate& candidate : node.candidates)
    add(candidate.klass->is_assignable_to(decision.type), candidate.number);
  if (terms.is_false(fails)) return terms.boolean(outcome == 1);
  if (terms.is_false(passes)) return terms.boolean(outcome == 0);
  return outcome == 1 ? passes : fails;
}

}  // namespace assay::concolic
