// SPDX-License-Identifier: Apache-2.0
#include "solver/chain.h"

#include <utility>

#include "solver/local_search.h"
#include "solver/slice.h"
#include "solver/tape.h"
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

  Answer solve(const Query& query) override { return first_->solve(query); }
  std::vector<LayerStatistics> statistics() const override;
  void forget_from(std::size_t size) override;

 private:
  template <class L, class... Arguments>
  void put_before(bool wanted, Arguments&&... arguments) {
    if (!wanted) return;
    first_ = std::make_unique<L>(std::forward<Arguments>(arguments)..., std::move(first_));
  }

  TapeSource tapes_;
  std::unique_ptr<Layer> first_;
};

std::unique_ptr<Layer> make_last(const expr::Terms& terms, TapeSource& tapes,
                                 const ChainOptions& options) {
  if (!options.z3) return std::make_unique<Clueless>();
  std::unique_ptr<SmtBackend> backend = make_inline_backend();
  return std::make_unique<SmtLayer>(
      tapes, terms, std::move(backend),
      SmtOptions{.use_incremental = options.z3_incremental, .use_pipeline = options.z3_pipeline});
}

LayeredChain::LayeredChain(const expr::Terms& terms, const ChainOptions& options)
    : tapes_(terms), first_(make_last(terms, tapes_, options)) {
  put_before<LocalSearch>(options.search, tapes_);
  put_before<Slice>(options.slice, terms);
}

std::vector<LayerStatistics> LayeredChain::statistics() const {
  std::vector<LayerStatistics> result;
  first_->append_statistics(result);
  return result;
}

void LayeredChain::forget_from(std::size_t size) {
  tapes_.forget();
  first_->forget_from(size);
}

}  // namespace

std::unique_ptr<SolverChain> make_chain(const expr::Terms& terms, const ChainOptions& options) {
  return std::make_unique<LayeredChain>(terms, options);
}

}  // namespace assay::solver
