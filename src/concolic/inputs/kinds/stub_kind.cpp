// SPDX-License-Identifier: Apache-2.0
// An object of an invented class. Its fields are what its methods return, and those are inputs.
#include <fmt/format.h>

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

class StubKind final : public InputKind {
 public:
  StubKind() : InputKind(Candidate::Kind::Stub, {.is_invented = true}) {}

  bool offer_produced(InputOffers& offers, NodeId id, const Producer& producer) const override {
    if (producer.kind != Producer::Kind::Stub) return false;
    Inputs& inputs = offers.inputs();
    const vm::SymbolTable& symbols = offers.machine().universe().symbols();
    std::vector<NodeId> results;
    for (const vm::Field& field : producer.type->fields) {
      bool is_reference = field.kind == vm::Kind::Ref;
      vm::Class* type =
          is_reference ? inputs.class_of(*producer.type, symbols.text(field.descriptor)) : nullptr;
      results.push_back(
          inputs.add(fmt::format("{}.{}()", inputs.node(id).name, symbols.text(field.name)),
                     field.kind, type, inputs.node(id).depth + 1));
    }
    offers.add_candidate(id, kind(), *producer.type).children = std::move(results);
    return true;
  }

  std::optional<InputBuilder::Value> build(InputBuilder& builder,
                                           const Place& place) const override {
    vm::Universe& universe = builder.machine().universe();
    vm::Class& klass = *place.candidate().klass;
    const std::vector<NodeId> children = place.candidate().children;
    auto results = builder.build_all(children);
    if (!results || !builder.initialise(klass)) return std::nullopt;
    vm::Ref made = universe.new_object(klass);
    if (!made) return std::nullopt;
    vm::Method* constructor = universe.find_method(klass, "<init>", "()V");
    if (!builder.call(*constructor, {vm::Slot::of_ref(made)})) return std::nullopt;
    for (std::size_t i = 0; i < results->size(); ++i)
      builder.store(made, klass.fields[i].offset, children[i], (*results)[i]);
    return builder.keep(place, made);
  }

  Expression write(InputWriter& writer, const Place& place) const override {
    const vm::Class& klass = *place.candidate().klass;
    const InventedClass* invented = writer.invented(klass);
    if (invented == nullptr)
      return source::variable("an invented " + source::to_text(writer.type(klass)));
    const std::vector<NodeId> children = place.candidate().children;
    Expression made{invented->is_lambda ? Expression::Kind::Lambda : Expression::Kind::Stub, "",
                    writer.type(*invented->base)};
    std::size_t result = 0;
    for (const vm::Method* method : invented->methods) {
      Expression::Method written = signature(writer, place.inputs, *method);
      std::string_view returned = classfile::result_type(method->info->descriptor);
      if (returned != "V") {
        const vm::Class* declared = place.inputs.class_of(*method->owner, returned);
        written.result.push_back(writer.result(children[result++], declared));
      }
      if (!invented->is_lambda) {
        made.methods.push_back(std::move(written));
        continue;
      }
      for (std::size_t i = 0; i < written.parameters.size(); ++i)
        made.parameters.push_back(fmt::format("arg{}", made.parameters.size()));
      made.operands = std::move(written.result);
    }
    return made;
  }

 private:
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
