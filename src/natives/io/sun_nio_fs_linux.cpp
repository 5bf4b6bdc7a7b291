// SPDX-License-Identifier: Apache-2.0
// sun.nio.fs.LinuxNativeDispatcher, the mount table, and copying of files.
#include <array>
#include <cerrno>
#include <cstring>

#include "natives/io/families.h"
#include "natives/io/file_support.h"
#include "natives/io/unix_support.h"
#include "natives/lang/support.h"
#include "natives/off_heap.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

// The FILE* of the mount table is an off-heap word: the number of lines read. The table has one
// line, the virtual disk.
constexpr std::int32_t kLineLength = 32;

/// Null: no word of ours can be there.
std::uint64_t* lines_read(NativeCall& call) {
  auto address = static_cast<std::uint64_t>(call.long_integer(0));
  if (address % alignof(std::uint64_t) != 0) return nullptr;
  return reinterpret_cast<std::uint64_t*>(
      OffHeap(call.universe()).translate_for_write(address, sizeof(std::uint64_t)));
}

Outcome setmntent0(NativeCall& call) {
  std::uint64_t address = OffHeap(call.universe()).allocate(sizeof(std::uint64_t));
  if (address == 0) return call.out_of_memory();
  return call.returns_long(static_cast<std::int64_t>(address));
}

Outcome getmntent0(NativeCall& call) {
  std::array<vm::Ref, 4> values;
  std::array<const char*, 4> texts = {"virtual", "/", "virtual", "rw"};
  for (std::size_t i = 0; i < texts.size(); ++i) {
    std::span bytes(reinterpret_cast<const std::uint8_t*>(texts[i]), std::strlen(texts[i]));
    values[i] = NATIVE_TRY(call, new_bytes(call.machine, bytes));
  }
  std::uint64_t* lines = lines_read(call);
  if (lines == nullptr) return throws_unix(call, -EBADF);
  if (*lines > 0) return call.returns_int(-1);
  *lines = 1;
  vm::Universe& universe = call.universe();
  set_field(universe, call.ref(1), "name", values[0]);
  set_field(universe, call.ref(1), "dir", values[1]);
  set_field(universe, call.ref(1), "fstype", values[2]);
  set_field(universe, call.ref(1), "opts", values[3]);
  return call.returns_int(0);
}

Outcome getlinelen(NativeCall& call) {
  std::uint64_t* lines = lines_read(call);
  if (lines == nullptr) return throws_unix(call, -EBADF);
  return call.returns_int((*lines)++ == 0 ? kLineLength : -1);
}

Outcome rewind(NativeCall& call) {
  std::uint64_t* lines = lines_read(call);
  if (lines == nullptr) return throws_unix(call, -EBADF);
  *lines = 0;
  return call.returns();
}

/// sun.nio.ch.IOStatus.UNSUPPORTED: the caller then copies through a buffer.
Outcome direct_copy0(NativeCall& call) { return call.returns_int(-4); }

std::int64_t copy(Posix files, int target, int source) {
  std::array<std::uint8_t, 16384> buffer;
  for (;;) {
    std::int64_t count = files.read(source, buffer.data(), buffer.size());
    if (count <= 0) return count;
    for (std::int64_t done = 0; done < count;) {
      auto rest = static_cast<std::uint64_t>(count - done);
      std::int64_t written = files.write(target, buffer.data() + done, rest);
      if (written < 0) return written;
      done += written;
    }
  }
}

Outcome buffered_copy(NativeCall& call) {
  return returns_unix(call, copy(posix(call), call.integer(0), call.integer(1)));
}

}  // namespace

void register_nio_linux(NativeTable& table) {
  table.add("sun/nio/fs/LinuxNativeDispatcher",
            {
                {"init", "()V", do_nothing},
                {"setmntent0", "(JJ)J", setmntent0},
                {"getmntent0", "(JLsun/nio/fs/UnixMountEntry;JI)I", getmntent0},
                {"endmntent", "(J)V", do_nothing},
                {"posix_fadvise", "(IJJI)I", answer_zero},
                {"directCopy0", "(IIJ)I", direct_copy0},
            });
  table.add("sun/nio/fs/UnixNativeDispatcher", {
                                                   {"getlinelen", "(J)I", getlinelen},
                                                   {"rewind", "(J)V", rewind},
                                               });
  table.add("sun/nio/fs/LinuxFileSystem", {{"directCopy0", "(IIJ)I", direct_copy0}});      // 21
  table.add("sun/nio/fs/UnixCopyFile", {{"transfer", "(IIJ)V", buffered_copy}});           // 17
  table.add("sun/nio/fs/UnixFileSystem", {{"bufferedCopy0", "(IIJIJ)V", buffered_copy}});  // 21
}

}  // namespace assay::natives
