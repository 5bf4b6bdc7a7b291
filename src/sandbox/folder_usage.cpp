// SPDX-License-Identifier: Apache-2.0
#include "sandbox/folder_usage.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <string_view>

namespace assay::sandbox {

namespace {

constexpr unsigned kDeepest = 64;  // nobody nests that deeply for a good reason

/// Takes what is below a folder off the limit; false when that is used up.
bool take_off(int parent, const char* name, unsigned depth, FolderLimit& left) {
  const int descriptor = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  DIR* folder = descriptor < 0 ? nullptr : fdopendir(descriptor);
  if (folder == nullptr) {
    if (descriptor >= 0) close(descriptor);
    return true;  // removed meanwhile, or it holds nothing that we could count
  }
  bool is_within = depth < kDeepest;
  while (const dirent* entry = is_within ? readdir(folder) : nullptr) {
    const std::string_view entry_name = entry->d_name;
    if (entry_name == "." || entry_name == "..") continue;
    struct stat about {};
    if (fstatat(dirfd(folder), entry->d_name, &about, AT_SYMLINK_NOFOLLOW) != 0) continue;
    constexpr std::uint64_t kBlock = 512;
    const std::uint64_t bytes = static_cast<std::uint64_t>(about.st_blocks) * kBlock;
    is_within = left.entries > 0 && bytes <= left.bytes;
    if (!is_within) break;
    --left.entries;
    left.bytes -= bytes;
    if (S_ISDIR(about.st_mode)) {
      is_within = take_off(dirfd(folder), entry->d_name, depth + 1, left);
    }
  }
  closedir(folder);
  return is_within;
}

}  // namespace

bool is_within(const std::string& folder, FolderLimit limit) {
  return take_off(AT_FDCWD, folder.c_str(), 0, limit);
}

}  // namespace assay::sandbox
