// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cerrno>
#include <cstdint>
#include <string>
#include <string_view>

namespace assay::sandbox {

/// The steps between fork and exec, in their order. A step that fails ends the child, which tells
/// its parent the step and the error number: nothing runs in half a sandbox.
enum class Stage : std::uint8_t {
  Fork,
  Identity,       // the user's ids in the new user namespace
  PrivateMounts,  // the private root gets its mounts
  PrivateRoot,    // and becomes the root
  WorkingFolder,
  Limits,
  Privileges,
  Descriptors,
  Landlock,
  Seccomp,
  Exec,
};

/// What a step was meant to do: "make a private root".
std::string_view name_of(Stage stage);

/// How the start of a child failed; sent through a socket as it is.
struct StageFailure {
  Stage stage = Stage::Fork;
  int error = 0;

  std::string text() const;  // "cannot make a private root: Operation not permitted"
};

}  // namespace assay::sandbox
