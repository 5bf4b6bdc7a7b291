// SPDX-License-Identifier: Apache-2.0
#include "boot/runtime.h"

#include <fmt/format.h>

#include "boot/boot_sequence.h"
#include "natives/natives.h"
#include "vm/heap.h"
#include "vm/well_known.h"

namespace assay::boot {
namespace {

/// Where a jar is when links are followed: there are none in the machine's world, and what a
/// manifest names is relative to that place.
std::filesystem::path real_path(const std::filesystem::path& jar) {
  std::error_code error;
  std::filesystem::path real = std::filesystem::canonical(jar, error);
  return error ? jar : real;
}

/// The property java.class.path: without what is there because a manifest names it.
std::string class_path_text(const classpath::ClassPath& class_path) {
  std::string text;
  for (const classpath::ClassPathEntry& entry : class_path.entries()) {
    if (entry.is_from_manifest) continue;
    if (!text.empty()) text += ':';
    text += (entry.jar ? real_path(entry.path) : entry.path).string();
  }
  return text;
}

}  // namespace

Result<std::unique_ptr<Runtime>> Runtime::create(const RuntimeOptions& options) {
  std::unique_ptr<Runtime> runtime(new Runtime);
  runtime->jdk_ = std::make_unique<classpath::Jdk>(
      TRY(classpath::find_jdk(classpath::JdkSearch::of_environment(options.jdk))));
  runtime->class_path_ = std::make_unique<classpath::ClassPath>(classpath::ClassPath::parse(
      options.class_path, runtime->jdk_->feature, std::filesystem::current_path()));

  world::WorldOptions world_options;
  world_options.seed = options.seed;
  world_options.jdk_home = runtime->jdk_->home;
  for (const classpath::ClassPathEntry& entry : runtime->class_path_->entries()) {
    if (!entry.may_be_read()) continue;
    world_options.class_path.push_back(entry.path);
    if (entry.jar) world_options.class_path.push_back(real_path(entry.path));
  }
  runtime->world_ = std::make_unique<world::World>(world_options);

  natives::register_all(runtime->natives_);
  runtime->universe_ = std::make_unique<vm::Universe>(TRY(vm::Heap::create(options.heap_bytes)),
                                                      *runtime->jdk_, *runtime->class_path_);
  TRY(vm::load_well_known(*runtime->universe_));
  interp::LaunchSettings settings{.properties = options.properties,
                                  .class_path_text = class_path_text(*runtime->class_path_),
                                  .assertions_enabled = options.assertions};
  add_properties(options.module_access, settings.properties);
  runtime->machine_ = std::make_unique<interp::Machine>(*runtime->universe_, *runtime->world_,
                                                        runtime->natives_, std::move(settings));
  runtime->linker_ = std::make_unique<indy::SpunLinker>(*runtime->machine_);
  runtime->machine_->resolver().set_dynamic_linker(runtime->linker_.get());
  return runtime;
}

Result<void> Runtime::boot() { return BootSequence(*machine_).run(); }

}  // namespace assay::boot
