// SPDX-License-Identifier: Apache-2.0
// sun.nio.fs.UnixNativeDispatcher: what files are, to whom they belong and when they changed.
#include <unistd.h>

#include <cerrno>

#include "base/saturate.h"
#include "natives/io/families.h"
#include "natives/io/file_support.h"
#include "natives/io/paths.h"
#include "natives/io/unix_support.h"
#include "natives/lang/support.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

constexpr std::int64_t kNanosecondsPerSecond = 1'000'000'000;

std::string path_argument(NativeCall& call, unsigned index) {
  return c_string(call, call.long_integer(index));
}

/// Fills a sun.nio.fs.UnixFileAttributes.
void set_attributes(NativeCall& call, vm::Ref attributes, const FileStatus& status) {
  vm::Universe& universe = call.universe();
  std::int64_t seconds = status.modified_nanos / kNanosecondsPerSecond;
  std::int64_t rest = status.modified_nanos % kNanosecondsPerSecond;
  set_field<std::int32_t>(universe, attributes, "st_mode",
                          static_cast<std::int32_t>(status.mode()));
  set_field<std::int64_t>(universe, attributes, "st_ino", static_cast<std::int64_t>(status.inode));
  set_field<std::int64_t>(universe, attributes, "st_dev", 1);
  set_field<std::int64_t>(universe, attributes, "st_rdev", 0);
  set_field<std::int32_t>(universe, attributes, "st_nlink", 1);
  set_field<std::int32_t>(universe, attributes, "st_uid", kUserId);
  set_field<std::int32_t>(universe, attributes, "st_gid", kUserId);
  set_field<std::int64_t>(universe, attributes, "st_size", static_cast<std::int64_t>(status.size));
  for (const char* name : {"st_atime_sec", "st_mtime_sec", "st_ctime_sec"}) {
    set_field<std::int64_t>(universe, attributes, name, seconds);
  }
  for (const char* name : {"st_atime_nsec", "st_mtime_nsec", "st_ctime_nsec"}) {
    set_field<std::int64_t>(universe, attributes, name, rest);
  }
}

Outcome stat_or_throw(NativeCall& call) {
  FileStatus status;
  std::int64_t found = posix(call).stat(path_argument(call, 0), status);
  if (found < 0) return throws_unix(call, found);
  set_attributes(call, call.ref(1), status);
  return call.returns();
}

Outcome stat_errno(NativeCall& call) {
  FileStatus status;
  std::int64_t found = posix(call).stat(path_argument(call, 0), status);
  if (found == 0) set_attributes(call, call.ref(1), status);
  return call.returns_int(static_cast<std::int32_t>(-found));
}

Outcome stat_mode(NativeCall& call) {
  FileStatus status;
  bool found = posix(call).stat(path_argument(call, 0), status) == 0;
  return call.returns_int(found ? static_cast<std::int32_t>(status.mode()) : 0);
}

Outcome fstat(NativeCall& call) {
  FileStatus status;
  std::int64_t found = posix(call).fstat(call.integer(0), status);
  if (found < 0) return throws_unix(call, found);
  set_attributes(call, call.ref(1), status);
  return call.returns();
}

Outcome access_or_throw(NativeCall& call) {
  return returns_unix(call, posix(call).access(path_argument(call, 0), call.integer(1)));
}
Outcome access_errno(NativeCall& call) {
  std::int64_t status = posix(call).access(path_argument(call, 0), call.integer(1));
  return call.returns_int(static_cast<std::int32_t>(-status));
}
Outcome exists0(NativeCall& call) {
  return call.returns_bool(posix(call).access(path_argument(call, 0), F_OK) == 0);
}

Outcome chmod0(NativeCall& call) {
  auto mode = static_cast<unsigned>(call.integer(1));
  return returns_unix(call, posix(call).chmod(path_argument(call, 0), mode));
}
Outcome fchmod(NativeCall& call) {
  auto mode = static_cast<unsigned>(call.integer(1));
  return returns_unix(call, posix(call).fchmod(call.integer(0), mode));
}

/// Files may be given to the user they belong to already.
Outcome chown(NativeCall& call) {
  auto is_own = [](std::int32_t id) { return id == kUserId || id == -1; };
  if (is_own(call.integer(1)) && is_own(call.integer(2))) return call.returns();
  return throws_unix(call, -EPERM);
}

/// The times are in microseconds.
Outcome utimes0(NativeCall& call) {
  const std::int64_t nanoseconds = saturating_product(call.long_integer(2), 1000);
  return returns_unix(call, posix(call).set_modified(path_argument(call, 0), nanoseconds));
}
Outcome futimes(NativeCall& call) {
  const std::int64_t nanoseconds = saturating_product(call.long_integer(2), 1000);
  return returns_unix(call, posix(call).fset_modified(call.integer(0), nanoseconds));
}
/// The times are in nanoseconds.
Outcome futimens(NativeCall& call) {
  return returns_unix(call, posix(call).fset_modified(call.integer(0), call.long_integer(2)));
}
Outcome utimensat0(NativeCall& call) {
  std::int64_t nanoseconds = call.long_integer(3);
  return returns_unix(call, posix(call).set_modified(path_argument(call, 1), nanoseconds));
}

Outcome name_of_id(NativeCall& call) {
  if (call.integer(0) != kUserId) return throws_unix(call, -ENOENT);
  return returns_bytes(call, kUserName);
}
Outcome id_of_name(NativeCall& call) {
  return call.returns_int(path_argument(call, 0) == kUserName ? kUserId : -1);
}

Outcome statvfs0(NativeCall& call) {
  FileStatus status;
  std::int64_t found = posix(call).stat(path_argument(call, 0), status);
  if (found < 0) return throws_unix(call, found);
  vm::Universe& universe = call.universe();
  vm::Ref attributes = call.ref(1);
  set_field<std::int64_t>(universe, attributes, "f_frsize", kBlockSize);
  set_field<std::int64_t>(universe, attributes, "f_blocks", kTotalSpace / kBlockSize);
  set_field<std::int64_t>(universe, attributes, "f_bfree", kFreeSpace / kBlockSize);
  set_field<std::int64_t>(universe, attributes, "f_bavail", kFreeSpace / kBlockSize);
  return call.returns();
}

}  // namespace

void register_dispatcher_attributes(NativeTable& table) {
  constexpr const char* kByPath = "(JLsun/nio/fs/UnixFileAttributes;)V";
  constexpr const char* kByDescriptor = "(ILsun/nio/fs/UnixFileAttributes;)V";
  table.add("sun/nio/fs/UnixNativeDispatcher",
            {
                {"stat0", kByPath, stat_or_throw},                             // 17
                {"stat0", "(JLsun/nio/fs/UnixFileAttributes;)I", stat_errno},  // 21
                {"stat1", "(J)I", stat_mode},                                  // 17
                {"lstat0", kByPath, stat_or_throw},
                {"fstat", kByDescriptor, fstat},        // 17
                {"fstat0", kByDescriptor, fstat},       // 21
                {"access0", "(JI)V", access_or_throw},  // 17
                {"access0", "(JI)I", access_errno},     // 21
                {"exists0", "(J)Z", exists0},
                {"chmod0", "(JI)V", chmod0},
                {"fchmod", "(II)V", fchmod},
                {"fchmod0", "(II)V", fchmod},
                {"fchmodatNoFollowSupported0", "()Z", answer_false},
                {"chown0", "(JII)V", chown},
                {"lchown0", "(JII)V", chown},
                {"fchown", "(III)V", chown},
                {"fchown0", "(III)V", chown},
                {"utimes0", "(JJJ)V", utimes0},
                {"lutimes0", "(JJJ)V", utimes0},
                {"futimes", "(IJJ)V", futimes},
                {"futimes0", "(IJJ)V", futimes},
                {"futimens", "(IJJ)V", futimens},
                {"futimens0", "(IJJ)V", futimens},
                {"utimensat0", "(IJJJI)V", utimensat0},
                {"getpwuid", "(I)[B", name_of_id},
                {"getgrgid", "(I)[B", name_of_id},
                {"getpwnam0", "(J)I", id_of_name},
                {"getgrnam0", "(J)I", id_of_name},
                {"statvfs0", "(JLsun/nio/fs/UnixFileStoreAttributes;)V", statvfs0},
            });
}

}  // namespace assay::natives
