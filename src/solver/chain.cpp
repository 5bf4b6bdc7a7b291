// SPDX-License-Identifier: Apache-2.0
#include "solver/chain.h"

#include <utility>

#include "solver/bounds.h"
#include "solver/cache.h"
#include "solver/enumeration.h"
#include "solver/local/local_search.h"
#include "solver/local/tape.h"
#include "solver/model_reuse.h"
#include "solver/query_log.h"
#include "solver/slice.h"
#include "solver/small_models.h"
#include "solver/z3/smt_layer.h"

namespace assay::solver {

namespace {

/// Stands at the end of a chain without Z3, and in front of a chain that has no layers at all.
class Clueless : public Layer {
 public:
  Clueless() : Layer("nothing", nullptr) {}

 protected:
  Answer answer(const Query& query) override { return ask_next(query); }
};

class LayeredChain : public SolverChain {
 public:
  LayeredChain(const expr::Terms& terms, const ChainOptions& options);

  Answer solve(const Query& query) override;
  std::vector<LayerStatistics> statistics() const override;

 private:
  void follow_truncations();

  template <class L, class... Arguments>
  void put_before(bool wanted, Arguments&&... arguments) {
    if (!wanted) return;
    first_ = std::make_unique<L>(std::forward<Arguments>(arguments)..., std::move(first_));
  }

  const expr::Terms& terms_;
  std::uint32_t generation_;  // of the terms that the layers remember
  TapeSource tapes_;
  std::unique_ptr<Layer> first_;
};

std::unique_ptr<Layer> make_last(const expr::Terms& terms, TapeSource& tapes,
                                 const ChainOptions& options) {
  if (!options.z3) return std::make_unique<Clueless>();
  std::unique_ptr<SmtBackend> backend =
      options.z3_in_process
          ? make_inline_backend()
          : make_worker_backend(WorkerOptions{.memory_bytes = options.z3_memory_bytes});
  return std::make_unique<SmtLayer>(
      tapes, terms, std::move(backend),
      SmtOptions{.use_incremental = options.z3_incremental, .use_pipeline = options.z3_pipeline});
}

LayeredChain::LayeredChain(const expr::Terms& terms, const ChainOptions& options)
    : terms_(terms),
      generation_(terms.generation()),
      tapes_(terms),
      first_(make_last(terms, tapes_, options)) {
  put_before<QueryLog>(!options.query_log.empty(), terms, options.query_log);
  put_before<Enumeration>(options.enumeration, tapes_);
  put_before<LocalSearch>(options.search, tapes_);
  put_before<SmallModels>(options.small_models, tapes_);
  put_before<ModelReuse>(options.model_reuse, tapes_);  // candidates are words already
  if (options.cache) first_ = std::make_unique<Cache>(std::move(first_));
  put_before<Bounds>(options.bounds, tapes_);
  put_before<Slice>(options.slice, terms);
}

std::vector<LayerStatistics> LayeredChain::statistics() const {
  std::vector<LayerStatistics> result;
  first_->append_statistics(result);
  return result;
}

Answer LayeredChain::solve(const Query& query) {
  follow_truncations();
  return first_->solve(query);
}

void LayeredChain::follow_truncations() {
  if (generation_ == terms_.generation()) return;
  tapes_.forget();
  first_->forget_from(terms_.unchanged_since(generation_));
  generation_ = terms_.generation();
}

}  // namespace

std::unique_ptr<SolverChain> make_chain(const expr::Terms& terms, const ChainOptions& options) {
  return std::make_unique<LayeredChain>(terms, options);
}

}  // namespace assay::solver
