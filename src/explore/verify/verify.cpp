// SPDX-License-Identifier: Apache-2.0
// Programs in the style of software-verification competitions: the results of the nondet methods
// of a class named Verifier are the inputs, and the property is what no run may violate.
#include <fmt/format.h>

#include <limits>
#include <utility>
#include <vector>

#include "base/result.h"
#include "boot/runtime.h"
#include "classfile/names.h"
#include "concolic/inputs/input_builder.h"
#include "concolic/library/nudged_math.h"
#include "concolic/recorder.h"
#include "concolic/repeats/repeated_calls.h"
#include "explore/explore.h"
#include "explore/explorer.h"
#include "explore/method_explorer.h"
#include "explore/target.h"
#include "explore/verify/decisive_reason.h"
#include "explore/verify/output_sink.h"
#include "explore/verify/program_run.h"
#include "explore/verify/verifier_methods.h"
#include "explore/verify/violations.h"
#include "expr/assignment.h"
#include "interp/machine.h"
#include "vm/class.h"
#include "vm/universe.h"

namespace assay::explore {

namespace {

/// A proof needs all paths, and holds whatever the environment is: time alone is the limit.
ExploreOptions for_proof(ExploreOptions options) {
  options.max_paths = std::numeric_limits<std::uint64_t>::max();
  options.proofs = true;
  return options;
}

class Verification {
 public:
  Verification(boot::Runtime& runtime, const ExploreOptions& options, vm::Class& main_class,
               vm::Method& main)
      : options_(for_proof(options)),
        explorer_(runtime.machine(), options_),
        verifier_(runtime.machine(), explorer_),
        violations_(runtime.machine(), explorer_, options.property),
        math_(runtime.machine(), explorer_.recorder()),
        repeats_(runtime.machine()),
        program_(runtime.machine(), explorer_, main_class, main),
        universe_(runtime.universe()) {
    explorer_.recorder().leave_out(repeats_);
    for (std::uint32_t id = 0; id < universe_.class_count(); ++id) {
      if (vm::Class* klass = universe_.class_by_id(id)) class_defined(*klass);
    }
    universe_.set_class_observer([this](vm::Class& klass) { class_defined(klass); });
    ignore_output(runtime.machine(), explorer_.recorder());
    for (std::u16string& word : words_of(runtime, main_class)) explorer_.add_word(std::move(word));
  }

  ~Verification() { universe_.set_class_observer(nullptr); }
  Verification(const Verification&) = delete;
  Verification& operator=(const Verification&) = delete;

  VerifyReport run() {
    const auto listener = [this](const expr::Assignment& assignment, const RunRecord&) {
      if (!violations_.found()) return;
      if (violations_.depends_on_digits()) {
        doubtful_.push_back(assignment);
      } else {
        keep_witness(assignment);
      }
    };
    const auto is_found = [this] {
      look_at_doubtful();
      return report_.violation.has_value();
    };
    explorer_.explore(body(), listener, {.exhaustive = true, .reached = is_found});
    look_at_doubtful();
    report_.statistics = explorer_.statistics();
    if (report_.violation) {
      report_.verdict = VerifyReport::Verdict::False;
    } else if (report_.statistics.complete) {
      report_.verdict = VerifyReport::Verdict::True;
    } else {
      report_.reason = decisive_reason(explorer_);
    }
    return std::move(report_);
  }

 private:
  void class_defined(vm::Class& klass) {
    verifier_.class_defined(klass);
    if (!klass.trusted) repeats_.class_defined(klass);
  }

  Explorer::Body body() {
    return [this](concolic::Recorder& recorder) {
      concolic::InputBuilder builder(recorder);
      verifier_.begin(builder);
      return RunRecord{program_.execute(violations_)};
    };
  }

  /// Runs that would be witnesses if functions gave the same digits everywhere.
  void look_at_doubtful() {
    for (const expr::Assignment& assignment : std::exchange(doubtful_, {})) {
      if (!report_.violation && is_violated_with_other_digits(assignment)) {
        explorer_.look(assignment, body(), /*quiet=*/true);
        if (violations_.found()) keep_witness(assignment);
      }
    }
  }

  bool is_violated_with_other_digits(const expr::Assignment& assignment) {
    bool is_violated = true;
    for (int units : {-2, 2}) {
      math_.set(units);
      explorer_.look(assignment, body(), /*quiet=*/true);
      is_violated &= violations_.found().has_value();
    }
    math_.set(0);
    return is_violated;
  }

  void keep_witness(const expr::Assignment& assignment) {
    if (report_.violation) return;
    report_.violation = violations_.found();
    report_.witness = verifier_.answers(assignment);
    report_.reads_values = verifier_.reads_values();
  }

  ExploreOptions options_;
  Explorer explorer_;
  VerifierMethods verifier_;
  Violations violations_;
  concolic::NudgedMath math_;
  concolic::RepeatedCalls repeats_;
  std::vector<expr::Assignment> doubtful_;
  ProgramRun program_;
  vm::Universe& universe_;
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
