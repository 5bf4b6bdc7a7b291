// SPDX-License-Identifier: Apache-2.0
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;

/** Joins groups, calls out to all, and looks at the interfaces. */
public class Multicast {
  public static void main(String[] args) throws Exception {
    InetAddress group = InetAddress.getByAddress(new byte[] {(byte) 239, 1, 2, 3});
    Attempts.refused("join", () -> new MulticastSocket(0).joinGroup(new InetSocketAddress(group, 5000), null));
    Attempts.refused("broadcast", () -> {
      DatagramSocket socket = new DatagramSocket();
      socket.setBroadcast(true);
      socket.send(new DatagramPacket(new byte[1], 1, InetAddress.getByAddress(new byte[] {-1, -1, -1, -1}), 9));
    });
    Attempts.read("interfaces", () -> NetworkInterface.networkInterfaces().anyMatch(one -> {
      try {
        return one.getHardwareAddress() != null;
      } catch (java.net.SocketException e) {
        return false;
      }
    }) ? "root:" : "");
    Attempts.done();
  }
}
