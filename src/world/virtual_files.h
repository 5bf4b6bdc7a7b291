// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "world/file_error.h"
#include "world/file_tree.h"
#include "world/seeded_random.h"
#include "world/standard_streams.h"
#include "world/undo_log.h"
#include "world/virtual_clock.h"

namespace assay::world {

enum class SeekFrom { Start, Current, End };

/// The file system the program under test sees: kept in memory, with an empty /tmp and an empty
/// /home/user to work in, and below its roots the real one, read-only. The operations are those of
/// POSIX with its errors. Every change can be rolled back. Large because it has a function for each
/// of these operations.
class VirtualFiles {
 public:
  struct Environment {
    const VirtualClock& clock;
    SeededRandom& random;
    StandardStreams& streams;
  };

  VirtualFiles(Environment environment, const std::vector<HostRoot>& host_roots,
               const FileLimits& limits);
  VirtualFiles(const VirtualFiles&) = delete;
  VirtualFiles& operator=(const VirtualFiles&) = delete;
  ~VirtualFiles();

  // Descriptors. 0, 1 and 2 are the standard streams.

  /// `flags` are Linux's O_RDONLY and so on; `permissions` are for a new file.
  FileResult<int> open(std::string_view path, int flags, unsigned permissions = 0666);
  [[nodiscard]] FileError close(int descriptor);
  FileResult<std::size_t> read(int descriptor, std::span<std::uint8_t> to);
  FileResult<std::size_t> write(int descriptor, std::span<const std::uint8_t> from);
  /// The same at an offset instead of the descriptor's position, which stays.
  FileResult<std::size_t> read_at(int descriptor, std::span<std::uint8_t> to, std::uint64_t offset);
  FileResult<std::size_t> write_at(int descriptor, std::span<const std::uint8_t> from,
                                   std::uint64_t offset);
  /// The new position.
  FileResult<std::uint64_t> seek(int descriptor, std::int64_t offset, SeekFrom from);
  [[nodiscard]] FileError truncate(int descriptor, std::uint64_t size);
  FileResult<FileStatus> status(int descriptor) const;
  /// Bytes that can be read at once: what is left of a file.
  FileResult<std::uint64_t> available(int descriptor) const;
  /// The absolute path a descriptor was opened with; empty for the standard streams.
  FileResult<std::string> path_of(int descriptor) const;
  std::size_t open_descriptors() const;

  // Paths. Relative ones start at working_folder().

  FileResult<FileStatus> status(std::string_view path) const;
  bool exists(std::string_view path) const { return status(path).ok(); }
  /// Whether all of the wanted permissions (4 read, 2 write, 1 execute) are there.
  [[nodiscard]] FileError access(std::string_view path, unsigned wanted) const;
  [[nodiscard]] FileError make_folder(std::string_view path, unsigned permissions = 0777);
  [[nodiscard]] FileError remove_folder(std::string_view path);
  [[nodiscard]] FileError remove_file(std::string_view path);
  [[nodiscard]] FileError rename(std::string_view from, std::string_view to);
  [[nodiscard]] FileError set_permissions(std::string_view path, unsigned permissions);
  [[nodiscard]] FileError set_modified(std::string_view path, std::int64_t nanos);
  /// Sorted, without "." and "..".
  FileResult<std::vector<std::string>> list(std::string_view path) const;
  /// The absolute path without "." and ".." of a file that exists.
  FileResult<std::string> resolve(std::string_view path) const;
  std::string_view working_folder() const { return FileTree::kHome; }

  const FileTree::Usage& usage() const { return tree_.usage(); }
  /// How often the program asked for a file that is neither the JDK's nor its own class path's.
  std::uint64_t lookups() const { return tree_.lookups(); }

  struct Mark {
    UndoLog::Mark undo;
    FileTree::Usage usage;
  };
  Mark mark() { return {undo_.mark(), tree_.usage()}; }
  void rollback(const Mark& mark);
  void commit(const Mark& mark) { undo_.commit(mark.undo); }

 private:
  struct OpenFile;
  using OpenFilePtr = std::shared_ptr<OpenFile>;

  FileResult<OpenFilePtr> open_place(const Place& place, int flags);
  [[nodiscard]] FileError check_openable(const Place& place, int flags) const;
  FileResult<int> free_descriptor() const;
  void set_descriptor(int descriptor, OpenFilePtr file);
  OpenFilePtr find(int descriptor) const;

  void move_to(const OpenFilePtr& file, std::uint64_t position);
  FileResult<std::size_t> read_from(const OpenFile& file, std::span<std::uint8_t> to,
                                    std::uint64_t offset);
  FileResult<std::size_t> write_to(const OpenFile& file, std::span<const std::uint8_t> from,
                                   std::uint64_t offset);
  std::uint64_t size_of(const OpenFile& file) const;

  Environment environment_;
  FileLimits limits_;
  UndoLog undo_;
  FileTree tree_;
  std::vector<OpenFilePtr> descriptors_;  // null: free
};

}  // namespace assay::world
