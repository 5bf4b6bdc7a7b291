// SPDX-License-Identifier: Apache-2.0
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/** Connects to and offers sockets with paths of the host. */
public class UnixSockets {
  public static void main(String[] args) throws Exception {
    for (String path : new String[] {"/run/docker.sock", "/var/run/docker.sock", "/tmp/.X11-unix/X0", "/run/dbus/system_bus_socket"}) {
      Attempts.refused("connect", () -> SocketChannel.open(UnixDomainSocketAddress.of(path)));
    }
    Attempts.refused("offer", () -> ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(UnixDomainSocketAddress.of(args[0] + "/socket")));
    Attempts.done();
  }
}
