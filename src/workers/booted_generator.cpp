// SPDX-License-Identifier: Apache-2.0
#include "workers/booted_generator.h"

#include "base/result.h"
#include "boot/runtime.h"
#include "explore/method_explorer.h"
#include "process/standby.h"
#include "recipe/class_index.h"
#include "recipe/recipe.h"
#include "replay/warm_library.h"
#include "search/permitted_producers.h"
#include "search/prefix_recipe.h"
#include "suite/class_result.h"
#include "targets/job.h"

namespace assay::workers {
namespace {

/// What all workers have in common.
struct Image {
  std::unique_ptr<boot::Runtime> runtime;
  recipe::ClassIndex index;
  suite::SuiteOptions options;
};

suite::ClassResult generate_with(Image& image, const targets::Job& job,
                                 std::chrono::milliseconds share, process::Standby& standby) {
  suite::SuiteOptions options = image.options;
  options.class_budget = share;
  options.methods = job.methods;
  options.suite = job.suite;
  return generate_class(*image.runtime, image.index, options, job.class_name, standby);
}

}  // namespace

BaseProcess::Boot booted_generator(const suite::SuiteOptions& options) {
  return [options]() -> Result<GenerateClass> {
    std::unique_ptr<boot::Runtime> runtime = TRY(explore::make_runtime(options.explore));
    TRY(search::permitted_producers(*runtime, options.producers));
    Result<recipe::Recipe> prefix = search::prefix_recipe(*runtime, options.prefix);
    if (!prefix) return Error{"--prefix, " + prefix.error().message};
    recipe::ClassIndex index = recipe::ClassIndex::build(runtime->class_path());
    replay::warm_library(runtime->machine(), index);
    const auto image =
        std::make_shared<Image>(Image{std::move(runtime), std::move(index), options});
    return GenerateClass(
        [image](const targets::Job& job, std::chrono::milliseconds share,
                process::Standby& standby) { return generate_with(*image, job, share, standby); });
  };
}

}  // namespace assay::workers
