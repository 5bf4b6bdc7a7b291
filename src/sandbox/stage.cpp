// SPDX-License-Identifier: Apache-2.0
#include "sandbox/stage.h"

#include <fmt/format.h>

#include <cstring>

namespace assay::sandbox {

std::string_view name_of(Stage stage) {
  switch (stage) {
    case Stage::Fork:
      return "make the process";
    case Stage::Identity:
      return "keep the user's identity in a namespace";
    case Stage::PrivateMounts:
      return "mount the files of a private root";
    case Stage::PrivateRoot:
      return "enter a private root";
    case Stage::WorkingFolder:
      return "enter the working folder";
    case Stage::Limits:
      return "limit the use of resources";
    case Stage::Privileges:
      return "give up privileges";
    case Stage::Descriptors:
      return "place the descriptors";
    case Stage::Landlock:
      return "restrict files by Landlock";
    case Stage::Seccomp:
      return "filter system calls by seccomp";
    case Stage::Exec:
      return "execute the program";
  }
  return "";
}

std::string StageFailure::text() const {
  return fmt::format("cannot {}: {}", name_of(stage), std::strerror(error));
}

}  // namespace assay::sandbox
