// SPDX-License-Identifier: Apache-2.0
// Consoles, serialisation's natives, the time zone and the JDK image's map.
#include "natives/io/families.h"
#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

Outcome no_console_echo(NativeCall& call) {
  return call.throws("java/io/IOException", "Inappropriate ioctl for device");
}

Outcome has_static_initializer(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  vm::Class& klass = class_argument(call, 0);
  vm::Universe& universe = call.universe();
  return call.returns_bool(
      klass.find_declared(universe.intern("<clinit>"), universe.intern("()V")) != nullptr);
}

Outcome utc(NativeCall& call) { return call.returns_string("UTC"); }
Outcome gmt(NativeCall& call) { return call.returns_string("GMT"); }

}  // namespace

void register_io_misc(NativeTable& table) {
  table.add("java/io/Console", {
                                   {"istty", "()Z", answer_false},  // 17
                                   {"encoding", "()Ljava/lang/String;", answer_null},
                                   {"echo", "(Z)Z", no_console_echo},
                                   {"ttyStatus", "()I", answer_zero},  // 25
                               });
  table.add("jdk/internal/io/JdkConsoleImpl", {{"echo", "(Z)Z", no_console_echo}});
  table.add("java/io/ObjectStreamClass",
            {
                {"initNative", "()V", do_nothing},
                {"hasStaticInitializer", "(Ljava/lang/Class;)Z", has_static_initializer},
            });
  table.add("java/util/TimeZone",
            {
                {"getSystemTimeZoneID", "(Ljava/lang/String;)Ljava/lang/String;", utc},
                {"getSystemGMTOffsetID", "()Ljava/lang/String;", gmt},
            });
  // Without a map of the whole image BasicImageReader maps the index and reads resources through
  // a FileChannel. The properties it asks for decide whether to map it.
  table.add("jdk/internal/jimage/BasicImageReader",
            {{"isSystemProperty", "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Z",
              answer_false}});
  table.add("jdk/internal/jimage/NativeImageBuffer",
            {{"getNativeMap", "(Ljava/lang/String;)Ljava/nio/ByteBuffer;", answer_null}});
}

}  // namespace assay::natives
