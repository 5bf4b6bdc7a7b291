// SPDX-License-Identifier: Apache-2.0
#include "explore/method_call.h"

#include "classfile/descriptor.h"
#include "concolic/inputs/candidate.h"
#include "concolic/inputs/element_types.h"
#include "explore/outcome_text.h"
#include "explore/type_names.h"
#include "recipe/parameters.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::explore {

MethodCall::MethodCall(interp::Machine& machine, vm::Method& method, concolic::Inputs& inputs)
    : machine_(machine),
      method_(method),
      // The object in any state stands for what overriding methods may have made of it before.
      constructs_(machine.universe().symbols().text(method.name) == "<init>" &&
                  !inputs.limits().any_state) {
  if (!method.is_static() && !constructs_)
    receiver_ = inputs.add("this", vm::Kind::Ref, method.owner, 0, /*nullable=*/false);
  classfile::MethodDescriptor descriptor(method.info->descriptor);
  auto names =
      recipe::parameter_names(method, static_cast<std::size_t>(descriptor.argument_count()));
  const auto arguments = concolic::type_arguments(machine, method);
  for (classfile::TypeDescriptor type : descriptor.parameters()) {
    const std::size_t index = parameters_.size();
    vm::Class* declared = type.is_reference() ? inputs.class_of(*method.owner, type.text) : nullptr;
    parameters_.push_back(
        inputs.add(names[index], vm::kind_of(type.kind()), declared, 0, /*nullable=*/true,
                   index < arguments.size() ? arguments[index] : std::vector<vm::Class*>()));
    types_.push_back(source_type(type.text));
  }
}

Outcome MethodCall::execute(concolic::Recorder& recorder, const Preparation& preparation,
                            const Beginning& beginning) const {
  if (!method_.owner->is_initialised()) {
    interp::Completion ready = machine_.initialise(*method_.owner);
    if (!ready.returned()) return setup_failed(ready);
  }
  concolic::InputBuilder builder(recorder);
  if (preparation && !preparation(builder)) return setup_failed(builder.failure());
  std::vector<interp::Machine::Shadowed> arguments;
  Outcome failed{.kind = Outcome::Kind::SetupFailed};
  if (constructs_) {
    arguments.push_back({vm::Slot::of_ref(machine_.universe().new_object(*method_.owner)), 0});
    if (!arguments.back().value.ref) return failed;
  }
  if (receiver_) {
    auto value = builder.build(*receiver_);
    if (!value) return setup_failed(builder.failure());
    failed.stop = "no receiver could be made";
    if (!value->value.ref) return failed;
    arguments.push_back(*value);
  }
  for (concolic::NodeId input : parameters_) {
    auto value = builder.build(input);
    if (!value) return setup_failed(builder.failure());
    arguments.push_back(*value);
  }
  if (beginning) beginning(builder);
  return describe_outcome(machine_, method_, machine_.call(method_, arguments));
}

Outcome MethodCall::setup_failed(const interp::Completion& completion) const {
  Outcome outcome = describe_outcome(machine_, method_, completion);
  if (outcome.kind == Outcome::Kind::Threw) {
    outcome.kind = Outcome::Kind::SetupFailed;
    outcome.stop = "making the inputs throws " + outcome.exception;
  }
  return outcome;
}

}  // namespace assay::explore
