// SPDX-License-Identifier: Apache-2.0
#include "classpath/random_access_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <limits>

namespace assay::classpath {

Result<std::shared_ptr<const RandomAccessFile>> RandomAccessFile::open(
    const std::filesystem::path& path) {
  // Non-blocking, so that a named pipe does not wait for a writer before it is turned down.
  int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0) return Error{std::strerror(errno)};
  std::shared_ptr<RandomAccessFile> file(new RandomAccessFile(descriptor));
  struct stat status {};
  if (fstat(descriptor, &status) != 0) return Error{std::strerror(errno)};
  if (!S_ISREG(status.st_mode)) return Error{"not a regular file"};
  file->size_ = static_cast<std::uint64_t>(status.st_size);
  return std::shared_ptr<const RandomAccessFile>(std::move(file));
}

RandomAccessFile::~RandomAccessFile() { ::close(descriptor_); }

Result<std::vector<std::uint8_t>> RandomAccessFile::read(std::uint64_t offset,
                                                         std::uint64_t size) const {
  if (offset > size_ || size > size_ - offset) return Error{"the file is truncated"};
  std::vector<std::uint8_t> bytes(size);
  std::size_t done = 0;
  while (done < bytes.size()) {
    std::size_t count = TRY(read_some(offset + done, std::span(bytes).subspan(done)));
    if (count == 0) return Error{"the file is truncated"};
    done += count;
  }
  return bytes;
}

Result<std::size_t> RandomAccessFile::read_some(std::uint64_t offset,
                                                std::span<std::uint8_t> to) const {
  if (offset > std::numeric_limits<off_t>::max()) return std::size_t{0};
  while (true) {
    ssize_t count = pread(descriptor_, to.data(), to.size(), static_cast<off_t>(offset));
    if (count >= 0) return static_cast<std::size_t>(count);
    if (errno != EINTR) return Error{std::strerror(errno)};
  }
}

}  // namespace assay::classpath
