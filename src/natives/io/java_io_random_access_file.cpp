// SPDX-License-Identifier: Apache-2.0
#include <fcntl.h>
#include <unistd.h>

#include "natives/io/families.h"
#include "natives/io/file_support.h"
#include "natives/lang/support.h"

namespace assay::natives {

namespace {

// RandomAccessFile's own mode bits; O_SYNC and O_DSYNC change nothing here.
constexpr std::int32_t kReadOnly = 1;
constexpr std::int32_t kReadWrite = 2;

Outcome open0(NativeCall& call) {
  std::int32_t mode = call.integer(2);
  int flags = 0;
  if ((mode & kReadOnly) != 0) {
    flags = O_RDONLY;
  } else if ((mode & kReadWrite) != 0) {
    flags = O_RDWR | O_CREAT;
  }
  return open_for_receiver(call, flags);
}

Outcome seek0(NativeCall& call) {
  std::int32_t descriptor = receiver_descriptor(call);
  if (descriptor == -1) return stream_closed(call);
  std::int64_t offset = call.long_integer(1);
  if (offset < 0) return call.throws("java/io/IOException", "Negative seek offset");
  std::int64_t position = posix(call).seek(descriptor, offset, SEEK_SET);
  return position < 0 ? throws_io(call, position) : call.returns();
}

/// A file pointer behind the new end moves to it.
Outcome set_length(NativeCall& call) {
  std::int32_t descriptor = receiver_descriptor(call);
  if (descriptor == -1) return stream_closed(call);
  Posix files = posix(call);
  std::int64_t size = call.long_integer(1);
  std::int64_t position = files.seek(descriptor, 0, SEEK_CUR);
  if (position < 0) return throws_io(call, position);
  std::int64_t status = files.truncate(descriptor, size);
  if (status >= 0 && position > size) status = files.seek(descriptor, 0, SEEK_END);
  return status < 0 ? throws_io(call, status) : call.returns();
}

}  // namespace

void register_random_access_file(NativeTable& table) {
  table.add("java/io/RandomAccessFile", {
                                            {"initIDs", "()V", do_nothing},
                                            {"open0", "(Ljava/lang/String;I)V", open0},
                                            {"read0", "()I", read_byte},
                                            {"readBytes", "([BII)I", read_bytes},   // 17
                                            {"readBytes0", "([BII)I", read_bytes},  // 21
                                            {"write0", "(I)V", write_byte},
                                            {"writeBytes", "([BII)V", write_bytes},   // 17
                                            {"writeBytes0", "([BII)V", write_bytes},  // 21
                                            {"getFilePointer", "()J", file_position},
                                            {"seek0", "(J)V", seek0},
                                            {"length", "()J", file_length},
                                            {"length0", "()J", file_length},
                                            {"setLength", "(J)V", set_length},
                                            {"setLength0", "(J)V", set_length},
                                        });
}

}  // namespace assay::natives
