// SPDX-License-Identifier: Apache-2.0
#include "commands.h"

#include "base/check.h"
#include "boot/launcher.h"
#include "explore/method_explorer.h"
#include "explore/target.h"
#include "suite/class_generator.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/linking/verification.h"

namespace assay::fuzz {

namespace {

using std::chrono::milliseconds;

constexpr std::uint64_t kFuel = 3'000;
constexpr std::size_t kMostTargets = 4;  // of one class that are explored

explore::ExploreOptions explore_options(const std::filesystem::path& folder) {
  explore::ExploreOptions options;
  options.class_path = folder.string();
  options.heap_bytes = std::uint64_t{256} << 20;
  options.time_nanoseconds = 4'000'000;
  options.fuel = kFuel;
  options.max_paths = 6;
  options.patience = 6;
  options.max_length = 4;
  options.query_milliseconds = 5;
  options.solver.z3 = false;
  return options;
}

}  // namespace

std::string_view name_of(Command command) {
  constexpr std::string_view kNames[] = {"explore", "generate", "verify", "run"};
  return kNames[static_cast<unsigned>(command)];
}

CommandMachine::CommandMachine(std::filesystem::path folder) : folder_(std::move(folder)) {
  auto runtime = explore::make_runtime(explore_options(folder_));
  CHECK(runtime.ok(), runtime.ok() ? "" : runtime.error().message);
  runtime_ = std::move(runtime).value();
  for (world::StandardStreams::Output output :
       {world::StandardStreams::Output::Out, world::StandardStreams::Output::Error})
    runtime_->world().streams.set_sink(output, [](std::string_view) {});
}

vm::LoaderData& CommandMachine::application_loader() {
  vm::Universe& universe = runtime_->universe();
  vm::Method* get_loader = universe.find_method(
      *universe.well_known().class_loader, "getSystemClassLoader", "()Ljava/lang/ClassLoader;");
  interp::Completion completion = runtime_->machine().call(*get_loader, {});
  CHECK(completion.returned(), "the class library should have been booted");
  return universe.loader_data(completion.value.ref);
}

void CommandMachine::forget_classes() {
  runtime_->machine().run().request_stop({});
  std::erase_if(application_loader().classes,
                [](const auto& entry) { return !entry.second->trusted; });
  runtime_->universe().refusals().clear();
}

void CommandMachine::run(Command command, const std::string& class_name) {
  switch (command) {
    case Command::Explore:
      return explore(class_name);
    case Command::Generate:
      return generate(class_name);
    case Command::Verify:
      return verify(class_name);
    case Command::Run:
      return launch(class_name);
  }
}

void CommandMachine::explore(const std::string& class_name) {
  explore::ExploreOptions options = explore_options(folder_);
  auto pattern = explore::parse_target(class_name);
  if (!pattern.ok()) return;
  auto targets = explore::find_targets(*runtime_, pattern.value());
  if (!targets.ok()) return;
  std::size_t count = 0;
  for (const explore::MethodName& target : targets.value()) {
    if (++count > kMostTargets) return;
    (void)explore::explore_method(*runtime_, options, target);
  }
}

void CommandMachine::generate(const std::string& class_name) {
  suite::SuiteOptions options;
  options.explore = explore_options(folder_);
  options.class_budget = milliseconds(12);
  options.max_calls = 2;
  recipe::ClassIndex index = recipe::ClassIndex::build(runtime_->class_path());
  process::Standby nobody;
  suite::ClassResult result = suite::generate_class(*runtime_, index, options, class_name, nobody);
  CHECK(!result.failure, result.failure.value_or(""));
}

void CommandMachine::verify(const std::string& class_name) {
  (void)explore::verify_program(*runtime_, explore_options(folder_), class_name);
}

void CommandMachine::launch(const std::string& class_name) {
  boot::LaunchOptions options;
  options.class_path = folder_.string();
  options.main_class = class_name;
  options.fuel = runtime_->machine().run().fuel_used() + kFuel;
  // Undone afterwards: the program may have shut the machine down.
  interp::Machine::Mark mark = runtime_->machine().mark();
  (void)boot::launch(*runtime_, options);
  runtime_->machine().rollback(mark);
}

std::string CommandMachine::link(const std::string& class_name) {
  auto loaded = vm::load_without_java(runtime_->universe(), application_loader(), class_name);
  if (!loaded.ok()) return loaded.trap().exception;
  if (loaded.value() == nullptr) return "java/lang/NoClassDefFoundError";
  auto linked = vm::link_without_java(runtime_->universe(), *loaded.value());
  return linked.ok() ? "" : linked.trap().exception;
}

}  // namespace assay::fuzz
