// SPDX-License-Identifier: Apache-2.0
// Inputs as Java expressions that javac understands as they are meant. What an object looks like is
// in the file of its kind (concolic/inputs/kinds); this is about what javac infers: overloads,
// generic parameters, null and lambdas need casts or variables of their own.
#include "javatext/input_expressions.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "classfile/descriptor.h"
#include "concolic/inputs/candidate.h"
#include "concolic/inputs/kinds/input_kind.h"
#include "concolic/inputs/literals.h"
#include "recipe/parameters.h"
#include "recipe/visibility.h"
#include "vm/universe.h"

namespace assay::javatext {

namespace {

using concolic::Candidate;
using concolic::is_narrow;
using concolic::kind_of;
using concolic::NodeId;
using source::cast;
using source::Expression;
using Kind = Expression::Kind;

bool is_null(const Expression& expression) {
  return expression.kind == Kind::Literal && expression.text == "null";
}

/// A lambda that gives an object, of which it is not said what it is. A number is one if a box is
/// declared.
bool gives_some_object(const Expression& lambda, const concolic::InventedClass* invented) {
  if (lambda.kind != Kind::Lambda || lambda.operands.empty()) return false;
  const Expression& result = lambda.operands.front();
  const bool is_boxed = invented != nullptr && !is_null(result) &&
                        invented->methods.front().method->return_kind == vm::Kind::Ref;
  return result.kind != Kind::Literal || result.text.starts_with('"') || is_boxed;
}

/// What a test assigns to fields of an input, if it is an object that has been made.
std::vector<concolic::AssignedField> fields_of(concolic::Inputs& inputs, NodeId id,
                                               const expr::Assignment& assignment) {
  if (inputs.node(id).kind != vm::Kind::Ref) return {};
  const Candidate* made = inputs.chosen(id, assignment);
  if (made == nullptr || made->fields.empty()) return {};
  return concolic::assigned_fields({inputs, id, made->number}, assignment);
}

}  // namespace

std::string variable_name(const vm::Class& klass) {
  const vm::Class* element = &klass;
  while (element->is_array()) element = element->component;
  std::string name(element->name);
  std::size_t start = name.find_last_of("/$");
  if (start != std::string::npos) name = name.substr(start + 1);
  if (element->is_primitive() || name.empty()) name = "values";
  if (name == "String") name = "text";
  // URLCodec becomes urlCodec.
  std::size_t upper = 0;
  while (upper < name.size() && std::isupper(static_cast<unsigned char>(name[upper])) != 0) ++upper;
  std::size_t lowered = upper <= 1 || upper == name.size() ? upper : upper - 1;
  for (std::size_t i = 0; i < lowered; ++i)
    name[i] = static_cast<char>(std::tolower(static_cast<unsigned char>(name[i])));
  if (klass.is_array() && !name.ends_with("s")) name += "s";
  return name;
}

InputExpressions::InputExpressions(interp::Machine& machine, concolic::Inputs& inputs,
                                   const expr::Assignment& assignment, const JavaTypes& types,
                                   const recipe::StubClasses& stubs)
    : InputWriter(inputs, assignment), machine_(machine), types_(types), stubs_(stubs) {
  for (std::uint32_t i = 0; i < inputs.size(); ++i) {
    const Candidate* made = object_of({i});
    if (made != nullptr && made->alias && inputs.chosen(*made->alias, assignment) != nullptr)
      aliased_.insert(made->alias->index);
  }
}

void InputExpressions::set_apart(const std::vector<NodeId>& ids) {
  for (NodeId id : ids) {
    aliased_.insert(id.index);
    apart_.insert(id.index);
  }
}

/// A lambda is of no class that a test could also name.
bool InputExpressions::is_set_apart(NodeId id) const {
  if (apart_.contains(id.index)) return true;
  const concolic::Candidate* chosen = inputs_.chosen(id, assignment_);
  return chosen != nullptr && has_literal_of(*chosen->klass);
}

bool InputExpressions::has_literal_of(const vm::Class& klass) const {
  for (std::uint32_t i = 0; i < inputs_.size(); ++i) {
    if (inputs_.node({i}).type != machine_.universe().well_known().class_) continue;
    const concolic::Candidate* chosen = inputs_.chosen({i}, assignment_);
    if (chosen != nullptr && chosen->named == &klass) return true;
  }
  return false;
}

std::string InputExpressions::variable_of(NodeId id) const {
  const auto known = variables_.find(id.index);
  return known == variables_.end() ? "" : known->second;
}

/// The object that an input is; null for null and for what is no object.
const Candidate* InputExpressions::object_of(NodeId id) {
  return inputs_.node(id).kind == vm::Kind::Ref ? inputs_.chosen(id, assignment_) : nullptr;
}

std::string InputExpressions::fresh_name(std::string wanted) {
  std::string name = wanted;
  for (unsigned i = 2; !names_.insert(name).second; ++i) name = fmt::format("{}{}", wanted, i);
  return name;
}

void InputExpressions::note_call(const vm::Method& method) {
  for (std::uint16_t index : method.info->exceptions) {
    std::string_view name = method.owner->file->constant_pool.class_name(index);
    vm::Class* thrown = concolic::class_of(machine_, *method.owner, "L" + std::string(name) + ";");
    vm::Universe& universe = machine_.universe();
    bool unchecked = thrown != nullptr &&
                     (thrown->is_subclass_of(universe.load_boot("java/lang/RuntimeException")) ||
                      thrown->is_subclass_of(universe.load_boot("java/lang/Error")));
    declares_exceptions_ |= !unchecked;
    declares_throwable_ |= name == "java/lang/Throwable";
  }
}

Expression InputExpressions::variable(NodeId id, source::Type type, const std::string& name) {
  auto known = variables_.find(id.index);
  if (known != variables_.end()) return source::variable(known->second);
  aliased_.erase(id.index);
  Expression initial = plain_value(id);
  const Candidate* made = object_of(id);
  bool is_constructed =
      made != nullptr && kind_of(*made).traits().is_made_anew && made->constructor != nullptr;
  bool is_plain = is_constructed && made->constructor->info->signature.empty() &&
                  !made->klass->trusted &&
                  hands_on_parameters(*made->klass, *inputs_.node(id).type);
  if (!is_plain) type.arguments.clear();
  std::string fresh = fresh_name(name);
  variables_[id.index] = fresh;
  statements_.push_back({type, fresh, std::move(initial), false, {}});
  assign_fields(id, fresh);
  return source::variable(fresh);
}

void InputExpressions::assign_fields(NodeId id, const std::string& variable) {
  for (const concolic::AssignedField& each : fields_of(inputs_, id, assignment_)) {
    const vm::Class* type = inputs_.node(each.value).type;
    Expression field{Kind::Field, std::string(each.field->info->name), {}};
    field.operands.push_back(source::variable(variable));
    Expression assign{Kind::Assign, "", {}};
    assign.operands.push_back(std::move(field));
    assign.operands.push_back(type == nullptr ? element(each.value)
                                              : argument(each.value, type, false));
    statements_.push_back({{}, "", std::move(assign), false, {}});
  }
}

ArgumentType InputExpressions::type_of(NodeId id) {
  const vm::Kind kind = inputs_.node(id).kind;
  const Candidate* made = object_of(id);
  if (made == nullptr) return {kind, nullptr, false};
  const concolic::KindTraits& traits = kind_of(*made).traits();
  bool is_known = traits.stands_alone && !traits.is_invented;
  return {kind, is_known ? made->klass : nullptr, traits.is_box};
}

Expression InputExpressions::argument(NodeId id, const vm::Class* parameter, bool overloaded) {
  const vm::Kind kind = inputs_.node(id).kind;
  Expression written = value(id);
  if (is_narrow(kind)) return cast(JavaTypes::of_kind(kind), std::move(written));
  if (kind != vm::Kind::Ref) return written;
  const Candidate* chosen = inputs_.chosen(id, assignment_);
  const concolic::KindTraits traits =
      chosen == nullptr ? concolic::KindTraits() : kind_of(*chosen).traits();
  bool is_literal_box = traits.is_box && !is_narrow(inputs_.node(chosen->children[0]).kind);
  if (is_literal_box && !overloaded) return written.operands.front();
  if (parameter == nullptr) return written;
  // As an Object, or as what its interface extends, a lambda is nothing to javac.
  if (written.kind == Kind::Lambda && types_.nearest(*parameter).name != written.type.name)
    written = cast(written.type, Expression(written));
  // Class<Integer> may not be the Class<T> that is wanted.
  bool is_some_class = traits.has_open_class && parameter->name == "java/lang/Class";
  if (!overloaded) {
    // A subtype may fix the type arguments to something else than the method wants.
    bool is_special = traits.may_fix_type_arguments && chosen->klass != parameter &&
                      type_parameters(*parameter).count > 0 &&
                      type_parameters(*chosen->klass).count == 0;
    is_special |= is_some_class;
    auto raw = is_special ? types_.raw(*parameter) : std::nullopt;
    has_raw_cast_ |= raw.has_value();
    return raw ? cast(*raw, std::move(written)) : written;
  }
  // javac would choose by what the argument is, not by what was meant.
  bool is_telling = chosen != nullptr && chosen->klass == parameter && !is_some_class &&
                    written.kind != Kind::Lambda && !is_null(written);
  auto type = is_telling ? std::nullopt : types_.raw(*parameter);
  return type ? cast(*type, source::with_typed_lambdas(std::move(written))) : written;
}

const vm::Class* InputExpressions::parameter_class(const vm::Method& method,
                                                   std::size_t parameter) {
  auto at = classfile::MethodDescriptor(method.info->descriptor).parameters().begin();
  for (std::size_t i = 0; i < parameter; ++i) ++at;
  classfile::TypeDescriptor type = *at;
  return type.is_reference() ? inputs_.class_of(*method.owner, type.text) : nullptr;
}

Expression InputExpressions::argument_of(const vm::Method& method, std::size_t parameter, NodeId id,
                                         bool overloaded) {
  const vm::Class* wanted = parameter_class(method, parameter);
  // What javac infers for a generic parameter may not be what is there.
  bool is_generic = wanted != nullptr && type_parameters(*wanted).count > 0;
  Expression written = argument(id, wanted, overloaded || (is_generic && has_namesake(method)));
  if (wanted == nullptr || written.kind == Kind::Cast || written.kind == Kind::Variable)
    return written;
  const Candidate* chosen = inputs_.chosen(id, assignment_);
  const concolic::InventedClass* invented =
      chosen == nullptr ? nullptr : stubs_.find(*chosen->klass);
  // An Integer is no Comparable<String>.
  const bool is_box = chosen != nullptr && is_generic && kind_of(*chosen).traits().is_box &&
                      has_fixed_arguments(method, parameter);
  bool is_factory = chosen != nullptr && chosen->has_open_class() && chosen->constructor != nullptr;
  bool is_unfit = is_box || (is_factory && may_not_fit(*chosen->constructor, method, parameter)) ||
                  (written.type.arguments.empty() && gives_some_object(written, invented) &&
                   has_fixed_arguments(method, parameter));
  is_unfit |= chosen != nullptr && chosen->named != nullptr && wanted->name == "java/lang/Class" &&
              !takes_class_literals(method, parameter);
  auto raw = is_unfit ? types_.raw(*wanted) : std::nullopt;
  has_raw_cast_ |= raw.has_value();
  return raw ? cast(*raw, std::move(written)) : written;
}

std::vector<Expression> InputExpressions::arguments(const vm::Method& method,
                                                    const std::vector<NodeId>& ids) {
  note_call(method);
  std::vector<Expression> written;
  std::vector<ArgumentType> types;
  types.reserve(ids.size());
  for (NodeId id : ids) types.push_back(type_of(id));
  bool overloaded = is_overloaded(machine_, method, types);
  bool varargs = method.is(classfile::access::kVarargs);
  for (std::size_t i = 0; i < ids.size(); ++i) {
    bool is_last = i + 1 == ids.size();
    bool is_unclear = overloaded || (varargs && is_last) || is_in_dispute(method, i, types);
    written.push_back(argument_of(method, i, ids[i], is_unclear));
  }
  return written;
}

Expression InputExpressions::value(NodeId id) {
  auto known = variables_.find(id.index);
  if (known != variables_.end()) return source::variable(known->second);
  if (aliased_.count(id.index) == 0 && fields_of(inputs_, id, assignment_).empty())
    return plain_value(id);
  // Another input is the same object, or there is more to do to it.
  const vm::Class& type = type_in_source(id);
  return variable(id, types_.nearest(type), variable_name(type));
}

/// Of an object: an invented class has no name before the test file is written.
const vm::Class& InputExpressions::type_in_source(NodeId id) {
  const Candidate& made = *inputs_.chosen(id, assignment_);
  const concolic::InventedClass* invented = stubs_.find(*made.klass);
  if (invented == nullptr) return *made.klass;
  const vm::Class* declared = inputs_.node(id).type;
  const bool says_more = !invented->others.empty() && declared != nullptr &&
                         declared != machine_.universe().well_known().object;
  return says_more ? *declared : *invented->base;
}

/// Without a variable of its own.
Expression InputExpressions::plain_value(NodeId id) {
  const concolic::InputNode& node = inputs_.node(id);
  if (node.kind != vm::Kind::Ref) return concolic::bare_literal(node.kind, bits(node.variable));
  const Candidate* chosen = inputs_.chosen(id, assignment_);
  if (chosen == nullptr) return source::null_literal();
  if (!begun_.insert(id.index).second) {
    has_cycle_ = true;
    return source::null_literal();
  }
  Expression written = kind_of(*chosen).write(*this, {inputs_, id, chosen->number});
  begun_.erase(id.index);
  // An element is of no type that javac would take.
  const bool is_filled =
      chosen->kind == Candidate::Kind::List || chosen->kind == Candidate::Kind::Map;
  has_raw_cast_ |=
      is_filled && written.kind == Kind::New && !written.has_diamond && !written.operands.empty();
  return written;
}

/// An initialiser narrows constants itself.
Expression InputExpressions::element(NodeId id) {
  Expression written = argument(id, nullptr, false);
  if (written.kind != Kind::Cast) return written;
  return Expression(written.operands.front());
}

/// Every call gives the same object, so that it is made before.
Expression InputExpressions::result(NodeId id, const vm::Class* declared) {
  const Candidate* made = object_of(id);
  const concolic::InventedClass* stub = made == nullptr ? nullptr : stubs_.find(*made->klass);
  // What counts calls counts all of them.
  if (stub != nullptr && !stub->is_lambda)
    return variable(id, types_.nearest(type_in_source(id)), variable_name(type_in_source(id)));
  if (made == nullptr || !kind_of(*made).traits().is_made_anew)
    return argument(id, declared, false);
  const vm::Class& type = type_in_source(id);
  return variable(id, types_.nearest(type), variable_name(type));
}

/// By what they are where nobody says more.
std::vector<std::string> InputExpressions::parameter_names(const vm::Method& method) {
  classfile::MethodDescriptor descriptor(method.info->descriptor);
  std::vector<std::string> names =
      recipe::parameter_names(method, static_cast<std::size_t>(descriptor.argument_count()));
  std::size_t index = 0;
  for (classfile::TypeDescriptor type : descriptor.parameters()) {
    std::string& name = names[index++];
    if (recipe::is_telling(name)) continue;
    const vm::Class* klass =
        type.is_reference() ? inputs_.class_of(*method.owner, type.text) : nullptr;
    if (klass != nullptr) {
      name = variable_name(*klass);
    } else if (!type.is_reference()) {
      name = type.kind() == 'Z' ? "flag" : type.kind() == 'C' ? "character" : "number";
    }
  }
  return names;
}

Expression InputExpressions::same_as(NodeId original) {
  auto known = variables_.find(original.index);
  if (known != variables_.end()) return source::variable(known->second);
  return value(original);
}

Expression InputExpressions::creation(const vm::Class& klass, const vm::Method& constructor) const {
  Expression made{Kind::New, "", types_.nearest(klass)};
  TypeParameters parameters = type_parameters(klass);
  // A constructor whose parameters speak of the type parameters may be given what javac rejects.
  bool is_plain = constructor.info->signature.empty();
  made.has_diamond = parameters.count > 0 && !parameters.bounded && is_plain;
  made.is_inner = recipe::is_inner(klass);
  return made;
}

/// With a cast if the declaration says less than what is known of the object.
Expression InputExpressions::produced(const concolic::Place& place, std::string_view declared,
                                      Expression made) {
  const Candidate candidate = place.candidate();
  const vm::Class& from =
      candidate.field != nullptr ? *candidate.field->owner : *candidate.constructor->owner;
  const vm::Class* type = inputs_.class_of(from, declared);
  bool is_known = type == nullptr || type->is_assignable_to(candidate.klass);
  if (is_known && !takes_anything(place.id, candidate)) return made;
  return cast(types_.nearest(is_known && type != nullptr ? *type : *candidate.klass),
              std::move(made));
}

/// A generic factory that is given some object: javac might infer a type that does not fit.
bool InputExpressions::takes_anything(NodeId id, const Candidate& candidate) {
  if (candidate.constructor == nullptr || candidate.constructor->info->signature.empty())
    return false;
  const vm::Class* object = machine_.universe().well_known().object;
  return std::any_of(candidate.children.begin(), candidate.children.end(), [&](NodeId child) {
    const vm::Class* type = inputs_.node(child).type;
    while (type != nullptr && type->is_array()) type = type->component;
    const Candidate* chosen = inputs_.chosen(child, assignment_);
    const vm::Class* wanted = inputs_.node(id).element_type();
    bool fits = chosen == nullptr || (wanted != nullptr && chosen->klass->is_assignable_to(wanted));
    return type == object && !fits;
  });
}

}  // namespace assay::javatext
