// SPDX-License-Identifier: Apache-2.0
#include "sandbox/remove_tree.h"

#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <memory>
#include <string_view>
#include <vector>

namespace assay::sandbox {

namespace {

constexpr int kFolderFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;

struct CloseFolder {
  void operator()(DIR* folder) const { closedir(folder); }
};
using Folder = std::unique_ptr<DIR, CloseFolder>;

/// Makes a folder accessible to its owner: what is in it could not be removed otherwise. By its
/// descriptor, so that a link put in its place meanwhile is not followed.
void unlock_folder(int parent, const char* name) {
  const int handle = openat(parent, name, O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (handle < 0) return;
  chmod(fmt::format("/proc/self/fd/{}", handle).c_str(), 0700);
  close(handle);
}

Folder open_folder(int parent, const char* name) {
  unlock_folder(parent, name);
  const int descriptor = openat(parent, name, kFolderFlags);
  if (descriptor < 0) return nullptr;
  DIR* folder = fdopendir(descriptor);
  if (folder == nullptr) close(descriptor);
  return Folder(folder);
}

std::vector<std::string> names_in(DIR* folder) {
  std::vector<std::string> names;
  rewinddir(folder);
  while (const dirent* entry = readdir(folder)) {
    const std::string_view name = entry->d_name;
    if (name != "." && name != "..") names.emplace_back(name);
  }
  return names;
}

/// Empties a folder one level below the top: files go, folders move up beside it.
void empty_one(int top, const char* name, unsigned long& moved) {
  const Folder folder = open_folder(top, name);
  if (folder == nullptr) return;
  for (const std::string& entry : names_in(folder.get())) {
    if (unlinkat(dirfd(folder.get()), entry.c_str(), 0) == 0) continue;
    unlock_folder(dirfd(folder.get()), entry.c_str());  // to move it is to change its ".."
    renameat(dirfd(folder.get()), entry.c_str(), top, fmt::format(".moved-{}", ++moved).c_str());
  }
}

/// Removes what is in an open folder.
bool empty(DIR* top) {
  unsigned long moved = 0;
  while (true) {
    const std::vector<std::string> names = names_in(top);
    bool has_removed = names.empty();
    for (const std::string& name : names) {
      const int parent = dirfd(top);
      if (unlinkat(parent, name.c_str(), 0) == 0) {
        has_removed = true;
        continue;
      }
      empty_one(parent, name.c_str(), moved);
      has_removed |= unlinkat(parent, name.c_str(), AT_REMOVEDIR) == 0;
    }
    if (names.empty() || !has_removed) return names.empty();
  }
}

}  // namespace

bool empty_folder(const std::string& path) {
  const Folder top = open_folder(AT_FDCWD, path.c_str());
  return top != nullptr && empty(top.get());
}

bool remove_tree(int parent, const std::string& name) {
  const Folder top = open_folder(parent, name.c_str());
  return top != nullptr && empty(top.get()) && unlinkat(parent, name.c_str(), AT_REMOVEDIR) == 0;
}

}  // namespace assay::sandbox
