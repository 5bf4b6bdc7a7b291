// SPDX-License-Identifier: Apache-2.0
// Inputs as Java expressions that javac understands as they are meant. Most of it is about what
// javac infers: overloads, generic parameters, null and lambdas need casts or variables of their
// own.
#include "javatext/input_expressions.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cctype>

#include "classfile/descriptor.h"
#include "expr/bits.h"

namespace assay::javatext {

namespace {

using concolic::Candidate;
using concolic::NodeId;
using source::Expression;
using Kind = Expression::Kind;

Expression cast(source::Type type, Expression value) {
  Expression made{Kind::Cast, "", std::move(type)};
  made.operands.push_back(std::move(value));
  return made;
}

Expression primitive(vm::Kind kind, std::uint64_t bits) {
  switch (kind) {
    case vm::Kind::Boolean:
      return source::boolean_literal(bits != 0);
    case vm::Kind::Char:
      return source::char_literal(static_cast<char16_t>(bits));
    case vm::Kind::Byte:
      return source::int_literal(static_cast<std::int32_t>(expr::to_signed(bits, 8)));
    case vm::Kind::Short:
      return source::int_literal(static_cast<std::int32_t>(expr::to_signed(bits, 16)));
    case vm::Kind::Long:
      return source::long_literal(static_cast<std::int64_t>(bits));
    case vm::Kind::Float:
      return source::float_literal(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    case vm::Kind::Double:
      return source::double_literal(std::bit_cast<double>(bits));
    default:
      return source::int_literal(static_cast<std::int32_t>(bits));
  }
}

bool is_narrow(vm::Kind kind) { return kind == vm::Kind::Byte || kind == vm::Kind::Short; }

bool is_null(const Expression& expression) {
  return expression.kind == Kind::Literal && expression.text == "null";
}

/// Below a raw type javac does not know what a lambda in a list is.
Expression with_typed_lambdas(Expression list) {
  if (list.kind != Kind::New || list.operands.size() != 1) return list;
  Expression& elements = list.operands.front();
  if (elements.kind != Kind::StaticCall) return list;
  for (Expression& element : elements.operands) {
    if (element.kind == Kind::Lambda) element = cast(element.type, element);
  }
  return list;
}

/// A lambda that gives an object, of which it is not said what it is.
bool gives_some_object(const Expression& lambda) {
  if (lambda.kind != Kind::Lambda || lambda.operands.empty()) return false;
  const Expression& result = lambda.operands.front();
  return result.kind != Kind::Literal || result.text.starts_with('"');
}

}  // namespace

Expression literal_of(vm::Kind kind, std::uint64_t bits) {
  Expression literal = primitive(kind, bits);
  return is_narrow(kind) ? cast(JavaTypes::of_kind(kind), std::move(literal)) : literal;
}

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
    : machine_(machine), inputs_(inputs), assignment_(assignment), types_(types), stubs_(stubs) {
  for (std::uint32_t i = 0; i < inputs.size(); ++i) {
    const Candidate* chosen =
        inputs.node({i}).kind == vm::Kind::Ref ? inputs.chosen({i}, assignment) : nullptr;
    if (chosen != nullptr && chosen->kind == Candidate::Kind::Alias &&
        inputs.chosen(chosen->alias, assignment) != nullptr)
      aliased_.insert(chosen->alias.index);
  }
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
  Expression initial = value(id);
  const Candidate* made =
      inputs_.node(id).kind == vm::Kind::Ref ? inputs_.chosen(id, assignment_) : nullptr;
  bool is_plain = made != nullptr && made->kind == Candidate::Kind::Object &&
                  made->constructor->info->signature.empty() && !made->klass->trusted &&
                  hands_on_parameters(*made->klass, *inputs_.node(id).type);
  if (!is_plain) type.arguments.clear();
  std::string chosen = fresh_name(name);
  variables_[id.index] = chosen;
  statements_.push_back({type, chosen, std::move(initial), false, {}});
  return source::variable(chosen);
}

ArgumentType InputExpressions::type_of(NodeId id) {
  const concolic::InputNode& node = inputs_.node(id);
  const Candidate* chosen = node.kind == vm::Kind::Ref ? inputs_.chosen(id, assignment_) : nullptr;
  bool is_known = chosen != nullptr && chosen->kind != Candidate::Kind::Alias &&
                  chosen->kind != Candidate::Kind::Stub;
  if (!is_known) return {node.kind, nullptr, false};
  return {node.kind, chosen->klass, chosen->kind == Candidate::Kind::Box};
}

Expression InputExpressions::argument(NodeId id, const vm::Class* parameter, bool overloaded) {
  const concolic::InputNode& node = inputs_.node(id);
  Expression written = value(id);
  if (is_narrow(node.kind)) return cast(JavaTypes::of_kind(node.kind), std::move(written));
  if (node.kind != vm::Kind::Ref) return written;
  const Candidate* chosen = inputs_.chosen(id, assignment_);
  bool is_box = chosen != nullptr && chosen->kind == Candidate::Kind::Box;
  bool is_literal_box = is_box && !is_narrow(inputs_.node(chosen->children[0]).kind);
  if (is_literal_box && !overloaded) return written.operands.front();
  if (parameter == nullptr) return written;
  // As an Object, or as what its interface extends, a lambda is nothing to javac.
  if (written.kind == Kind::Lambda && types_.nearest(*parameter).name != written.type.name)
    written = cast(written.type, Expression(written));
  // Class<Integer> may not be the Class<T> that is wanted.
  bool is_some_class =
      chosen != nullptr && chosen->has_open_class() && parameter->name == "java/lang/Class";
  if (!overloaded) {
    bool is_special = chosen != nullptr && chosen->klass != parameter && !is_box &&
                      chosen->kind >= Candidate::Kind::EnumConstant &&
                      chosen->kind <= Candidate::Kind::Constant &&
                      type_parameters(*parameter).count > 0 &&
                      type_parameters(*chosen->klass).count == 0;
    is_special |=
        chosen != nullptr && chosen->has_open_class() && parameter->name == "java/lang/Class";
    // A subtype may fix the type arguments to something else than the method wants.
    auto raw = is_special ? types_.raw(*parameter) : std::nullopt;
    return raw ? cast(*raw, std::move(written)) : written;
  }
  // javac would choose by what the argument is, not by what was meant.
  bool is_telling = chosen != nullptr && chosen->klass == parameter && !is_some_class &&
                    written.kind != Kind::Lambda && !is_null(written);
  auto type = is_telling ? std::nullopt : types_.raw(*parameter);
  return type ? cast(*type, with_typed_lambdas(std::move(written))) : written;
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
  bool is_factory = chosen != nullptr && chosen->kind == Candidate::Kind::Factory;
  bool is_unfit = (is_factory && may_not_fit(*chosen->constructor, method, parameter)) ||
                  (gives_some_object(written) && has_fixed_arguments(method, parameter));
  auto raw = is_unfit ? types_.raw(*wanted) : std::nullopt;
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
  const concolic::InputNode& node = inputs_.node(id);
  if (aliased_.count(id.index) != 0) {
    // Another input is the same object.
    const vm::Class& type = *inputs_.chosen(id, assignment_)->klass;
    return variable(id, types_.nearest(type), variable_name(type));
  }
  if (node.kind != vm::Kind::Ref)
    return primitive(node.kind, assignment_.get(inputs_.terms(), node.variable));
  const Candidate* chosen = inputs_.chosen(id, assignment_);
  if (chosen == nullptr) return source::null_literal();
  if (!begun_.insert(id.index).second) {
    has_cycle_ = true;
    return source::null_literal();
  }
  Expression written = reference(id, Candidate(*chosen));
  begun_.erase(id.index);
  return written;
}

Expression InputExpressions::reference(NodeId id, const Candidate& candidate) {
  switch (candidate.kind) {
    case Candidate::Kind::String:
      return string(id);
    case Candidate::Kind::Array:
      return array(id, candidate.number);
    case Candidate::Kind::Box: {
      const concolic::InputNode& inner = inputs_.node(candidate.children[0]);
      Expression number = primitive(inner.kind, assignment_.get(inputs_.terms(), inner.variable));
      if (is_narrow(inner.kind)) number = cast(JavaTypes::of_kind(inner.kind), std::move(number));
      Expression made{Kind::StaticCall, "valueOf", types_.nearest(*candidate.klass)};
      made.operands.push_back(std::move(number));
      return made;
    }
    case Candidate::Kind::EnumConstant:
      return {Kind::StaticField, candidate.constant, types_.nearest(*candidate.klass)};
    case Candidate::Kind::Constant: {
      const vm::SymbolTable& symbols = machine_.universe().symbols();
      Expression constant{Kind::StaticField, std::string(symbols.text(candidate.field->name)),
                          types_.nearest(*candidate.field->owner)};
      return as_produced(id, candidate, symbols.text(candidate.field->descriptor),
                         std::move(constant));
    }
    case Candidate::Kind::List:
      return list(id, candidate);
    case Candidate::Kind::Factory: {
      std::string_view text = machine_.universe().symbols().text(candidate.constructor->descriptor);
      return as_produced(id, candidate, classfile::result_type(text), factory(candidate));
    }
    case Candidate::Kind::Stub:
      return stub(candidate);
    case Candidate::Kind::Alias: {
      auto original = variables_.find(candidate.alias.index);
      if (original != variables_.end()) return source::variable(original->second);
      return value(candidate.alias);
    }
    case Candidate::Kind::Object:
      return object(candidate);
  }
  return source::null_literal();
}

/// With a cast if the declaration says less than what is known of the object.
Expression InputExpressions::as_produced(NodeId id, const Candidate& candidate,
                                         std::string_view declared, Expression made) {
  const vm::Class& from =
      candidate.field != nullptr ? *candidate.field->owner : *candidate.constructor->owner;
  const vm::Class* type = inputs_.class_of(from, declared);
  bool is_known = type == nullptr || type->is_assignable_to(candidate.klass);
  if (is_known && !takes_anything(id, candidate)) return made;
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
    const vm::Class* wanted = inputs_.node(id).element_type;
    bool fits = chosen == nullptr || (wanted != nullptr && chosen->klass->is_assignable_to(wanted));
    return type == object && !fits;
  });
}

Expression InputExpressions::string(NodeId id) {
  Expression literal = source::string_literal(inputs_.text(id, assignment_));
  if (!inputs_.is_identity_noted(id)) return literal;
  Expression made{Kind::New, "", {"java.lang.String", {}, 0}};
  made.operands.push_back(std::move(literal));
  return made;
}

Expression InputExpressions::array(NodeId id, std::uint32_t number) {
  const Candidate& candidate = *inputs_.candidate(id, number);
  source::Type type =
      types_.raw(*candidate.klass).value_or(source::Type{"java.lang.Object", {}, 1});
  auto length = static_cast<std::uint32_t>(assignment_.get(inputs_.terms(), candidate.length));
  std::vector<Expression> elements;
  bool all_zero = true;
  for (std::uint32_t i = 0; i < length; ++i) {
    NodeId child = inputs_.element(id, *inputs_.candidate(id, number), i);
    const concolic::InputNode& node = inputs_.node(child);
    all_zero &= node.kind == vm::Kind::Ref ? inputs_.chosen(child, assignment_) == nullptr
                                           : assignment_.get(inputs_.terms(), node.variable) == 0;
    elements.push_back(argument(child, nullptr, false));
    if (elements.back().kind == Kind::Cast) {  // an initialiser narrows constants itself
      Expression inner = elements.back().operands.front();
      elements.back() = std::move(inner);
    }
  }
  if (length == 0 || (all_zero && length > 3)) {
    Expression made{Kind::NewArray, "", type};
    made.operands.push_back(source::int_literal(static_cast<std::int32_t>(length)));
    return made;
  }
  Expression made{Kind::Array, "", type};
  made.operands = std::move(elements);
  return made;
}

/// Whether javac would let all elements into a collection of this declared element type.
bool InputExpressions::elements_fit(const concolic::InputNode& collection,
                                    const Candidate& candidate) {
  NodeId array = candidate.children[0];
  const Candidate* elements = inputs_.chosen(array, assignment_);
  if (elements == nullptr) return true;
  auto length = static_cast<std::uint32_t>(assignment_.get(inputs_.terms(), elements->length));
  std::uint32_t number = elements->number;
  for (std::uint32_t i = 0; i < length; ++i) {
    NodeId element = inputs_.element(array, *inputs_.candidate(array, number), i);
    const Candidate* chosen = inputs_.chosen(element, assignment_);
    if (chosen == nullptr) continue;
    if (collection.element_type == nullptr ||
        !chosen->klass->is_assignable_to(collection.element_type))
      return false;
  }
  return true;
}

/// new ArrayList<>(Arrays.asList(a, b)); a raw type if javac would object to an element.
Expression InputExpressions::list(NodeId id, const Candidate& candidate) {
  Expression made{Kind::New, "", types_.nearest(*candidate.klass)};
  made.has_diamond = elements_fit(inputs_.node(id), candidate);
  Expression elements = value(candidate.children[0]);
  if (elements.kind == Kind::NewArray && elements.operands.front().text == "0") return made;
  Expression as_list{Kind::StaticCall, "asList", {"java.util.Arrays", {}, 0}};
  bool one_null = elements.operands.size() == 1 && is_null(elements.operands.front());
  if (elements.kind != Kind::Array || one_null) {
    made.has_diamond = false;
    as_list.operands.push_back(std::move(elements));
  } else {
    as_list.operands = std::move(elements.operands);
  }
  made.operands.push_back(std::move(as_list));
  return made.has_diamond ? made : with_typed_lambdas(std::move(made));
}

Expression InputExpressions::object(const Candidate& candidate) {
  Expression made{Kind::New, "", types_.nearest(*candidate.klass)};
  TypeParameters parameters = type_parameters(*candidate.klass);
  // A constructor whose parameters speak of the type parameters may be given what javac rejects.
  bool is_plain = candidate.constructor->info->signature.empty();
  made.has_diamond = parameters.count > 0 && !parameters.bounded && is_plain;
  made.is_inner = recipe::is_inner(*candidate.klass);
  made.operands = arguments(*candidate.constructor, candidate.children);
  return made;
}

Expression InputExpressions::factory(const Candidate& candidate) {
  const vm::Method& method = *candidate.constructor;
  std::string name(machine_.universe().symbols().text(method.name));
  if (method.is_static()) {
    Expression made{Kind::StaticCall, name, types_.nearest(*method.owner)};
    made.operands = arguments(method, candidate.children);
    return made;
  }
  Expression made{Kind::Call, name, {}};
  made.operands.push_back(value(candidate.children[0]));
  std::vector<Expression> rest =
      arguments(method, {candidate.children.begin() + 1, candidate.children.end()});
  made.operands.insert(made.operands.end(), rest.begin(), rest.end());
  return made;
}

/// Every call gives the same object, so that it is made before.
Expression InputExpressions::stub_result(NodeId id, const vm::Class* declared) {
  const Candidate* chosen =
      inputs_.node(id).kind == vm::Kind::Ref ? inputs_.chosen(id, assignment_) : nullptr;
  bool is_made = chosen != nullptr &&
                 (chosen->kind == Candidate::Kind::Object ||
                  chosen->kind == Candidate::Kind::Array || chosen->kind == Candidate::Kind::List);
  if (!is_made) return argument(id, declared, false);
  const vm::Class& made = *chosen->klass;
  return variable(id, types_.nearest(made), variable_name(made));
}

Expression InputExpressions::stub(const Candidate& candidate) {
  const recipe::StubClass& stub = *stubs_.find(*candidate.klass);
  vm::Universe& universe = machine_.universe();
  Expression made{stub.is_lambda ? Kind::Lambda : Kind::Stub, "", types_.nearest(*stub.base)};
  std::size_t result = 0;
  for (const vm::Method* method : stub.methods) {
    std::string_view text = universe.symbols().text(method->descriptor);
    classfile::MethodDescriptor descriptor(text);
    Expression::Method written;
    written.name = universe.symbols().text(method->name);
    for (classfile::TypeDescriptor type : descriptor.parameters()) {
      if (stub.is_lambda) made.parameters.push_back(fmt::format("arg{}", made.parameters.size()));
      const vm::Class* klass = inputs_.class_of(*method->owner, type.text);
      written.parameters.push_back(klass == nullptr ? source::Type{"java.lang.Object", {}, 0}
                                                    : types_.nearest(*klass));
    }
    std::string_view returned = classfile::result_type(text);
    if (returned == "V") {
      written.returns = {"void", {}, 0};
    } else {
      const vm::Class* klass = inputs_.class_of(*method->owner, returned);
      if (klass != nullptr) written.returns = types_.nearest(*klass);
      written.result.push_back(stub_result(candidate.children[result++], klass));
    }
    if (stub.is_lambda) made.operands = written.result;
    if (!stub.is_lambda) made.methods.push_back(std::move(written));
  }
  return made;
}

}  // namespace assay::javatext
