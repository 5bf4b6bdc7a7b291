// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "concolic/producers.h"
#include "interp/machine.h"
#include "recipe/stub_types.h"
#include "recipe/visibility.h"
#include "vm/class.h"

namespace assay::recipe {

/// An invented implementation of an interface or abstract class. Its methods answer what its public
/// fields hold.
struct StubClass : concolic::InventedClass {
  vm::Class* klass = nullptr;
  std::vector<std::pair<vm::Method*, vm::Method*>> bridges;  // to methods with a better result
};

/// Invents classes for types that nothing implements, one for each type or set of types.
class StubClasses {
 public:
  /// Invented classes are in the package of the test.
  StubClasses(interp::Machine& machine, vm::LoaderData& loader, const Visibility& visibility)
      : machine_(machine), loader_(loader), visibility_(visibility) {}

  /// Which exceptions callers handle, by name and descriptor of what they call: invented methods
  /// may throw those, too.
  void set_handled(std::map<std::string, std::vector<vm::Class*>> handled) {
    handled_ = std::move(handled);
  }
  /// From now on there are none.
  void invent_nothing() { is_allowed_ = false; }
  /// For a type of which nobody can make an object but by a subclass. Null if there can be none: it
  /// is final or sealed, or has too many methods to write down.
  const StubClass* stub_of(vm::Class& type);
  /// A class of that shape, which may extend one that is not abstract.
  const StubClass* stub_of(const concolic::InventedShape& shape);
  /// Makes what the library needs for annotations that have come in since the last time, once and
  /// for all: their proxies would be generated anew in every run. Not to be called in a run.
  void prepare_annotations();
  /// The stub whose class this is, if it is one.
  const StubClass* find(const vm::Class& klass) const;

 private:
  bool has_open_constructor(const vm::Class& type) const;
  std::optional<StubClass> invent(const concolic::InventedShape& shape);
  std::optional<StubClass> invent(const concolic::InventedShape& shape, const StubTypes& types);
  void add_method(const StubMethod& method, StubClass& stub);
  std::vector<vm::Class*> failures_of(const StubMethod& method) const;
  bool add_annotations(StubClass& stub);
  vm::Class* define(const StubClass& stub);

  interp::Machine& machine_;
  vm::LoaderData& loader_;
  const Visibility& visibility_;
  bool is_allowed_ = true;
  std::map<std::string, std::vector<vm::Class*>> handled_;
  std::map<concolic::InventedShape, std::optional<StubClass>> stubs_;
  std::map<const vm::Class*, const StubClass*> by_class_;
  std::set<vm::Class*> annotations_, prepared_;
};

}  // namespace assay::recipe
