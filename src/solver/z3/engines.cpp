// SPDX-License-Identifier: Apache-2.0
// Z3 itself, usually in a process of its own: terms learned once, constraints pushed and popped to
// follow the query, resource limits instead of timeouts. After a failure the reply asks for a fresh
// start.
#include "solver/z3/engines.h"

#include <z3++.h>

#include <algorithm>
#include <new>

#include "base/cpu_time.h"
#include "solver/z3/translation.h"

namespace assay::solver {

namespace {

/// Of this thread: what a busy machine does to the wall clock is not Z3's doing.
std::uint64_t cpu_nanoseconds() { return static_cast<std::uint64_t>(cpu_time().count()); }

z3::tactic pipeline(z3::context& context, bool has_floats) {
  const auto named = [&](const char* name) { return z3::tactic(context, name); };
  z3::tactic front = named("simplify") & named("propagate-values") & named("solve-eqs") &
                     named("elim-uncnstr") & named("reduce-bv-size") & named("simplify");
  if (has_floats) {
    front = front & named("fpa2bv") & named("simplify");
  }
  return front & named("bit-blast") & named("sat");
}

}  // namespace

/// Without this a conversion to an integer has a part that is left open, and the SAT solver cannot
/// do with it. Our own guards never let it be reached. Z3 knows the setting only process-wide.
struct SpecifiedConversions {
  SpecifiedConversions() { Z3_global_param_set("rewriter.hi_fp_unspecified", "true"); }
};

class SmtEngines::Z3 : SpecifiedConversions {
 public:
  Z3() : translation_(context_), incremental_(context_, z3::solver::simple()) {}

  void learn(const SmtRequest& request);
  void ask_incremental(const SmtRequest& request, SmtReply& reply);
  void ask_pipeline(const SmtRequest& request, SmtReply& reply);

 private:
  void follow(const std::vector<std::uint32_t>& constraints);
  void check(z3::solver& solver, const SmtRequest& request, SmtReply& reply);

  z3::context context_;
  Translation translation_;
  z3::solver incremental_;
  std::vector<std::uint32_t> asserted_;  // one push each
};

void SmtEngines::Z3::learn(const SmtRequest& request) {
  const auto gone = std::find_if(asserted_.begin(), asserted_.end(), [&](std::uint32_t constraint) {
    return constraint >= request.known_terms;
  });
  if (gone != asserted_.end()) {
    incremental_.pop(static_cast<unsigned>(asserted_.end() - gone));
    asserted_.erase(gone, asserted_.end());
  }
  if (request.known_terms != ~std::uint32_t{0}) translation_.forget_from(request.known_terms);
  for (const SmtRequest::NewTable& table : request.tables) translation_.add_table(table);
  for (const SmtRequest::NewTerm& term : request.terms) translation_.add(term.id, term.node);
}

void SmtEngines::Z3::follow(const std::vector<std::uint32_t>& constraints) {
  const auto [kept, next] = std::mismatch(asserted_.begin(), asserted_.end(),  //
                                          constraints.begin(), constraints.end());
  if (kept != asserted_.end()) {
    incremental_.pop(static_cast<unsigned>(asserted_.end() - kept));
    asserted_.erase(kept, asserted_.end());
  }
  for (auto constraint = next; constraint != constraints.end(); ++constraint) {
    incremental_.push();
    asserted_.push_back(*constraint);
    incremental_.add(translation_.condition(*constraint));
  }
}

void SmtEngines::Z3::ask_incremental(const SmtRequest& request, SmtReply& reply) {
  follow(request.constraints);
  z3::params params(context_);
  params.set("rlimit", request.incremental_resources);
  incremental_.set(params);
  check(incremental_, request, reply);
}

void SmtEngines::Z3::ask_pipeline(const SmtRequest& request, SmtReply& reply) {
  z3::solver solver = pipeline(context_, request.has_floats).mk_solver();
  z3::params params(context_);
  params.set("rlimit", request.pipeline_resources);
  solver.set(params);
  for (const std::uint32_t constraint : request.constraints) {
    solver.add(translation_.condition(constraint));
  }
  check(solver, request, reply);
}

void SmtEngines::Z3::check(z3::solver& solver, const SmtRequest& request, SmtReply& reply) {
  const z3::check_result result = solver.check();
  if (result == z3::unknown) {
    const std::string why = solver.reason_unknown();
    const bool is_limit = why.find("resource limit") != std::string::npos ||
                          why.find("canceled") != std::string::npos;
    reply.reason = is_limit ? UnknownReason::ResourceLimit : UnknownReason::Z3;
    if (!is_limit) reply.detail = why;
    return;
  }
  reply.verdict = result == z3::sat ? SmtVerdict::Sat : SmtVerdict::Unsat;
  if (result != z3::sat) return;
  const z3::model model = solver.get_model();
  for (const std::uint32_t variable : request.variables) {
    reply.values.push_back(model.eval(translation_.bits(variable), true).get_numeral_uint64());
  }
}

SmtEngines::SmtEngines() : z3_(std::make_unique<Z3>()) {}
SmtEngines::~SmtEngines() = default;

SmtReply SmtEngines::answer(const SmtRequest& request) {
  SmtReply reply;
  const auto timed = [&](std::uint64_t& nanoseconds, auto&& ask) {
    const std::uint64_t started = cpu_nanoseconds();
    ask();
    nanoseconds += cpu_nanoseconds() - started;
  };
  try {
    const bool uses_incremental = request.incremental_resources != 0 && !request.has_floats;
    timed(uses_incremental ? reply.incremental_nanoseconds : reply.pipeline_nanoseconds,
          [&] { z3_->learn(request); });
    if (uses_incremental) {
      timed(reply.incremental_nanoseconds, [&] { z3_->ask_incremental(request, reply); });
      reply.engine = SmtEngine::Incremental;
    }
    if (reply.verdict == SmtVerdict::Unknown && request.pipeline_resources != 0) {
      timed(reply.pipeline_nanoseconds, [&] { z3_->ask_pipeline(request, reply); });
      reply.engine = SmtEngine::Pipeline;
    }
  } catch (const z3::exception& error) {
    // After a failure half of what was said may be known: start over with nothing.
    reply = {};
    reply.reason = UnknownReason::Z3;
    reply.detail = error.msg();
    reply.memory_bytes = ~std::uint64_t{0};
    return reply;
  } catch (const std::bad_alloc&) {
    reply = {};
    reply.reason = UnknownReason::OutOfMemory;
    reply.memory_bytes = ~std::uint64_t{0};
    return reply;
  }
  reply.memory_bytes = Z3_get_estimated_alloc_size();
  return reply;
}

}  // namespace assay::solver
