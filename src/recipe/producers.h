// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "concolic/producers.h"
#include "interp/machine.h"
#include "recipe/class_index.h"
#include "recipe/stub_classes.h"
#include "recipe/visibility.h"
#include "vm/class.h"

namespace assay::recipe {

/// Ranks the ways to come by an object of a type, for tests of one class: constructors, factories
/// and constants of the type, the same of its subtypes, methods of other classes that give one,
/// library staples, and a class of our own invention where nothing else will do. Large because each
/// way to come by an object has a function.
class Producers : public concolic::ProducerSource {
 public:
  Producers(interp::Machine& machine, const ClassIndex& index, const Visibility& visibility,
            StubClasses& stubs, vm::Class& tested)
      : machine_(machine), index_(index), visibility_(visibility), stubs_(stubs), tested_(tested) {}

  std::vector<concolic::Producer> producers(vm::Class& type, unsigned depth) override;
  /// All that are known.
  std::vector<concolic::Producer> producers(vm::Class& type);
  /// To be called between runs; see StubClasses.
  void prepare_annotations() { stubs_.prepare_annotations(); }
  /// From now on a type that one of these methods and constructors gives comes from them alone.
  void limit_to(const std::vector<vm::Method*>& methods);
  std::optional<concolic::Producer> invented(const concolic::InventedShape& shape) override;
  bool may_name(const vm::Class& klass) override { return visibility_.may_name(klass); }
  std::vector<vm::Class*> subtypes(vm::Class& type) override;
  const concolic::InventedClass* find_invented(const vm::Class& klass) const override {
    return stubs_.find(klass);
  }
  bool is_limited(vm::Class& type) override;
  /// Whether `new Class()` or, for a member class that is not static, `outer.new Class()` with an
  /// object of a plain class can be written for this constructor.
  bool can_be_named(const vm::Method& constructor) const;
  bool is_stub(const vm::Class& klass) const { return stubs_.find(klass) != nullptr; }

 private:
  struct Ranked {
    concolic::Producer producer;
    unsigned cost;
  };
  using List = std::vector<Ranked>;

  const List& all(vm::Class& type);
  void add_permitted(vm::Class& type, List& list);
  void add_own(vm::Class& type, vm::Class& wanted, unsigned penalty, List& list);
  void add_constructors(vm::Class& type, unsigned penalty, List& list);
  void add_methods(vm::Class& type, vm::Class& wanted, unsigned penalty, List& list);
  void add_constants(vm::Class& type, vm::Class& wanted, unsigned penalty, List& list);
  void add_subtypes(vm::Class& type, List& list);
  void add_makers(vm::Class& type, List& list);
  void add_staples(vm::Class& type, List& list);
  void add_factory(vm::Method& method, vm::Class& result, unsigned penalty, List& list);
  bool is_plain(const vm::Class& type) const;
  bool is_library_collection(const vm::Class& type) const;
  unsigned cost_of(const vm::Method& method) const;
  bool may_give(std::string_view declared, vm::Class& owner, vm::Class& wanted);
  vm::Class* load(std::string_view name) const;

  interp::Machine& machine_;
  const ClassIndex& index_;
  const Visibility& visibility_;
  StubClasses& stubs_;
  vm::Class& tested_;
  std::map<const vm::Class*, List> known_;
  struct Permitted {
    vm::Method* method;
    vm::Class* gives;
  };
  std::vector<Permitted> permitted_;
};

}  // namespace assay::recipe
