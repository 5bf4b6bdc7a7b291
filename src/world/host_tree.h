// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "classpath/random_access_file.h"
#include "world/file_error.h"

namespace assay::world {

/// A part of the real file system that the program under test may read.
struct HostRoot {
  std::filesystem::path path;  // absolute
  /// Whether symbolic links may lead out of the root. Distributions make a JDK of links into
  /// /etc; in the user's own folders a link could lead anywhere, so there they may not.
  bool follow_links = false;
};

/// Reads the real file system below the given roots and nowhere else: a path is resolved first
/// and then has to be in one of the roots. What is outside does not exist.
class HostTree {
 public:
  using File = std::shared_ptr<const classpath::RandomAccessFile>;

  struct Status {
    bool is_folder = false;
    bool is_executable = false;
    std::uint64_t size = 0;
  };

  /// Roots that do not exist are left out.
  explicit HostTree(const std::vector<HostRoot>& roots);

  /// The roots, parents before children.
  const std::vector<HostRoot>& roots() const { return roots_; }

  FileResult<Status> status(const std::string& path) const;
  FileResult<File> open(const std::string& path) const;
  /// Sorted names.
  FileResult<std::vector<std::string>> list(const std::string& path) const;

 private:
  FileResult<std::filesystem::path> resolve(const std::string& path) const;

  std::vector<HostRoot> roots_;
  std::vector<std::filesystem::path> real_roots_;
};

}  // namespace assay::world
