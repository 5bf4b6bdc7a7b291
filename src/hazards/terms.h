// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "classfile/opcodes.h"
#include "hazards/fact.h"
#include "vm/class.h"

namespace assay::hazards {

/// A value that a method computes, by the way it comes about: equal terms are equal values.
using TermId = std::uint32_t;
inline constexpr TermId kNoTerm = 0;

enum class TermKind : std::uint8_t {
  None,
  Number,  // an int or long
  Null,
  Literal,     // a string, class or other constant that is not null
  Real,        // a float or double
  Parameter,   // `number`: its local variable
  Field,       // of `a`; `number`: when it was read, 0 for what it was at the method's entry
  Static,      //
  Element,     // of array `a` at index `b`
  Length,      // of the array or string `a`
  Binary,      // `opcode` of `a` and `b`
  Unary,       // a negation or conversion of `a`
  InstanceOf,  // `a instanceof klass`
  Compare,     // lcmp and the like
  New,         // made by the instruction at `number`; `a`: the length of an array
  CallResult,  // of the call at `number`; `a`: the receiver or first argument
  Join,        // what local or operand `number` & 0xffff has where ways meet
  Opaque,      // anything else, made by the instruction at `number`
};

// Which values decide a term, as a set of bits; `Cause` is the summary of it.
inline constexpr std::uint8_t kFromParameters = 1;
inline constexpr std::uint8_t kFromFields = 2;
inline constexpr std::uint8_t kFromResults = 4;
inline constexpr std::uint8_t kFromElsewhere = 8;
inline constexpr std::uint8_t kFromLater = 16;  // state that may have changed since the entry

struct Term {
  TermKind kind = TermKind::None;
  char type = 'I';  // I, J, F, D or A
  classfile::Opcode opcode = classfile::Opcode::Nop;
  TermId a = kNoTerm, b = kNoTerm;
  std::int64_t number = 0;
  const void* member = nullptr;  // vm::Field, vm::Method or vm::Class
  std::string_view text;         // of a string literal

  const vm::Field& field() const { return *static_cast<const vm::Field*>(member); }
  const vm::Method& method() const { return *static_cast<const vm::Method*>(member); }
  const vm::Class& klass() const { return *static_cast<const vm::Class*>(member); }
};

/// The terms of one method, each once.
///
/// A term that belongs to a moment (the result of a call, what a field holds after it may have
/// changed, a join) stands for the latest value of its instruction; older ones have to be
/// forgotten when the instruction is done again, see State::retire.
class Terms {
 public:
  Terms();

  const Term& operator[](TermId id) const { return nodes_[id].term; }
  const Fact& fact(TermId id) const { return nodes_[id].fact; }
  std::uint8_t origins(TermId id) const { return nodes_[id].origins; }
  /// Whether a term is, or is computed from, one of a moment.
  bool mentions(TermId id, TermId part) const;
  bool has_moments(TermId id) const { return nodes_[id].moments != 0; }

  TermId number(std::int64_t value, char type);
  TermId null() { return null_; }
  TermId real(double value, char type);
  /// A string literal; `index`: its place in the constant pool.
  TermId string(const vm::Class* type, std::string_view text, std::int64_t index);
  TermId parameter(int local, char type, const Fact& fact);
  /// Folds numbers and collects what is added: (x + 1) - 2 is x + -1, which is right even if it
  /// wraps.
  TermId binary(classfile::Opcode opcode, TermId a, TermId b, char type);
  TermId unary(classfile::Opcode opcode, TermId a, char type);
  TermId length(TermId array);
  /// Any other; `fact` is what is known of it wherever it occurs.
  TermId make(const Term& term, const Fact& fact);

  std::size_t size() const { return nodes_.size(); }

 private:
  struct Node {
    Term term;
    Fact fact;
    std::uint8_t origins = 0;
    std::uint64_t moments = 0;  // a bit for each term of a moment in it, by its number
  };

  TermId fold(classfile::Opcode opcode, TermId a, TermId b, char type);

  std::vector<Node> nodes_;
  std::unordered_multimap<std::size_t, TermId> by_hash_;
  TermId null_ = kNoTerm;
};

/// Whether a term is of the moment in which its instruction was done last.
bool is_of_moment(const Term& term);

inline bool is_addition(const Term& term) {
  return term.kind == TermKind::Binary &&
         (term.opcode == classfile::Opcode::Iadd || term.opcode == classfile::Opcode::Ladd);
}

}  // namespace assay::hazards
