// SPDX-License-Identifier: Apache-2.0
// The lock is on a file in the folder. A folder that another process is just making has no lock
// yet: it looks left behind, and whoever finds it so removes it only if it is empty or takes the
// lock first. Its maker notices, and makes another.
#include "app/classes/scratch_folder.h"

#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <vector>

#include "sandbox/remove_tree.h"

namespace assay::app {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPrefix = "assay-run-";
constexpr std::string_view kPattern = "XXXXXX";
constexpr const char* kLockFile = ".lock-of-assay";
constexpr int kMostAttempts = 10;

fs::path parent_folder() {
  const char* given = std::getenv("TMPDIR");
  return given != nullptr && *given != '\0' ? given : "/tmp";
}

bool is_scratch_name(std::string_view name) {
  return name.starts_with(kPrefix) && name.size() == kPrefix.size() + kPattern.size() &&
         std::ranges::all_of(name.substr(kPrefix.size()),
                             [](unsigned char c) { return std::isalnum(c) != 0; });
}

/// Whether a folder is one of ours: made by us, for us alone.
bool is_own(int folder) {
  struct stat status {};
  return fstat(folder, &status) == 0 && status.st_uid == geteuid() &&
         (status.st_mode & 07777) == S_IRWXU;
}

void remove_if_left_behind(int parent, const std::string& name) {
  const int folder = openat(parent, name.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (folder < 0) return;
  if (is_own(folder)) {
    const int lock = openat(folder, kLockFile, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (lock < 0) unlinkat(parent, name.c_str(), AT_REMOVEDIR);  // if it is empty
    if (lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0) sandbox::remove_tree(parent, name);
    if (lock >= 0) close(lock);
  }
  close(folder);
}

void remove_left_behind(int parent) {
  std::vector<std::string> names;
  DIR* list = fdopendir(dup(parent));
  while (const dirent* entry = list != nullptr ? readdir(list) : nullptr) {
    if (is_scratch_name(entry->d_name)) names.emplace_back(entry->d_name);
  }
  if (list != nullptr) closedir(list);
  for (const std::string& name : names) remove_if_left_behind(parent, name);
}

/// The lock of a new folder, or -1: somebody took the folder for left behind.
int lock_folder(const std::string& path) {
  const std::string file = fmt::format("{}/{}", path, kLockFile);
  const int lock = open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (lock < 0) return -1;
  struct stat status {};
  if (flock(lock, LOCK_EX) == 0 && fstat(lock, &status) == 0 && status.st_nlink == 1) return lock;
  close(lock);
  return -1;
}

Error cannot_use(const fs::path& parent, int problem) {
  return Error{
      fmt::format("cannot make a folder in {} for the tests to be judged in: {}; set TMPDIR to a "
                  "folder that can be written to, or use --no-validate",
                  parent.string(), std::strerror(problem))};
}

}  // namespace

Result<std::unique_ptr<ScratchFolder>> ScratchFolder::create() {
  const fs::path parent_path = parent_folder();
  const int parent = open(parent_path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (parent < 0) return cannot_use(parent_path, errno);
  remove_left_behind(parent);
  int problem = 0;
  for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
    std::string path = (parent_path / fmt::format("{}{}", kPrefix, kPattern)).string();
    if (mkdtemp(path.data()) == nullptr) {
      problem = errno;
      break;
    }
    if (const int lock = lock_folder(path); lock >= 0) {
      return std::unique_ptr<ScratchFolder>(new ScratchFolder(fs::absolute(path), parent, lock));
    }
    problem = errno;
  }
  close(parent);
  return cannot_use(parent_path, problem);
}

ScratchFolder::~ScratchFolder() {
  sandbox::remove_tree(parent_, path_.filename().string());
  close(lock_);
  close(parent_);
}

}  // namespace assay::app
