// SPDX-License-Identifier: Apache-2.0
// Files by descriptor and plain name, with O_NOFOLLOW, written under another name and renamed: what
// others put into the output folder cannot lead a write elsewhere.
#include "delivery/open_folder.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace assay::delivery {
namespace {

namespace fs = std::filesystem;

constexpr int kMostDrafts = 100;  // left over by processes of our number that were killed

Error error_of(int number) { return Error{std::strerror(number)}; }

bool is_plain(const std::string& name) {
  return !name.empty() && name != "." && name != ".." &&
         name.find_first_of(std::string_view("/\0", 2)) == std::string::npos;
}

Result<void> write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = ::write(file, text.data(), text.size());
    if (count < 0 && errno != EINTR) return error_of(errno);
    if (count > 0) text.remove_prefix(static_cast<std::size_t>(count));
  }
  return {};
}

Result<std::string> read_up_to(int file, std::size_t most) {
  std::string text;
  char bytes[16 * 1024];
  while (text.size() < most) {
    const ssize_t count = ::read(file, bytes, std::min(sizeof bytes, most - text.size()));
    if (count == 0) break;
    if (count < 0 && errno != EINTR) return error_of(errno);
    if (count > 0) text.append(bytes, static_cast<std::size_t>(count));
  }
  return text;
}

/// 0 or an errno. File systems that cannot keep a file while renaming do without.
int rename_within(int folder, const char* from, const char* to, OpenFolder::IfThere if_there) {
  if (if_there == OpenFolder::IfThere::Keep) {
    if (renameat2(folder, from, folder, to, RENAME_NOREPLACE) == 0) return 0;
    if (errno != EINVAL && errno != ENOSYS) return errno;
    if (linkat(folder, from, folder, to, 0) != 0) return errno;
    unlinkat(folder, from, 0);
    return 0;
  }
  return renameat(folder, from, folder, to) == 0 ? 0 : errno;
}

}  // namespace

Result<OpenFolder> OpenFolder::open(const fs::path& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return error_of(errno);
  return OpenFolder(descriptor);
}

OpenFolder::~OpenFolder() {
  if (descriptor_ >= 0) close(descriptor_);
}

bool OpenFolder::is_link(const std::string& name) const {
  struct stat status {};
  return fstatat(descriptor_, name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0 &&
         S_ISLNK(status.st_mode);
}

Result<OpenFolder> OpenFolder::enter(const std::string& name) const {
  if (!is_plain(name)) return Error{fmt::format("'{}' is not the name of a folder", name)};
  if (mkdirat(descriptor_, name.c_str(), 0777) != 0 && errno != EEXIST) return error_of(errno);
  const int inner =
      openat(descriptor_, name.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (inner >= 0) return OpenFolder(inner);
  const int problem = errno;
  if (is_link(name)) return Error{fmt::format("'{}' is a symbolic link", name)};
  return error_of(problem);
}

Result<std::optional<std::string>> OpenFolder::read(const std::string& name,
                                                    std::size_t most) const {
  if (!is_plain(name)) return Error{fmt::format("'{}' is not the name of a file", name)};
  // Non-blocking, so that a named pipe does not wait for a writer before it is turned down.
  const int file =
      openat(descriptor_, name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (file < 0) {
    const int problem = errno;
    if (problem == ENOENT) return std::optional<std::string>();
    if (is_link(name)) return Error{"it is a symbolic link"};
    return error_of(problem);
  }
  struct stat status {};
  const bool is_regular = fstat(file, &status) == 0 && S_ISREG(status.st_mode);
  Result<std::string> text = is_regular ? read_up_to(file, most) : Error{"not a regular file"};
  close(file);
  return std::optional(TRY(std::move(text)));
}

/// A new file with a name of its own; returns that name.
Result<std::string> OpenFolder::write_draft(std::string_view text) const {
  for (int attempt = 0; attempt < kMostDrafts; ++attempt) {
    const std::string name = fmt::format(".assay-{}-{}.tmp", getpid(), attempt);
    const int file = openat(descriptor_, name.c_str(),
                            O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (file < 0 && errno == EEXIST) continue;
    if (file < 0) return error_of(errno);
    Result<void> written = write_all(file, text);
    if (close(file) != 0 && written.ok()) written = error_of(errno);
    if (written.ok()) return name;
    unlinkat(descriptor_, name.c_str(), 0);
    return std::move(written).error();
  }
  return Error{"too many drafts (.assay-*.tmp) are in the folder"};
}

void OpenFolder::remove(const std::string& name) const { unlinkat(descriptor_, name.c_str(), 0); }

Result<bool> OpenFolder::write(const std::string& name, std::string_view text,
                               IfThere if_there) const {
  if (!is_plain(name)) return Error{fmt::format("'{}' is not the name of a file", name)};
  const std::string draft = TRY(write_draft(text));
  const int problem = rename_within(descriptor_, draft.c_str(), name.c_str(), if_there);
  if (problem == 0) return true;
  unlinkat(descriptor_, draft.c_str(), 0);
  if (problem == EEXIST && if_there == IfThere::Keep) return false;
  return error_of(problem);
}

Result<void> check_output_folder(const fs::path& folder) {
  std::error_code problem;
  fs::path place = fs::absolute(folder, problem).lexically_normal();
  while (!problem && !fs::exists(fs::symlink_status(place, problem)) && place.has_relative_path()) {
    problem.clear();
    place = place.parent_path();
  }
  const auto cannot = [&](std::string_view why) {
    return Error{fmt::format("cannot write to {}: {}", place.string(), why)};
  };
  if (!fs::is_directory(place, problem)) return cannot("it is not a folder");
  if (faccessat(AT_FDCWD, place.c_str(), W_OK | X_OK, AT_EACCESS) != 0) {
    return cannot(std::strerror(errno));
  }
  return {};
}

}  // namespace assay::delivery
