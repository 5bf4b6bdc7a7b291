// SPDX-License-Identifier: Apache-2.0
#include "concolic/class_questions.h"

#include <algorithm>

#include "classfile/class_file.h"
#include "concolic/inputs/input_offers.h"
#include "concolic/inputs/mentioned_types.h"
#include "concolic/recorder.h"
#include "interp/frame.h"
#include "interp/machine.h"
#include "interp/threads/thread.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

namespace access = classfile::access;

/// One of each kind of type, after what the program has of it.
struct TypeOfKind {
  const char* above;
  const char* usual;
};
constexpr TypeOfKind kTypesOfAllKinds[] = {
    {"java/lang/annotation/Annotation", "java/lang/Override"},
    {"java/lang/Runnable", "java/lang/Runnable"},
    {"java/lang/Enum", "java/util/concurrent/TimeUnit"},
    {"java/lang/Number", "java/lang/Integer"},
    {"java/lang/Record", nullptr},
    {nullptr, "java/lang/constant/ConstantDesc"},  // is sealed
};

/// The method of the program that asks, perhaps through the library.
const vm::Method* asker(interp::Machine& machine) {
  const interp::JavaThread& thread = machine.current();
  for (const interp::Frame* frame = thread.top; thread.has_frames() && frame >= thread.frames;
       --frame) {
    if (!frame->method->owner->trusted) return frame->method;
  }
  return nullptr;
}

bool is_class_input(const vm::Universe& universe, const InputNode& node) {
  return node.type == universe.well_known().class_;
}

}  // namespace

std::optional<ClassQuestions::Subject> ClassQuestions::subject_of(const Asked& asked) {
  return subject_of(asked, recorder_.current_site());
}

std::optional<ClassQuestions::Subject> ClassQuestions::subject_of(const Asked& asked,
                                                                  const Site& site) {
  if (recorder_.quiet() || recorder_.open_world() != nullptr || !asked.mirror) return std::nullopt;
  Inputs& inputs = recorder_.inputs();
  const vm::Universe& universe = recorder_.machine().universe();
  expr::Term choice = asked.reference;
  if (choice) {
    const expr::Term object = recorder_.object_of_class(choice);
    if (object) choice = object;
  }
  const NodeId* input = choice ? recorder_.input_of(choice) : nullptr;
  if (input == nullptr) {
    const auto known = subjects_.find(asked.mirror.bits);
    return known == subjects_.end() ? std::nullopt : std::optional(known->second);
  }
  const Subject subject{*input, is_class_input(universe, inputs.node(*input))};
  recorder_.pin_choice(site, recorder_.choice_of(choice));
  subjects_.insert_or_assign(asked.mirror.bits, subject);
  return subject;
}

/// Whether there may be something to offer that has not been offered to these candidates.
bool ClassQuestions::is_new(const Subject& subject, Question question, const vm::Class* type) {
  const std::size_t candidates = recorder_.inputs().node(subject.input).candidates.size();
  return asked_
      .insert({subject.input.index, candidates, question, type, asker(recorder_.machine())})
      .second;
}

const std::vector<vm::Class*>& ClassQuestions::mentioned() {
  const vm::Method* method = asker(recorder_.machine());
  auto [known, is_first] = mentioned_.try_emplace(method);
  if (!is_first || method == nullptr) return known->second;
  for (const std::string& type : mentioned_types(recorder_.machine().universe(), *method)) {
    vm::Class* klass = recorder_.inputs().class_of(*method->owner, type);
    if (klass != nullptr) known->second.push_back(klass);
  }
  return known->second;
}

void ClassQuestions::offer_literals(NodeId id, const std::vector<vm::Class*>& classes) {
  bool added = false;
  for (vm::Class* each : classes) added |= recorder_.inputs().offers().offer_class(id, *each);
  if (added) recorder_.inputs().offers().note_change();
}

/// Makes the class one of that type: existing ones first, then what would have to be invented.
void ClassQuestions::offer_types(const Subject& subject, vm::Class& type) {
  InputOffers& offers = recorder_.inputs().offers();
  if (!subject.is_literal) {
    offers.offer_type(subject.input, type);
    return;
  }
  std::vector<vm::Class*> classes{&type};
  for (vm::Class* each : offers.subtypes(type)) classes.push_back(each);
  offer_literals(subject.input, classes);
  if (type.is_array() || type.is_primitive()) return;
  offers.offer_shapes(subject.input, [&](InventedShape& shape) {
    const bool is_one =
        std::any_of(shape.types.begin(), shape.types.end(),
                    [&](const vm::Class* each) { return each->is_assignable_to(&type); });
    if (!is_one) shape.types.push_back(&type);
    return !is_one;
  });
}

void ClassQuestions::assignable(const Asked& to, const Asked& from) {
  vm::Universe& universe = recorder_.machine().universe();
  if (!to.mirror || !from.mirror) return;
  vm::Class& above = *universe.of_mirror(to.mirror);
  vm::Class& below = *universe.of_mirror(from.mirror);
  if (const auto subject = subject_of(from);
      subject && is_new(*subject, Question::Assignable, &above))
    offer_types(*subject, above);
  const auto subject = subject_of(to);
  if (!subject || !subject->is_literal || !is_new(*subject, Question::AssignableFrom, &below))
    return;
  std::vector<vm::Class*> classes{&below};
  for (vm::Class* super = below.super; super != nullptr; super = super->super)
    classes.push_back(super);
  classes.insert(classes.end(), below.interfaces.begin(), below.interfaces.end());
  offer_literals(subject->input, classes);
}

void ClassQuestions::instance(const Asked& type, vm::Ref object, expr::Term reference) {
  if (!object) return;
  vm::Class& klass = *recorder_.machine().universe().class_of(object);
  const expr::Term choice = reference ? recorder_.choice_of(reference) : reference;
  assignable(type, {klass.mirror, choice ? recorder_.class_of(choice) : choice});
}

void ClassQuestions::identity(const Site& site, const Asked& asked, vm::Ref other) {
  vm::Universe& universe = recorder_.machine().universe();
  // It may be compared with anything.
  if (!other || universe.class_of(other) != universe.well_known().class_) return;
  vm::Class& wanted = *universe.of_mirror(other);
  const auto subject = subject_of(asked, site);
  if (!subject || !is_new(*subject, Question::Identity, &wanted)) return;
  if (subject->is_literal) {
    offer_literals(subject->input, {&wanted});
  } else {
    recorder_.inputs().offers().offer_type(subject->input, wanted);
  }
}

void ClassQuestions::structure(const Asked& asked) {
  const auto subject = subject_of(asked);
  if (!subject || !is_new(*subject, Question::Structure, nullptr)) return;
  InputOffers& offers = recorder_.inputs().offers();
  vm::Universe& universe = recorder_.machine().universe();
  for (vm::Class* each : mentioned()) offer_types(*subject, *each);
  if (!subject->is_literal) {
    vm::Class* declared = recorder_.inputs().node(subject->input).type;
    for (vm::Class* each : offers.subtypes(*declared)) offer_types(*subject, *each);
    offer_types(*subject, *universe.well_known().serializable);
    return;
  }
  std::vector<vm::Class*> classes{universe.primitive(vm::Kind::Void),
                                  universe.array_of(universe.primitive(vm::Kind::Int)),
                                  universe.array_of(universe.well_known().object)};
  for (const TypeOfKind& row : kTypesOfAllKinds) {
    vm::Class* above = row.above == nullptr ? nullptr : universe.load_boot(row.above);
    std::vector<vm::Class*> existing;
    if (above != nullptr) existing = offers.subtypes(*above);
    vm::Class* usual = row.usual == nullptr ? nullptr : universe.load_boot(row.usual);
    if (!existing.empty()) classes.push_back(existing.front());
    if (usual != nullptr) classes.push_back(usual);
  }
  offer_literals(subject->input, classes);
}

void ClassQuestions::offer_annotated(NodeId id, vm::Class& type) {
  recorder_.inputs().offers().offer_shapes(id, [&](InventedShape& shape) {
    const bool has = std::find(shape.annotations.begin(), shape.annotations.end(), &type) !=
                     shape.annotations.end();
    if (!has) shape.annotations.push_back(&type);
    return !has;
  });
}

void ClassQuestions::annotation(const Asked& asked, vm::Class* type) {
  const auto subject = subject_of(asked);
  if (!subject || !is_new(*subject, Question::Annotation, type)) return;
  if (type != nullptr) return offer_annotated(subject->input, *type);
  for (vm::Class* each : mentioned()) {
    if (each->is(access::kAnnotation)) offer_annotated(subject->input, *each);
  }
}

void ClassQuestions::offer_member(NodeId id, const InventedMember& member) {
  constexpr std::size_t kMostMembers = 2;
  recorder_.inputs().offers().offer_shapes(id, [&](InventedShape& shape) {
    const bool has =
        std::find(shape.members.begin(), shape.members.end(), member) != shape.members.end();
    if (has || shape.members.size() >= kMostMembers) return false;
    shape.members.push_back(member);
    return true;
  });
}

void ClassQuestions::members(const Asked& asked, InventedMember::Kind kind) {
  const auto subject = subject_of(asked);
  const bool are_methods = kind == InventedMember::Kind::Method;
  if (!subject || !is_new(*subject, are_methods ? Question::Methods : Question::Fields, nullptr))
    return;
  bool found = false;
  for (vm::Class* each : mentioned()) {
    if (!each->is(access::kAnnotation)) continue;
    offer_member(subject->input, {kind, each});
    found = true;
  }
  if (!found) offer_member(subject->input, {kind, nullptr});
}

void ClassQuestions::member_annotation(vm::Ref clazz, InventedMember::Kind kind, vm::Class* type) {
  const auto subject = subject_of({clazz, {}});
  const bool is_method = kind == InventedMember::Kind::Method;
  if (!subject ||
      !is_new(*subject, is_method ? Question::MethodAnnotation : Question::FieldAnnotation, type))
    return;
  if (type != nullptr) offer_member(subject->input, {kind, type});
  offer_member(subject->input, {kind, nullptr});
  if (!is_method && type != nullptr)
    offer_member(subject->input, {InventedMember::Kind::StaticField, type});
}

}  // namespace assay::concolic
