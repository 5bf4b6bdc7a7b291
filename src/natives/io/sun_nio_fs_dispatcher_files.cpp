// SPDX-License-Identifier: Apache-2.0
// sun.nio.fs.UnixNativeDispatcher: opening, reading, directories, names.
#include <fcntl.h>

#include <cerrno>
#include <cstring>

#include "natives/io/byte_range.h"
#include "natives/io/families.h"
#include "natives/io/file_support.h"
#include "natives/io/unix_support.h"
#include "natives/lang/support.h"
#include "vm/ref.h"

namespace assay::natives {

namespace {

std::string path_argument(NativeCall& call, unsigned index) {
  return c_string(call, call.long_integer(index));
}

/// Nothing but the times by descriptor: without openat the class library works with paths.
Outcome init(NativeCall& call) {
  constexpr std::int32_t kSupportsFutimens = 8;
  bool has_constant =
      call.universe().find_field(*call.method.owner, "SUPPORTS_FUTIMENS") != nullptr;
  return call.returns_int(has_constant ? kSupportsFutimens : 0);
}

Outcome getcwd(NativeCall& call) { return returns_bytes(call, posix(call).working_directory()); }

Outcome strerror(NativeCall& call) { return returns_bytes(call, error_text(call.integer(0))); }

Outcome open0(NativeCall& call) {
  auto mode = static_cast<unsigned>(call.integer(2));
  return returns_unix_int(call, posix(call).open(path_argument(call, 0), call.integer(1), mode));
}

Outcome close0(NativeCall& call) { return returns_unix(call, posix(call).close(call.integer(0))); }

Outcome read(NativeCall& call) {
  ByteRange range = ByteRange::of_address(call, 1);
  if (!range.ok) return throws_unix(call, -EFAULT);
  range.before_write(call);
  return returns_unix_int(call, posix(call).read(call.integer(0), range.data, range.size));
}

Outcome write(NativeCall& call) {
  ByteRange range = ByteRange::of_address(call, 1);
  if (!range.ok) return throws_unix(call, -EFAULT);
  return returns_unix_int(call, posix(call).write(call.integer(0), range.data, range.size));
}

Outcome not_permitted(NativeCall& call) { return throws_unix(call, -EPERM); }
Outcome not_supported(NativeCall& call) { return throws_unix(call, -ENOTSUP); }

Outcome unlink0(NativeCall& call) {
  return returns_unix(call, posix(call).unlink(path_argument(call, 0)));
}

Outcome rename0(NativeCall& call) {
  return returns_unix(call, posix(call).rename(path_argument(call, 0), path_argument(call, 1)));
}

Outcome mkdir0(NativeCall& call) {
  auto mode = static_cast<unsigned>(call.integer(1));
  return returns_unix(call, posix(call).mkdir(path_argument(call, 0), mode));
}

Outcome rmdir0(NativeCall& call) {
  return returns_unix(call, posix(call).rmdir(path_argument(call, 0)));
}

/// No virtual file is a link.
Outcome readlink0(NativeCall& call) {
  FileStatus status;
  std::int64_t found = posix(call).stat(path_argument(call, 0), status);
  return throws_unix(call, found < 0 ? found : -EINVAL);
}

Outcome realpath0(NativeCall& call) {
  std::string resolved;
  std::int64_t status = posix(call).realpath(path_argument(call, 0), resolved);
  return status < 0 ? throws_unix(call, status) : returns_bytes(call, resolved);
}

// A DIR* is an off-heap block: the position of the next name, then the names, each with a zero
// behind it, then another zero.
constexpr std::uint64_t kFirstName = sizeof(std::uint64_t);

Outcome opendir0(NativeCall& call) {
  std::vector<std::string> names;
  std::int64_t status = posix(call).list(path_argument(call, 0), names);
  if (status < 0) return throws_unix(call, status);
  std::string block(kFirstName, '\0');
  for (const std::string& name : names) (block += name) += '\0';
  block += '\0';
  std::memcpy(block.data(), &kFirstName, sizeof(kFirstName));
  OffHeap memory(call.universe());
  std::uint64_t address = memory.allocate(block.size());
  if (address == 0) return call.out_of_memory();
  std::memcpy(memory.translate(address, block.size()), block.data(), block.size());
  return call.returns_long(static_cast<std::int64_t>(address));
}

Outcome readdir(NativeCall& call) {
  auto directory = static_cast<std::uint64_t>(call.long_integer(0));
  OffHeap memory(call.universe());
  std::uint8_t* word = memory.translate_for_write(directory, kFirstName);
  if (word == nullptr) return throws_unix(call, -EBADF);
  std::uint64_t position;
  std::memcpy(&position, word, sizeof(position));
  std::string name = c_string(call, static_cast<std::int64_t>(directory + position));
  if (name.empty()) return call.returns(vm::kNull);
  position += name.size() + 1;
  std::memcpy(word, &position, sizeof(position));
  return returns_bytes(call, name);
}

}  // namespace

void register_dispatcher_files(NativeTable& table) {
  // The 0 at the end of some names came with 21.
  table.add("sun/nio/fs/UnixNativeDispatcher", {
                                                   {"init", "()I", init},
                                                   {"getcwd", "()[B", getcwd},
                                                   {"strerror", "(I)[B", strerror},
                                                   {"open0", "(JII)I", open0},
                                                   {"close0", "(I)V", close0},
                                                   {"read", "(IJI)I", read},
                                                   {"read0", "(IJI)I", read},
                                                   {"write", "(IJI)I", write},
                                                   {"write0", "(IJI)I", write},
                                                   {"link0", "(JJ)V", not_permitted},
                                                   {"symlink0", "(JJ)V", not_permitted},
                                                   {"mknod0", "(JIJ)V", not_permitted},
                                                   {"dup", "(I)I", not_permitted},
                                                   {"unlink0", "(J)V", unlink0},
                                                   {"rename0", "(JJ)V", rename0},
                                                   {"mkdir0", "(JI)V", mkdir0},
                                                   {"rmdir0", "(J)V", rmdir0},
                                                   {"readlink0", "(J)[B", readlink0},
                                                   {"realpath0", "(J)[B", realpath0},
                                                   {"opendir0", "(J)J", opendir0},
                                                   {"readdir", "(J)[B", readdir},
                                                   {"readdir0", "(J)[B", readdir},
                                                   {"closedir", "(J)V", do_nothing},
                                                   {"fgetxattr0", "(IJJI)I", not_supported},
                                                   {"fsetxattr0", "(IJJI)V", not_supported},
                                                   {"fremovexattr0", "(IJ)V", not_supported},
                                                   {"flistxattr", "(IJI)I", not_supported},
                                               });
}

}  // namespace assay::natives
