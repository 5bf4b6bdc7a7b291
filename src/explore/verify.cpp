// SPDX-License-Identifier: Apache-2.0
// Programs in the style of software-verification competitions: the results of the nondet methods
// of a class named Verifier are the inputs, an uncaught AssertionError is the violation.
#include <fmt/format.h>

#include <bit>
#include <cmath>
#include <limits>
#include <set>

#include "base/check.h"
#include "base/result.h"
#include "boot/runtime.h"
#include "classfile/constant_pool.h"
#include "classfile/names.h"
#include "concolic/decision.h"
#include "concolic/inputs/candidate.h"
#include "concolic/inputs/input_builder.h"
#include "concolic/inputs/input_writer.h"
#include "concolic/inputs/inputs.h"
#include "concolic/inputs/kinds/string_kind.h"
#include "concolic/recorder.h"
#include "explore/explore.h"
#include "explore/explorer.h"
#include "explore/method_explorer.h"
#include "explore/outcome_text.h"
#include "explore/target.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "interp/completion.h"
#include "interp/machine.h"
#include "interp/shadow.h"
#include "interp/stop_reason.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::explore {

namespace {

using Entry = interp::ShadowListener::Entry;

constexpr std::size_t kMostClasses = 500;  // of the program, looked through for its Verifier

struct NondetMethod {
  std::string_view name, descriptor;
};
constexpr NondetMethod kNondetMethods[] = {
    {"nondetBoolean", "()Z"}, {"nondetByte", "()B"},   {"nondetChar", "()C"},
    {"nondetShort", "()S"},   {"nondetInt", "()I"},    {"nondetLong", "()J"},
    {"nondetFloat", "()F"},   {"nondetDouble", "()D"}, {"nondetString", "()Ljava/lang/String;"},
};

bool is_verifier(std::string_view class_name) {
  return class_name == "Verifier" || class_name.ends_with("/Verifier");
}

/// The Verifier classes that a program's classes mention.
std::vector<vm::Class*> find_verifiers(boot::Runtime& runtime, vm::Class& main) {
  std::vector<vm::Class*> found, work{&main};
  std::set<std::string> seen{std::string(main.name)};
  while (!work.empty() && seen.size() < kMostClasses) {
    vm::Class& klass = *work.back();
    work.pop_back();
    if (is_verifier(klass.name)) found.push_back(&klass);
    const classfile::ConstantPool& pool = klass.file->constant_pool;
    for (std::size_t i = 1; i < pool.size(); ++i) {
      if (!pool.is(i, classfile::Tag::Class)) continue;
      std::string name(pool.class_name(i));
      if (name.starts_with('[') || !seen.insert(name).second) continue;
      auto loaded = load_class(runtime, name);
      if (loaded.ok() && !loaded.value()->trusted) work.push_back(loaded.value());
    }
  }
  return found;
}

std::string escaped(std::u16string_view text) {
  std::string result;
  for (char16_t unit : text) {
    bool plain = (unit >= '0' && unit <= '9') || (unit >= 'A' && unit <= 'Z') ||
                 (unit >= 'a' && unit <= 'z');
    result += plain ? std::string(1, static_cast<char>(unit))
                    : fmt::format("\\u{:04x}", static_cast<unsigned>(unit));
  }
  return result;
}

template <class Number>
std::string number_text(Number value) {
  if (std::isnan(value)) return "NaN";
  if (std::isinf(value)) return value > 0 ? "Infinity" : "-Infinity";
  return fmt::format("{}", value);
}

/// A proof needs all paths: time alone is the limit.
ExploreOptions without_path_limit(ExploreOptions options) {
  options.max_paths = std::numeric_limits<std::uint64_t>::max();
  return options;
}

class Verification {
 public:
  Verification(boot::Runtime& runtime, const ExploreOptions& options, vm::Class& main_class,
               vm::Method& main)
      : machine_(runtime.machine()),
        options_(without_path_limit(options)),
        explorer_(runtime.machine(), options_),
        main_class_(main_class),
        main_(main) {
    for (vm::Class* verifier : find_verifiers(runtime, main_class)) replace_methods(*verifier);
    for (std::u16string& word : words_of(runtime, main_class)) explorer_.add_word(std::move(word));
  }

  VerifyReport run() {
    explorer_.explore([this](concolic::Recorder& recorder) { return RunRecord{execute(recorder)}; },
                      [this](const expr::Assignment& assignment, const RunRecord& record) {
                        const Outcome& outcome = record.outcome;
                        if (outcome.kind == Outcome::Kind::Threw &&
                            outcome.exception == "java.lang.AssertionError")
                          keep_witness(assignment, outcome);
                      },
                      {.exhaustive = true, .reached = [this] { return found_; }});
    report_.statistics = explorer_.statistics();
    if (found_) {
      report_.verdict = VerifyReport::Verdict::False;
    } else if (report_.statistics.complete) {
      report_.verdict = VerifyReport::Verdict::True;
    } else {
      report_.reason = reason();
    }
    return std::move(report_);
  }

 private:
  void replace_methods(vm::Class& verifier) {
    vm::Universe& universe = machine_.universe();
    for (const NondetMethod& row : kNondetMethods) {
      vm::Method* method = universe.find_method(verifier, row.name, row.descriptor);
      if (method == nullptr || !method->is_static()) continue;
      explorer_.recorder().replace(
          *method,
          [this](vm::Method& called, const vm::Slot*, const std::uint32_t*, vm::Slot& value,
                 std::uint32_t& result) { return next_input(called, value, result); });
    }
    vm::Method* assume = universe.find_method(verifier, "assume", "(Z)V");
    if (assume == nullptr || !assume->is_static()) return;
    explorer_.recorder().replace(
        *assume, [this](vm::Method&, const vm::Slot* arguments, const std::uint32_t* shadows,
                        vm::Slot&, std::uint32_t&) { return check(arguments[0], shadows[0]); });
  }

  Entry next_input(vm::Method& method, vm::Slot& value, std::uint32_t& result) {
    concolic::Inputs& inputs = explorer_.inputs();
    std::string name(machine_.universe().symbols().text(method.name));
    auto key = std::make_pair(calls_.size(), name);
    auto known = nodes_.find(key);
    if (known == nodes_.end()) {
      bool is_string = method.return_kind == vm::Kind::Ref;
      vm::Class* type = is_string ? machine_.universe().well_known().string : nullptr;
      concolic::NodeId node = inputs.add(fmt::format("{}#{}", name, calls_.size() + 1),
                                         method.return_kind, type, 0, /*nullable=*/false);
      known = nodes_.emplace(key, node).first;
    }
    calls_.push_back({name, known->second});
    auto made = builder_->build(known->second);
    if (!made) {
      machine_.run().request_stop({interp::StopReason::Unsupported, "no memory for an input", 0});
      return Entry::Stop;
    }
    value = made->value;
    result = made->shadow;
    return Entry::Replace;
  }

  Entry check(vm::Slot condition, std::uint32_t shadow) {
    concolic::Recorder& recorder = explorer_.recorder();
    bool holds = condition.i != 0;
    if (shadow != 0) {
      expr::Terms& terms = recorder.terms();
      expr::Term is_true = terms.negate(terms.equal(expr::Term{shadow}, terms.constant(32, 0)));
      recorder.decide(concolic::DecisionKind::Summary, recorder.current_site(), is_true, holds);
    }
    if (holds) return Entry::Replace;
    machine_.run().request_stop({interp::StopReason::Exit, "an assumption does not hold", 0});
    return Entry::Stop;
  }

  Outcome execute(concolic::Recorder& recorder) {
    concolic::InputBuilder builder(recorder);
    builder_ = &builder;
    calls_.clear();
    vm::Universe& universe = machine_.universe();
    interp::Completion completion = machine_.initialise(main_class_);
    if (completion.returned()) {
      vm::Ref arguments = universe.new_array(*universe.array_of(universe.well_known().string), 0);
      completion = machine_.call(main_, {vm::Slot::of_ref(arguments)});
    }
    Outcome outcome = describe_outcome(machine_, main_, completion);
    if (machine_.run().stop().reason == interp::StopReason::Exit) outcome = Outcome{};
    return outcome;
  }

  void keep_witness(const expr::Assignment& assignment, const Outcome& outcome) {
    found_ = true;
    report_.violation = outcome;
    for (const auto& [method, node] : calls_) {
      report_.witness.push_back({method, concolic::java_text(explorer_.inputs(), node, assignment),
                                 plain_text(node, assignment)});
    }
  }

  std::string plain_text(concolic::NodeId id, const expr::Assignment& assignment) {
    concolic::Inputs& inputs = explorer_.inputs();
    const concolic::InputNode& node = inputs.node(id);
    std::uint64_t bits = assignment.get(inputs.terms(), node.variable);
    switch (node.kind) {
      case vm::Kind::Boolean:
        return bits != 0 ? "true" : "false";
      case vm::Kind::Byte:
        return fmt::format("{}", static_cast<std::int8_t>(bits));
      case vm::Kind::Short:
        return fmt::format("{}", static_cast<std::int16_t>(bits));
      case vm::Kind::Char:
        return escaped(std::u16string(1, static_cast<char16_t>(bits)));
      case vm::Kind::Int:
        return fmt::format("{}", static_cast<std::int32_t>(bits));
      case vm::Kind::Long:
        return fmt::format("{}", static_cast<std::int64_t>(bits));
      case vm::Kind::Float:
        return number_text(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
      case vm::Kind::Double:
        return number_text(std::bit_cast<double>(bits));
      default:
        return escaped(concolic::text_of(inputs, id, assignment));
    }
  }

  std::string reason() {
    const auto obstacles = texts_of(explorer_.obstacles());
    if (!obstacles.empty()) return obstacles.begin()->first;
    const Statistics& statistics = report_.statistics;
    if (statistics.violations != 0) return "a self-check failed: " + explorer_.violations().front();
    if (statistics.divergences != 0) return "a solved input took another path";
    return fmt::format("{} paths were left when the budget ended", statistics.tree.unexplored);
  }

  interp::Machine& machine_;
  ExploreOptions options_;
  Explorer explorer_;
  vm::Class& main_class_;
  vm::Method& main_;
  concolic::InputBuilder* builder_ = nullptr;
  std::map<std::pair<std::size_t, std::string>, concolic::NodeId> nodes_;
  std::vector<std::pair<std::string, concolic::NodeId>> calls_;  // of the current run
  bool found_ = false;
  VerifyReport report_;
};

}  // namespace

Result<VerifyReport> verify(const ExploreOptions& options, const std::string& main_class) {
  std::unique_ptr<boot::Runtime> runtime = TRY(make_runtime(options));
  return verify_program(*runtime, options, main_class);
}

Result<VerifyReport> verify_program(boot::Runtime& runtime, const ExploreOptions& options,
                                    const std::string& main_class) {
  vm::Class* klass = TRY(load_usable_class(runtime, classfile::internal_name(main_class)));
  vm::Method* main = runtime.universe().find_method(*klass, "main", "([Ljava/lang/String;)V");
  if (main == nullptr || !main->is_static()) {
    return Error{
        fmt::format("class {} has no main method; expected public static void "
                    "main(String[])",
                    main_class)};
  }
  return Verification(runtime, options, *klass, *main).run();
}

}  // namespace assay::explore
