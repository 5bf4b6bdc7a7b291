// SPDX-License-Identifier: Apache-2.0
#include "natives/io/families.h"
#include "natives/io/file_support.h"
#include "natives/lang/support.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

Outcome get_handle(NativeCall& call) { return call.returns_long(-1); }

Outcome sync(NativeCall& call) {
  std::int64_t status = posix(call).sync(descriptor_number(call, call.ref(0)));
  if (status < 0) return call.throws("java/io/SyncFailedException", "sync failed");
  return call.returns();
}

/// The descriptors of the standard streams stay open: the C code of the class library puts
/// /dev/null in their place, and the FileDescriptor is marked closed.
Outcome close_number(NativeCall& call, std::int32_t number) {
  if (number < 3) return call.returns();
  std::int64_t status = posix(call).close(number);
  return status < 0 ? throws_io(call, status) : call.returns();
}

Outcome close0(NativeCall& call) {
  std::int32_t number = descriptor_number(call, call.ref(0));
  vm::Universe& universe = call.universe();
  universe.set<std::int32_t>(call.ref(0), universe.field(*call.method.owner, "fd"), -1);
  return close_number(call, number);
}

Outcome cleanup_close0(NativeCall& call) { return close_number(call, call.integer(0)); }

}  // namespace

void register_file_descriptor(NativeTable& table) {
  table.add("java/io/FileDescriptor", {
                                          {"initIDs", "()V", do_nothing},
                                          {"getHandle", "(I)J", get_handle},
                                          {"getAppend", "(I)Z", answer_false},
                                          {"close0", "()V", close0},
                                          {"sync", "()V", sync},   // 17
                                          {"sync0", "()V", sync},  // 21
                                      });
  table.add("java/io/FileCleanable", {{"cleanupClose0", "(IJ)V", cleanup_close0}});
}

}  // namespace assay::natives
