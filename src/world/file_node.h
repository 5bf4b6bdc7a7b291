// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace assay::world {

enum class NodeKind : std::uint8_t {
  Folder,
  File,
  NullDevice,    // reads nothing, swallows everything
  RandomDevice,  // reads seeded random bytes
  Mount,         // from here on down it is the host's file system, read-only
};

/// A file or folder of the virtual file system. It lives as long as its folder, a descriptor or
/// the undo log refers to it.
struct FileNode {
  NodeKind kind = NodeKind::File;
  bool is_pinned = false;  // part of the fixed layout: it cannot be removed or renamed
  unsigned permissions = 0;
  std::uint64_t inode = 0;
  std::int64_t modified_nanos = 0;
  std::vector<std::uint8_t> content;                                       // of a file
  std::map<std::string, std::shared_ptr<FileNode>, std::less<>> children;  // of a folder
  bool is_linked = false;                                                  // has a name
  unsigned descriptors = 0;                                                // open on it
  std::uint64_t attributes_stamp = 0, content_stamp = 0;  // UndoLog::is_first_change

  bool is_writable() const { return (permissions & 0200) != 0; }
};

using NodePtr = std::shared_ptr<FileNode>;

}  // namespace assay::world
