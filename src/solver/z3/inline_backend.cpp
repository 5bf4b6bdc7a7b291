// SPDX-License-Identifier: Apache-2.0
#include "solver/z3/backend.h"
#include "solver/z3/engines.h"

namespace assay::solver {

namespace {

class InlineBackend : public SmtBackend {
 public:
  bool has_memory() override { return engines_ != nullptr; }

  SmtReply ask(const SmtRequest& request, std::uint32_t /*milliseconds*/) override {
    if (!engines_) engines_ = std::make_unique<SmtEngines>();
    SmtReply reply = engines_->answer(request);
    if (reply.memory_bytes == ~std::uint64_t{0}) engines_.reset();
    return reply;
  }

 private:
  std::unique_ptr<SmtEngines> engines_;
};

}  // namespace

std::unique_ptr<SmtBackend> make_inline_backend() { return std::make_unique<InlineBackend>(); }

}  // namespace assay::solver
