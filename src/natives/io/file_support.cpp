// SPDX-License-Identifier: Apache-2.0
// What the file natives of java.io have in common: descriptors, byte ranges, errors as exceptions.
// Files are those of the virtual world.
#include "natives/io/file_support.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>

#include "interp/bulk.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::natives {

using interp::NativeCall;
using interp::Outcome;

namespace {

constexpr const char* kFileDescriptor = "java/io/FileDescriptor";

vm::Ref receiver_descriptor_object(NativeCall& call) {
  vm::Universe& universe = call.universe();
  return universe.get<vm::Ref>(call.ref(0), universe.field(*call.method.owner, "fd"));
}

/// The kernel does not accept "file.txt/", but java.io.File does not care.
std::string_view without_trailing_slashes(std::string_view path) {
  while (path.size() > 1 && path.back() == '/') path.remove_suffix(1);
  return path;
}

std::int64_t open_file(Posix files, std::string_view path, int flags) {
  std::int64_t descriptor = files.open(without_trailing_slashes(path), flags, 0666);
  if (descriptor < 0) return descriptor;
  FileStatus status;
  if (files.fstat(static_cast<int>(descriptor), status) < 0 || !is_directory(status)) {
    return descriptor;
  }
  files.close(static_cast<int>(descriptor));
  return -EISDIR;
}

/// The range of the byte array in arguments 1 to 3, or how the native ends instead.
struct Range {
  std::uint8_t* data = nullptr;
  std::uint64_t size = 0;
};
std::optional<Outcome> check_range(NativeCall& call, Range& range) {
  if (!call.ref(1)) return call.null_pointer();
  std::int32_t offset = call.integer(2), size = call.integer(3);
  if (offset < 0 || size < 0 || call.heap().array_length(call.ref(1)) - offset < size) {
    return call.throws("java/lang/IndexOutOfBoundsException");
  }
  range = {call.heap().elements<std::uint8_t>(call.ref(1)).data() + offset,
           static_cast<std::uint64_t>(size)};
  return std::nullopt;
}

}  // namespace

Posix posix(NativeCall& call) { return Posix(call.machine.world()); }

std::int32_t descriptor_number(NativeCall& call, vm::Ref file_descriptor) {
  if (!file_descriptor) return -1;
  vm::Universe& universe = call.universe();
  return universe.get<std::int32_t>(file_descriptor,
                                    universe.field(*universe.load_boot(kFileDescriptor), "fd"));
}

std::int32_t receiver_descriptor(NativeCall& call) {
  return descriptor_number(call, receiver_descriptor_object(call));
}

void set_receiver_descriptor(NativeCall& call, std::int32_t number, bool append) {
  vm::Ref descriptor = receiver_descriptor_object(call);
  if (!descriptor) return;
  vm::Universe& universe = call.universe();
  vm::Class& klass = *universe.load_boot(kFileDescriptor);
  universe.set(descriptor, universe.field(klass, "fd"), number);
  universe.set<std::uint8_t>(descriptor, universe.field(klass, "append"), append ? 1 : 0);
}

Outcome throws_io(NativeCall& call, std::int64_t error) {
  return call.throws("java/io/IOException", error_text(error));
}

Outcome stream_closed(NativeCall& call) {
  return call.throws("java/io/IOException", "Stream Closed");
}

Outcome open_for_receiver(NativeCall& call, int flags) {
  if (!call.ref(1)) return call.null_pointer();
  std::string path = call.strings().utf8(call.ref(1));
  std::int64_t descriptor = open_file(posix(call), path, flags);
  if (descriptor < 0) {
    return call.throws("java/io/FileNotFoundException",
                       fmt::format("{} ({})", path, error_text(descriptor)));
  }
  set_receiver_descriptor(call, static_cast<std::int32_t>(descriptor), (flags & O_APPEND) != 0);
  return call.returns();
}

Outcome read_byte(NativeCall& call) {
  std::int32_t descriptor = receiver_descriptor(call);
  if (descriptor == -1) return stream_closed(call);
  std::uint8_t byte = 0;
  std::int64_t count = posix(call).read(descriptor, &byte, 1);
  if (count < 0) return throws_io(call, count);
  return call.returns_int(count == 0 ? -1 : byte);
}

Outcome read_bytes(NativeCall& call) {
  Range range;
  if (auto ending = check_range(call, range)) return *ending;
  if (range.size == 0) return call.returns_int(0);
  std::int32_t descriptor = receiver_descriptor(call);
  if (descriptor == -1) return stream_closed(call);
  if (!call.may_work(range.size)) return call.out_of_time();
  call.heap().before_write(range.data, range.size);
  std::int64_t count = posix(call).read(descriptor, range.data, range.size);
  if (count < 0) return throws_io(call, count);
  return call.returns_int(count == 0 ? -1 : static_cast<std::int32_t>(count));
}

Outcome write_byte(NativeCall& call) {
  std::int32_t descriptor = receiver_descriptor(call);
  if (descriptor == -1) return stream_closed(call);
  auto byte = static_cast<std::uint8_t>(call.integer(1));
  std::int64_t count = posix(call).write(descriptor, &byte, 1);
  return count < 0 ? throws_io(call, count) : call.returns();
}

Outcome write_bytes(NativeCall& call) {
  Range range;
  if (auto ending = check_range(call, range)) return *ending;
  if (range.size == 0) return call.returns();
  std::int32_t descriptor = receiver_descriptor(call);
  if (descriptor == -1) return stream_closed(call);
  while (range.size > 0) {
    const std::uint64_t piece = std::min(range.size, interp::kBulkPiece);
    if (!call.may_work(piece)) return call.out_of_time();
    std::int64_t count = posix(call).write(descriptor, range.data, piece);
    if (count < 0) return throws_io(call, count);
    range.data += count;
    range.size -= static_cast<std::uint64_t>(count);
  }
  return call.returns();
}

Outcome file_length(NativeCall& call) {
  std::int32_t descriptor = receiver_descriptor(call);
  if (descriptor == -1) return stream_closed(call);
  FileStatus status;
  std::int64_t result = posix(call).fstat(descriptor, status);
  return result < 0 ? throws_io(call, result)
                    : call.returns_long(static_cast<std::int64_t>(status.size));
}

Outcome file_position(NativeCall& call) {
  std::int32_t descriptor = receiver_descriptor(call);
  if (descriptor == -1) return stream_closed(call);
  std::int64_t position = posix(call).seek(descriptor, 0, SEEK_CUR);
  return position < 0 ? throws_io(call, position) : call.returns_long(position);
}

}  // namespace assay::natives
