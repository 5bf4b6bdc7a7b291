// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "world/file_error.h"
#include "world/file_node.h"
#include "world/host_tree.h"
#include "world/undo_log.h"
#include "world/virtual_clock.h"

namespace assay::world {

/// What stat tells about a file. There are no symbolic links.
struct FileStatus {
  enum class Type { Folder, File, Device, Stream };

  Type type = Type::File;
  unsigned permissions = 0;  // the lower nine bits of st_mode
  std::uint64_t size = 0;
  std::int64_t modified_nanos = 0;  // since 1970
  std::uint64_t inode = 0;

  bool is_folder() const { return type == Type::Folder; }
  /// Type and permissions as st_mode has them.
  std::uint32_t mode() const;
};

struct FileLimits {
  std::uint64_t bytes = 64 << 20;  // in all files together; then "No space left on device"
  std::size_t files = 10'000;      // files and folders; then the same
  std::size_t descriptors = 4096;  // then "Too many open files"
};

/// Where a path leads. If the last name does not exist yet, there is a folder but no node.
struct Place {
  NodePtr folder;
  NodePtr node;
  std::string name;           // within the folder
  std::string path;           // absolute, without "." and ".."
  bool is_host = false;       // at or below a mount: node is the mount, the path is the host's
  bool wants_folder = false;  // the path ended in a slash
};

/// The tree of names of the virtual file system and the changes that can be made to it, each of
/// them with its undo. It starts with a fixed layout: /tmp, /home/user, /dev and the folders that
/// lead to the host's roots. Large because each change to a file system has a function of its own
/// and one that checks whether it may be made.
class FileTree {
 public:
  static constexpr std::string_view kHome = "/home/user";

  FileTree(const VirtualClock& clock, UndoLog& undo, const std::vector<HostRoot>& host_roots,
           const FileLimits& limits);

  const HostTree& host() const { return host_; }

  FileResult<Place> walk(std::string_view path) const;
  FileResult<Place> walk_to_existing(std::string_view path) const;

  FileResult<FileStatus> status(const Place& place) const;
  FileStatus status_of(const FileNode& node) const;
  FileResult<std::vector<std::string>> list(const Place& place) const;

  FileResult<NodePtr> create(const Place& place, NodeKind kind, unsigned permissions);
  [[nodiscard]] FileError remove_file(const Place& place);
  [[nodiscard]] FileError remove_folder(const Place& place);
  [[nodiscard]] FileError rename(const Place& from, const Place& to);
  [[nodiscard]] FileError set_permissions(const Place& place, unsigned permissions);
  [[nodiscard]] FileError set_modified(const Place& place, std::int64_t nanos);

  /// Makes the content that long, with zeros where it grows.
  [[nodiscard]] FileError resize(const NodePtr& node, std::uint64_t size);
  /// The content, about to be changed.
  std::vector<std::uint8_t>& change_content(const NodePtr& node);
  /// How large a file may become under the limit.
  std::uint64_t largest_size(const FileNode& node) const;
  /// Counts the descriptors that keep a node alive when it has no name any more.
  void add_descriptor(const NodePtr& node);
  void drop_descriptor(const NodePtr& node);

  struct Usage {
    std::uint64_t bytes = 0;
    std::size_t files = 0;
    std::uint64_t last_inode = 1;
  };
  const Usage& usage() const { return usage_; }
  /// How often a path led to, or might have led to, a file that is not the host's.
  std::uint64_t lookups() const { return lookups_; }
  /// Sets the counters back; the undo log does the rest.
  void rollback(const Usage& usage) { usage_ = usage; }

 private:
  NodePtr make_node(NodeKind kind, unsigned permissions);
  NodePtr pin(std::string_view path, NodeKind kind, unsigned permissions);
  FileResult<FileStatus> host_status(const std::string& path) const;
  [[nodiscard]] FileError check_changeable(const Place& place) const;
  [[nodiscard]] FileError check_removable(const Place& place) const;
  [[nodiscard]] FileError check_replaceable(const Place& from, const Place& to) const;

  void set_child(const NodePtr& folder, const std::string& name, const NodePtr& node);
  void unlink(const Place& place);
  void save_attributes(const NodePtr& node);
  void touch(const NodePtr& node);
  void release_if_unused(const FileNode& node);

  const VirtualClock& clock_;
  UndoLog& undo_;
  HostTree host_;
  FileLimits limits_;
  NodePtr root_;
  Usage usage_;
  mutable std::uint64_t lookups_ = 0;
};

}  // namespace assay::world
