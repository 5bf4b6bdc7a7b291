// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/result.h"
#include "boot/module_access.h"
#include "classpath/class_path.h"
#include "classpath/jdk.h"
#include "indy/spun_linker.h"
#include "interp/machine.h"
#include "interp/native.h"
#include "vm/universe.h"
#include "world/world.h"

namespace assay::boot {

struct RuntimeOptions {
  std::optional<std::filesystem::path> jdk;
  std::string class_path;
  std::map<std::string, std::string> properties;
  ModuleAccess module_access;
  std::uint64_t heap_bytes = std::uint64_t{2} << 30;
  bool assertions = false;
  std::uint64_t seed = 1;
};

/// Everything one virtual machine consists of, put together and owned in the right order.
class Runtime {
 public:
  /// Finds the JDK, reserves the heap and loads the first classes. No Java code has run yet.
  static Result<std::unique_ptr<Runtime>> create(const RuntimeOptions& options);

  /// Brings the class library up: System.initPhase1 to 3.
  Result<void> boot();

  interp::Machine& machine() { return *machine_; }
  vm::Universe& universe() { return *universe_; }
  world::World& world() { return *world_; }
  const classpath::Jdk& jdk() const { return *jdk_; }
  const classpath::ClassPath& class_path() const { return *class_path_; }
  const interp::NativeTable& natives() const { return natives_; }

 private:
  Runtime() = default;

  std::unique_ptr<classpath::Jdk> jdk_;
  std::unique_ptr<classpath::ClassPath> class_path_;
  std::unique_ptr<world::World> world_;
  interp::NativeTable natives_;
  std::unique_ptr<vm::Universe> universe_;
  std::unique_ptr<interp::Machine> machine_;
  std::unique_ptr<indy::SpunLinker> linker_;
};

}  // namespace assay::boot
