// SPDX-License-Identifier: Apache-2.0
// What a method returns, static or of an object that is made first; its arguments are inputs.
#include "classfile/descriptor.h"
#include "concolic/inputs/kinds/input_kind.h"
#include "interp/machine.h"
#include "source/expression.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::concolic {

namespace {

using source::Expression;

class FactoryKind final : public InputKind {
 public:
  FactoryKind()
      : InputKind(Candidate::Kind::Factory,
                  {.has_open_class = true, .may_fix_type_arguments = true}) {}

  bool offer_produced(InputOffers& offers, NodeId id, const Producer& producer) const override {
    if (producer.kind != Producer::Kind::Factory) return false;
    Inputs& inputs = offers.inputs();
    std::vector<NodeId> children;
    if (!producer.method->is_static()) {
      children.push_back(inputs.add(inputs.node(id).name + ".maker", vm::Kind::Ref,
                                    producer.method->owner, inputs.node(id).depth + 1,
                                    /*nullable=*/false));
    }
    std::vector<NodeId> arguments =
        offers.add_arguments(id, *producer.method, producer.needs_outer);
    children.insert(children.end(), arguments.begin(), arguments.end());
    Candidate& made = offers.add_candidate(id, kind(), *producer.type);
    made.constructor = producer.method;
    made.children = std::move(children);
    return true;
  }

  std::optional<InputBuilder::Value> build(InputBuilder& builder,
                                           const Place& place) const override {
    const Candidate candidate = place.candidate();
    auto arguments = builder.build_all(candidate.children);
    if (!arguments || !builder.initialise(*candidate.constructor->owner)) return std::nullopt;
    vm::Method* method = candidate.constructor;
    if (!method->is_static()) {
      interp::Machine& machine = builder.machine();
      vm::Ref receiver = arguments->front().value.ref;
      if (!receiver) return std::nullopt;
      auto selected = machine.resolver().select(*method, *machine.universe().class_of(receiver));
      if (!selected.ok()) return std::nullopt;
      method = selected.value();
    }
    if (!builder.call(*method, *arguments)) return std::nullopt;
    return builder.keep_produced(place, builder.returned().ref);
  }

  /// Whatever is made directly is easier to read.
  bool gives_way_to(const Candidate& other) const override {
    return InputKind::gives_way_to(other) || !kind_of(other).traits().is_invented;
  }

  Expression write(InputWriter& writer, const Place& place) const override {
    const Candidate candidate = place.candidate();
    const vm::Method& method = *candidate.constructor;
    std::string name(method.info->name);
    Expression made;
    if (method.is_static()) {
      made = {Expression::Kind::StaticCall, name, writer.type(*method.owner)};
      made.operands = writer.arguments(method, candidate.children);
    } else {
      made = {Expression::Kind::Call, name, {}};
      made.operands.push_back(writer.value(candidate.children[0]));
      std::vector<Expression> rest =
          writer.arguments(method, {candidate.children.begin() + 1, candidate.children.end()});
      made.operands.insert(made.operands.end(), rest.begin(), rest.end());
    }
    return writer.produced(place, classfile::result_type(method.info->descriptor), std::move(made));
  }
};

}  // namespace

const InputKind& factory_kind() {
  static const FactoryKind kind;
  return kind;
}

}  // namespace assay::concolic
