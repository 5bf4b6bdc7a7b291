// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>

#include "expr/terms.h"
#include "solver/layer.h"

namespace assay::solver {

/// Writes every query that gets this far to a folder, as SMT-LIB text with the answer as a
/// comment. A folder that cannot be written to changes no answer.
class QueryLog : public Layer {
 public:
  QueryLog(const expr::Terms& terms, std::filesystem::path folder, std::unique_ptr<Layer> next);

 protected:
  Answer answer(const Query& query) override;

 private:
  const expr::Terms& terms_;
  std::filesystem::path folder_;
  std::uint64_t count_ = 0;
};

}  // namespace assay::solver
