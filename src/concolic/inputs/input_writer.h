// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "concolic/inputs/inputs.h"
#include "concolic/producers.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "source/expression.h"
#include "vm/class.h"

namespace assay::concolic {

/// What a test assigns to a field of an object that it has made.
struct AssignedField {
  vm::Field* field;
  NodeId value;
};

/// Writes inputs as Java. What an object looks like is in the file of its kind, which asks here for
/// its parts and types. This writer is for readers of reports: everything is spelled out with
/// qualified names, as the machine sees it. One for javac overrides what depends on what javac
/// infers and what a test can name.
class InputWriter {
 public:
  InputWriter(Inputs& inputs, const expr::Assignment& assignment)
      : inputs_(inputs), assignment_(assignment) {}
  virtual ~InputWriter() = default;
  InputWriter(const InputWriter&) = delete;
  InputWriter& operator=(const InputWriter&) = delete;

  /// An input as an expression of its own.
  virtual source::Expression value(NodeId id);
  /// As one between the braces of an array.
  virtual source::Expression element(NodeId id) { return value(id); }
  /// As what a method of an invented class returns whenever it is called; `declared` is null if the
  /// method's type cannot be loaded.
  virtual source::Expression result(NodeId id, const vm::Class* declared);
  /// The arguments of a call.
  virtual std::vector<source::Expression> arguments(const vm::Method& method,
                                                    const std::vector<NodeId>& ids);
  /// The same object as another input's.
  virtual source::Expression same_as(NodeId original);

  virtual source::Type type(const vm::Class& klass) const;
  /// Whether it can be written down as what it is.
  virtual bool may_name(const vm::Class&) const { return true; }
  /// A class of java.lang that everybody knows without the package.
  virtual source::Type well_known_type(const vm::Class& klass) const;
  /// `new klass`, still without the constructor's arguments.
  virtual source::Expression creation(const vm::Class& klass, const vm::Method& constructor) const;
  /// The object after assignments to its fields, for readers.
  source::Expression with_fields(source::Expression made, const std::vector<AssignedField>& fields);
  /// What a member of another class gives that is declared as this type (a descriptor).
  virtual source::Expression produced(const Place& place, std::string_view declared,
                                      source::Expression made);
  /// What there is to write of an invented class; null: only that it is invented.
  virtual const InventedClass* invented(const vm::Class&) const { return nullptr; }
  /// Names for the parameters of a method of an invented class; none: it does not matter.
  virtual std::vector<std::string> parameter_names(const vm::Method&) { return {}; }
  /// Whether the object is asked what it was told, so that an invented class is no lambda.
  virtual bool is_set_apart(NodeId) const { return false; }
  /// Whether everything is written out; otherwise what Java can tell by itself is left out.
  virtual bool spells_out() const { return true; }

  std::uint64_t bits(expr::Variable variable) const {
    return assignment_.get(inputs_.terms(), variable);
  }
  const expr::Assignment& assignment() const { return assignment_; }

 protected:
  Inputs& inputs_;
  const expr::Assignment& assignment_;
};

/// The input as reports show it.
std::string java_text(Inputs& inputs, NodeId id, const expr::Assignment& assignment);

}  // namespace assay::concolic
