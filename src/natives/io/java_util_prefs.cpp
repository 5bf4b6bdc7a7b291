// SPDX-License-Identifier: Apache-2.0
// Preferences are kept in virtual files below the user's home. Nobody else locks them.
#include <fcntl.h>

#include "interp/objects.h"
#include "natives/io/families.h"
#include "natives/io/file_support.h"
#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"

namespace assay::natives {

namespace {

Outcome chmod(NativeCall& call) {
  auto mode = static_cast<unsigned>(call.integer(1));
  std::int64_t status = posix(call).chmod(call.strings().utf8(call.ref(0)), mode);
  return call.returns_int(static_cast<std::int32_t>(-status));
}

/// The handle of the lock (0: none) and an errno.
Outcome lock_file0(NativeCall& call) {
  vm::Class& ints = *call.universe().primitive_array(vm::Kind::Int);
  vm::Ref result = NATIVE_TRY(call, interp::new_array(call.universe(), ints, 2));
  auto mode = static_cast<unsigned>(call.integer(1));
  bool shared = call.boolean(2);
  Posix files = posix(call);
  std::int64_t descriptor =
      files.open(call.strings().utf8(call.ref(0)), shared ? O_RDONLY : O_RDWR | O_CREAT, mode);
  if (descriptor >= 0) files.close(static_cast<int>(descriptor));
  call.heap().initialise<std::int32_t>(result, vm::kArrayBase, descriptor < 0 ? 0 : 1);
  call.heap().initialise<std::int32_t>(result, vm::kArrayBase + 4,
                                       descriptor < 0 ? static_cast<std::int32_t>(-descriptor) : 0);
  return call.returns(result);
}

}  // namespace

void register_preferences(NativeTable& table) {
  table.add("java/util/prefs/FileSystemPreferences",
            {
                {"chmod", "(Ljava/lang/String;I)I", chmod},
                {"lockFile0", "(Ljava/lang/String;IZ)[I", lock_file0},
                {"unlockFile0", "(I)I", answer_zero},
            });
}

}  // namespace assay::natives
