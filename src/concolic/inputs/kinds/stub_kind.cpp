// SPDX-License-Identifier: Apache-2.0
// An object of an invented class. Its public fields are what its methods answer, and those are
// inputs.
#include <fmt/format.h>

#include <algorithm>

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "concolic/inputs/element_types.h"
#include "concolic/inputs/kinds/input_kind.h"
#include "concolic/inputs/kinds/invented_inputs.h"
#include "source/expression.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/symbols.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using source::Expression;

/// The fields that are inputs; the others count calls, or belong to the class.
std::vector<const vm::Field*> input_fields(const vm::Class& klass) {
  namespace access = classfile::access;
  std::vector<const vm::Field*> fields;
  for (const vm::Field& field : klass.fields) {
    const bool is_ours = (field.access_flags & access::kSynthetic) != 0;
    const bool is_public = (field.access_flags & access::kPublic) != 0;
    if (is_public && (is_ours || !field.is_static())) fields.push_back(&field);
  }
  return fields;
}

vm::Method& constructor_of(vm::Class& klass) {
  return *std::find_if(klass.methods.begin(), klass.methods.end(),
                       [](const vm::Method& method) { return method.info->name == "<init>"; });
}

class StubKind final : public InputKind {
 public:
  StubKind() : InputKind(Candidate::Kind::Stub, {.is_invented = true}) {}

  bool offer_produced(InputOffers& offers, NodeId id, const Producer& producer) const override {
    if (producer.kind != Producer::Kind::Stub) return false;
    std::vector<NodeId> answers;
    for (const InventedMethod& method : producer.invented->methods)
      add_inputs(offers, id, *producer.type, *producer.invented, method, answers);
    add_shape_inputs(offers, id, *producer.invented, /*has_object=*/true, answers);
    if (vm::Method* constructor = producer.invented->constructor) {
      const std::vector<NodeId> arguments = offers.add_arguments(id, *constructor, false);
      answers.insert(answers.end(), arguments.begin(), arguments.end());
    }
    offers.add_candidate(id, kind(), *producer.type).children = std::move(answers);
    return true;
  }

  std::optional<InputBuilder::Value> build(InputBuilder& builder,
                                           const Place& place) const override {
    vm::Universe& universe = builder.machine().universe();
    vm::Class& klass = *place.candidate().klass;
    const std::vector<NodeId> children = place.candidate().children;
    auto answers = builder.build_all(children);
    if (!answers || !builder.initialise(klass)) return std::nullopt;
    vm::Ref made = universe.new_object(klass);
    if (!made) return std::nullopt;
    // As an anonymous class has what it uses of its surroundings: before anything is called.
    const std::vector<const vm::Field*> fields = input_fields(klass);
    for (std::size_t i = 0; i < fields.size(); ++i) {
      if (fields[i]->is_static()) {
        builder.store_static(*fields[i], children[i], (*answers)[i]);
      } else {
        builder.store(made, fields[i]->offset, children[i], (*answers)[i]);
      }
    }
    forget_reflection(builder, klass);
    answers->erase(answers->begin(), answers->begin() + static_cast<std::ptrdiff_t>(fields.size()));
    answers->insert(answers->begin(), InputBuilder::Value{vm::Slot::of_ref(made), 0});
    if (!builder.call(constructor_of(klass), *answers)) return std::nullopt;
    builder.recorder().path().invented.emplace_back(place.id.index, made);
    return builder.keep(place, made);
  }

  Expression write(InputWriter& writer, const Place& place) const override {
    const vm::Class& klass = *place.candidate().klass;
    const InventedClass* invented = writer.invented(klass);
    if (invented == nullptr)
      return source::variable("an invented " + source::to_text(writer.type(klass)));
    Expression made = head_of(writer, place.inputs, *invented);
    const std::vector<NodeId> children = place.candidate().children;
    const InputNode& input = place.inputs.node(place.id);
    const bool is_typed = has_written_arguments(writer, input, *invented);
    if (is_typed) {
      for (const vm::Class* each : input.type_arguments)
        made.type.arguments.push_back(writer.type(*each));
    }
    auto child = children.begin();
    for (const InventedMethod& method : invented->methods) {
      made.methods.push_back(written_method(writer, place, method, child));
      if (is_typed) narrow(writer, input, *invented, *method.method, made.methods.back());
    }
    write_shape(writer, place.inputs, *invented, /*has_object=*/true, child, made);
    if (invented->constructor != nullptr) {
      const auto count = static_cast<std::ptrdiff_t>(made.constructor.parameters.size());
      made.operands =
          writer.arguments(*invented->constructor, {children.end() - count, children.end()});
    }
    made.is_functional = invented->is_lambda;
    if (!invented->is_lambda || writer.is_set_apart(place.id)) return made;
    const Expression::Method& only = made.methods.front();
    return only.result.size() <= 1 && !only.throws ? as_lambda(std::move(made)) : made;
  }

 private:
  /// Whether the class can be written with type arguments: all of them are known, have none of
  /// their own, and nothing inherited would have to be declared by them.
  static bool has_written_arguments(const InputWriter& writer, const InputNode& input,
                                    const InventedClass& invented) {
    if (input.type != invented.base || input.type_arguments.empty() || !invented.others.empty())
      return false;
    const auto is_plain = [&](const vm::Class* each) {
      return each != nullptr && each->file != nullptr && !each->file->signature.starts_with('<') &&
             writer.may_name(*each);
    };
    return std::ranges::all_of(input.type_arguments, is_plain) &&
           std::ranges::all_of(invented.methods, [&](const InventedMethod& each) {
             return each.method->owner == invented.base ||
                    each.method->info->signature.find('T') == std::string_view::npos;
           });
  }

  /// A method in the words of the type arguments; what is more than a variable stays erased, which
  /// overrides it as well (JLS 8.4.2).
  static void narrow(const InputWriter& writer, const InputNode& input,
                     const InventedClass& invented, const vm::Method& method,
                     Expression::Method& written) {
    if (const vm::Class* known = argument(input, invented, method, argument_of_result(method)))
      written.returns = writer.type(*known);
    for (std::size_t i = 0; i < written.parameters.size(); ++i) {
      if (const vm::Class* known =
              argument(input, invented, method, argument_of_parameter(method, i)))
        written.parameters[i] = writer.type(*known);
    }
  }

  /// What the declaration of the input says of a type variable of the class that is implemented;
  /// null: nothing.
  static vm::Class* argument(const InputNode& input, const InventedClass& invented,
                             const vm::Method& method, int number) {
    const bool is_known = number >= 0 && method.owner == invented.base &&
                          input.type == invented.base &&
                          static_cast<std::size_t>(number) < input.type_arguments.size();
    return is_known ? input.type_arguments[static_cast<std::size_t>(number)] : nullptr;
  }

  /// The type arguments of an answer: of which classes it may be if it is a class
  /// (Class<? extends Annotation>), what is in a collection.
  static std::vector<vm::Class*> arguments_of_answer(InputOffers& offers,
                                                     const InventedMethod& method,
                                                     const vm::Class* type) {
    if (type == nullptr || type->is_array()) return {};
    std::vector<vm::Class*> found = type_arguments_of_result(offers.machine(), *method.method);
    const bool is_bound = type->name == "java/lang/Class";
    const bool is_known =
        std::ranges::any_of(found, [](vm::Class* each) { return each != nullptr; });
    const bool is_container = type->trusted && type->name.starts_with("java/util/");
    return is_known && (is_bound || is_container) ? found : std::vector<vm::Class*>();
  }

  static void add_inputs(InputOffers& offers, NodeId id, const vm::Class& klass,
                         const InventedClass& invented, const InventedMethod& method,
                         std::vector<NodeId>& added) {
    Inputs& inputs = offers.inputs();
    const std::string name =
        fmt::format("{}.{}()", inputs.node(id).name, method.method->info->name);
    const unsigned depth = inputs.node(id).depth;
    std::string result = method.result;
    const vm::Class* known =
        argument(inputs.node(id), invented, *method.method, argument_of_result(*method.method));
    if (known != nullptr) result = fmt::format("L{};", known->name);
    const vm::Kind kind = vm::kind_of(result[0]);
    const auto class_of = [&](const std::string& type) { return inputs.class_of(klass, type); };
    if (method.answers) {
      vm::Class* type = kind == vm::Kind::Ref ? class_of(result) : nullptr;
      added.push_back(
          inputs.add(name, kind, type, depth + 1, true, arguments_of_answer(offers, method, type)));
      InputNode& answer = inputs.node(added.back());
      answer.is_shallow = depth + 1 >= inputs.limits().max_depth && answer.candidates.empty() &&
                          answer.type != nullptr && inputs.runs_code(answer.type);
    }
    if (method.answers_by_call) {
      added.push_back(
          inputs.add(name + "[1..]", vm::Kind::Ref, class_of("[" + result), depth, false));
      InputNode& later = inputs.node(added.back());
      later.looked_at_by = method.method;
      if (inputs.runs_code(later.type)) later.longest = 0;
    }
    if (method.failure != nullptr) {
      added.push_back(
          inputs.add(name + ".throws", vm::Kind::Ref, method.failures.front(), depth + 1));
      for (vm::Class* other : method.failures) {
        if (other != method.failures.front()) offers.offer(added.back(), *other);
      }
      inputs.node(added.back()).type = method.failure;
      inputs.node(added.back()).looked_at_by = method.method;
      inputs.terms().set_preferred(inputs.node(added.back()).variable, 0);
    }
  }

  /// As it is with the inputs that begin here.
  static Expression::Method written_method(InputWriter& writer, const Place& place,
                                           const InventedMethod& method,
                                           std::vector<NodeId>::const_iterator& child) {
    Inputs& inputs = place.inputs;
    const vm::Class& klass = *place.candidate().klass;
    Expression::Method written = signature_of(writer, inputs, klass, method);
    const vm::Class* declared = inputs.class_of(klass, method.result);
    const std::optional<NodeId> first = method.answers ? std::optional(*child++) : std::nullopt;
    std::vector<NodeId> later;
    if (method.answers_by_call) later = elements(writer, inputs, *child++);
    if (method.failure != nullptr) {
      const NodeId failure = *child++;
      const Candidate* thrown = inputs.chosen(failure, writer.assignment());
      written.throws = thrown != nullptr;
      written.thrown = writer.type(declared_failure(method, thrown));
      if (written.throws) written.result.push_back(writer.result(failure, method.failure));
    }
    if (first && !written.throws) written.result.push_back(writer.result(*first, declared));
    for (NodeId answer : later) written.result.push_back(writer.result(answer, declared));
    return written;
  }

  /// As which of the exceptions that it may throw a method declares it.
  static const vm::Class& declared_failure(const InventedMethod& method, const Candidate* thrown) {
    auto found =
        std::find_if(method.failures.begin(), method.failures.end(), [&](const vm::Class* each) {
          return thrown != nullptr && thrown->klass->is_assignable_to(each);
        });
    return found == method.failures.end() ? *method.failures.front() : **found;
  }

  /// What is in the array that an input is.
  static std::vector<NodeId> elements(InputWriter& writer, Inputs& inputs, NodeId array) {
    std::vector<NodeId> found;
    const Candidate* chosen = inputs.chosen(array, writer.assignment());
    if (chosen == nullptr) return found;
    const InputKind& kind = kind_of(*chosen);
    const Place place{inputs, array, chosen->number};
    const std::uint32_t count = kind.part_count(place, writer.assignment());
    for (std::uint32_t i = 0; i < count; ++i) found.push_back(kind.part(place, i));
    return found;
  }

  static Expression as_lambda(Expression stub) {
    Expression lambda{Expression::Kind::Lambda, stub.methods.front().name, stub.type};
    lambda.parameters = std::move(stub.methods.front().parameter_names);
    lambda.operands = std::move(stub.methods.front().result);
    return lambda;
  }
};

}  // namespace

const InputKind& stub_kind() {
  static const StubKind kind;
  return kind;
}

}  // namespace assay::concolic
