// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sandbox/policy.h"
#include "sandbox/stage.h"

namespace assay::sandbox {

/// The namespaces of a process that has its own of everything: users (which makes the others
/// possible without privileges), files, processes, network, System V IPC, host name.
///
/// The files are a small file system in memory with the readable ones of the policy mounted in
/// it, read-only, and a writable folder, also in memory. There is no /proc, which even alone in its
/// namespace a process could learn much of the host from.
class PrivateRoot {
 public:
  explicit PrivateRoot(const Policy& policy);

  /// For clone: the child is the first process of all these namespaces.
  static unsigned long clone_flags();

  /// Makes the calling process, which was cloned with these flags, see nothing else; safe between
  /// fork and exec. Says what failed, if anything.
  std::optional<StageFailure> enter() const;

 private:
  struct Step {
    enum class Kind : std::uint8_t { Folder, Bind, Link, BindFile };
    Kind kind;
    std::string place;   // below base_
    std::string source;  // of a bind, target of a link
  };

  void add_folders_above(const std::string& place);
  void add_bind(const std::string& path);
  bool is_shown(const std::string& path) const;
  bool take_identity() const;
  bool mount_all() const;
  bool perform(const Step& step) const;
  bool mount_scratch() const;

  std::string base_;  // where the new root is put together: a folder that is not needed meanwhile
  std::string scratch_, scratch_temporary_;
  std::vector<Step> steps_;
  std::vector<std::string> shown_;  // what has been bound
  std::string user_map_, group_map_;
};

}  // namespace assay::sandbox
