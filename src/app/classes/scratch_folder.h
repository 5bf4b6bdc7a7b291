// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <memory>

#include "base/result.h"

namespace assay::app {

/// A folder of our own below TMPDIR (else /tmp) that is gone when the work is done. It is locked
/// as long as this process or one of its children lives, so that the next assay can tell what a
/// killed one left behind, and removes it.
class ScratchFolder {
 public:
  /// Removes what was left behind, and makes a new one. An Error names the folder and says why.
  static Result<std::unique_ptr<ScratchFolder>> create();
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

 private:
  ScratchFolder(std::filesystem::path path, int parent, int lock)
      : path_(std::move(path)), parent_(parent), lock_(lock) {}

  std::filesystem::path path_;
  int parent_;  // the folder that it is in
  int lock_;
};

}  // namespace assay::app
