// SPDX-License-Identifier: Apache-2.0
#include "natives/io/posix.h"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "world/file_error.h"
#include "world/virtual_files.h"

namespace assay::natives {

namespace {

constexpr unsigned kUmask = 022;

std::int64_t status_of(world::FileError error) { return -static_cast<std::int64_t>(error); }

template <class T>
std::int64_t number_of(const world::FileResult<T>& result) {
  return result.ok() ? static_cast<std::int64_t>(result.value()) : status_of(result.error());
}

template <class T>
std::int64_t take(world::FileResult<T>&& result, T& value) {
  if (!result.ok()) return status_of(result.error());
  value = std::move(result).value();
  return 0;
}

}  // namespace

std::int64_t Posix::open(std::string_view path, int flags, unsigned mode) {
  return number_of(files_.open(path, flags, mode & ~kUmask));
}

std::int64_t Posix::close(int descriptor) { return status_of(files_.close(descriptor)); }

std::int64_t Posix::read(int descriptor, std::uint8_t* to, std::uint64_t size) {
  return number_of(files_.read(descriptor, {to, size}));
}

std::int64_t Posix::write(int descriptor, const std::uint8_t* from, std::uint64_t size) {
  return number_of(files_.write(descriptor, {from, size}));
}

std::int64_t Posix::pread(int descriptor, std::uint8_t* to, std::uint64_t size,
                          std::int64_t offset) {
  if (offset < 0) return -EINVAL;
  return number_of(files_.read_at(descriptor, {to, size}, static_cast<std::uint64_t>(offset)));
}

std::int64_t Posix::pwrite(int descriptor, const std::uint8_t* from, std::uint64_t size,
                           std::int64_t offset) {
  if (offset < 0) return -EINVAL;
  return number_of(files_.write_at(descriptor, {from, size}, static_cast<std::uint64_t>(offset)));
}

std::int64_t Posix::seek(int descriptor, std::int64_t offset, int whence) {
  world::SeekFrom from = whence == SEEK_SET   ? world::SeekFrom::Start
                         : whence == SEEK_CUR ? world::SeekFrom::Current
                                              : world::SeekFrom::End;
  return number_of(files_.seek(descriptor, offset, from));
}

std::int64_t Posix::truncate(int descriptor, std::int64_t size) {
  if (size < 0) return -EINVAL;
  return status_of(files_.truncate(descriptor, static_cast<std::uint64_t>(size)));
}

std::int64_t Posix::sync(int descriptor) {
  FileStatus status;
  std::int64_t found = fstat(descriptor, status);
  if (found < 0) return found;
  return status.type == FileStatus::Type::Stream ? -EINVAL : 0;
}

std::int64_t Posix::available(int descriptor) { return number_of(files_.available(descriptor)); }

std::int64_t Posix::stat(std::string_view path, FileStatus& status) {
  return take(files_.status(path), status);
}

std::int64_t Posix::fstat(int descriptor, FileStatus& status) {
  return take(files_.status(descriptor), status);
}

std::int64_t Posix::access(std::string_view path, int mode) {
  return status_of(files_.access(path, static_cast<unsigned>(mode)));
}

std::int64_t Posix::mkdir(std::string_view path, unsigned mode) {
  return status_of(files_.make_folder(path, mode & ~kUmask));
}

std::int64_t Posix::rmdir(std::string_view path) { return status_of(files_.remove_folder(path)); }

std::int64_t Posix::unlink(std::string_view path) { return status_of(files_.remove_file(path)); }

std::int64_t Posix::rename(std::string_view from, std::string_view to) {
  return status_of(files_.rename(from, to));
}

std::int64_t Posix::chmod(std::string_view path, unsigned mode) {
  return status_of(files_.set_permissions(path, mode & 0777u));
}

std::int64_t Posix::fchmod(int descriptor, unsigned mode) {
  std::string path;
  std::int64_t found = take(files_.path_of(descriptor), path);
  return found < 0 ? found : chmod(path, mode);
}

std::int64_t Posix::set_modified(std::string_view path, std::int64_t nanoseconds) {
  return status_of(files_.set_modified(path, nanoseconds));
}

std::int64_t Posix::fset_modified(int descriptor, std::int64_t nanoseconds) {
  std::string path;
  std::int64_t found = take(files_.path_of(descriptor), path);
  return found < 0 ? found : set_modified(path, nanoseconds);
}

std::int64_t Posix::list(std::string_view path, std::vector<std::string>& names) {
  return take(files_.list(path), names);
}

std::int64_t Posix::realpath(std::string_view path, std::string& resolved) {
  return take(files_.resolve(path), resolved);
}

void Posix::random(std::uint8_t* to, std::uint64_t size) { world_.random.fill({to, size}); }

std::string error_text(std::int64_t error) {
  return std::strerror(static_cast<int>(std::llabs(error)));
}

}  // namespace assay::natives
