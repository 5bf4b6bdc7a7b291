// SPDX-License-Identifier: Apache-2.0
#include "generate/booted_generator.h"

#include "explore/method_explorer.h"
#include "generate/permitted_producers.h"
#include "generate/prefix_recipe.h"
#include "generate/warm_library.h"
#include "recipe/class_index.h"

namespace assay::generate {
namespace {

/// What all workers have in common.
struct Image {
  std::unique_ptr<boot::Runtime> runtime;
  recipe::ClassIndex index;
  GenerateOptions options;
};

ClassResult generate_with(Image& image, const Job& job, std::chrono::milliseconds share,
                          Standby& standby) {
  GenerateOptions options = image.options;
  options.class_budget = share;
  options.methods = job.methods;
  options.suite = job.suite;
  return generate_class(*image.runtime, image.index, options, job.class_name, standby);
}

}  // namespace

BaseProcess::Boot booted_generator(const GenerateOptions& options) {
  return [options]() -> Result<ClassGenerator> {
    std::unique_ptr<boot::Runtime> runtime = TRY(explore::make_runtime(options.explore));
    TRY(permitted_producers(*runtime, options.producers));
    Result<recipe::Recipe> prefix = prefix_recipe(*runtime, options.prefix);
    if (!prefix) return Error{"--prefix, " + prefix.error().message};
    recipe::ClassIndex index = recipe::ClassIndex::build(runtime->class_path());
    warm_library(runtime->machine(), index);
    const auto image =
        std::make_shared<Image>(Image{std::move(runtime), std::move(index), options});
    return ClassGenerator(
        [image](const Job& job, std::chrono::milliseconds share, Standby& standby) {
          return generate_with(*image, job, share, standby);
        });
  };
}

}  // namespace assay::generate
