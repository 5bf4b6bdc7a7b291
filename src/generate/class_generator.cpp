// SPDX-License-Identifier: Apache-2.0
#include "base/check.h"
#include "explore/target.h"
#include "generate/campaign.h"
#include "generate/generate.h"

namespace assay::generate {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

std::string internal_name(std::string name) {
  std::replace(name.begin(), name.end(), '.', '/');
  return name;
}

Result<void> generate_into(boot::Runtime& runtime, const recipe::ClassIndex& index,
                           const GenerateOptions& options, ClassResult& result) {
  auto started = steady_clock::now();
  vm::Class* klass = TRY(explore::load_class(runtime, internal_name(result.class_name)));
  result.source_file = std::string(klass->source_file);
  Campaign campaign(runtime, index, options, *klass);
  campaign.run(started + options.class_budget * 3 / 4);
  result.branches = campaign.branches().verdicts();
  result.obstacles = campaign.obstacles();
  result.unbuildable = campaign.unbuildable();
  result.runs = campaign.runs();
  result.queries = campaign.queries();
  result.budget_was_hit = campaign.was_cut();
  result.milliseconds = static_cast<std::uint64_t>(
      std::chrono::duration_cast<milliseconds>(steady_clock::now() - started).count());
  return {};
}

}  // namespace

ClassResult generate_class(boot::Runtime& runtime, const recipe::ClassIndex& index,
                           const GenerateOptions& options, const std::string& class_name) {
  ClassResult result;
  result.class_name = class_name;
  try {
    auto done = generate_into(runtime, index, options, result);
    if (!done.ok()) result.failure = done.error().message;
  } catch (const CheckFailure& failure) {
    result.failure = failure.what();
  }
  return result;
}

}  // namespace assay::generate
