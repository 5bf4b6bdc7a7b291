// SPDX-License-Identifier: Apache-2.0
// The face of the interpreter to everybody above it. What is not about running code has a class of
// its own, reached from here: the Resolver (names to classes and members), the Throwables, the Run
// at hand (who listens, limits, stop). What needs no state of the machine is a function beside it:
// calls/frames.h, calls/restart.h, class_init.h, objects.h, messages.h.
//
// One thing to know before using any of it: an Attempt that is Suspended has pushed a frame, and
// the whole operation is executed again when that frame has returned.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "interp/code_store.h"
#include "interp/completion.h"
#include "interp/resolution/resolver.h"
#include "interp/run/run.h"
#include "interp/threads/scheduler.h"
#include "interp/threads/thread.h"
#include "interp/threads/thread_snapshot.h"
#include "interp/throwables.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/monitors.h"
#include "vm/ref.h"
#include "vm/universe.h"
#include "world/world.h"

namespace assay::interp {

class NativeTable;

/// Which method an interface call on a class selects, for call sites that meet many classes: a
/// direct-mapped table of facts that never change.
class DispatchCache {
 public:
  struct Entry {
    std::uint32_t class_id = 0;
    const vm::Method* resolved = nullptr;
    vm::Method* target = nullptr;
  };
  Entry& entry(std::uint32_t class_id, const vm::Method& resolved) {
    return entries_[(class_id * 0x9E3779B1u ^ resolved.id * 0x85EBCA6Bu) >> kShift];
  }

 private:
  static constexpr unsigned kBits = 10, kShift = 32 - kBits;
  Entry entries_[1u << kBits];
};

/// What natives are asked for about how the machine was launched.
struct LaunchSettings {
  std::map<std::string, std::string> properties;  // -D
  std::string class_path_text;
  bool assertions_enabled = false;
};

/// The virtual machine: the universe of classes, the green threads and everything that runs
/// code. Java never runs inside a C++ call made by Java: what needs Java code first pushes a
/// frame and is executed again (see ReturnAction and vm::Trap).
class Machine {
 public:
  Machine(vm::Universe& universe, world::World& world, const NativeTable& natives,
          LaunchSettings settings = {});
  ~Machine();
  Machine(const Machine&) = delete;
  Machine& operator=(const Machine&) = delete;

  vm::Universe& universe() { return universe_; }
  world::World& world() { return world_; }
  const NativeTable& natives() const { return natives_; }
  const LaunchSettings& settings() const { return settings_; }
  Scheduler& scheduler() { return scheduler_; }
  JavaThread& current() { return scheduler_.current(); }
  vm::Monitors& monitors() { return monitors_; }
  DispatchCache& dispatch_cache() { return dispatch_cache_; }
  CodeStore& code_store() { return code_store_; }
  Resolver& resolver() { return resolver_; }
  Throwables& throwables() { return throwables_; }
  /// The run at hand; changed by RunScope (run/run_scope.h).
  Run& run() { return run_; }

  /// Runs a method on the current thread until it ends; other threads run too when it blocks.
  Completion call(vm::Method& method, std::span<const vm::Slot> arguments);
  Completion call(vm::Method& method, std::initializer_list<vm::Slot> arguments);
  struct Shadowed {
    vm::Slot value;
    std::uint32_t shadow = 0;
  };
  Completion call(vm::Method& method, std::span<const Shadowed> arguments);
  /// Initialises a class from C++.
  Completion initialise(vm::Class& klass);
  /// Runs the other threads until only daemons are left.
  void finish_threads();

  /// A state of the whole machine that a rollback goes back to.
  struct Mark {
    vm::Heap::Mark heap;
    world::World::Mark world;
    std::uint64_t births;  // of threads
    JavaThread* current;
    bool park_permit;                    // of the current thread
    std::vector<ThreadSnapshot> others;  // that may go on meanwhile
  };
  Mark mark();
  /// Everything of the machine, back to the mark. No Java code may be running.
  void rollback(const Mark& mark);
  void commit(const Mark& mark);

 private:
  Completion run_base(JavaThread& thread);
  void run_threads(const std::function<bool()>& finished);

  vm::Universe& universe_;
  world::World& world_;
  const NativeTable& natives_;
  LaunchSettings settings_;
  vm::Monitors monitors_;
  DispatchCache dispatch_cache_;
  Scheduler scheduler_;
  CodeStore code_store_;
  Resolver resolver_;
  Throwables throwables_;
  Run run_;
};

}  // namespace assay::interp
