// SPDX-License-Identifier: Apache-2.0
// Names and interfaces of a machine without a network: "localhost" and literal addresses are
// known, nothing else is. java.net parses literals itself.
#include <algorithm>
#include <array>

#include "interp/calls/restart.h"
#include "natives/io/families.h"
#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::natives {

namespace {

constexpr std::array<std::uint8_t, 4> kLoopback = {127, 0, 0, 1};

Outcome get_local_host_name(NativeCall& call) { return call.returns_string("localhost"); }

Outcome lookup_all_host_addr(NativeCall& call) {
  if (!call.ref(1)) return call.throws("java/lang/NullPointerException", "host argument is null");
  std::string host = call.strings().utf8(call.ref(1));
  if (host != "localhost") {
    return call.throws("java/net/UnknownHostException", host + ": Name or service not known");
  }
  vm::Class& inet_address = boot_class(call.universe(), "java/net/InetAddress");
  vm::Method* get_by_address = call.universe().find_method(
      inet_address, "getByAddress", "(Ljava/lang/String;[B)Ljava/net/InetAddress;");
  vm::Ref bytes = NATIVE_TRY(call, new_bytes(call.machine, kLoopback));
  std::array arguments = {vm::Slot::of_ref(call.ref(1)), vm::Slot::of_ref(bytes)};
  vm::Slot address =
      NATIVE_TRY(call, interp::call_before_restart(call.machine, *get_by_address, arguments));
  return call.returns(
      NATIVE_TRY(call, new_reference_array(call.machine, inet_address, std::array{address.ref})));
}

Outcome get_host_by_addr(NativeCall& call) {
  std::span<std::uint8_t> address = call.heap().elements<std::uint8_t>(call.ref(1));
  if (std::ranges::equal(address, kLoopback)) return call.returns_string("localhost");
  return call.throws("java/net/UnknownHostException");
}

}  // namespace

void register_net(NativeTable& table) {
  for (const char* name :
       {"java/net/Inet4Address", "java/net/Inet6Address", "java/net/DatagramPacket"}) {
    table.add(name, {{"init", "()V", do_nothing}});
  }
  table.add("java/net/InetAddress", {
                                        {"init", "()V", do_nothing},
                                        {"isIPv4Available", "()Z", answer_true},
                                        {"isIPv6Supported", "()Z", answer_false},
                                    });
  table.add("java/net/InetAddressImplFactory", {{"isIPv6Supported", "()Z", answer_false}});  // 17
  for (const char* name : {"java/net/Inet4AddressImpl", "java/net/Inet6AddressImpl"}) {
    table.add(name, {
                        {"getLocalHostName", "()Ljava/lang/String;", get_local_host_name},
                        {"lookupAllHostAddr", "(Ljava/lang/String;)[Ljava/net/InetAddress;",
                         lookup_all_host_addr},
                        {"lookupAllHostAddr", "(Ljava/lang/String;I)[Ljava/net/InetAddress;",
                         lookup_all_host_addr},
                        {"getHostByAddr", "([B)Ljava/lang/String;", get_host_by_addr},
                        {"isReachable0", "*", answer_false},
                    });
  }
  table.add("java/net/NetworkInterface",
            {
                {"init", "()V", do_nothing},
                {"getAll", "()[Ljava/net/NetworkInterface;", answer_null},
                {"getByName0", "(Ljava/lang/String;)Ljava/net/NetworkInterface;", answer_null},
                {"getByIndex0", "(I)Ljava/net/NetworkInterface;", answer_null},
                {"getByInetAddress0", "*", answer_null},
                {"boundInetAddress0", "(Ljava/net/InetAddress;)Z", answer_false},
            });
  table.add("sun/net/spi/DefaultProxySelector", {{"init", "()Z", answer_false}});
  table.add("sun/net/dns/ResolverConfigurationImpl",
            {{"fallbackDomain0", "()Ljava/lang/String;", answer_null}});
}

}  // namespace assay::natives
