// SPDX-License-Identifier: Apache-2.0
#include "app/remove_tree.h"

#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <memory>
#include <vector>

namespace assay::app {
namespace {

constexpr int kDeepest = 100;  // each level has a descriptor open

int open_folder(int parent, const std::string& name) {
  constexpr int kFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;
  const int folder = openat(parent, name.c_str(), kFlags);
  struct stat status {};
  const bool is_locked_up = folder < 0 && errno == EACCES &&
                            fstatat(parent, name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0 &&
                            S_ISDIR(status.st_mode);
  if (!is_locked_up || fchmodat(parent, name.c_str(), S_IRWXU, 0) != 0) return folder;
  return openat(parent, name.c_str(), kFlags);
}

std::vector<std::string> names_in(int folder) {
  std::vector<std::string> names;
  const std::unique_ptr<DIR, int (*)(DIR*)> list(fdopendir(dup(folder)), closedir);
  if (list) rewinddir(list.get());  // the copy shares its place with the folder's descriptor
  while (const dirent* entry = list ? readdir(list.get()) : nullptr) {
    const std::string name = entry->d_name;
    if (name != "." && name != "..") names.push_back(name);
  }
  return names;
}

/// Empties a tree; folders too deep down are moved up to its top, for another round.
class TreeRemover {
 public:
  explicit TreeRemover(int top) : top_(top) {}

  void run() {
    do {
      moved_ = 0;
      empty(top_, 0);
    } while (moved_ > 0);
  }

 private:
  void empty(int folder, int depth) {
    fchmod(folder, S_IRWXU);
    for (const std::string& name : names_in(folder)) {
      if (unlinkat(folder, name.c_str(), 0) == 0) continue;
      if (depth < kDeepest) {
        remove_folder(folder, name, depth);
      } else if (renameat(folder, name.c_str(), top_, fmt::format(".{}", ++names_).c_str()) == 0) {
        ++moved_;
      }
    }
  }

  void remove_folder(int parent, const std::string& name, int depth) {
    const int folder = open_folder(parent, name);
    if (folder < 0) return;
    empty(folder, depth + 1);
    close(folder);
    unlinkat(parent, name.c_str(), AT_REMOVEDIR);
  }

  int top_;
  std::size_t moved_ = 0, names_ = 0;
};

}  // namespace

void remove_tree(int parent, const std::string& name) {
  const int folder = open_folder(parent, name);
  if (folder < 0) return;
  TreeRemover(folder).run();
  close(folder);
  unlinkat(parent, name.c_str(), AT_REMOVEDIR);
}

}  // namespace assay::app
