// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <set>
#include <vector>

#include "interp/machine.h"
#include "recipe/class_index.h"
#include "recipe/effects/effects.h"
#include "recipe/sequences/sequences.h"
#include "recipe/visibility.h"
#include "vm/class.h"

namespace assay::recipe {

/// The static state that the methods of a class use, and what other classes can do to it.
class StaticState {
 public:
  StaticState(interp::Machine& machine, const ClassIndex& index, const Visibility& visibility,
              EffectIndex& effects, vm::Class& klass);

  /// Static methods and static field stores of other classes that may change it, as a test may
  /// call them before the method under test: those that write a field of it first, then those that
  /// change objects behind one.
  std::vector<Invokable> setters();
  /// Methods and constructors of other classes that may change it, static or not, and stores of
  /// numbers to fields that other classes use.
  std::vector<Invokable> disturbers();
  /// The fields of it that can be stored to.
  std::vector<vm::Field*> variables() const;
  /// Whether a call of the method may read some of it.
  bool is_read_by(vm::Method& method);
  /// Whether all that something with these effects does to it shows in variables().
  bool shows(const Effects& effects) const;
  bool is_empty() const { return variables_.empty() && constants_.empty(); }

 private:
  enum class Influence : std::uint8_t { Direct, Behind, None };

  void collect_uses();
  std::vector<vm::Class*> other_classes();
  std::vector<Invokable> invokables_elsewhere();
  std::vector<Invokable> ranked(std::vector<Invokable> found, std::size_t most) const;
  Influence influence(const Effects& effects) const;

  interp::Machine& machine_;
  const ClassIndex& index_;
  const Visibility& visibility_;
  EffectIndex& effects_;
  vm::Class& klass_;
  std::set<std::uint32_t> uses_;       // all that the class reads
  std::set<std::uint32_t> variables_;  // static fields among it that can be stored to
  std::set<std::uint32_t> constants_;  // final ones that lead to objects that can change
};

}  // namespace assay::recipe
