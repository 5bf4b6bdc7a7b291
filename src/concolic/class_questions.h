// SPDX-License-Identifier: Apache-2.0
// What the program asks about classes that are inputs, or that inputs are of: is it a subtype of
// that, does it have this annotation, which fields. Each answer is a fact of the class, so which
// class it is becomes a decision (a pin), and classes are offered of which the answer is another.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "concolic/decision.h"
#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "expr/term.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::concolic {

class Recorder;

class ClassQuestions {
 public:
  explicit ClassQuestions(Recorder& recorder) : recorder_(recorder) {}

  /// Another run begins.
  void begin() { subjects_.clear(); }

  /// A class as the program has it in hand: its mirror, and the term of the reference.
  struct Asked {
    vm::Ref mirror;
    expr::Term reference;
  };

  /// Whether a class is assignable to another one; either may be an input.
  void assignable(const Asked& to, const Asked& from);
  /// Whether an object, of which this is the reference, is of a class.
  void instance(const Asked& type, vm::Ref object, expr::Term reference);
  /// Whether it is that very class. It is an instruction that asks: only the caller knows its
  /// place.
  void identity(const Site& site, const Asked& asked, vm::Ref other);
  /// What kind of type it is, what it extends and implements.
  void structure(const Asked& asked);
  /// Whether an annotation is there (null: any of those that the code speaks of).
  void annotation(const Asked& asked, vm::Class* type);
  /// Which members there are.
  void members(const Asked& asked, InventedMember::Kind kind);
  /// Whether an annotation is there on a member of the class.
  void member_annotation(vm::Ref clazz, InventedMember::Kind kind, vm::Class* type);

 private:
  enum class Question : std::uint8_t {
    Assignable,
    AssignableFrom,
    Identity,
    Structure,
    Annotation,
    Fields,
    Methods,
    FieldAnnotation,
    MethodAnnotation,
  };

  /// The input that a question is about: it is a class, or an object of it.
  struct Subject {
    NodeId input;
    bool is_literal;
  };
  std::optional<Subject> subject_of(const Asked& asked, const Site& site);
  std::optional<Subject> subject_of(const Asked& asked);
  bool is_new(const Subject& subject, Question question, const vm::Class* type);
  const std::vector<vm::Class*>& mentioned();
  void offer_literals(NodeId id, const std::vector<vm::Class*>& classes);
  void offer_types(const Subject& subject, vm::Class& type);
  void offer_annotated(NodeId id, vm::Class& type);
  void offer_member(NodeId id, const InventedMember& member);

  Recorder& recorder_;
  std::unordered_map<std::uint32_t, Subject> subjects_;  // by mirror, of this run
  std::map<const vm::Method*, std::vector<vm::Class*>> mentioned_;
  std::set<std::tuple<std::uint32_t, std::size_t, Question, const vm::Class*, const vm::Method*>>
      asked_;
};

}  // namespace assay::concolic
