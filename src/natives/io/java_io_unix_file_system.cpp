// SPDX-License-Identifier: Apache-2.0
// java.io.UnixFileSystem, which is what java.io.File asks, on the virtual files. Their names
// changed with 21, hence two rows for most functions.
#include <sys/stat.h>

#include <cerrno>

#include "base/saturate.h"
#include "natives/io/families.h"
#include "natives/io/file_support.h"
#include "natives/io/paths.h"
#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

// FileSystem's constants.
constexpr std::int32_t kExists = 1, kRegular = 2, kDirectory = 4;
constexpr std::int32_t kRead = 4, kWrite = 2;
constexpr std::int32_t kSpaceTotal = 0;
constexpr std::int64_t kNanosecondsPerMillisecond = 1'000'000;

std::string path_of(NativeCall& call, vm::Ref file) {
  vm::Universe& universe = call.universe();
  vm::Ref path =
      universe.get<vm::Ref>(file, universe.field(*universe.load_boot("java/io/File"), "path"));
  return path ? universe.strings().utf8(path) : std::string();
}

Outcome canonicalize0(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  return call.returns_string(canonical_path(posix(call), call.strings().utf8(call.ref(1))));
}

Outcome get_boolean_attributes0(NativeCall& call) {
  FileStatus status;
  if (posix(call).stat(path_of(call, call.ref(1)), status) < 0) return call.returns_int(0);
  return call.returns_int(kExists | (is_regular(status) ? kRegular : 0) |
                          (is_directory(status) ? kDirectory : 0));
}

Outcome check_access(NativeCall& call) {
  return call.returns_bool(posix(call).access(path_of(call, call.ref(1)), call.integer(2)) == 0);
}

Outcome get_last_modified_time(NativeCall& call) {
  FileStatus status;
  if (posix(call).stat(path_of(call, call.ref(1)), status) < 0) return call.returns_long(0);
  return call.returns_long(status.modified_nanos / kNanosecondsPerMillisecond);
}

Outcome get_length(NativeCall& call) {
  FileStatus status;
  bool found = posix(call).stat(path_of(call, call.ref(1)), status) == 0;
  return call.returns_long(found ? static_cast<std::int64_t>(status.size) : 0);
}

/// The permission bits for an access right: the owner's alone or everybody's.
unsigned permission_bits(std::int32_t access, bool owner_only) {
  unsigned owner = access == kRead ? S_IRUSR : access == kWrite ? S_IWUSR : S_IXUSR;
  return owner_only ? owner : owner | owner >> 3 | owner >> 6;
}

Outcome change_permissions(NativeCall& call, unsigned bits, bool enable) {
  std::string path = path_of(call, call.ref(1));
  FileStatus status;
  if (posix(call).stat(path, status) < 0) return call.returns_bool(false);
  unsigned mode = (enable ? status.mode() | bits : status.mode() & ~bits) & 07777u;
  return call.returns_bool(posix(call).chmod(path, mode) == 0);
}

Outcome set_permission(NativeCall& call) {
  bool enable = call.boolean(3), owner_only = call.boolean(4);
  return change_permissions(call, permission_bits(call.integer(2), owner_only), enable);
}

Outcome set_read_only(NativeCall& call) {
  return change_permissions(call, S_IWUSR | S_IWGRP | S_IWOTH, false);
}

Outcome create_file_exclusively(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  std::int64_t status = create_exclusively(posix(call), call.strings().utf8(call.ref(1)));
  if (status == -EEXIST) return call.returns_bool(false);
  return status < 0 ? throws_io(call, status) : call.returns_bool(true);
}

Outcome delete0(NativeCall& call) {
  std::string path = path_of(call, call.ref(1));
  Posix files = posix(call);
  FileStatus status;
  if (files.stat(path, status) < 0) return call.returns_bool(false);
  return call.returns_bool((is_directory(status) ? files.rmdir(path) : files.unlink(path)) == 0);
}

Outcome list(NativeCall& call) {
  std::vector<std::string> names;
  if (posix(call).list(path_of(call, call.ref(1)), names) < 0) return call.returns(vm::kNull);
  std::vector<vm::Ref> strings;
  for (const std::string& name : names) {
    vm::Ref string = call.strings().make_from_utf8(name);
    if (!string) return call.out_of_memory();
    strings.push_back(string);
  }
  vm::Class& string_class = *call.universe().well_known().string;
  return call.returns(NATIVE_TRY(call, new_reference_array(call.machine, string_class, strings)));
}

Outcome create_directory(NativeCall& call) {
  return call.returns_bool(posix(call).mkdir(path_of(call, call.ref(1)), 0777) == 0);
}

Outcome rename0(NativeCall& call) {
  std::string from = path_of(call, call.ref(1)), to = path_of(call, call.ref(2));
  return call.returns_bool(posix(call).rename(from, to) == 0);
}

Outcome set_last_modified_time(NativeCall& call) {
  const std::int64_t nanoseconds =
      saturating_product(call.long_integer(2), kNanosecondsPerMillisecond);
  return call.returns_bool(posix(call).set_modified(path_of(call, call.ref(1)), nanoseconds) == 0);
}

Outcome get_space(NativeCall& call) {
  FileStatus status;
  if (posix(call).stat(path_of(call, call.ref(1)), status) < 0) return call.returns_long(0);
  return call.returns_long(call.integer(2) == kSpaceTotal ? kTotalSpace : kFreeSpace);
}

Outcome get_name_max0(NativeCall& call) { return call.returns_long(255); }

}  // namespace

void register_unix_file_system(NativeTable& table) {
  // Since 21 the natives have a 0 at their end and the old names are Java methods around them.
  table.add("java/io/UnixFileSystem",
            {
                {"initIDs", "()V", do_nothing},
                {"canonicalize0", "(Ljava/lang/String;)Ljava/lang/String;", canonicalize0},
                {"getBooleanAttributes0", "(Ljava/io/File;)I", get_boolean_attributes0},
                {"checkAccess", "(Ljava/io/File;I)Z", check_access},
                {"checkAccess0", "(Ljava/io/File;I)Z", check_access},
                {"getLastModifiedTime", "(Ljava/io/File;)J", get_last_modified_time},
                {"getLastModifiedTime0", "(Ljava/io/File;)J", get_last_modified_time},
                {"getLength", "(Ljava/io/File;)J", get_length},
                {"getLength0", "(Ljava/io/File;)J", get_length},
                {"setPermission", "(Ljava/io/File;IZZ)Z", set_permission},
                {"setPermission0", "(Ljava/io/File;IZZ)Z", set_permission},
                {"createFileExclusively", "(Ljava/lang/String;)Z", create_file_exclusively},
                {"createFileExclusively0", "(Ljava/lang/String;)Z", create_file_exclusively},
                {"delete0", "(Ljava/io/File;)Z", delete0},
                {"list", "(Ljava/io/File;)[Ljava/lang/String;", list},
                {"list0", "(Ljava/io/File;)[Ljava/lang/String;", list},
                {"createDirectory", "(Ljava/io/File;)Z", create_directory},
                {"createDirectory0", "(Ljava/io/File;)Z", create_directory},
                {"rename0", "(Ljava/io/File;Ljava/io/File;)Z", rename0},
                {"setLastModifiedTime", "(Ljava/io/File;J)Z", set_last_modified_time},
                {"setLastModifiedTime0", "(Ljava/io/File;J)Z", set_last_modified_time},
                {"setReadOnly", "(Ljava/io/File;)Z", set_read_only},
                {"setReadOnly0", "(Ljava/io/File;)Z", set_read_only},
                {"getSpace", "(Ljava/io/File;I)J", get_space},
                {"getSpace0", "(Ljava/io/File;I)J", get_space},
                {"getNameMax0", "(Ljava/lang/String;)J", get_name_max0},
            });
}

}  // namespace assay::natives
