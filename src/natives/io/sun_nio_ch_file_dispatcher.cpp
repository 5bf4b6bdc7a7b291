// SPDX-License-Identifier: Apache-2.0
// sun.nio.ch.FileDispatcherImpl, called UnixFileDispatcherImpl since 21, and what FileChannelImpl
// has beside it. Arguments are a FileDescriptor, an off-heap address and a length.
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <limits>

#include "natives/io/byte_range.h"
#include "natives/io/families.h"
#include "natives/io/file_support.h"
#include "natives/io/kernel_objects.h"
#include "natives/io/paths.h"
#include "natives/lang/support.h"
#include "vm/heap.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

// sun.nio.ch.IOStatus
constexpr std::int32_t kEndOfFile = -1;
constexpr std::int32_t kUnsupported = -4;

int descriptor(NativeCall& call) { return descriptor_number(call, call.ref(0)); }

Outcome returns_count(NativeCall& call, std::int64_t count, bool reading) {
  if (count < 0) return throws_io(call, count);
  if (count == 0 && reading) return call.returns_int(kEndOfFile);
  return call.returns_int(static_cast<std::int32_t>(count));
}

Outcome returns_status(NativeCall& call, std::int64_t status) {
  return status < 0 ? throws_io(call, status) : call.returns_int(0);
}

Outcome read0(NativeCall& call) {
  ByteRange range = ByteRange::of_address(call, 1);
  if (!range.ok) return throws_io(call, -EFAULT);
  range.before_write(call);
  return returns_count(call, posix(call).read(descriptor(call), range.data, range.size), true);
}

Outcome pread0(NativeCall& call) {
  ByteRange range = ByteRange::of_address(call, 1);
  if (!range.ok) return throws_io(call, -EFAULT);
  range.before_write(call);
  std::int64_t count =
      posix(call).pread(descriptor(call), range.data, range.size, call.long_integer(3));
  return returns_count(call, count, true);
}

Outcome write0(NativeCall& call) {
  ByteRange range = ByteRange::of_address(call, 1);
  if (!range.ok) return throws_io(call, -EFAULT);
  return returns_count(call, posix(call).write(descriptor(call), range.data, range.size), false);
}

Outcome pwrite0(NativeCall& call) {
  ByteRange range = ByteRange::of_address(call, 1);
  if (!range.ok) return throws_io(call, -EFAULT);
  std::int64_t count =
      posix(call).pwrite(descriptor(call), range.data, range.size, call.long_integer(3));
  return returns_count(call, count, false);
}

/// One element of the vector that readv0 and writev0 get.
struct IoVector {
  std::uint64_t address;
  std::uint64_t size;
};

/// Transfers buffer after buffer until one is not filled or emptied completely.
template <class Transfer>
Outcome transfer_all(NativeCall& call, bool reading, Transfer transfer) {
  OffHeap memory(call.universe());
  std::int64_t total = 0;
  for (std::int32_t i = 0; i < call.integer(2); ++i) {
    std::uint64_t where = static_cast<std::uint64_t>(call.long_integer(1)) + sizeof(IoVector) * i;
    const std::uint8_t* element = memory.translate(where, sizeof(IoVector));
    if (element == nullptr) return throws_io(call, -EFAULT);
    IoVector vector;
    std::memcpy(&vector, element, sizeof(vector));
    std::uint8_t* data = reading ? memory.translate_for_write(vector.address, vector.size)
                                 : memory.translate(vector.address, vector.size);
    if (data == nullptr) return throws_io(call, -EFAULT);
    std::int64_t count = transfer(data, vector.size);
    if (count < 0) return throws_io(call, count);
    total += count;
    if (static_cast<std::uint64_t>(count) < vector.size) break;
  }
  return call.returns_long(total == 0 && reading ? kEndOfFile : total);
}

Outcome readv0(NativeCall& call) {
  int number = descriptor(call);
  return transfer_all(call, true, [&](std::uint8_t* data, std::uint64_t size) {
    return posix(call).read(number, data, size);
  });
}
Outcome writev0(NativeCall& call) {
  int number = descriptor(call);
  return transfer_all(call, false, [&](std::uint8_t* data, std::uint64_t size) {
    return posix(call).write(number, data, size);
  });
}

Outcome force0(NativeCall& call) {
  return returns_status(call, posix(call).sync(descriptor(call)));
}

/// A negative offset asks for the position.
Outcome seek0(NativeCall& call) {
  std::int64_t offset = call.long_integer(1);
  std::int64_t position =
      posix(call).seek(descriptor(call), offset < 0 ? 0 : offset, offset < 0 ? SEEK_CUR : SEEK_SET);
  return position < 0 ? throws_io(call, position) : call.returns_long(position);
}

Outcome truncate0(NativeCall& call) {
  return returns_status(call, posix(call).truncate(descriptor(call), call.long_integer(1)));
}

Outcome size0(NativeCall& call) {
  FileStatus status;
  std::int64_t found = posix(call).fstat(descriptor(call), status);
  return found < 0 ? throws_io(call, found)
                   : call.returns_long(static_cast<std::int64_t>(status.size));
}

Outcome available0(NativeCall& call) {
  std::int64_t bytes = posix(call).available(descriptor(call));
  if (bytes < 0) return throws_io(call, bytes);
  constexpr std::int64_t kLargest = std::numeric_limits<std::int32_t>::max();
  return call.returns_int(static_cast<std::int32_t>(std::min(bytes, kLargest)));
}

Outcome is_other0(NativeCall& call) {
  FileStatus status;
  std::int64_t found = posix(call).fstat(descriptor(call), status);
  if (found < 0) return throws_io(call, found);
  return call.returns_bool(!is_regular(status) && !is_directory(status));
}

Outcome close0(NativeCall& call) {
  std::int64_t status = posix(call).close(descriptor(call));
  return status < 0 ? throws_io(call, status) : call.returns();
}

Outcome close_int_fd(NativeCall& call) {
  if (call.integer(0) < 0 || KernelObjects(call).contains(call.integer(0))) return call.returns();
  std::int64_t status = posix(call).close(call.integer(0));
  return status < 0 ? throws_io(call, status) : call.returns();
}

Outcome page_size(NativeCall& call) { return call.returns_long(kBlockSize); }
Outcome block_size(NativeCall& call) { return call.returns_int(kBlockSize); }
Outcome unsupported(NativeCall& call) { return call.returns_long(kUnsupported); }
Outcome largest_transfer(NativeCall& call) { return call.returns_int(0x7ffff000); }

/// A mapping is a copy of the file as it is now, good for read-only and private mappings. Shared
/// writing would have to reach the file, so it is refused like on a file system without mmap.
Outcome map(NativeCall& call, int number, unsigned first) {
  constexpr std::int32_t kReadWrite = 1;
  if (call.integer(first) == kReadWrite) return throws_io(call, -ENODEV);
  std::int64_t position = call.long_integer(first + 1);
  auto size = static_cast<std::uint64_t>(call.long_integer(first + 2));
  OffHeap memory(call.universe());
  std::uint64_t address = memory.allocate(size, kBlockSize);
  if (address == 0) return call.throws("java/lang/OutOfMemoryError", "Map failed");
  std::uint8_t* data = memory.translate(address, size);
  for (std::uint64_t done = 0; done < size;) {
    auto offset = position + static_cast<std::int64_t>(done);
    std::int64_t count = posix(call).pread(number, data + done, size - done, offset);
    if (count < 0) return throws_io(call, count);
    if (count == 0) break;
    done += static_cast<std::uint64_t>(count);
  }
  return call.returns_long(static_cast<std::int64_t>(address));
}

Outcome map_of_channel(NativeCall& call) { return map(call, receiver_descriptor(call), 1); }
Outcome map_of_descriptor(NativeCall& call) { return map(call, descriptor(call), 1); }

/// FileKey: the device and inode, into fields (17) or an array.
Outcome file_key(NativeCall& call) {
  vm::Universe& universe = call.universe();
  bool into_fields = !call.method.is_static();
  FileStatus status;
  int number = descriptor_number(call, call.ref(into_fields ? 1 : 0));
  std::int64_t found = posix(call).fstat(number, status);
  if (found < 0) return throws_io(call, found);
  auto inode = static_cast<std::int64_t>(status.inode);
  if (into_fields) {
    set_field<std::int64_t>(universe, call.ref(0), "st_dev", 1);
    set_field<std::int64_t>(universe, call.ref(0), "st_ino", inode);
  } else {
    if (call.heap().array_length(call.object(1)) < 2)
      return call.throws("java/lang/ArrayIndexOutOfBoundsException");
    call.heap().write<std::int64_t>(call.ref(1), vm::kArrayBase, 1);
    call.heap().write<std::int64_t>(call.ref(1), vm::kArrayBase + 8, inode);
  }
  return call.returns();
}

void register_dispatcher(NativeTable& table, const char* class_name) {
  table.add(class_name, {
                            {"init", "()V", do_nothing},
                            {"init0", "()V", do_nothing},
                            {"read0", "(Ljava/io/FileDescriptor;JI)I", read0},
                            {"pread0", "(Ljava/io/FileDescriptor;JIJ)I", pread0},
                            {"readv0", "(Ljava/io/FileDescriptor;JI)J", readv0},
                            {"write0", "(Ljava/io/FileDescriptor;JI)I", write0},
                            {"pwrite0", "(Ljava/io/FileDescriptor;JIJ)I", pwrite0},
                            {"writev0", "(Ljava/io/FileDescriptor;JI)J", writev0},
                            {"force0", "(Ljava/io/FileDescriptor;Z)I", force0},
                            {"seek0", "(Ljava/io/FileDescriptor;J)J", seek0},
                            {"truncate0", "(Ljava/io/FileDescriptor;J)I", truncate0},
                            {"size0", "(Ljava/io/FileDescriptor;)J", size0},
                            {"available0", "(Ljava/io/FileDescriptor;)I", available0},
                            {"isOther0", "(Ljava/io/FileDescriptor;)Z", is_other0},
                            {"lock0", "(Ljava/io/FileDescriptor;ZJJZ)I", answer_zero},
                            {"release0", "(Ljava/io/FileDescriptor;JJ)V", do_nothing},
                            {"close0", "(Ljava/io/FileDescriptor;)V", close0},
                            {"preClose0", "(Ljava/io/FileDescriptor;)V", do_nothing},
                            {"closeIntFD", "(I)V", close_int_fd},
                            {"canTransferToFromOverlappedMap0", "()Z", answer_true},
                            {"setDirect0", "(Ljava/io/FileDescriptor;)I", block_size},
                            {"allocationGranularity0", "()J", page_size},
                            {"map0", "(Ljava/io/FileDescriptor;IJJZ)J", map_of_descriptor},
                            {"unmap0", "(JJ)I", answer_zero},
                            {"transferTo0", "*", unsupported},
                            {"transferFrom0", "*", unsupported},
                        });
}

}  // namespace

void register_file_dispatcher(NativeTable& table) {
  register_dispatcher(table, "sun/nio/ch/FileDispatcherImpl");
  register_dispatcher(table, "sun/nio/ch/UnixFileDispatcherImpl");
  table.add("sun/nio/ch/UnixDispatcher",
            {
                {"init", "()V", do_nothing},
                {"close0", "(Ljava/io/FileDescriptor;)V", close0},
                {"preClose0", "(Ljava/io/FileDescriptor;)V", do_nothing},
            });
  table.add("sun/nio/ch/FileChannelImpl", {
                                              {"initIDs", "()J", page_size},
                                              {"map0", "(IJJZ)J", map_of_channel},
                                              {"unmap0", "(JJ)I", answer_zero},
                                              {"transferTo0", "*", unsupported},
                                              {"maxDirectTransferSize0", "()I", largest_transfer},
                                          });
  table.add("sun/nio/ch/FileKey", {
                                      {"initIDs", "()V", do_nothing},
                                      {"init", "*", file_key},
                                  });
  table.add("java/nio/MappedMemoryUtils", {
                                              {"registerNatives", "()V", do_nothing},
                                              {"isLoaded0", "(JJJ)Z", answer_true},
                                              {"load0", "(JJ)V", do_nothing},
                                              {"unload0", "(JJ)V", do_nothing},
                                              {"force0", "*", do_nothing},
                                          });
}

}  // namespace assay::natives
