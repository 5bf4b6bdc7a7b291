// SPDX-License-Identifier: Apache-2.0
// A method as a target of `explore`: its receiver and parameters are the inputs, a run is one call,
// each path a row of the report.
#include "explore/method_explorer.h"

#include <fmt/format.h>

#include "base/result.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/modified_utf8.h"
#include "concolic/decision.h"
#include "concolic/inputs/candidate.h"
#include "concolic/inputs/element_types.h"
#include "concolic/inputs/input_builder.h"
#include "concolic/inputs/input_writer.h"
#include "concolic/inputs/inputs.h"
#include "concolic/recorder.h"
#include "explore/explorer.h"
#include "explore/outcome_text.h"
#include "explore/path_text.h"
#include "explore/sources/library_words.h"
#include "explore/sources/mentioned_types.h"
#include "explore/target.h"
#include "explore/type_names.h"
#include "expr/assignment.h"
#include "interp/completion.h"
#include "interp/machine.h"
#include "recipe/parameters.h"
#include "vm/ref.h"

namespace assay::explore {

namespace {

/// The inputs of a method: its receiver, if it has one, and its parameters.
struct Signature {
  std::vector<concolic::NodeId> inputs;
  std::vector<std::string> types;  // of the parameters, as in source code
  bool has_receiver = false;
};

class MethodExploration {
 public:
  MethodExploration(boot::Runtime& runtime, const ExploreOptions& options, vm::Method& method)
      : runtime_(runtime),
        machine_(runtime.machine()),
        options_(options),
        method_(method),
        explorer_(runtime.machine(), options) {}

  TargetReport run() {
    report_.method = target_name(machine_, method_);
    declare_inputs();
    explorer_.branches().observe(method_);
    for (std::u16string& word : words_of(runtime_, *method_.owner))
      explorer_.add_word(std::move(word));
    explorer_.explore([this](concolic::Recorder& recorder) { return RunRecord{execute(recorder)}; },
                      [this](const expr::Assignment& assignment, const RunRecord& record) {
                        keep_path(assignment, record);
                      },
                      {});
    report_.branches = explorer_.branches().verdicts();
    explorer_.judge(report_.branches, fixed_state(machine_.universe(), method_));
    report_.statistics = explorer_.statistics();
    report_.obstacles = texts_of(explorer_.obstacles());
    for (const std::string& text : refused_classes(machine_.universe())) ++report_.obstacles[text];
    report_.unbuildable = explorer_.inputs().unbuildable();
    report_.violations = explorer_.violations();
    return std::move(report_);
  }

 private:
  void declare_inputs() {
    concolic::Inputs& inputs = explorer_.inputs();
    std::string_view name = machine_.universe().symbols().text(method_.name);
    if (!method_.is_static() && name != "<init>") {
      signature_.inputs.push_back(
          inputs.add("this", vm::Kind::Ref, method_.owner, 0, /*nullable=*/false));
      signature_.has_receiver = true;
    }
    classfile::MethodDescriptor descriptor(method_.info->descriptor);
    auto names =
        recipe::parameter_names(method_, static_cast<std::size_t>(descriptor.argument_count()));
    std::size_t index = 0;
    std::vector<std::string> elements = concolic::element_types(method_);
    for (classfile::TypeDescriptor type : descriptor.parameters()) {
      vm::Class* declared =
          type.is_reference() ? inputs.class_of(*method_.owner, type.text) : nullptr;
      vm::Class* element = nullptr;
      if (index < elements.size() && !elements[index].empty())
        element = inputs.class_of(*method_.owner, "L" + elements[index] + ";");
      concolic::NodeId input = inputs.add(names[index++], vm::kind_of(type.kind()), declared, 0,
                                          /*nullable=*/true, element);
      signature_.inputs.push_back(input);
      if (declared != nullptr) offer_mentioned(input, *declared);
      signature_.types.push_back(source_type(type.text));
    }
  }

  /// A parameter of a wide type may have to be one of the types that the code speaks of.
  void offer_mentioned(concolic::NodeId input, const vm::Class& declared) {
    if (declared.is(classfile::access::kFinal) || declared.is_array()) return;
    for (const std::string& type : mentioned_types(machine_.universe(), method_)) {
      vm::Class* klass = explorer_.inputs().class_of(*method_.owner, type);
      if (klass != nullptr) explorer_.inputs().offers().offer_type(input, *klass);
    }
  }

  Outcome execute(concolic::Recorder& recorder) {
    Outcome failed{.kind = Outcome::Kind::SetupFailed};
    if (!method_.owner->is_initialised()) {
      interp::Completion ready = machine_.initialise(*method_.owner);
      if (!ready.returned()) return setup_failed(ready);
    }
    concolic::InputBuilder builder(recorder);
    std::vector<interp::Machine::Shadowed> arguments;
    bool constructs = machine_.universe().symbols().text(method_.name) == "<init>";
    if (constructs) {
      arguments.push_back({vm::Slot::of_ref(machine_.universe().new_object(*method_.owner)), 0});
      if (!arguments.back().value.ref) return failed;
    }
    for (concolic::NodeId input : signature_.inputs) {
      auto value = builder.build(input);
      if (!value) return setup_failed(builder.failure());
      arguments.push_back(*value);
    }
    if (signature_.has_receiver && !arguments[0].value.ref) {
      failed.stop = "no receiver could be made";
      return failed;
    }
    return describe_outcome(machine_, method_, machine_.call(method_, arguments));
  }

  Outcome setup_failed(const interp::Completion& completion) {
    Outcome outcome = describe_outcome(machine_, method_, completion);
    if (outcome.kind == Outcome::Kind::Threw) {
      outcome.kind = Outcome::Kind::SetupFailed;
      outcome.stop = "making the inputs throws " + outcome.exception;
    }
    return outcome;
  }

  void keep_path(const expr::Assignment& assignment, const RunRecord& record) {
    ReportedPath path;
    path.outcome = record.outcome;
    std::size_t first = 0;
    if (signature_.has_receiver) {
      path.receiver = concolic::java_text(explorer_.inputs(), signature_.inputs[0], assignment);
      first = 1;
    }
    for (std::size_t i = first; i < signature_.inputs.size(); ++i) {
      concolic::NodeId input = signature_.inputs[i];
      path.inputs.push_back({explorer_.inputs().node(input).name, signature_.types[i - first],
                             concolic::java_text(explorer_.inputs(), input, assignment)});
    }
    for (const concolic::Edge& edge : record.path.edges) {
      if (explorer_.branches().is_known(edge))
        path.branches.push_back(explorer_.branches().number_of(edge));
    }
    if (options_.conditions) {
      for (const concolic::Decision& decision : record.path.decisions)
        path.condition.push_back(decision_text(machine_, explorer_.inputs(), decision));
    }
    report_.paths.push_back(std::move(path));
  }

  boot::Runtime& runtime_;
  interp::Machine& machine_;
  const ExploreOptions& options_;
  vm::Method& method_;
  Explorer explorer_;
  Signature signature_;
  TargetReport report_;
};

}  // namespace

std::vector<std::u16string> words_of(boot::Runtime& runtime, vm::Class& klass) {
  std::vector<std::u16string> words;
  auto add = [&](const vm::Class& from) {
    const classfile::ConstantPool& pool = from.file->constant_pool;
    for (std::size_t i = 1; i < pool.size(); ++i) {
      if (pool.is(i, classfile::Tag::String)) words.push_back(classfile::to_utf16(pool.text_of(i)));
    }
  };
  add(klass);
  const classfile::ConstantPool& pool = klass.file->constant_pool;
  add_library_words(pool, words);
  for (std::size_t i = 1; i < pool.size(); ++i) {
    if (!pool.is(i, classfile::Tag::Class) || pool.class_name(i).starts_with('[')) continue;
    auto other = load_class(runtime, pool.class_name(i));
    if (other.ok() && other.value() != &klass && !other.value()->trusted) add(*other.value());
  }
  return words;
}

Result<std::unique_ptr<boot::Runtime>> make_runtime(const ExploreOptions& options) {
  boot::RuntimeOptions runtime_options;
  runtime_options.jdk = options.jdk;
  runtime_options.class_path = options.class_path;
  runtime_options.module_access = options.module_access;
  runtime_options.heap_bytes = options.heap_bytes;
  runtime_options.assertions = options.assertions;
  runtime_options.seed = options.seed;
  std::unique_ptr<boot::Runtime> runtime = TRY(boot::Runtime::create(runtime_options));
  TRY(runtime->boot());
  return runtime;
}

Result<TargetReport> explore_method(boot::Runtime& runtime, const ExploreOptions& options,
                                    const MethodName& target) {
  vm::Class* klass = TRY(load_usable_class(runtime, target.class_name));
  vm::Method* method = runtime.universe().find_method(*klass, target.name, target.descriptor);
  if (method == nullptr) {
    return Error{fmt::format("class {} has no method {}{}", vm::external_name(*klass), target.name,
                             target.descriptor)};
  }
  return MethodExploration(runtime, options, *method).run();
}

}  // namespace assay::explore
