// SPDX-License-Identifier: Apache-2.0
#include "classpath/mapped_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace assay::classpath {
namespace {

Error cannot_read(const std::filesystem::path& path, const char* reason) {
  return Error{fmt::format("cannot read {}: {}", path.string(), reason)};
}

/// Maps the open file; the descriptor is the caller's to close.
Result<Bytes> map_descriptor(int descriptor, const std::filesystem::path& path) {
  struct stat status {};
  if (fstat(descriptor, &status) != 0) return cannot_read(path, std::strerror(errno));
  if (!S_ISREG(status.st_mode)) return cannot_read(path, "not a regular file");
  if (status.st_size == 0) return Bytes{};
  auto size = static_cast<std::size_t>(status.st_size);
  void* address = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
  if (address == MAP_FAILED) return cannot_read(path, std::strerror(errno));
  return Bytes{static_cast<const std::uint8_t*>(address), size};
}

}  // namespace

Result<MappedFile> MappedFile::open(const std::filesystem::path& path) {
  int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return cannot_read(path, std::strerror(errno));
  Result<Bytes> mapped = map_descriptor(descriptor, path);
  ::close(descriptor);
  return MappedFile(TRY(std::move(mapped)));
}

MappedFile::MappedFile(MappedFile&& other) noexcept : bytes_(std::exchange(other.bytes_, {})) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
  std::swap(bytes_, other.bytes_);
  return *this;
}

MappedFile::~MappedFile() {
  if (!bytes_.empty()) munmap(const_cast<std::uint8_t*>(bytes_.data()), bytes_.size());
}

}  // namespace assay::classpath
