// SPDX-License-Identifier: Apache-2.0
#include "world/host_tree.h"

#include <sys/stat.h>

#include <algorithm>

namespace assay::world {
namespace {

namespace fs = std::filesystem;

bool is_in(const fs::path& path, const fs::path& root) {
  auto [end, ignored] = std::mismatch(root.begin(), root.end(), path.begin(), path.end());
  return end == root.end();
}

FileError to_file_error(const std::error_code& error) {
  if (error == std::errc::permission_denied) return FileError::AccessDenied;
  if (error == std::errc::not_a_directory) return FileError::NotADirectory;
  if (error == std::errc::filename_too_long) return FileError::NameTooLong;
  return FileError::NoEntry;
}

}  // namespace

HostTree::HostTree(const std::vector<HostRoot>& roots) {
  for (const HostRoot& root : roots) {
    std::error_code error;
    fs::path real = fs::canonical(root.path, error);
    if (error) continue;
    roots_.push_back(root);
    real_roots_.push_back(std::move(real));
  }
  std::sort(roots_.begin(), roots_.end(),
            [](const HostRoot& a, const HostRoot& b) { return a.path < b.path; });
}

FileResult<fs::path> HostTree::resolve(const std::string& path) const {
  std::error_code error;
  fs::path real = fs::canonical(path, error);
  if (error) return to_file_error(error);
  bool is_allowed =
      std::any_of(real_roots_.begin(), real_roots_.end(),
                  [&](const fs::path& root) { return is_in(real, root); }) ||
      std::any_of(roots_.begin(), roots_.end(), [&](const HostRoot& root) {
        return root.follow_links && is_in(fs::path(path).lexically_normal(), root.path);
      });
  if (!is_allowed) return FileError::NoEntry;
  return real;
}

FileResult<HostTree::Status> HostTree::status(const std::string& path) const {
  FileResult<fs::path> real = resolve(path);
  if (!real) return real.error();
  struct stat found {};
  if (stat(real.value().c_str(), &found) != 0) return FileError::NoEntry;
  bool is_folder = S_ISDIR(found.st_mode);
  if (!is_folder && !S_ISREG(found.st_mode)) return FileError::NoEntry;  // pipes, sockets, devices
  return Status{is_folder, (found.st_mode & S_IXUSR) != 0,
                static_cast<std::uint64_t>(found.st_size)};
}

FileResult<HostTree::File> HostTree::open(const std::string& path) const {
  FileResult<fs::path> real = resolve(path);
  if (!real) return real.error();
  auto file = classpath::RandomAccessFile::open(real.value());
  if (!file) return FileError::AccessDenied;
  return std::move(file).value();
}

FileResult<std::vector<std::string>> HostTree::list(const std::string& path) const {
  FileResult<fs::path> real = resolve(path);
  if (!real) return real.error();
  std::vector<std::string> names;
  std::error_code error;
  fs::directory_iterator entries(real.value(), error);
  if (error) return to_file_error(error);
  for (fs::directory_iterator end; !error && entries != end; entries.increment(error)) {
    fs::path name = entries->path().filename();
    if (status(fs::path(path) / name)) names.push_back(name);
  }
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace assay::world
