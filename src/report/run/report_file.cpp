// SPDX-License-Identifier: Apache-2.0
#include "report/run/report_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "delivery/open_folder.h"

namespace assay::report {
namespace {

namespace fs = std::filesystem;
using delivery::OpenFolder;

constexpr std::size_t kStart = 4096;  // bytes that a report is recognised by

fs::path folder_of(const std::string& file) {
  const fs::path folder = fs::path(file).parent_path();
  return folder.empty() ? "." : folder;
}

}  // namespace

Error ReportFile::cannot(std::string_view why) const {
  return Error{fmt::format("{}: cannot write {}: {}", option_, file_, why)};
}

/// Devices and pipes, and what the system calls them: /dev/stdout is a link.
bool ReportFile::is_passed_on() const {
  struct stat status {};
  if (file_.starts_with("/dev/") || file_.starts_with("/proc/")) return true;
  return lstat(file_.c_str(), &status) == 0 &&
         (S_ISFIFO(status.st_mode) || S_ISCHR(status.st_mode));
}

/// Whether there is a file already, which may then be replaced.
Result<bool> ReportFile::check_place() const {
  Result<OpenFolder> folder = OpenFolder::open(folder_of(file_));
  if (!folder.ok()) return cannot(folder.error().message);
  const auto start = folder.value().read(fs::path(file_).filename().string(), kStart);
  if (!start.ok()) return cannot(start.error().message);
  if (!start.value()) return false;
  if (!overwrite_ && !start.value()->empty() && !is_ours_(*start.value())) {
    return cannot("the file there is no such report; --overwrite replaces it");
  }
  return true;
}

Result<void> ReportFile::check() const {
  if (is_standard_output() || is_passed_on()) return {};
  const bool is_there = TRY(check_place());
  const std::string written_to = is_there ? file_ : folder_of(file_).string();
  if (faccessat(AT_FDCWD, written_to.c_str(), W_OK, AT_EACCESS) != 0) {
    return cannot(std::strerror(errno));
  }
  return {};
}

bool ReportFile::is_same_place(const ReportFile& other) const {
  if (is_standard_output() || other.is_standard_output()) return file_ == other.file_;
  if (is_passed_on() || other.is_passed_on()) return false;
  std::error_code ignored;
  const auto place = [&](const std::string& file) {
    return fs::absolute(file, ignored).lexically_normal();
  };
  return place(file_) == place(other.file_) || fs::equivalent(file_, other.file_, ignored);
}

Result<void> ReportFile::check_all(std::span<const ReportFile> files) {
  for (std::size_t i = 0; i < files.size(); ++i) {
    TRY(files[i].check());
    for (const ReportFile& other : files.first(i)) {
      if (!files[i].is_same_place(other)) continue;
      return Error{fmt::format("{} and {} cannot both be written to {}", other.option_,
                               files[i].option_,
                               other.is_standard_output() ? "standard output" : other.file_)};
    }
  }
  return {};
}

Result<void> ReportFile::write_through(const std::string& text, int flags) const {
  const int file = open(file_.c_str(), O_WRONLY | O_CLOEXEC | flags);
  std::FILE* stream = file < 0 ? nullptr : fdopen(file, "w");
  if (stream == nullptr) return cannot(std::strerror(errno));
  const bool is_whole = std::fwrite(text.data(), 1, text.size(), stream) == text.size();
  if (std::fclose(stream) != 0 || !is_whole) return cannot(std::strerror(errno));
  return {};
}

Result<void> ReportFile::write(const std::string& text) const {
  if (is_standard_output()) {
    fmt::print("{}", text);
    return {};
  }
  if (is_passed_on()) return write_through(text, 0);
  const bool is_there = TRY(check_place());
  const auto if_there = is_there ? OpenFolder::IfThere::Replace : OpenFolder::IfThere::Keep;
  const OpenFolder folder = TRY(OpenFolder::open(folder_of(file_)));
  const Result<bool> written = folder.write(fs::path(file_).filename().string(), text, if_there);
  if (written.ok() && written.value()) return {};
  if (written.ok()) return cannot("another file appeared there meanwhile");
  // A file can be writable in a folder that is not, and a mount point cannot be replaced.
  if (is_there) return write_through(text, O_TRUNC | O_NOFOLLOW);
  return cannot(written.error().message);
}

}  // namespace assay::report
