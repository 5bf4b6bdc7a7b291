// SPDX-License-Identifier: Apache-2.0
// sun.nio.ch.IOUtil and NativeThread.
#include <cerrno>
#include <limits>

#include "natives/io/families.h"
#include "natives/io/file_support.h"
#include "natives/lang/support.h"

namespace assay::natives {

namespace {

Outcome random_bytes(NativeCall& call) {
  std::span<std::uint8_t> bytes = call.heap().elements<std::uint8_t>(call.ref(0));
  call.heap().before_write(bytes.data(), bytes.size());
  posix(call).random(bytes.data(), bytes.size());
  return call.returns_bool(true);
}

Outcome fd_val(NativeCall& call) { return call.returns_int(descriptor_number(call, call.ref(0))); }

Outcome set_fd_val(NativeCall& call) {
  set_field<std::int32_t>(call.universe(), call.ref(0), "fd", call.integer(1));
  return call.returns();
}

Outcome no_pipes(NativeCall& call) { return throws_io(call, -EPERM); }
Outcome bad_descriptor(NativeCall& call) { return throws_io(call, -EBADF); }
Outcome descriptor_limit(NativeCall& call) { return call.returns_int(1024); }
Outcome vector_limit(NativeCall& call) { return call.returns_int(1024); }
Outcome vector_bytes_limit(NativeCall& call) {
  return call.returns_long(std::numeric_limits<std::int64_t>::max());
}

Outcome current_thread(NativeCall& call) { return call.returns_long(call.thread.id()); }

}  // namespace

void register_io_util(NativeTable& table) {
  table.add("sun/nio/ch/IOUtil",
            {
                {"initIDs", "()V", do_nothing},
                {"randomBytes", "([B)Z", random_bytes},
                {"fdVal", "(Ljava/io/FileDescriptor;)I", fd_val},
                {"setfdVal", "(Ljava/io/FileDescriptor;I)V", set_fd_val},
                {"configureBlocking", "(Ljava/io/FileDescriptor;Z)V", do_nothing},
                {"makePipe", "(Z)J", no_pipes},
                {"write1", "(IB)I", bad_descriptor},
                {"drain1", "(I)I", bad_descriptor},
                {"fdLimit", "()I", descriptor_limit},
                {"iovMax", "()I", vector_limit},
                {"writevMax", "()J", vector_bytes_limit},
            });
  table.add("sun/nio/ch/NativeThread", {
                                           {"init", "()V", do_nothing},
                                           {"current", "()J", current_thread},   // 17
                                           {"current0", "()J", current_thread},  // 21
                                           {"signal", "(J)V", do_nothing},
                                           {"signal0", "(J)V", do_nothing},
                                           {"supportPendingSignals0", "()Z", answer_false},
                                       });
}

}  // namespace assay::natives
