// SPDX-License-Identifier: Apache-2.0
// A recipe and its inputs as statements of a test, arrange and act. Whatever is used twice, called
// on or asserted about gets a variable; the rest is written where it is used.
#include "drafts/test_sketch.h"

#include <algorithm>
#include <cctype>

#include "classfile/descriptor.h"
#include "concolic/inputs/candidate.h"
#include "concolic/producers.h"
#include "interp/completion.h"
#include "javatext/generic_signatures.h"
#include "javatext/overloads.h"
#include "javatext/recipe_expression.h"
#include "recipe/parameters.h"
#include "recipe/recipe.h"
#include "recipe/visibility.h"
#include "source/expression.h"
#include "vm/universe.h"

namespace assay::drafts {

namespace {

using recipe::Operand;
using recipe::Step;
using source::Expression;
using Kind = Expression::Kind;

}  // namespace

/// One test in the making. Large because each form of a statement has a function.
class TestSketcher::Drawing {
 public:
  Drawing(interp::Machine& machine, const javatext::JavaTypes& types,
          const recipe::StubClasses& stubs, search::Trial& trial, const expr::Assignment& input,
          const explore::RunRecord& record)
      : machine_(machine),
        types_(types),
        stubs_(stubs),
        trial_(trial),
        recipe_(trial.recipe()),
        input_(input),
        record_(record),
        written_(machine, trial.inputs(), input, types, stubs) {}

  Sketch draw(const Variables& wanted) {
    choose_variables(wanted.leaves);
    if (wanted.told) written_.set_apart(invented_inputs());
    for (std::size_t i = 0; i + 1 < recipe_.steps.size(); ++i) arrange(i);
    act();
    if (wanted.told) note_told();
    sketch_.has_cycle = written_.has_cycle();
    sketch_.has_raw_cast = written_.has_raw_cast();
    sketch_.test.may_throw_checked =
        written_.calls_declare_exceptions() || reflects_ || sets_fields_;
    sketch_.test.may_throw_anything = written_.calls_declare_throwable() || reflects_;
    return std::move(sketch_);
  }

 private:
  /// Those that keep what they are told.
  std::vector<concolic::NodeId> invented_inputs() const {
    std::vector<concolic::NodeId> found;
    for (const auto& [node, object] : record_.path.invented) {
      const concolic::InventedClass* stub = stubs_.find(*machine_.universe().class_of(object));
      if (stub == nullptr) continue;
      if (std::any_of(stub->methods.begin(), stub->methods.end(),
                      [](const concolic::InventedMethod& each) { return each.is_recorded; }))
        found.push_back({node});
    }
    return found;
  }

  void note_told() {
    for (concolic::NodeId node : invented_inputs()) {
      const std::string name = written_.variable_of(node);
      if (name.empty()) continue;
      sketch_.told[node.index] = name;
      sketch_.test.told.insert(name);
    }
  }

  /// What is used twice, called on or asserted about has a name.
  void choose_variables(const std::vector<std::size_t>& wanted) {
    std::map<std::size_t, unsigned> uses;
    for (const Step& step : recipe_.steps) {
      bool has_receiver = has_receiver_operand(step);
      for (std::size_t i = 0; i < step.operands.size(); ++i) {
        const Operand& operand = step.operands[i];
        if (operand.kind == Operand::Kind::Result) {
          result_variables_.insert(operand.index);
        } else if (operand.kind == Operand::Kind::Leaf) {
          uses[operand.index] += i == 0 && has_receiver ? 2 : 1;
        }
      }
    }
    for (auto [leaf, count] : uses) {
      if (count > 1) leaf_variables_.insert(leaf);
    }
    leaf_variables_.insert(wanted.begin(), wanted.end());
    for (concolic::NodeId leaf : trial_.runner().leaves()) {
      const concolic::Candidate* chosen = trial_.inputs().node(leaf).kind == vm::Kind::Ref
                                              ? trial_.inputs().chosen(leaf, input_)
                                              : nullptr;
      if (chosen == nullptr || !chosen->alias) continue;
      const auto& leaves = trial_.runner().leaves();
      auto original = std::find(leaves.begin(), leaves.end(), *chosen->alias);
      if (original != leaves.end())
        leaf_variables_.insert(static_cast<std::size_t>(original - leaves.begin()));
    }
  }

  bool constructs(const Step& step) const {
    return step.method != nullptr &&
           machine_.universe().symbols().text(step.method->name) == "<init>";
  }
  bool has_receiver_operand(const Step& step) const {
    if (step.initialised != nullptr) return false;
    if (step.method == nullptr) return step.field == nullptr || !step.field->is_static();
    return !step.method->is_static() && !constructs(step);
  }

  Expression leaf_variable(std::size_t index) {
    const recipe::Leaf& leaf = recipe_.leaves[index];
    concolic::NodeId node = trial_.runner().leaves()[index];
    source::Type type = leaf.type == nullptr ? javatext::JavaTypes::of_kind(leaf.kind)
                                             : types_.of_receiver(*leaf.type);
    if (!is_called_as_declared(index)) type.arguments.clear();
    std::string name = recipe::is_telling(leaf.name) || leaf.type == nullptr
                           ? leaf.name
                           : javatext::variable_name(*leaf.type);
    Expression variable = written_.variable(node, type, name);
    sketch_.leaves[index] = variable.text;
    flush();
    return variable;
  }

  /// False: a method that is called on it is inherited from, say, Base<String>, and may be given
  /// anything.
  bool is_called_as_declared(std::size_t leaf) const {
    return std::all_of(recipe_.steps.begin(), recipe_.steps.end(), [&](const Step& step) {
      if (step.method == nullptr || !has_receiver_operand(step)) return true;
      const Operand& receiver = step.operands.front();
      if (receiver.kind != Operand::Kind::Leaf || receiver.index != leaf) return true;
      return javatext::hands_on_parameters(*recipe_.leaves[leaf].type, *step.method->owner);
    });
  }

  void flush() {
    for (source::Statement& statement : written_.take_statements())
      sketch_.test.arrange.push_back(std::move(statement));
  }

  Expression operand(const Operand& each, const vm::Method* method = nullptr,
                     std::size_t parameter = 0, bool overloaded = false) {
    const vm::Class* wanted =
        method == nullptr ? nullptr : written_.parameter_class(*method, parameter);
    if (each.kind == Operand::Kind::Literal)
      return literal(recipe_.literals[each.index], wanted, overloaded);
    if (each.kind == Operand::Kind::Result) {
      Expression result = source::variable(results_.at(each.index));
      return overloaded ? as(wanted, std::move(result)) : result;
    }
    if (leaf_variables_.count(each.index) != 0) {
      const bool is_telling = recipe_.leaves[each.index].type == wanted;
      Expression leaf = leaf_variable(each.index);
      return overloaded && !is_telling ? as(wanted, std::move(leaf)) : leaf;
    }
    concolic::NodeId leaf = trial_.runner().leaves()[each.index];
    if (method == nullptr) return written_.argument(leaf, nullptr, false);
    return written_.argument_of(*method, parameter, leaf, overloaded);
  }

  Expression as(const vm::Class* type, Expression value) {
    if (type == nullptr) return value;
    Expression cast{Kind::Cast, "", types_.nearest(*type)};
    cast.operands.push_back(std::move(value));
    return cast;
  }

  Expression literal(const recipe::Literal& value, const vm::Class* parameter, bool overloaded) {
    Expression written = javatext::literal_expression(value, types_);
    const bool is_clear = !overloaded || value.kind != vm::Kind::Ref ||
                          javatext::literal_class(machine_.universe(), value) == parameter;
    return is_clear ? written : as(parameter, std::move(written));
  }

  std::vector<javatext::ArgumentType> argument_types(const Step& step, std::size_t first) {
    std::vector<javatext::ArgumentType> types;
    classfile::MethodDescriptor descriptor(step.method->info->descriptor);
    auto parameter = descriptor.parameters().begin();
    for (std::size_t i = first; i < step.operands.size(); ++i, ++parameter) {
      const Operand& each = step.operands[i];
      javatext::ArgumentType type{vm::kind_of((*parameter).text[0]), nullptr, false};
      if (each.kind == Operand::Kind::Leaf) {
        type = written_.type_of(trial_.runner().leaves()[each.index]);
        if (leaf_variables_.count(each.index) != 0) type.klass = nullptr;  // it may say less
      }
      types.push_back(type);
    }
    return types;
  }

  std::vector<Expression> operands(const Step& step, std::size_t first) {
    std::vector<Expression> arguments;
    std::vector<javatext::ArgumentType> types;
    if (step.method != nullptr) types = argument_types(step, first);
    bool overloaded = step.method != nullptr && is_overloaded(machine_, *step.method, types);
    if (step.method != nullptr) written_.note_call(*step.method);
    bool varargs = step.method != nullptr && step.method->is(classfile::access::kVarargs);
    for (std::size_t i = first; i < step.operands.size(); ++i) {
      bool is_last = i + 1 == step.operands.size();
      bool is_unclear = overloaded || (varargs && is_last) ||
                        (step.method != nullptr && is_in_dispute(*step.method, i - first, types));
      arguments.push_back(operand(step.operands[i], step.method, i - first, is_unclear));
    }
    return arguments;
  }

  /// The call or store itself.
  Expression expression(const Step& step) {
    vm::Universe& universe = machine_.universe();
    if (step.initialised != nullptr) return initialisation(*step.initialised);
    if (step.method == nullptr) return store(step);
    std::string name(universe.symbols().text(step.method->name));
    if (!types_.may_call(*step.method)) return by_reflection(step);
    if (constructs(step)) {
      Expression made{Kind::New, "", types_.nearest(*step.method->owner)};
      javatext::TypeParameters parameters = javatext::type_parameters(*step.method->owner);
      made.has_diamond =
          parameters.count > 0 && !parameters.bounded && step.method->info->signature.empty();
      made.is_inner = recipe::is_inner(*step.method->owner);
      made.operands = operands(step, 0);
      return made;
    }
    if (step.method->is_static()) {
      Expression call{Kind::StaticCall, name, types_.nearest(*step.method->owner)};
      call.operands = operands(step, 0);
      return call;
    }
    Expression call{Kind::Call, name, {}};
    call.operands.push_back(operand(step.operands.front()));
    std::vector<Expression> rest = operands(step, 1);
    call.operands.insert(call.operands.end(), rest.begin(), rest.end());
    return call;
  }

  /// A call of a method of the test class that does it.
  Expression by_reflection(const Step& step) {
    std::string name(step.method->info->name);
    source::Helper helper{"call" + name, types_.nearest(*step.method->owner), name, {}, {}, false};
    helper.name[4] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
    helper.is_static = step.method->is_static();
    classfile::MethodDescriptor descriptor(step.method->info->descriptor);
    for (classfile::TypeDescriptor type : descriptor.parameters())
      helper.parameters.push_back(named(*step.method->owner, type));
    helper.returns = {"void", {}, 0};
    if (step.method->return_kind != vm::Kind::Void)
      helper.returns = named(*step.method->owner, descriptor.return_type());
    auto& helpers = sketch_.test.helpers;
    if (std::find(helpers.begin(), helpers.end(), helper) == helpers.end())
      helpers.push_back(helper);
    reflects_ = true;
    Expression call{Kind::StaticCall, helper.name, {}};
    if (!helper.is_static) call.operands.push_back(operand(step.operands.front(), nullptr, false));
    std::vector<Expression> rest = operands(step, helper.is_static ? 0 : 1);
    call.operands.insert(call.operands.end(), rest.begin(), rest.end());
    return call;
  }

  source::Type named(const vm::Class& from, classfile::TypeDescriptor type) {
    if (!type.is_reference()) return javatext::JavaTypes::of_kind(vm::kind_of(type.kind()));
    return types_.nearest(*trial_.inputs().class_of(from, type.text));
  }

  /// A call of a method of the test class that assigns to a field.
  Expression injection(const Step& step) {
    const std::string name(step.field->info->name);
    const auto upper = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
    source::Helper helper{"set" + (upper + name.substr(1)),
                          types_.nearest(*step.field->owner),
                          name,
                          {},
                          {"void", {}, 0}};
    helper.parameters.push_back(
        named(*step.field->owner, classfile::TypeDescriptor{step.field->info->descriptor}));
    helper.sets_field = true;
    helper.is_static = step.field->is_static();
    auto& helpers = sketch_.test.helpers;
    if (std::find(helpers.begin(), helpers.end(), helper) == helpers.end())
      helpers.push_back(helper);
    sets_fields_ = true;
    Expression call{Kind::StaticCall, helper.name, {}};
    for (const Operand& each : step.operands) call.operands.push_back(operand(each));
    return call;
  }

  /// The class need not be one that source code can name.
  Expression initialisation(const vm::Class& klass) {
    sets_fields_ = true;  // a checked exception is declared
    Expression call{Kind::StaticCall, "forName", {"java.lang.Class", {}, 0}};
    call.operands.push_back(source::text_literal(vm::external_name(klass)));
    return call;
  }

  Expression store_element(const Step& step) {
    Expression element{Kind::Element, "", {}};
    element.operands = {operand(step.operands[0]), operand(step.operands[1])};
    Expression assign{Kind::Assign, "", {}};
    assign.operands = {std::move(element), operand(step.operands[2])};
    return assign;
  }

  Expression store(const Step& step) {
    if (step.field == nullptr) return store_element(step);
    if (!types_.may_use(*step.field)) return injection(step);
    std::string name(machine_.universe().symbols().text(step.field->name));
    Expression field{Kind::StaticField, name, types_.nearest(*step.field->owner)};
    if (!step.field->is_static()) {
      field = {Kind::Field, name, {}};
      field.operands.push_back(operand(step.operands.front()));
    }
    if (step.loads_field()) return field;
    Expression assign{Kind::Assign, "", {}};
    assign.operands.push_back(std::move(field));
    assign.operands.push_back(operand(step.operands.back()));
    return assign;
  }

  void arrange(std::size_t index) {
    const Step& step = recipe_.steps[index];
    source::Statement statement;
    statement.value = expression(step);
    flush();
    const explore::StepRecord& result = record_.steps[index];
    statement.may_throw = result.completion.kind == interp::Completion::Kind::Threw;
    if (statement.may_throw) statement.caught = caught(result.completion.exception);
    bool is_by_helper = step.method != nullptr && !types_.may_call(*step.method);
    if (is_by_helper && statement.caught.name == "java.lang.Exception")
      statement.caught.name = "java.lang.Throwable";
    if (result_variables_.count(index) != 0 && (step.method != nullptr || step.loads_field())) {
      const vm::Class* type = constructs(step) ? step.method->owner : result_class(step);
      if (const vm::Class* wanted = narrower_use(index, type)) {
        statement.value = as(wanted, std::move(statement.value));
        type = wanted;
      }
      statement.type = type == nullptr ? javatext::JavaTypes::of_kind(step.method->return_kind)
                                       : types_.nearest(*type);
      statement.name =
          written_.fresh_name(type == nullptr ? "value" : javatext::variable_name(*type));
      results_[index] = statement.name;
    }
    if (step.demand != recipe::Demand::None) assume(step.demand, statement);
    sketch_.steps.push_back(sketch_.test.arrange.size());
    sketch_.test.arrange.push_back(std::move(statement));
  }

  /// The test says nothing where this is not so.
  static void assume(recipe::Demand demand, source::Statement& statement) {
    Expression holds = std::move(statement.value);
    const auto equals = [&](std::int32_t number) {
      Expression compared{Kind::StaticCall, "equals", {"java.util.Objects", {}, 0}};
      compared.operands = {std::move(holds), source::int_literal(number)};
      holds = std::move(compared);
    };
    if (demand == recipe::Demand::Zero) equals(0);
    if (demand == recipe::Demand::Negative) {
      Expression sign{Kind::StaticCall, "signum", {"java.lang.Integer", {}, 0}};
      sign.operands = {std::move(holds)};
      holds = std::move(sign);
      equals(-1);
    }
    const bool is_false = demand == recipe::Demand::False;
    statement.value = {Kind::StaticCall,
                       is_false ? "assumeFalse" : "assumeTrue",
                       {std::string(source::kAssumptions), {}, 0}};
    statement.value.operands = {std::move(holds)};
    statement.name.clear();
  }

  /// What a result has to be for the steps that use it, if its declaration says less.
  const vm::Class* narrower_use(std::size_t index, const vm::Class* declared) {
    if (declared == nullptr) return nullptr;
    const vm::Class* narrowest = declared;
    for (const Step& step : recipe_.steps) {
      const bool has_receiver = has_receiver_operand(step);
      for (std::size_t i = 0; i < step.operands.size() && step.method != nullptr; ++i) {
        const Operand& each = step.operands[i];
        if (each.kind != Operand::Kind::Result || each.index != index) continue;
        const vm::Class* wanted = has_receiver && i == 0
                                      ? step.method->owner
                                      : written_.parameter_class(*step.method, i - has_receiver);
        if (wanted != nullptr && !narrowest->is_assignable_to(wanted)) narrowest = wanted;
      }
    }
    return narrowest == declared ? nullptr : narrowest;
  }

  /// What the exception is caught as: by its own name if javac cannot object to that.
  source::Type caught(vm::Ref exception) {
    vm::Universe& universe = machine_.universe();
    const vm::Class& thrown = *universe.class_of(exception);
    bool is_unchecked = thrown.is_subclass_of(universe.load_boot("java/lang/RuntimeException")) ||
                        thrown.is_subclass_of(universe.load_boot("java/lang/Error"));
    return is_unchecked ? types_.nearest(thrown) : source::Type{"java.lang.Exception", {}, 0};
  }

  vm::Class* result_class(const Step& step) {
    if (step.field != nullptr)
      return trial_.inputs().class_of(*step.field->owner, step.field->info->descriptor);
    if (step.method->return_kind != vm::Kind::Ref) return nullptr;
    std::string_view text = machine_.universe().symbols().text(step.method->descriptor);
    return trial_.inputs().class_of(*step.method->owner, classfile::result_type(text));
  }

  void act() {
    const Step& step = recipe_.steps.back();
    source::Statement& act = sketch_.test.act;
    act.value = expression(step);
    flush();
    vm::Universe& universe = machine_.universe();
    if (constructs(step)) {
      vm::Class* made = step.method->owner;
      std::string_view name = made->name;
      sketch_.test.method = name.substr(name.find_last_of("/$") + 1);
      sketch_.result_type = made;
      sketch_.result_kind = vm::Kind::Ref;
      act.type = act.value.has_diamond ? types_.of_receiver(*made) : types_.nearest(*made);
      act.name = written_.fresh_name(javatext::variable_name(*made));
      name_parameters(*step.method);
      return;
    }
    if (step.method == nullptr) return;
    name_parameters(*step.method);
    sketch_.test.method = universe.symbols().text(step.method->name);
    if (has_receiver_operand(step)) sketch_.receiver = act.value.operands.front().text;
    sketch_.result_kind = step.method->return_kind;
    if (sketch_.result_kind == vm::Kind::Void) return;
    sketch_.result_type = result_class(step);
    act.type = sketch_.result_type == nullptr ? javatext::JavaTypes::of_kind(sketch_.result_kind)
                                              : types_.of_result(*sketch_.result_type);
    act.name = written_.fresh_name("result");
  }

  void name_parameters(const vm::Method& method) {
    auto count = static_cast<std::size_t>(
        classfile::MethodDescriptor(method.info->descriptor).argument_count());
    std::vector<std::string> names = recipe::parameter_names(method, count);
    if (std::all_of(names.begin(), names.end(), recipe::is_telling))
      sketch_.test.parameter_names = names;
  }

  interp::Machine& machine_;
  const javatext::JavaTypes& types_;
  const recipe::StubClasses& stubs_;
  search::Trial& trial_;
  const recipe::Recipe& recipe_;
  const expr::Assignment& input_;
  const explore::RunRecord& record_;
  javatext::InputExpressions written_;
  Sketch sketch_;
  bool reflects_ = false, sets_fields_ = false;
  std::set<std::size_t> leaf_variables_, result_variables_;
  std::map<std::size_t, std::string> results_;
};

Sketch TestSketcher::sketch(search::Trial& trial, const expr::Assignment& input,
                            const explore::RunRecord& record, const Variables& wanted) const {
  return Drawing(machine_, types_, stubs_, trial, input, record).draw(wanted);
}

}  // namespace assay::drafts
