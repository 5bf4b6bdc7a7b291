// SPDX-License-Identifier: Apache-2.0
#include "classpath/random_access_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

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
    ssize_t count = pread(descriptor_, bytes.data() + done, bytes.size() - done,
                          static_cast<off_t>(offset + done));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return Error{count < 0 ? std::strerror(errno) : "the file is truncated"};
    done += static_cast<std::size_t>(count);
  }
  return bytes;
}

}  // namespace assay::classpath
