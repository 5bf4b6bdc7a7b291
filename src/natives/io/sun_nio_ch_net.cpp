// SPDX-License-Identifier: Apache-2.0
// Sockets: making one fails as on a locked-down machine, with a Java exception and
// without the host noticing. So the natives that work on sockets are never reached.
#include <poll.h>

#include <cerrno>

#include "interp/objects.h"
#include "natives/io/families.h"
#include "natives/io/file_support.h"
#include "natives/io/unix_support.h"
#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"

namespace assay::natives {

namespace {

Outcome no_sockets(NativeCall& call) {
  return call.throws("java/net/SocketException", error_text(-EPERM));
}

/// What Files.newWatchService reports when a limit of inotify is reached.
Outcome no_inotify(NativeCall& call) { return throws_unix(call, -EMFILE); }

/// Where inotify_event has wd, mask, cookie, len and name.
Outcome inotify_offsets(NativeCall& call) {
  vm::Class& ints = *call.universe().primitive_array(vm::Kind::Int);
  vm::Ref array = NATIVE_TRY(call, interp::new_array(call.universe(), ints, 5));
  for (std::int32_t i = 0; i < 5; ++i) {
    call.heap().initialise<std::int32_t>(array, vm::kArrayBase + 4u * static_cast<unsigned>(i),
                                         4 * i);
  }
  return call.returns(array);
}

template <std::int32_t Value>
Outcome answer(NativeCall& call) {
  return call.returns_int(Value);
}

}  // namespace

void register_sockets(NativeTable& table) {
  table.add("sun/nio/ch/Net", {
                                  {"initIDs", "()V", do_nothing},
                                  {"isIPv6Available0", "()Z", answer_false},
                                  {"isReusePortAvailable0", "()Z", answer_true},
                                  {"isExclusiveBindAvailable", "()I", answer<-1>},
                                  {"shouldShutdownWriteBeforeClose0", "()Z", answer_false},
                                  {"shouldSetBothIPv4AndIPv6Options0", "()Z", answer_true},
                                  {"canIPv6SocketJoinIPv4Group0", "()Z", answer_true},
                                  {"canJoin6WithIPv4Group0", "()Z", answer_false},
                                  {"canUseIPv6OptionsWithIPv4LocalAddress0", "()Z", answer_true},
                                  {"pollinValue", "()S", answer<POLLIN>},
                                  {"polloutValue", "()S", answer<POLLOUT>},
                                  {"pollerrValue", "()S", answer<POLLERR>},
                                  {"pollhupValue", "()S", answer<POLLHUP>},
                                  {"pollnvalValue", "()S", answer<POLLNVAL>},
                                  {"pollconnValue", "()S", answer<POLLOUT>},
                                  {"socket0", "(ZZZZ)I", no_sockets},
                              });
  table.add("sun/nio/ch/UnixDomainSockets", {
                                                {"init", "()Z", answer_true},
                                                {"socket0", "()I", no_sockets},
                                            });
  table.add("sun/nio/fs/LinuxWatchService", {
                                                {"eventSize", "()I", answer<16>},
                                                {"eventOffsets", "()[I", inotify_offsets},
                                                {"inotifyInit", "()I", no_inotify},
                                            });
  table.add("jdk/net/LinuxSocketOptions", {
                                              {"quickAckSupported0", "()Z", answer_false},
                                              {"keepAliveOptionsSupported0", "()Z", answer_false},
                                              {"incomingNapiIdSupported0", "()Z", answer_false},
                                          });
}

}  // namespace assay::natives
