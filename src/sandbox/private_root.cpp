// SPDX-License-Identifier: Apache-2.0
// Plans the mounts of the private root before the fork, as a list of steps, because between fork
// and exec nothing may be allocated; enter() only performs them.
#include "sandbox/private_root.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

namespace assay::sandbox {

namespace fs = std::filesystem;

namespace {

constexpr const char* kRootOptions = "mode=0755,size=8m,nr_inodes=100000";
constexpr const char* kScratchOptions = "mode=0700,size=256m,nr_inodes=32768";

bool write_file(const char* path, const char* text, std::size_t size) {
  const int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0) return false;
  const bool is_written = write(file, text, size) == static_cast<ssize_t>(size);
  const int error = errno;
  close(file);
  errno = error;
  return is_written;
}

/// Also for what is mounted below. Links in it that lead elsewhere lead nowhere in the new root.
bool make_read_only(const char* path, unsigned flags) {
  mount_attr attributes{};
  attributes.attr_set = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID;
  return mount_setattr(AT_FDCWD, path, flags, &attributes, sizeof attributes) == 0;
}

bool make_folder(const char* path, mode_t mode) {
  return mkdir(path, mode) == 0 || errno == EEXIST;
}

bool make_empty_file(const char* path) {
  const int file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0444);
  if (file < 0) return errno == EEXIST;
  close(file);
  return true;
}

}  // namespace

PrivateRoot::PrivateRoot(const Policy& policy)
    : base_(policy.scratch),
      scratch_(base_ + policy.scratch),
      scratch_temporary_(scratch_ + "/tmp"),
      user_map_(fmt::format("{0} {0} 1\n", geteuid())),
      group_map_(fmt::format("{0} {0} 1\n", getegid())) {
  std::vector<std::string> paths = policy.readable;
  std::ranges::sort(paths);  // folders before what is in them
  for (const std::string& path : paths) add_bind(path);
  for (const Alias& alias : policy.aliases) {
    if (is_shown(alias.place)) continue;
    add_folders_above(alias.place);
    steps_.push_back({Step::Kind::Link, base_ + alias.place, alias.target});
  }
  if (!is_shown(policy.scratch)) add_folders_above(policy.scratch + "/.");
}

bool PrivateRoot::is_shown(const std::string& path) const {
  return std::ranges::any_of(shown_, [&](const std::string& shown) {
    return path == shown || shown == "/" ||
           (path.starts_with(shown) && path.size() > shown.size() && path[shown.size()] == '/');
  });
}

void PrivateRoot::add_folders_above(const std::string& place) {
  for (std::size_t slash = place.find('/', 1); slash != std::string::npos;
       slash = place.find('/', slash + 1)) {
    const std::string folder = base_ + place.substr(0, slash);
    const bool is_there =
        std::ranges::any_of(steps_, [&](const Step& step) { return step.place == folder; });
    if (!is_there) steps_.push_back({Step::Kind::Folder, folder, {}});
  }
}

void PrivateRoot::add_bind(const std::string& path) {
  if (is_shown(path)) return;
  add_folders_above(path);
  std::error_code ignored;
  const bool is_folder = fs::is_directory(path, ignored);
  steps_.push_back({is_folder ? Step::Kind::Bind : Step::Kind::BindFile, base_ + path, path});
  shown_.push_back(path);
}

unsigned long PrivateRoot::clone_flags() {
  return CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS;
}

/// The process keeps its ids: files look as they do outside, and a program is told no lie.
bool PrivateRoot::take_identity() const {
  constexpr std::string_view kDeny = "deny";
  return write_file("/proc/self/setgroups", kDeny.data(), kDeny.size()) &&
         write_file("/proc/self/uid_map", user_map_.data(), user_map_.size()) &&
         write_file("/proc/self/gid_map", group_map_.data(), group_map_.size());
}

bool PrivateRoot::perform(const Step& step) const {
  const char* place = step.place.c_str();
  switch (step.kind) {
    case Step::Kind::Folder:
      return make_folder(place, 0755);
    case Step::Kind::Link:
      return symlink(step.source.c_str(), place) == 0 || errno == EEXIST;
    case Step::Kind::Bind:
      if (!make_folder(place, 0755)) return false;
      break;
    case Step::Kind::BindFile:
      if (!make_empty_file(place)) return false;
      break;
  }
  return mount(step.source.c_str(), place, nullptr, MS_BIND | MS_REC, nullptr) == 0 &&
         make_read_only(place, AT_RECURSIVE);
}

/// Nothing in it can be executed or mapped as code.
bool PrivateRoot::mount_scratch() const {
  constexpr unsigned long kFlags = MS_NOSUID | MS_NODEV | MS_NOEXEC;
  return make_folder(scratch_.c_str(), 0700) &&
         mount("tmpfs", scratch_.c_str(), "tmpfs", kFlags, kScratchOptions) == 0 &&
         make_folder(scratch_temporary_.c_str(), 0700);
}

bool PrivateRoot::mount_all() const {
  constexpr unsigned long kFlags = MS_NOSUID | MS_NODEV;
  if (mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0) return false;
  if (mount("tmpfs", base_.c_str(), "tmpfs", kFlags, kRootOptions) != 0) return false;
  for (const Step& step : steps_) {
    if (!perform(step)) return false;
  }
  return mount_scratch() && make_read_only(base_.c_str(), 0);
}

std::optional<StageFailure> PrivateRoot::enter() const {
  if (!take_identity()) return StageFailure{Stage::Identity, errno};
  const mode_t mask = umask(0);
  if (!mount_all()) return StageFailure{Stage::PrivateMounts, errno};
  umask(mask);
  const bool is_entered = chdir(base_.c_str()) == 0 && syscall(SYS_pivot_root, ".", ".") == 0 &&
                          umount2(".", MNT_DETACH) == 0 && chdir("/") == 0;
  if (!is_entered) return StageFailure{Stage::PrivateRoot, errno};
  return std::nullopt;
}

}  // namespace assay::sandbox
