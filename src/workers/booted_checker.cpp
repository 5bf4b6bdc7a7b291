// SPDX-License-Identifier: Apache-2.0
#include "workers/booted_checker.h"

#include "base/result.h"
#include "boot/runtime.h"
#include "explore/method_explorer.h"
#include "process/standby.h"
#include "recipe/class_index.h"
#include "replay/warm_library.h"
#include "suite/class_result.h"
#include "targets/job.h"

namespace assay::workers {
namespace {

/// What all workers have in common.
struct CheckImage {
  std::unique_ptr<boot::Runtime> runtime;
  recipe::ClassIndex index;
  crash::CheckOptions options;
};

suite::ClassResult check_with(CheckImage& image, const targets::Job& job,
                              std::chrono::milliseconds share, process::Standby& standby) {
  crash::CheckOptions options = image.options;
  options.class_budget = share;
  options.methods = job.methods;
  options.suite = job.suite;
  return crash::check_class(*image.runtime, image.index, options, job.class_name, standby);
}

}  // namespace

BaseProcess::Boot booted_checker(const crash::CheckOptions& options) {
  return [options]() -> Result<GenerateClass> {
    std::unique_ptr<boot::Runtime> runtime = TRY(explore::make_runtime(options.explore));
    recipe::ClassIndex index = recipe::ClassIndex::build(runtime->class_path());
    replay::warm_library(runtime->machine(), index);
    const auto image =
        std::make_shared<CheckImage>(CheckImage{std::move(runtime), std::move(index), options});
    return GenerateClass(
        [image](const targets::Job& job, std::chrono::milliseconds share,
                process::Standby& standby) { return check_with(*image, job, share, standby); });
  };
}

}  // namespace assay::workers
