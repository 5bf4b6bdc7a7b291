// SPDX-License-Identifier: Apache-2.0
// An object of an invented class. Its public fields are what its methods answer, and those are
// inputs.
#include <fmt/format.h>

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "concolic/inputs/kinds/input_kind.h"
#include "source/expression.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/symbols.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using source::Expression;

/// The fields that are inputs; the others count calls.
std::vector<const vm::Field*> input_fields(const vm::Class& klass) {
  std::vector<const vm::Field*> fields;
  for (const vm::Field& field : klass.fields) {
    if ((field.access_flags & classfile::access::kPublic) != 0) fields.push_back(&field);
  }
  return fields;
}

class StubKind final : public InputKind {
 public:
  StubKind() : InputKind(Candidate::Kind::Stub, {.is_invented = true}) {}

  bool offer_produced(InputOffers& offers, NodeId id, const Producer& producer) const override {
    if (producer.kind != Producer::Kind::Stub) return false;
    std::vector<NodeId> answers;
    for (const InventedMethod& method : producer.invented->methods)
      add_inputs(offers, id, method, answers);
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
    for (std::size_t i = 0; i < answers->size(); ++i)
      builder.store(made, fields[i]->offset, children[i], (*answers)[i]);
    vm::Method* constructor = universe.find_method(klass, "<init>", "()V");
    if (!builder.call(*constructor, {vm::Slot::of_ref(made)})) return std::nullopt;
    return builder.keep(place, made);
  }

  Expression write(InputWriter& writer, const Place& place) const override {
    const vm::Class& klass = *place.candidate().klass;
    const InventedClass* invented = writer.invented(klass);
    if (invented == nullptr)
      return source::variable("an invented " + source::to_text(writer.type(klass)));
    Expression made{Expression::Kind::Stub, "", writer.type(*invented->base)};
    made.is_anonymous = invented->is_called_early;
    made.extends_class = !invented->base->is_interface();
    for (const vm::Class* other : invented->others) made.others.push_back(writer.type(*other));
    const std::vector<NodeId> children = place.candidate().children;
    auto child = children.begin();
    for (const InventedMethod& method : invented->methods)
      made.methods.push_back(written_method(writer, place.inputs, method, child));
    if (!invented->is_lambda) return made;
    const Expression::Method& only = made.methods.front();
    return only.result.size() <= 1 && !only.throws ? as_lambda(std::move(made)) : made;
  }

 private:
  static void add_inputs(InputOffers& offers, NodeId id, const InventedMethod& method,
                         std::vector<NodeId>& added) {
    Inputs& inputs = offers.inputs();
    const std::string name =
        fmt::format("{}.{}()", inputs.node(id).name, method.method->info->name);
    const unsigned depth = inputs.node(id).depth;
    const std::string result(classfile::result_type(method.method->info->descriptor));
    const vm::Kind kind = vm::kind_of(result[0]);
    const auto class_of = [&](const std::string& type) {
      return inputs.class_of(*method.method->owner, type);
    };
    if (method.answers)
      added.push_back(
          inputs.add(name, kind, kind == vm::Kind::Ref ? class_of(result) : nullptr, depth + 1));
    if (method.answers_by_call) {
      added.push_back(
          inputs.add(name + "[1..]", vm::Kind::Ref, class_of("[" + result), depth, false));
      inputs.node(added.back()).looked_at_by = method.method;
    }
    if (method.failure != nullptr) {
      added.push_back(inputs.add(name + ".throws", vm::Kind::Ref, method.failure, depth + 1));
      inputs.node(added.back()).looked_at_by = method.method;
      inputs.terms().set_preferred(inputs.node(added.back()).variable, 0);
    }
  }

  /// As it is with the inputs that begin here.
  static Expression::Method written_method(InputWriter& writer, Inputs& inputs,
                                           const InventedMethod& method,
                                           std::vector<NodeId>::const_iterator& child) {
    Expression::Method written = signature(writer, inputs, *method.method);
    std::string_view returned = classfile::result_type(method.method->info->descriptor);
    const vm::Class* declared = inputs.class_of(*method.method->owner, returned);
    const std::optional<NodeId> first = method.answers ? std::optional(*child++) : std::nullopt;
    std::vector<NodeId> later;
    if (method.answers_by_call) later = elements(writer, inputs, *child++);
    if (method.failure != nullptr) {
      written.thrown = writer.type(*method.failure);
      const NodeId failure = *child++;
      written.throws = inputs.chosen(failure, writer.assignment()) != nullptr;
      if (written.throws) written.result.push_back(writer.result(failure, method.failure));
    }
    if (first && !written.throws) written.result.push_back(writer.result(*first, declared));
    for (NodeId answer : later) written.result.push_back(writer.result(answer, declared));
    return written;
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

  static Expression::Method signature(InputWriter& writer, Inputs& inputs,
                                      const vm::Method& method) {
    Expression::Method written;
    written.name = method.info->name;
    for (classfile::TypeDescriptor type :
         classfile::MethodDescriptor(method.info->descriptor).parameters()) {
      const vm::Class* klass = inputs.class_of(*method.owner, type.text);
      written.parameters.push_back(klass == nullptr ? source::Type{"java.lang.Object", {}, 0}
                                                    : writer.type(*klass));
    }
    written.parameter_names = writer.parameter_names(method);
    std::string_view returned = classfile::result_type(method.info->descriptor);
    if (returned == "V") {
      written.returns = {"void", {}, 0};
    } else if (const vm::Class* klass = inputs.class_of(*method.owner, returned)) {
      written.returns = writer.type(*klass);
    }
    return written;
  }
};

}  // namespace

const InputKind& stub_kind() {
  static const StubKind kind;
  return kind;
}

}  // namespace assay::concolic
