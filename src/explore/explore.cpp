// SPDX-License-Identifier: Apache-2.0
#include "explore/explore.h"

#include <atomic>
#include <optional>
#include <thread>

#include "base/check.h"
#include "base/clocks.h"
#include "boot/runtime.h"
#include "explore/method_explorer.h"
#include "explore/target.h"
#include "vm/class.h"

namespace assay::explore {

namespace {

/// Explores one target in a fresh virtual machine, so that nothing of one target is seen by the
/// next and the order does not matter. A bug of ours ends this target only.
TargetReport explore_alone(ExploreOptions options, const MethodName& target) {
  options.start = WorkClock::now();
  TargetReport failed;
  failed.method = vm::external_name(target.class_name) + "#" + target.name;
  try {
    auto runtime = make_runtime(options);
    if (!runtime.ok()) {
      failed.failure = runtime.error().message;
      return failed;
    }
    auto report = explore_method(*runtime.value(), options, target);
    if (report.ok()) return std::move(report).value();
    failed.failure = report.error().message;
  } catch (const CheckFailure& failure) {
    failed.failure = failure.what();
  }
  return failed;
}

}  // namespace

Result<std::vector<TargetReport>> explore(const ExploreOptions& options,
                                          const std::string& target) {
  TargetPattern pattern = TRY(parse_target(target));
  std::vector<MethodName> targets;
  {
    std::unique_ptr<boot::Runtime> runtime = TRY(make_runtime(options));
    targets = TRY(find_targets(*runtime, pattern));
  }
  std::vector<TargetReport> reports(targets.size());
  std::atomic<std::size_t> next{0};
  auto work = [&] {
    for (std::size_t i = next++; i < targets.size(); i = next++)
      reports[i] = explore_alone(options, targets[i]);
  };
  std::vector<std::jthread> helpers;
  for (unsigned i = 1; i < options.workers; ++i) helpers.emplace_back(work);
  work();
  helpers.clear();
  return reports;
}

}  // namespace assay::explore
