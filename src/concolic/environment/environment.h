// SPDX-License-Identifier: Apache-2.0
// What a program learns of its environment is an input that nobody gave a variable: a run shows one
// value of it, and says nothing about the others. So each such read is an obstacle to a proof.
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

#include "concolic/environment/environment_reads.h"
#include "concolic/environment/surrounding.h"
#include "concolic/recorder.h"
#include "concolic/run_watcher.h"
#include "interp/native.h"
#include "interp/threads/thread.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::concolic {

/// Tells a recorder what its runs learn of their environment.
class Environment : public RunWatcher {
 public:
  explicit Environment(Recorder& recorder);

  /// A run begins.
  void begin();
  /// Notes what only counters tell: to be called when the run has ended, or to know before.
  void look_around();
  void note(Surrounding what);
  /// What the run has learnt of so far.
  const std::set<Surrounding>& seen() const { return seen_; }

  /// What this class asks for in its methods does not count, nor what it calls.
  void exempt(const vm::Class& klass) { exempt_.insert(&klass); }

  void native_ended(const interp::NativeCall& call) override;
  void machine_throws(std::string_view class_name, const std::string* message) override;

 private:
  using RowWatcher =
      std::function<void(const MethodRead&, const interp::JavaThread&, const vm::Slot*)>;
  void watch(std::span<const MethodRead> rows, const RowWatcher& watcher);
  bool matters(const MethodRead& row, const interp::JavaThread& thread,
               const vm::Slot* arguments) const;
  std::string setting(const MethodRead& row, const vm::Slot* arguments) const;
  bool is_exempt(const interp::JavaThread& thread) const;

  Recorder& recorder_;
  std::unordered_map<const vm::Method*, const NativeRead*> natives_;  // null: tells nothing
  std::unordered_set<const vm::Class*> exempt_;
  std::set<Surrounding> seen_;
  std::set<std::string> set_;  // what the program has set itself, in this run
  bool was_hashed_by_identity_ = false;
  std::uint64_t files_before_ = 0;
  std::uint64_t input_before_ = 0;
};

}  // namespace assay::concolic
