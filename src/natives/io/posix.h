// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "world/file_tree.h"
#include "world/virtual_files.h"
#include "world/world.h"

namespace assay::natives {

using FileStatus = world::FileStatus;

inline bool is_regular(const FileStatus& status) { return status.type == FileStatus::Type::File; }
inline bool is_directory(const FileStatus& status) {
  return status.type == FileStatus::Type::Folder;
}

/// The system calls that the class library's C code makes, answered by the virtual world. Like
/// the kernel's own they give a negative errno on failure. Large because it has a function for each
/// of them.
class Posix {
 public:
  explicit Posix(world::World& world) : world_(world), files_(world.files) {}

  std::int64_t open(std::string_view path, int flags, unsigned mode);
  std::int64_t close(int descriptor);
  std::int64_t read(int descriptor, std::uint8_t* to, std::uint64_t size);
  std::int64_t write(int descriptor, const std::uint8_t* from, std::uint64_t size);
  std::int64_t pread(int descriptor, std::uint8_t* to, std::uint64_t size, std::int64_t offset);
  std::int64_t pwrite(int descriptor, const std::uint8_t* from, std::uint64_t size,
                      std::int64_t offset);
  std::int64_t seek(int descriptor, std::int64_t offset, int whence);
  std::int64_t truncate(int descriptor, std::int64_t size);
  std::int64_t sync(int descriptor);
  /// Bytes that can be read at once (FIONREAD, or what is left of a regular file).
  std::int64_t available(int descriptor);

  std::int64_t stat(std::string_view path, FileStatus& status);
  std::int64_t fstat(int descriptor, FileStatus& status);
  std::int64_t access(std::string_view path, int mode);
  std::int64_t mkdir(std::string_view path, unsigned mode);
  std::int64_t rmdir(std::string_view path);
  std::int64_t unlink(std::string_view path);
  std::int64_t rename(std::string_view from, std::string_view to);
  std::int64_t chmod(std::string_view path, unsigned mode);
  std::int64_t fchmod(int descriptor, unsigned mode);
  std::int64_t set_modified(std::string_view path, std::int64_t nanoseconds);
  std::int64_t fset_modified(int descriptor, std::int64_t nanoseconds);
  /// The names in a directory, sorted, without "." and "..".
  std::int64_t list(std::string_view path, std::vector<std::string>& names);
  std::int64_t realpath(std::string_view path, std::string& resolved);
  std::string_view working_directory() const { return files_.working_folder(); }
  /// The next bytes of the seeded generator: what /dev/urandom gives.
  void random(std::uint8_t* to, std::uint64_t size);

 private:
  world::World& world_;
  world::VirtualFiles& files_;
};

/// The text of an errno, of either sign, as the C library has it.
std::string error_text(std::int64_t error);

}  // namespace assay::natives
