// SPDX-License-Identifier: Apache-2.0
// A method as a target of `explore`: its receiver and parameters are the inputs, a run is one call,
// each path a row of the report.
#include "explore/method_explorer.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/result.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/modified_utf8.h"
#include "concolic/decision.h"
#include "concolic/inputs/candidate.h"
#include "concolic/inputs/element_types.h"
#include "concolic/inputs/input_builder.h"
#include "concolic/inputs/inputs.h"
#include "concolic/inputs/mentioned_types.h"
#include "concolic/inputs/table_text.h"
#include "concolic/recorder.h"
#include "explore/explorer.h"
#include "explore/fixed_state.h"
#include "explore/method_call.h"
#include "explore/outcome_text.h"
#include "explore/path_text.h"
#include "explore/proof/any_state_proof.h"
#include "explore/proof/reachable_code.h"
#include "explore/proof/type_flow.h"
#include "explore/sources/inventions.h"
#include "explore/sources/library_words.h"
#include "explore/target.h"
#include "explore/type_names.h"
#include "expr/assignment.h"
#include "interp/completion.h"
#include "interp/machine.h"
#include "recipe/parameters.h"
#include "recipe/types/type_conflicts.h"
#include "vm/ref.h"

namespace assay::explore {

namespace {

class MethodExploration {
 public:
  MethodExploration(boot::Runtime& runtime, const ExploreOptions& options, vm::Method& method)
      : runtime_(runtime),
        machine_(runtime.machine()),
        options_(options),
        method_(method),
        inventions_(runtime.machine(), *method.owner),
        explorer_(runtime.machine(), options),
        call_(runtime.machine(), method, with_inventions()) {}

  TargetReport run() {
    report_.method = target_name(machine_, method_);
    for (concolic::NodeId input : call_.parameters()) offer_mentioned(input);
    code_ = reachable_code(machine_.universe(), method_);
    if (code_.compares_references) offer_aliases();
    explorer_.branches().observe(method_);
    for (std::u16string& word : words_of(runtime_, *method_.owner))
      explorer_.add_word(std::move(word));
    explorer_.explore(
        [this](concolic::Recorder& recorder) { return RunRecord{call_.execute(recorder)}; },
        [this](const expr::Assignment& assignment, const RunRecord& record) {
          keep_path(assignment, record);
        },
        {});
    report_.branches = explorer_.branches().verdicts();
    judge();
    report_.statistics = explorer_.statistics();
    report_.obstacles = texts_of(explorer_.obstacles());
    for (const std::string& text : refused_classes(machine_.universe())) ++report_.obstacles[text];
    report_.unbuildable = explorer_.inputs().unbuildable();
    report_.violations = explorer_.violations();
    return std::move(report_);
  }

 private:
  /// Before there are any.
  concolic::Inputs& with_inventions() {
    explorer_.inputs().offers().set_inventor(&inventions_);
    return explorer_.inputs();
  }

  void judge() {
    explorer_.judge(report_.branches, fixed_state(machine_.universe(), method_, code_));
    recipe::TypeConflicts conflicts(machine_);
    judge_types(machine_.universe(), conflicts, explorer_.branches().edges(), report_.branches);
    const bool is_open =
        std::any_of(report_.branches.begin(), report_.branches.end(),
                    [](const BranchVerdict& each) { return each.verdict == Verdict::Undecided; });
    if (is_open && options_.proofs)
      prove_infeasible(machine_, options_, method_, code_, explorer_.is_exhausted(),
                       report_.branches);
  }

  /// Before the first run: which objects there are to choose from decides what is asked.
  void offer_aliases() {
    std::vector<concolic::NodeId> all = call_.parameters();
    if (call_.receiver()) all.insert(all.begin(), *call_.receiver());
    concolic::Inputs& inputs = explorer_.inputs();
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (std::size_t j = i + 1; j < all.size(); ++j) {
        if (inputs.node(all[i]).kind == vm::Kind::Ref && inputs.node(all[j]).kind == vm::Kind::Ref)
          inputs.offers().offer_alias(all[i], all[j]);
      }
    }
  }

  /// A parameter of a wide type may have to be one of the types that the code speaks of.
  void offer_mentioned(concolic::NodeId input) {
    const vm::Class* declared = explorer_.inputs().node(input).type;
    if (declared == nullptr || declared->is(classfile::access::kFinal) || declared->is_array())
      return;
    for (const std::string& type : concolic::mentioned_types(machine_.universe(), method_)) {
      vm::Class* klass = explorer_.inputs().class_of(*method_.owner, type);
      if (klass != nullptr) explorer_.inputs().offers().offer_type(input, *klass);
    }
  }

  void keep_path(const expr::Assignment& assignment, const RunRecord& record) {
    ReportedPath path;
    path.outcome = record.outcome;
    concolic::Inputs& inputs = explorer_.inputs();
    const auto text_of = [&](concolic::NodeId input) {
      concolic::TableText shown = concolic::table_text(inputs, input, assignment, inventions_);
      path.has_invented |= shown.has_invented;
      return std::move(shown.text);
    };
    if (call_.receiver()) path.receiver = text_of(*call_.receiver());
    for (std::size_t i = 0; i < call_.parameters().size(); ++i) {
      const concolic::NodeId input = call_.parameters()[i];
      path.inputs.push_back({inputs.node(input).name, call_.types()[i], text_of(input)});
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
  Inventions inventions_;
  Explorer explorer_;
  MethodCall call_;
  ReachableCode code_;
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
