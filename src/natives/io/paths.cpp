// SPDX-License-Identifier: Apache-2.0
#include "natives/io/paths.h"

#include <fcntl.h>

#include <cerrno>
#include <vector>

namespace assay::natives {

namespace {

std::string without_dots(std::string_view path) {
  std::vector<std::string_view> names;
  while (!path.empty()) {
    std::size_t slash = path.find('/');
    std::string_view name = path.substr(0, slash);
    path.remove_prefix(slash == std::string_view::npos ? path.size() : slash + 1);
    if (name == "..") {
      if (!names.empty()) names.pop_back();
    } else if (!name.empty() && name != ".") {
      names.push_back(name);
    }
  }
  std::string result;
  for (std::string_view name : names) (result += '/') += name;
  return result.empty() ? "/" : result;
}

}  // namespace

std::string canonical_path(Posix files, const std::string& path) {
  std::size_t end = path.size();
  while (end > 0) {
    std::string resolved;
    if (files.realpath(std::string_view(path).substr(0, end), resolved) == 0) {
      return without_dots(resolved + path.substr(end));
    }
    std::size_t slash = path.rfind('/', end - 1);
    if (slash == std::string::npos) break;
    end = slash;
  }
  return without_dots(path);
}

std::int64_t create_exclusively(Posix files, const std::string& path) {
  if (path == "/") return -EEXIST;
  std::int64_t descriptor = files.open(path, O_RDWR | O_CREAT | O_EXCL, 0666);
  return descriptor < 0 ? descriptor : files.close(static_cast<int>(descriptor));
}

}  // namespace assay::natives
