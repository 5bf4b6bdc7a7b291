// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/input_writer.h"
#include "concolic/inputs/inputs.h"
#include "concolic/producers.h"
#include "expr/assignment.h"
#include "interp/machine.h"
#include "javatext/java_types.h"
#include "javatext/overloads.h"
#include "recipe/stub_classes.h"
#include "source/expression.h"
#include "source/test_case.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::javatext {

/// Writes inputs for javac: with casts where it would infer something else, and only with what a
/// test can name. An object that is used more than once becomes a variable, whose declaration goes
/// before the statement at hand. Large because each thing that javac reads in its own way has a
/// function.
class InputExpressions final : public concolic::InputWriter {
 public:
  InputExpressions(interp::Machine& machine, concolic::Inputs& inputs,
                   const expr::Assignment& assignment, const JavaTypes& types,
                   const recipe::StubClasses& stubs);

  /// The input as an argument of this parameter type (a descriptor); `overloaded` says that javac
  /// would not know which method is meant by null or a lambda alone.
  source::Expression argument(concolic::NodeId id, const vm::Class* parameter, bool overloaded);
  /// The input as a parameter of a method, with a cast where javac would infer something else.
  source::Expression argument_of(const vm::Method& method, std::size_t parameter,
                                 concolic::NodeId id, bool overloaded);
  /// The class of a parameter; null for a primitive one.
  const vm::Class* parameter_class(const vm::Method& method, std::size_t parameter);
  /// What javac can tell of it.
  ArgumentType type_of(concolic::NodeId id);
  /// The input as a variable; type arguments are left out where javac could not infer them.
  source::Expression variable(concolic::NodeId id, source::Type type, const std::string& name);
  /// The arguments of a call, written after what has been written before.
  std::vector<source::Expression> arguments(const vm::Method& method,
                                            const std::vector<concolic::NodeId>& ids) override;

  /// Declarations since the last time.
  std::vector<source::Statement> take_statements() { return std::move(statements_); }
  /// A name that is not taken yet.
  std::string fresh_name(std::string wanted);
  bool calls_declare_exceptions() const { return declares_exceptions_; }
  bool calls_declare_throwable() const { return declares_throwable_; }
  void note_call(const vm::Method& method);
  /// These become variables, and nothing that can be asked less than a class: no lambdas.
  void set_apart(const std::vector<concolic::NodeId>& ids);
  /// Empty if the input has none.
  std::string variable_of(concolic::NodeId id) const;
  /// Whether an object would have to be given to itself before it is there.
  bool has_cycle() const { return has_cycle_; }
  /// Whether an argument may not be of the type that a generic parameter stands for.
  bool has_raw_cast() const { return has_raw_cast_; }

  // How the kinds of input are to be written.
  source::Expression value(concolic::NodeId id) override;
  source::Expression element(concolic::NodeId id) override;
  source::Expression result(concolic::NodeId id, const vm::Class* declared) override;
  source::Expression same_as(concolic::NodeId original) override;
  source::Type type(const vm::Class& klass) const override { return types_.nearest(klass); }
  bool may_name(const vm::Class& klass) const override { return types_.raw(klass).has_value(); }
  source::Type well_known_type(const vm::Class& klass) const override { return type(klass); }
  source::Expression creation(const vm::Class& klass, const vm::Method& constructor) const override;
  source::Expression produced(const concolic::Place& place, std::string_view declared,
                              source::Expression made) override;
  const concolic::InventedClass* invented(const vm::Class& klass) const override {
    return stubs_.find(klass);
  }
  std::vector<std::string> parameter_names(const vm::Method& method) override;
  bool spells_out() const override { return false; }
  bool is_set_apart(concolic::NodeId id) const override;

 private:
  bool has_literal_of(const vm::Class& klass) const;
  const concolic::Candidate* object_of(concolic::NodeId id);
  source::Expression plain_value(concolic::NodeId id);
  const vm::Class& type_in_source(concolic::NodeId id);
  bool takes_anything(concolic::NodeId id, const concolic::Candidate& candidate);
  void assign_fields(concolic::NodeId id, const std::string& variable);

  interp::Machine& machine_;
  const JavaTypes& types_;
  const recipe::StubClasses& stubs_;
  std::map<std::uint32_t, std::string> variables_;  // by node
  std::set<std::string> names_;
  std::vector<source::Statement> statements_;
  std::set<std::uint32_t> begun_;    // nodes that are being written
  std::set<std::uint32_t> aliased_;  // that have to be variables
  std::set<std::uint32_t> apart_;    // see set_apart
  bool declares_exceptions_ = false, declares_throwable_ = false, has_cycle_ = false;
  bool has_raw_cast_ = false;
};

/// "moneyBag" for ledger.MoneyBag, "text" for String: how a variable of that class is called.
std::string variable_name(const vm::Class& klass);

}  // namespace assay::javatext
