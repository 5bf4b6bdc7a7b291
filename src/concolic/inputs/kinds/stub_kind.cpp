// SPDX-License-Identifier: Apache-2.0
// An object of an invented class. Its public fields are what its methods answer, and those are
// inputs.
#include <fmt/format.h>

#include <algorithm>

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
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
      add_inputs(offers, id, *producer.type, method, answers);
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
    return builder.keep(place, made);
  }

  Expression write(InputWriter& writer, const Place& place) const override {
    const vm::Class& klass = *place.candidate().klass;
    const InventedClass* invented = writer.invented(klass);
    if (invented == nullptr)
      return source::variable("an invented " + source::to_text(writer.type(klass)));
    Expression made = head_of(writer, place.inputs, *invented);
    const std::vector<NodeId> children = place.candidate().children;
    auto child = children.begin();
    for (const InventedMethod& method : invented->methods)
      made.methods.push_back(written_method(writer, place, method, child));
    write_shape(writer, place.inputs, *invented, /*has_object=*/true, child, made);
    if (invented->constructor != nullptr) {
      const auto count = static_cast<std::ptrdiff_t>(made.constructor.parameters.size());
      made.operands =
          writer.arguments(*invented->constructor, {children.end() - count, children.end()});
    }
    if (!invented->is_lambda) return made;
    const Expression::Method& only = made.methods.front();
    return only.result.size() <= 1 && !only.throws ? as_lambda(std::move(made)) : made;
  }

 private:
  static void add_inputs(InputOffers& offers, NodeId id, const vm::Class& klass,
                         const InventedMethod& method, std::vector<NodeId>& added) {
    Inputs& inputs = offers.inputs();
    const std::string name =
        fmt::format("{}.{}()", inputs.node(id).name, method.method->info->name);
    const unsigned depth = inputs.node(id).depth;
    const std::string& result = method.result;
    const vm::Kind kind = vm::kind_of(result[0]);
    const auto class_of = [&](const std::string& type) { return inputs.class_of(klass, type); };
    if (method.answers) {
      added.push_back(
          inputs.add(name, kind, kind == vm::Kind::Ref ? class_of(result) : nullptr, depth + 1));
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
    Expression lambda{Expression::Kind::Lambda, "", stub.type};
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
