// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <vector>

#include "interp/machine.h"
#include "recipe/effects/effects.h"
#include "recipe/effects/effects_locations.h"
#include "recipe/invokables.h"
#include "recipe/sequences/sequences.h"
#include "vm/class.h"

namespace assay::invariants {

/// Something that a client may do with an object, by its effects.
struct Operation {
  enum class Kind : std::uint8_t {
    Call,          // of a method of the object
    StaticCall,    // no object, but one may be passed
    Create,        // of an object
    FieldStore,    // object.field = value
    FieldLoad,     // object.field, a reference
    ElementStore,  // array[index] = value
  };
  Kind kind = Kind::Call;
  vm::Method* method = nullptr;
  vm::Field* field = nullptr;
  vm::Class* on = nullptr;             // what it is done with; null: nothing
  std::vector<vm::Class*> parameters;  // null: a number
  vm::Class* result = nullptr;         // a reference that it gives
  recipe::LocationSet reads, writes;
  std::string name;  // "take(int)", "wage =": for people and for tests

  bool has_receiver() const { return kind != Kind::StaticCall && kind != Kind::Create; }
  bool is_update() const { return kind == Kind::FieldStore || kind == Kind::ElementStore; }
  bool is_inherited() const {
    return kind == Kind::Call && method->owner != on && !method->owner->is_interface();
  }
};

/// The operations of classes, computed when they are asked for.
class OperationIndex {
 public:
  OperationIndex(interp::Machine& machine, recipe::EffectIndex& effects,
                 recipe::MemberAccess access)
      : machine_(machine), effects_(effects), access_(access) {}

  /// All that a client may do with an object of the class, array classes included.
  const std::vector<Operation>& of(vm::Class& klass);
  /// What calls of a method read.
  recipe::LocationSet reads_of(vm::Method& method);
  /// The field that a location stands for; null: it is for something else.
  const vm::Field* field_at(std::uint32_t location) const { return effects_.field_at(location); }
  vm::Class* type_of(const vm::Field& field);

 private:
  std::vector<Operation> list(vm::Class& klass);
  Operation operation_of(const recipe::Invokable& invokable, vm::Class& klass);
  Operation element_store(vm::Class& array) const;

  interp::Machine& machine_;
  recipe::EffectIndex& effects_;
  recipe::MemberAccess access_;
  std::map<const vm::Class*, std::vector<Operation>> known_;
};

}  // namespace assay::invariants
