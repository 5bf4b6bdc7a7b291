// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "expr/evaluator.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "solver/layer.h"
#include "solver/local/tape.h"
#include "solver/z3/backend.h"
#include "solver/z3/term_sync.h"

namespace assay::solver {

struct SmtOptions {
  bool use_incremental = true;
  bool use_pipeline = true;
};

/// The last layer: asks Z3, and believes a model only after having evaluated all constraints
/// under it.
class SmtLayer : public Layer {
 public:
  SmtLayer(TapeSource& tapes, const expr::Terms& terms, std::unique_ptr<SmtBackend> backend,
           const SmtOptions& options);

  std::uint64_t wrong_models() const { return wrong_models_; }

 protected:
  Answer answer(const Query& query) override;
  void forget_own(std::size_t size) override { sync_.forget_from(size); }
  void append_own(std::vector<LayerStatistics>& statistics) const override;

 private:
  struct Plan {
    std::vector<expr::Term> constraints;  // those that Z3 has a theory for
    std::string obstacle;                 // why others were left out; empty: none were
  };

  Plan plan(const Tape& tape);
  SmtRequest make_request(const Tape& tape, const Plan& plan, const Effort& effort);
  Answer judge(const Query& query, const Plan& plan, const SmtRequest& request,
               const SmtReply& reply);
  Answer check_model(const Query& query, const Plan& plan, const SmtRequest& request,
                     const SmtReply& reply);
  void count(const SmtReply& reply);

  TapeSource& tapes_;
  const expr::Terms& terms_;
  std::unique_ptr<SmtBackend> backend_;
  SmtOptions options_;
  TermSync sync_;
  expr::Evaluator evaluator_;
  LayerStatistics incremental_{.name = "z3 incremental"};
  LayerStatistics pipeline_{.name = "z3 pipeline"};
  std::uint64_t wrong_models_ = 0;
};

}  // namespace assay::solver
