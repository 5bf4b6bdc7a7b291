// SPDX-License-Identifier: Apache-2.0
// A program from its main class to its exit code, as the java command does it: which main,
// manifests, uncaught exceptions, the other threads, shutdown hooks. The only place that connects
// the virtual standard streams to the real ones.
#include "boot/launcher.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>

#include "base/clocks.h"
#include "boot/program_end.h"
#include "boot/runtime.h"
#include "boot/throwable_text.h"
#include "classfile/class_file.h"
#include "classfile/names.h"
#include "classpath/class_path.h"
#include "classpath/jar.h"
#include "classpath/missing_class.h"
#include "interp/completion.h"
#include "interp/machine.h"
#include "interp/run/meter.h"
#include "interp/run/run_scope.h"
#include "interp/shadow.h"
#include "interp/stop_reason.h"
#include "vm/class.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/linking/verification.h"
#include "vm/ref.h"
#include "vm/universe.h"
#include "world/standard_streams.h"

namespace assay::boot {

namespace {

constexpr int kUncaughtException = 1;

/// What to run, and what the manifest of a jar asks for besides.
struct Program {
  std::string main_class;
  std::string add_exports, add_opens;  // "module/package module/package"
};

/// The program of one launch from its main class to its exit code.
class Launch {
 public:
  Launch(Runtime& runtime, const LaunchOptions& options)
      : options_(options),
        machine_(runtime.machine()),
        universe_(runtime.universe()),
        class_path_(runtime.class_path()) {}

  Result<LaunchResult> run(const Program& program) {
    TRY(open_to_class_path(program.add_exports, false));
    TRY(open_to_class_path(program.add_opens, true));
    vm::Class* klass = TRY(load_main(program.main_class));
    interp::Completion ready = machine_.initialise(*klass);
    if (!ready.returned()) return finish(ready);
    vm::Slot arguments[] = {vm::Slot::of_ref(TRY(argument_array()))};
    vm::Method* main = find_main(*klass, "([Ljava/lang/String;)V");
    if (main != nullptr && main->is_static()) return finish(machine_.call(*main, arguments));
    return run_instance_main(*klass, main, arguments[0]);
  }

 private:
  /// Add-Exports and Add-Opens of a jar's manifest, by the method that java calls for them.
  Result<void> open_to_class_path(const std::string& packages, bool for_reflection) {
    if (packages.empty()) return {};
    vm::Class* helper = universe_.load_boot("sun/launcher/LauncherHelper");
    vm::Method* add = helper == nullptr ? nullptr
                                        : universe_.find_method(*helper, "addExportsOrOpens",
                                                                "(Ljava/lang/String;Z)V");
    if (add == nullptr) {
      return Error{"the JDK's class library has no sun.launcher.LauncherHelper.addExportsOrOpens"};
    }
    vm::Slot text = vm::Slot::of_ref(universe_.strings().make_from_utf8(packages));
    interp::Completion done = machine_.call(*add, {text, vm::Slot::of_int(for_reflection ? 1 : 0)});
    if (!done.returned()) return Error{describe(machine_, done)};
    return {};
  }

  Result<vm::Class*> load_main(const std::string& name) {
    std::string internal = classfile::internal_name(name);
    vm::Method* get_loader = universe_.find_method(
        *universe_.well_known().class_loader, "getSystemClassLoader", "()Ljava/lang/ClassLoader;");
    interp::Completion completion = machine_.call(*get_loader, {});
    if (!completion.returned()) return Error{describe(machine_, completion)};
    vm::LoaderData& loader = universe_.loader_data(completion.value.ref);
    auto loaded = vm::load_without_java(universe_, loader, internal);
    if (!loaded.ok()) {
      return Error{fmt::format("cannot load main class {}: {}", name, vm::one_line(loaded.trap()))};
    }
    if (loaded.value() == nullptr)
      return Error{classpath::explain_missing_class(class_path_, name,
                                                    universe_.jdk().max_class_file_major())};
    return loaded.value();
  }

  Result<vm::Ref> argument_array() {
    vm::Class& strings = *universe_.array_of(universe_.well_known().string);
    vm::Ref array =
        universe_.new_array(strings, static_cast<std::int32_t>(options_.arguments.size()));
    std::size_t i = 0;
    for (const std::string& argument : options_.arguments) {
      vm::Ref text = universe_.strings().make_from_utf8(argument);
      if (!text)
        return Error{"the heap is too small for the program's arguments; try a larger --heap"};
      universe_.heap().elements<vm::Ref>(array)[i++] = text;
    }
    return array;
  }

  vm::Method* find_main(vm::Class& klass, std::string_view descriptor) {
    vm::Method* method = universe_.find_method(klass, "main", descriptor);
    bool old = universe_.feature() < 25;  // since 25 main may be an instance method and not public
    if (method != nullptr && old &&
        (!method->is_static() || !method->is(classfile::access::kPublic)))
      return nullptr;
    return method;
  }

  /// JEP 512: static main() or an instance main.
  Result<LaunchResult> run_instance_main(vm::Class& klass, vm::Method* main, vm::Slot arguments) {
    bool with_arguments = main != nullptr;
    if (main == nullptr && universe_.feature() >= 25) main = find_main(klass, "()V");
    if (main == nullptr) {
      return Error{
          fmt::format("class {} has no main method; expected public static void main(String[])",
                      vm::external_name(klass))};
    }
    std::vector<vm::Slot> values;
    if (!main->is_static()) {
      vm::Method* constructor = universe_.find_method(klass, "<init>", "()V");
      if (constructor == nullptr || constructor->owner != &klass) {
        return Error{fmt::format(
            "class {} has an instance main method but no constructor without parameters",
            vm::external_name(klass))};
      }
      values.push_back(vm::Slot::of_ref(universe_.new_object(klass)));
      interp::Completion made = machine_.call(*constructor, values);
      if (!made.returned()) return finish(made);
    }
    if (with_arguments) values.push_back(arguments);
    return finish(machine_.call(*main, values));
  }

  /// The end of main: uncaught exceptions, the other threads, the shutdown hooks, the exit code.
  LaunchResult finish(const interp::Completion& completion) {
    LaunchResult result;
    if (completion.kind == interp::Completion::Kind::Threw) result.exit_code = kUncaughtException;
    end_program(machine_, completion);
    if (machine_.run().stop().reason == interp::StopReason::Exit) {
      result.exit_code = machine_.run().stop().exit_code;
    } else if (machine_.run().stop()) {
      result.stop_reason = machine_.run().stop().text();
    }
    return result;
  }

  const LaunchOptions& options_;
  interp::Machine& machine_;
  vm::Universe& universe_;
  const classpath::ClassPath& class_path_;
};

void write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;  // nobody reads any more: as java, go on without a word
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
}

/// The program's standard streams are the process's.
void connect_streams(world::StandardStreams& streams) {
  using Output = world::StandardStreams::Output;
  streams.set_source([](std::span<std::uint8_t> bytes) {
    ssize_t count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    return static_cast<std::size_t>(std::max<ssize_t>(count, 0));
  });
  streams.set_sink(Output::Out, [](std::string_view bytes) { write_all(STDOUT_FILENO, bytes); });
  streams.set_sink(Output::Error, [](std::string_view bytes) { write_all(STDERR_FILENO, bytes); });
}

Result<Program> program_of(const std::filesystem::path& jar_file) {
  classpath::Jar jar = TRY(classpath::Jar::open(jar_file, 0));
  std::optional<std::string_view> name = jar.manifest().main_class();
  if (!name)
    return Error{fmt::format(
        "{} has no Main-Class in its manifest; name the main class: assay run -cp {} Main",
        jar_file.string(), jar_file.string())};
  auto text = [&jar](std::string_view attribute) {
    return std::string(jar.manifest().find(attribute).value_or(""));
  };
  return Program{std::string(*name), text("Add-Exports"), text("Add-Opens")};
}

Result<LaunchResult> launch_in(Runtime& runtime, const LaunchOptions& options,
                               const Program& program, WorkClock::time_point begin) {
  interp::Limits limits;
  limits.fuel = options.fuel;
  limits.budget = std::chrono::nanoseconds(options.time_ns);
  if (options.time_ns != 0) limits.end = begin + limits.budget;
  interp::RunScope scope(runtime.machine());
  scope.set_limits(limits);
  interp::ShadowListener nobody;
  if (options.carry_shadows) scope.set_listener(&nobody);
  return Launch(runtime, options).run(program);
}

}  // namespace

Result<LaunchResult> launch(const LaunchOptions& options) {
  RuntimeOptions runtime_options;
  runtime_options.jdk = options.jdk;
  runtime_options.class_path = options.jar ? options.jar->string() : options.class_path;
  runtime_options.properties.insert(options.properties.begin(), options.properties.end());
  runtime_options.module_access = options.module_access;
  runtime_options.heap_bytes = options.heap_bytes;
  runtime_options.assertions = options.enable_assertions;
  Program program{options.main_class, "", ""};
  if (options.jar) program = TRY(program_of(*options.jar));
  std::unique_ptr<Runtime> runtime = TRY(Runtime::create(runtime_options));
  connect_streams(runtime->world().streams);
  TRY(runtime->boot());
  // The process ends after it and gives all memory back at once, which is quicker.
  static Runtime* kept = nullptr;
  kept = runtime.release();
  // Time is counted from the start of the process on, with the class library coming up.
  return launch_in(*kept, options, program, WorkClock::time_point());
}

Result<LaunchResult> launch(Runtime& runtime, const LaunchOptions& options) {
  return launch_in(runtime, options, {options.main_class, "", ""}, WorkClock::now());
}

}  // namespace assay::boot
