// SPDX-License-Identifier: Apache-2.0
#include "solver/query_log.h"

#include <fmt/format.h>

#include <fstream>
#include <system_error>

#include "expr/smt_printer.h"
#include "expr/terms.h"

namespace assay::solver {

namespace {

std::string answer_text(const Answer& answer) {
  if (std::holds_alternative<Sat>(answer)) return "sat";
  if (std::holds_alternative<Unsat>(answer)) return "unsat";
  return "unknown: " + text_of(std::get<Unknown>(answer));
}

}  // namespace

QueryLog::QueryLog(const expr::Terms& terms, std::filesystem::path folder,
                   std::unique_ptr<Layer> next)
    : Layer("log", std::move(next)), terms_(terms), folder_(std::move(folder)) {
  std::error_code ignored;
  std::filesystem::create_directories(folder_, ignored);
}

Answer QueryLog::answer(const Query& query) {
  // Written before the answer is known: the query that ends everything is the one wanted.
  std::ofstream file(folder_ / fmt::format("query-{:06}.smt2", count_++));
  file << expr::to_smt_lib(terms_, query.constraints) << std::flush;
  Answer found = ask_next(query);
  file << "; " << answer_text(found) << '\n';
  return found;
}

}  // namespace assay::solver
