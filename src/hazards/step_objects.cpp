// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <string>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/opcodes.h"
#include "hazards/step.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::hazards {

using classfile::Instruction;
using classfile::MemberRef;
using classfile::Opcode;

namespace {

/// As it lies on the operand stack.
char operand_type(std::string_view descriptor) {
  switch (descriptor[0]) {
    case 'L':
    case '[':
      return 'A';
    case 'J':
    case 'F':
    case 'D':
      return descriptor[0];
    default:
      return 'I';
  }
}

/// By the codes of newarray (JVMS table 6.5.newarray-A), the first of which is 4.
constexpr vm::Kind kArrayKinds[] = {vm::Kind::Boolean, vm::Kind::Char, vm::Kind::Float,
                                    vm::Kind::Double,  vm::Kind::Byte, vm::Kind::Short,
                                    vm::Kind::Int,     vm::Kind::Long};

}  // namespace

char element_type(Opcode opcode) {
  constexpr char kTypes[] = {'I', 'J', 'F', 'D', 'A', 'B', 'C', 'S'};
  auto first = opcode >= Opcode::Iastore ? Opcode::Iastore : Opcode::Iaload;
  return kTypes[static_cast<unsigned>(opcode) - static_cast<unsigned>(first)];
}

bool Step::objects(const Instruction& instruction) {
  const Opcode opcode = instruction.opcode;
  const classfile::ConstantPool& pool = code_.pool();
  auto index = [&] { return instruction.constant_operand(); };
  if (opcode >= Opcode::Iaload && opcode <= Opcode::Saload) return array_load(opcode), true;
  if (opcode >= Opcode::Iastore && opcode <= Opcode::Sastore) return array_store(opcode), true;
  switch (opcode) {
    case Opcode::Getfield:
    case Opcode::Getstatic:
      return get_field(pool.member(index()), opcode == Opcode::Getstatic), true;
    case Opcode::Putfield:
    case Opcode::Putstatic:
      return put_field(pool.member(index()), opcode == Opcode::Putstatic), true;
    case Opcode::Invokevirtual:
    case Opcode::Invokespecial:
    case Opcode::Invokestatic:
    case Opcode::Invokeinterface:
      return call(instruction), true;
    case Opcode::Invokedynamic:
      return dynamic_call(instruction), true;
    case Opcode::New:
      return new_object(pool.class_name(index())), true;
    case Opcode::Newarray: {
      vm::Kind kind = kArrayKinds[instruction.u1(1) - 4];
      return new_array(surroundings_.universe().primitive_array(kind), true), true;
    }
    case Opcode::Anewarray: {
      std::string_view name = pool.class_name(index());
      std::string array = name[0] == '[' ? "[" + std::string(name) : "[L" + std::string(name) + ";";
      return new_array(surroundings_.find_class(owner(), array), true), true;
    }
    case Opcode::Multianewarray:
      return new_multi_array(instruction), true;
    case Opcode::Arraylength: {
      TermId array = pop('A');
      state_->learn_not_null(array);
      return push(terms_.length(array)), true;
    }
    case Opcode::Checkcast:
      return check_cast(pool.class_name(index())), true;
    case Opcode::Instanceof:
      return instance_of(pool.class_name(index())), true;
    case Opcode::Monitorenter:
    case Opcode::Monitorexit:
      state_->learn_not_null(pop('A'));
      return true;
    default:
      return false;
  }
}

/// An access has succeeded: the index is inside the array.
void Step::use_index(TermId array, TermId index) {
  if (!state_->learn_not_null(array)) return;
  if (!state_->learn_range(index, kLengths)) return;
  state_->relate(index, terms_.length(array), -1);
}

void Step::array_load(Opcode opcode) {
  TermId index = pop('I'), array = pop('A');
  use_index(array, index);
  const char element = element_type(opcode);
  const char type = element == 'B' || element == 'C' || element == 'S' ? 'I' : element;
  if (const Cell* known = state_->find_cell(array, nullptr, index)) {
    if (terms_[known->value].type == type) return push(known->value);
  }
  Fact fact;
  if (type == 'I' || type == 'J') fact.range = range_of_type(element);
  if (type == 'A') {
    const vm::Class* upper = state_->fact(array).upper;
    if (upper != nullptr && upper->is_array() && upper->element_kind == vm::Kind::Ref)
      fact.upper = upper->component;
  }
  const bool may_have_changed = state_->writes.everything || state_->writes.elements;
  Term term{TermKind::Element, type, Opcode::Nop, array, index};
  term.number = may_have_changed ? std::int64_t{pc_} + 1 : 0;
  Fact plain;  // the type of an array may become known later: it is no part of the term
  plain.range = fact.range;
  TermId value = latest(term, plain);
  if (fact.upper != nullptr)
    state_->learn(value, Fact::of_type(fact.upper, false, Nullness::Maybe));
  state_->set_cell({array, nullptr, index, value});
  push(value);
}

void Step::array_store(Opcode opcode) {
  const char element = element_type(opcode);
  const char type = element == 'B' || element == 'C' || element == 'S' ? 'I' : element;
  TermId value = pop(type), index = pop('I'), array = pop('A');
  use_index(array, index);
  Cell cell{array, nullptr, index, value};
  state_->forget_aliases(cell);
  state_->writes.elements = true;
  if (!state_->is_fresh(array)) state_->effects.elements = true;
  state_->publish(value);
  // Elements of bytes and the like lose what does not fit.
  if (type == element) state_->set_cell(cell);
}

void Step::new_array(const vm::Class* type, bool is_exact) {
  TermId length = pop('I');
  state_->learn_range(length, kLengths);
  Term term{TermKind::New, 'A', Opcode::Newarray, length};
  term.number = pc_;
  term.member = type;
  TermId array = latest(term, Fact::of_type(type, is_exact, Nullness::NonNull));
  state_->fresh.insert(std::lower_bound(state_->fresh.begin(), state_->fresh.end(), array), array);
  push(array);
}

void Step::new_multi_array(const Instruction& instruction) {
  TermId length = kNoTerm;
  for (int left = instruction.u1(3); left > 0; --left) {
    length = pop('I');
    state_->learn_range(length, kLengths);
  }
  const vm::Class* type =
      surroundings_.find_class(owner(), code_.pool().class_name(instruction.constant_operand()));
  push(length);
  new_array(type, true);
}

void Step::new_object(std::string_view name) {
  const vm::Class* type = surroundings_.find_class(owner(), name);
  if (type != nullptr) initialise(*type);
  Term term{TermKind::New, 'A', Opcode::New};
  term.number = pc_;
  term.member = type;
  TermId object = latest(term, Fact::of_type(type, true, Nullness::NonNull));
  state_->fresh.insert(std::lower_bound(state_->fresh.begin(), state_->fresh.end(), object),
                       object);
  push(object);
}

void Step::check_cast(std::string_view name) {
  TermId object = pop('A');
  if (const vm::Class* type = surroundings_.find_class(owner(), name)) {
    Fact known = state_->fact(object);
    if (!known.may_be_null() && is_of_type(known, *type) == Answer::No) {
      state_->is_reachable = false;
    } else {
      state_->learn(object, Fact::of_type(type, false, Nullness::Maybe));
    }
  }
  push(object);
}

void Step::instance_of(std::string_view name) {
  Term term{TermKind::InstanceOf, 'I', Opcode::Instanceof, pop('A')};
  const vm::Class* type = surroundings_.find_class(owner(), name);
  term.member = type;
  if (type == nullptr) term.number = pc_;
  push(terms_.make(term, Fact::of_range({0, 1})));
}

void Step::initialise(const vm::Class& used) {
  state_->forget_written(surroundings_.initialisation(code_.method(), used), nullptr);
}

void Step::get_field(const MemberRef& member, bool is_static) {
  const vm::Field* field = surroundings_.find_field(owner(), member);
  const char type = operand_type(member.descriptor);
  TermId object = is_static ? kNoTerm : pop('A');
  if (!is_static && !state_->learn_not_null(object)) return push(opaque(type, {}));
  if (is_static && field != nullptr) initialise(*field->owner);
  if (field == nullptr) {
    const vm::Class* upper =
        type == 'A' ? surroundings_.find_type(owner(), member.descriptor) : nullptr;
    Fact fact = Fact::of_type(upper, false, Nullness::Maybe);
    if (type == 'I' || type == 'J') fact.range = range_of_type(member.descriptor[0]);
    return push(opaque(type, fact));
  }
  if (const Cell* known = state_->find_cell(object, field, kNoTerm)) return push(known->value);
  const bool is_constructing = code_.method().owner == field->owner &&
                               code_.method().info->name == (is_static ? "<clinit>" : "<init>");
  const bool is_volatile = (field->access_flags & classfile::access::kVolatile) != 0;
  const bool may_have_changed =
      is_volatile || (state_->writes.has(*field) && (!field->is_final() || is_constructing));
  Term term{is_static ? TermKind::Static : TermKind::Field, type, Opcode::Nop, object};
  term.number = may_have_changed ? std::int64_t{pc_} + 1 : 0;
  term.member = field;
  const TermKind kind = terms_[object].kind;
  const bool is_own_object = is_static || kind == TermKind::Parameter || kind == TermKind::Join ||
                             kind == TermKind::Opaque;
  ValueFact known = surroundings_.field(*field);
  if (is_constructing && is_own_object) {  // it may not be set yet
    const vm::Class* upper = known.fact.upper;
    Range range = range_of_type(member.descriptor[0]);
    known = {};
    known.fact.upper = upper;
    if (type == 'I' || type == 'J') known.fact.range = range;
  }
  TermId value = latest(term, known.fact);
  if (type == 'A' && known.length != kLengths)
    state_->learn_range(terms_.length(value), known.length);
  if (!is_volatile) state_->set_cell({object, field, kNoTerm, value});
  push(value);
}

void Step::put_field(const MemberRef& member, bool is_static) {
  const vm::Field* field = surroundings_.find_field(owner(), member);
  TermId value = pop(operand_type(member.descriptor));
  TermId object = is_static ? kNoTerm : pop('A');
  if (!is_static && !state_->learn_not_null(object)) return;
  state_->publish(value);
  if (field == nullptr) {
    state_->forget_written(Summary::unknown({}).writes, nullptr);
    return;
  }
  if (is_static) initialise(*field->owner);
  Cell cell{object, field, kNoTerm, value};
  state_->forget_aliases(cell);
  state_->writes.add(*field);
  if (is_static || !state_->is_fresh(object)) state_->effects.add(*field);
  const char type = member.descriptor[0];
  const bool is_whole = type != 'Z' && type != 'B' && type != 'C' && type != 'S';
  const bool fits = is_whole || range_of_type(type).contains(state_->range(value));
  const bool is_volatile = (field->access_flags & classfile::access::kVolatile) != 0;
  if (fits && !is_volatile) state_->set_cell(cell);
}

}  // namespace assay::hazards
