// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "classfile/constant_pool.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "hazards/fact.h"
#include "hazards/state.h"
#include "vm/class.h"
#include "vm/universe.h"

namespace assay::hazards {

/// What is known of a reference and of the length of the array or string that it leads to.
struct ValueFact {
  Fact fact;
  Range length = kLengths;
  friend bool operator==(const ValueFact&, const ValueFact&) = default;
};

ValueFact join(const ValueFact& a, const ValueFact& b);

/// What callers may rely on of a method.
struct Summary {
  bool returns = false;  // normally, on some way
  ValueFact result;
  /// A bit per argument, the receiver first: it was not null if the method has returned.
  std::uint32_t not_null = 0;
  Writes writes;
  /// Somebody other than the method may know its receiver when it has returned.
  bool leaks_receiver = false;
  /// Static fields of the program may be read.
  bool reads_statics = false;

  /// What is true of any method of a type.
  static Summary unknown(const Fact& result);
  friend bool operator==(const Summary&, const Summary&) = default;
};

/// What holds if either of two methods was called.
Summary join(const Summary& a, const Summary& b);

/// A call as an instruction names it.
struct CallSite {
  const vm::Method& caller;
  classfile::MemberRef member;
  classfile::Opcode opcode;
  Fact receiver;  // of an instance call
};

/// What the analysis of one method may ask about the rest of the program.
class Surroundings {
 public:
  virtual ~Surroundings() = default;
  virtual vm::Universe& universe() = 0;
  /// Null: it is not known.
  virtual const vm::Class* find_class(const vm::Class& from, std::string_view name) = 0;
  virtual const vm::Class* find_type(const vm::Class& from, std::string_view descriptor) = 0;
  virtual const vm::Field* find_field(const vm::Class& from,
                                      const classfile::MemberRef& member) = 0;
  /// The method that a call names; null if it is not known.
  virtual const vm::Method* find_method(const CallSite& call) = 0;
  virtual Summary call(const CallSite& call) = 0;
  /// What the static initialisers may write that using a class may run.
  virtual Writes initialisation(const vm::Method& user, const vm::Class& used) = 0;
  /// What every reader finds in a field.
  virtual ValueFact field(const vm::Field& field) = 0;
  /// What every caller passes, by local variable; as the descriptor says if nothing else is known.
  virtual ValueFact parameter(const vm::Method& method, int local, std::string_view descriptor) = 0;
};

}  // namespace assay::hazards
