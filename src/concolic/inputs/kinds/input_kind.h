// SPDX-License-Identifier: Apache-2.0
// All that is to be known of a kind of object that an input may be: which classes it is for, how it
// is made, what it consists of, how its values are set and which ones are simpler, how it is
// written as Java. Whoever walks through inputs (copies them, draws them, makes them smaller,
// prints them) asks here and does not know the kinds. A kind is a file of this folder and a row of
// kinds.def.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/input_builder.h"
#include "concolic/inputs/input_offers.h"
#include "concolic/inputs/input_writer.h"
#include "concolic/inputs/inputs.h"
#include "concolic/inputs/value_source.h"
#include "concolic/producers.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "source/expression.h"
#include "vm/class.h"
#include "vm/universe.h"

namespace assay::concolic {

/// What decides in other places, of whichever kind it is.
struct KindTraits {
  bool stands_alone = true;     // can be copied and drawn without a look at other inputs
  bool runs_code = true;        // making it may execute Java code that depends on inputs
  bool has_open_class = false;  // its class may be another one than the candidate says
  bool is_simple = false;       // there is nothing easier to read that could be tried instead
  bool is_invented = false;     // of a class that the program does not have
  bool is_whole = false;        // its candidates stand for all objects of a class, of any state
  // To javac:
  bool is_box = false;                  // its only part may be written instead of it
  bool is_made_anew = false;            // evaluating it twice gives two objects
  bool may_fix_type_arguments = false;  // as a subtype of a generic type
};

class InputKind {
 public:
  InputKind(Candidate::Kind kind, const KindTraits& traits) : kind_(kind), traits_(traits) {}
  virtual ~InputKind() = default;
  InputKind(const InputKind&) = delete;
  InputKind& operator=(const InputKind&) = delete;

  Candidate::Kind kind() const { return kind_; }
  const KindTraits& traits() const { return traits_; }

  // Offering: where its candidates come from.

  /// Whether inputs of this class are of this kind and no other.
  virtual bool claims(const vm::Universe&, const vm::Class&) const { return false; }
  /// Adds the objects of a class that it claims to an input's candidates.
  virtual void offer(InputOffers&, NodeId, vm::Class&) const {}
  /// Adds the object that a producer makes; false if that is of another kind.
  virtual bool offer_produced(InputOffers&, NodeId, const Producer&) const { return false; }

  // Building.

  /// Makes the object that the builder's assignment describes; none if that failed.
  virtual std::optional<InputBuilder::Value> build(InputBuilder& builder,
                                                   const Place& place) const = 0;

  // What it consists of, in the order of reading.

  /// How many inputs it is made of.
  virtual std::uint32_t part_count(const Place& place, const expr::Assignment& values) const;
  /// One of them; it is made when it is first asked for.
  virtual NodeId part(const Place& place, std::uint32_t index) const;
  /// Adds the variables that are neither the choice nor a part's.
  virtual void add_variables(const Place&, const expr::Assignment&,
                             std::vector<expr::Variable>&) const {}
  /// Sets those variables; the parts come after it. Copying and drawing differ in the source.
  virtual void assign(const Place&, ValueSource&, expr::Assignment&) const {}

  // Simplifying.

  /// Whether it is as easy to read as a literal.
  virtual bool is_plain(const Candidate&) const { return false; }
  /// Whether an earlier candidate of the same input is easier to read.
  virtual bool gives_way_to(const Candidate& other) const;

  // Writing.

  /// As Java. What depends on who reads it, javac or a person, is up to the writer.
  virtual source::Expression write(InputWriter& writer, const Place& place) const = 0;

 private:
  Candidate::Kind kind_;
  KindTraits traits_;
};

/// What is assigned to fields of an object by a constructor: whatever is not zero or null.
std::vector<AssignedField> assigned_fields(const Place& place, const expr::Assignment& values);

/// All kinds, in the order of their enumerators.
std::span<const InputKind* const> input_kinds();
const InputKind& kind_of(Candidate::Kind kind);
inline const InputKind& kind_of(const Candidate& candidate) { return kind_of(candidate.kind); }

/// Whether there are candidates that stand for all objects of a class; see InputLimits::any_state.
bool can_be_in_any_state(const vm::Universe& universe, const vm::Class& klass);

/// The choices of an input that are easier to read than a candidate of it; 0 is null.
std::vector<std::uint32_t> simpler_choices(const InputNode& node, const Candidate& chosen);

// One per row; each is defined in the file of its name.
#define INPUT_KIND(name, function) const InputKind& function();
#include "concolic/inputs/kinds/kinds.def"
#undef INPUT_KIND

}  // namespace assay::concolic
