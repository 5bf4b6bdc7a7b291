// SPDX-License-Identifier: Apache-2.0
#include "concolic/open_world.h"

#include <fmt/format.h>

#include <algorithm>

#include "classfile/class_file.h"
#include "concolic/decision.h"
#include "concolic/inputs/input_builder.h"
#include "concolic/obstacle.h"
#include "concolic/recorder.h"
#include "interp/code.h"
#include "interp/frame.h"
#include "interp/threads/thread.h"
#include "vm/heap.h"
#include "vm/linking/verified_code.h"
#include "vm/strings.h"
#include "vm/symbols.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

bool is_class(const vm::Class& type) { return !type.is_interface() && !type.is_array(); }

/// Whether an object may be of both types.
bool may_meet(const vm::Class& a, const vm::Class& b) {
  if (a.is_assignable_to(&b) || b.is_assignable_to(&a)) return true;
  if (is_exact(a) || is_exact(b)) return false;
  return !is_class(a) || !is_class(b);
}

bool has_exact_class(const Candidate& candidate) {
  return candidate.kind == Candidate::Kind::EnumConstant || is_exact(*candidate.klass);
}

}  // namespace

bool is_exact(const vm::Class& klass) {
  const vm::Class* element = &klass;
  while (element->is_array()) {
    if (element->element_kind != vm::Kind::Ref) return true;
    element = element->component;
  }
  return element->is(classfile::access::kFinal);
}

OpenWorld::OpenWorld(Recorder& recorder, Inputs& inputs, interp::Machine& machine)
    : recorder_(recorder), inputs_(inputs), machine_(machine), variables_(inputs.terms()) {}

const Candidate* OpenWorld::chosen(NodeId id) { return inputs_.chosen(id, recorder_.assignment()); }

void OpenWorld::obstacle(std::string what) {
  recorder_.obstacle(Obstacle::Kind::OpenWorld, std::move(what));
}

void OpenWorld::unknown_class(NodeId id) {
  const vm::Class* type = inputs_.node(id).type;
  obstacle(fmt::format("the class of an object of type {}",
                       type == nullptr ? "that is missing" : vm::external_name(*type)));
}

void OpenWorld::decided(expr::Term condition) {
  for (expr::Variable variable : variables_.of(condition)) {
    const NodeId* id = inputs_.owner(variable);
    if (id == nullptr || !inputs_.node(*id).is_open) continue;
    if (inputs_.node(*id).variable == variable) return unknown_class(*id);
  }
}

/// Whether every object of a class is one of a candidate's of that class or of a subclass.
bool OpenWorld::is_represented(const InputNode& node, const vm::Class& type) {
  const auto& all = node.candidates;
  if (std::any_of(all.begin(), all.end(),
                  [&](const Candidate& each) { return each.klass == &type; }))
    return true;
  if (type.file == nullptr || !type.file->is_sealed || !type.is_abstract()) return false;
  const auto& permitted = type.file->permitted_subclasses;
  return std::all_of(permitted.begin(), permitted.end(), [&](std::uint16_t index) {
    const std::string name(type.file->constant_pool.class_name(index));
    const vm::Class* subclass = inputs_.class_of(type, "L" + name + ";");
    return subclass != nullptr && is_represented(node, *subclass);
  });
}

/// Objects of subclasses are those of the candidate that is nearest: among classes there is always
/// one, because they have one superclass each. Interfaces may be added to any class.
OpenWorld::Test OpenWorld::tested(NodeId id, const vm::Class& type, bool passes) {
  const InputNode& node = inputs_.node(id);
  if (node.is_open || node.type == nullptr) {
    unknown_class(id);
    return Test::Guess;
  }
  const bool is_chain = is_class(type) && is_class(*node.type);
  if (is_represented(node, type) && (is_exact(type) || is_chain)) return Test::Certain;
  // Objects that are not told apart yet take the same path.
  const Candidate* candidate = chosen(id);
  const bool is_as_it_seems =
      candidate == nullptr || candidate->klass->is_assignable_to(&type) == passes;
  const bool is_certain =
      std::all_of(node.candidates.begin(), node.candidates.end(), [&](const Candidate& each) {
        return has_exact_class(each) || each.klass->is_assignable_to(&type) ||
               !may_meet(type, *each.klass);
      });
  if (is_certain && is_as_it_seems) return Test::Certain;
  if (type.is_interface() && !recorder_.quiet()) return Test::Free;
  unknown_class(id);
  return Test::Guess;
}

bool OpenWorld::has_interface(const Site& site, NodeId id, const vm::Class& type,
                              bool null_passes) {
  const Candidate* candidate = chosen(id);
  if (candidate == nullptr) return null_passes;
  if (candidate->klass->is_assignable_to(&type)) return true;
  if (has_exact_class(*candidate) || !may_meet(type, *candidate->klass)) return false;
  const auto key = std::make_pair(candidate->number, type.id);
  auto known = memberships_.find(key);
  if (known == memberships_.end()) {
    const std::string name =
        fmt::format("{} is {}", inputs_.node(id).name, vm::external_name(type));
    known = memberships_.emplace(key, inputs_.add(name, vm::Kind::Boolean, nullptr)).first;
  }
  const expr::Variable variable = inputs_.node(known->second).variable;
  const bool holds = recorder_.assignment().get(inputs_.terms(), variable) != 0;
  recorder_.decide(DecisionKind::Summary, site, inputs_.terms().variable(variable), holds);
  return holds;
}

void OpenWorld::begin(InputBuilder& builder, bool has_shared_state) {
  builder_ = &builder;
  has_shared_state_ = has_shared_state;
  heap_top_ = machine_.universe().heap().top();
  answers_ = 0;
  reads_ = 0;
  if (!changes_) changes_ = inputs_.offers().changes();
}

/// What was run before has not seen that there is more to choose from.
void OpenWorld::end() {
  builder_ = nullptr;
  if (changes_ && *changes_ != inputs_.offers().changes())
    obstacle("an object that was not foreseen");
}

void OpenWorld::add_volatile_static(vm::Field& field) {
  volatile_statics_[machine_.universe().static_address(field)] = &field;
}

bool OpenWorld::read_static(const std::uint8_t* cell) {
  auto found = volatile_statics_.find(cell);
  if (found == volatile_statics_.end() || builder_ == nullptr) return false;
  refresh(*found->second, found->second->owner->mirror);
  return true;
}

void OpenWorld::read_field(vm::Ref object, std::uint32_t offset) {
  if (builder_ == nullptr) return;
  for (const vm::Class* klass : machine_.universe().class_of(object)->display) {
    if (klass->trusted) continue;
    for (const vm::Field& field : klass->fields) {
      const bool is_it = !field.is_static() && field.offset == offset &&
                         field.kind != vm::Kind::Ref &&
                         (field.access_flags & classfile::access::kVolatile) != 0;
      if (is_it) return refresh(field, object);
    }
  }
}

void OpenWorld::refresh(const vm::Field& field, vm::Ref object) {
  const auto key = std::make_tuple(field.owner->id, field.offset, reads_++);
  auto known = known_reads_.find(key);
  if (known == known_reads_.end()) {
    const std::string name =
        fmt::format("{}#{}", machine_.universe().symbols().text(field.name), reads_);
    known = known_reads_.emplace(key, inputs_.add(name, field.kind, nullptr)).first;
  }
  vm::Heap& heap = machine_.universe().heap();
  heap.before_write(heap.address(object) + field.offset,
                    std::size_t{1} << vm::log2_size(field.kind));
  builder_->store(object, field.offset, known->second, *builder_->build(known->second));
}

/// Code that nobody has seen may give anything, and change whatever it can reach.
bool OpenWorld::dispatched(NodeId id, const vm::Method& selected, vm::Slot& value,
                           std::uint32_t& result) {
  const Candidate* candidate = chosen(id);
  if (candidate == nullptr || has_exact_class(*candidate)) return false;
  if (selected.is(classfile::access::kFinal) || selected.is_private()) return false;
  const vm::SymbolTable& symbols = machine_.universe().symbols();
  if (!can_be_answered()) {
    obstacle(fmt::format("what a subclass makes of {}.{}", vm::external_name(*selected.owner),
                         symbols.text(selected.name)));
    return false;
  }
  if (selected.return_kind == vm::Kind::Void) return true;
  const auto key = std::make_pair(selected.id, answers_++);
  auto known = known_answers_.find(key);
  if (known == known_answers_.end()) {
    const std::string_view descriptor = symbols.text(selected.descriptor);
    vm::Class* type =
        selected.return_kind == vm::Kind::Ref
            ? inputs_.class_of(*selected.owner, descriptor.substr(descriptor.find(')') + 1))
            : nullptr;
    const NodeId added = inputs_.add(fmt::format("{}()#{}", symbols.text(selected.name), answers_),
                                     selected.return_kind, type);
    if (selected.return_kind == vm::Kind::Ref && type == nullptr) inputs_.offers().note_open(added);
    known = known_answers_.emplace(key, added).first;
  }
  auto made = builder_->build(known->second);
  heap_top_ = machine_.universe().heap().top();
  if (!made) return false;
  value = made->value;
  result = made->shadow;
  return true;
}

bool OpenWorld::can_be_answered() {
  return builder_ != nullptr && !recorder_.quiet() && !may_change_something() && !is_handled();
}

/// Whether a method of somebody else's may change what this run can see later: fields of inputs,
/// elements of arrays, static fields, and objects that the program has made and may have passed on.
bool OpenWorld::may_change_something() const {
  if (has_shared_state_ || machine_.universe().heap().top() != heap_top_) return true;
  for (std::uint32_t i = 0; i < inputs_.size(); ++i) {
    for (const Candidate& candidate : inputs_.node(NodeId{i}).candidates) {
      if (candidate.kind == Candidate::Kind::Array) return true;
      if (candidate.kind != Candidate::Kind::AnyState) continue;
      for (const vm::Class* klass : candidate.klass->display) {
        const bool is_mutable = std::any_of(
            klass->fields.begin(), klass->fields.end(),
            [](const vm::Field& field) { return !field.is_static() && !field.is_final(); });
        if (is_mutable) return true;
      }
    }
  }
  return false;
}

/// Whether it matters what a method throws: some method on the stack would catch it.
bool OpenWorld::is_handled() const {
  const interp::JavaThread& thread = machine_.current();
  for (const interp::Frame* frame = thread.frames; frame <= thread.top; ++frame) {
    const auto code = vm::VerifiedCode::of(*frame->method);
    if (!code) continue;
    const auto at = static_cast<std::uint32_t>(interp::bytecode_index(*frame->method, frame->pc));
    for (const classfile::ExceptionHandler& handler : code->handlers()) {
      if (handler.start_pc <= at && at < handler.end_pc) return true;
    }
  }
  return false;
}

void OpenWorld::compared(NodeId a, NodeId b) {
  const InputNode& one = inputs_.node(a);
  const InputNode& other = inputs_.node(b);
  if (one.type == nullptr || other.type == nullptr) return unknown_class(a);
  if (!may_meet(*one.type, *other.type)) return;
  const bool have_common = std::any_of(
      one.candidates.begin(), one.candidates.end(),
      [&](const Candidate& each) { return inputs_.candidate(b, each.number) != nullptr; });
  if (!have_common) unknown_class(a);
}

/// What the program has made in this run cannot have been given to it, unless it is shared.
std::optional<std::uint32_t> OpenWorld::compared(NodeId id, vm::Ref other) {
  vm::Universe& universe = machine_.universe();
  const vm::Class& klass = *universe.class_of(other);
  const vm::Class* type = inputs_.node(id).type;
  if (type != nullptr && !klass.is_assignable_to(type)) return std::nullopt;
  const bool is_new = universe.heap().address(other) >= universe.heap().watermark();
  const bool is_string = &klass == universe.well_known().string;
  if (is_string && universe.strings().literal(universe.strings().modified_utf8(other)) == other) {
    inputs_.offers().offer_literal(id, other);
    return inputs_.offers().number_of_literal(other);
  }
  const bool is_shared = (klass.trusted && !klass.is_array() && !is_string) || klass.is_hidden;
  if (!is_new || is_shared)
    obstacle(fmt::format("whether an input is a certain {}", vm::external_name(klass)));
  return std::nullopt;
}

void OpenWorld::compared_boxes() { obstacle("whether two boxes are one object"); }

void OpenWorld::shown(NodeId id) {
  const Candidate* candidate = chosen(id);
  if (inputs_.node(id).is_open || (candidate != nullptr && !has_exact_class(*candidate)))
    unknown_class(id);
}

}  // namespace assay::concolic
