// SPDX-License-Identifier: Apache-2.0
// FileInputStream and FileOutputStream.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <limits>

#include "natives/io/families.h"
#include "natives/io/file_support.h"
#include "natives/lang/support.h"

namespace assay::natives {

namespace {

Outcome open_input(NativeCall& call) { return open_for_receiver(call, O_RDONLY); }

Outcome open_output(NativeCall& call) {
  bool append = call.boolean(2);
  return open_for_receiver(call, O_WRONLY | O_CREAT | (append ? O_APPEND : O_TRUNC));
}

Outcome skip0(NativeCall& call) {
  std::int32_t descriptor = receiver_descriptor(call);
  if (descriptor == -1) return stream_closed(call);
  Posix files = posix(call);
  std::int64_t before = files.seek(descriptor, 0, SEEK_CUR);
  if (before < 0) return throws_io(call, before);
  std::int64_t after = files.seek(descriptor, call.long_integer(1), SEEK_CUR);
  if (after < 0) return throws_io(call, after);
  return call.returns_long(after - before);
}

Outcome available0(NativeCall& call) {
  std::int32_t descriptor = receiver_descriptor(call);
  if (descriptor == -1) return stream_closed(call);
  std::int64_t bytes = posix(call).available(descriptor);
  if (bytes < 0) return throws_io(call, bytes);
  constexpr std::int64_t kLargest = std::numeric_limits<std::int32_t>::max();
  return call.returns_int(static_cast<std::int32_t>(std::min(bytes, kLargest)));
}

Outcome is_regular_file0(NativeCall& call) {
  FileStatus status;
  std::int32_t descriptor = descriptor_number(call, call.ref(1));
  return call.returns_bool(posix(call).fstat(descriptor, status) == 0 && is_regular(status));
}

}  // namespace

void register_file_streams(NativeTable& table) {
  table.add("java/io/FileInputStream",
            {
                {"initIDs", "()V", do_nothing},
                {"open0", "(Ljava/lang/String;)V", open_input},
                {"read0", "()I", read_byte},
                {"readBytes", "([BII)I", read_bytes},
                {"length0", "()J", file_length},
                {"position0", "()J", file_position},
                {"skip0", "(J)J", skip0},
                {"available0", "()I", available0},
                {"isRegularFile0", "(Ljava/io/FileDescriptor;)Z", is_regular_file0},  // 21
            });
  table.add("java/io/FileOutputStream", {
                                            {"initIDs", "()V", do_nothing},
                                            {"open0", "(Ljava/lang/String;Z)V", open_output},
                                            {"write", "(IZ)V", write_byte},
                                            {"writeBytes", "([BIIZ)V", write_bytes},
                                        });
}

}  // namespace assay::natives
