// SPDX-License-Identifier: Apache-2.0
package hostile;

import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.StandardProtocolFamily;
import java.net.URL;
import java.net.UnixDomainSocketAddress;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.DatagramChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Sends something, or waits to be sent something, by every family that Java knows. */
final class Sockets {
  private static final String LOOPBACK = "127.0.0.1";
  private static final int SOON = 200;

  private Sockets() {}

  static void add(Map<String, Attempt> all, Target target) {
    InetSocketAddress tcp = new InetSocketAddress(LOOPBACK, target.tcp());
    InetSocketAddress udp = new InetSocketAddress(LOOPBACK, target.udp());
    ByteBuffer word = ByteBuffer.wrap("escaped".getBytes());
    all.put("tcp", () -> new Socket(LOOPBACK, target.tcp()).isConnected());
    all.put("tcp channel", () -> SocketChannel.open(tcp).isConnected());
    all.put("tcp asynchronous", () -> AsynchronousSocketChannel.open().connect(tcp)
        .get(SOON, TimeUnit.MILLISECONDS) == null);
    all.put("tcp by IPv6", () -> new Socket("::1", target.tcp()).isConnected());
    all.put("http", () -> new URL("http://127.0.0.1:" + target.tcp()).openStream().read() >= 0);
    all.put("http client", () -> HttpClient.newHttpClient().send(
        HttpRequest.newBuilder(tcpUri(target)).timeout(java.time.Duration.ofMillis(SOON)).build(),
        HttpResponse.BodyHandlers.ofString()) != null);
    all.put("udp", () -> {
      byte[] bytes = "escaped".getBytes();
      new DatagramSocket().send(new DatagramPacket(bytes, bytes.length, udp));
      return false;  // whether it arrived is for the driver to say
    });
    all.put("udp channel", () -> {
      DatagramChannel.open().send(word, udp);
      return false;
    });
    all.put("multicast", () -> {
      new MulticastSocket().send(new DatagramPacket(new byte[1], 1,
          InetAddress.getByName("224.0.0.1"), target.udp()));
      return false;
    });
    all.put("unix", () -> SocketChannel.open(UnixDomainSocketAddress.of(target.socket()))
        .isConnected());
    all.put("unix server outside", () -> {
      Path place = target.socket().resolveSibling("server");
      ServerSocketChannel.open(StandardProtocolFamily.UNIX)
          .bind(UnixDomainSocketAddress.of(place));
      return true;
    });
    all.put("lookup", () -> InetAddress.getByName("example.com") != null);
    all.put("host name", () -> !InetAddress.getLocalHost().getHostName().startsWith("localhost"));
    all.put("network interfaces", () -> NetworkInterface.networkInterfaces()
        .anyMatch(each -> !each.getName().equals("lo")));
    all.put("inherited channel", () -> {
      System.inheritedChannel();
      return false;  // it is the judge's own, which believes nothing without its secret
    });
    all.put("server that is reached", () -> {
      try (ServerSocket server = new ServerSocket(0)) {
        server.setSoTimeout(1);
        server.accept();
      }
      return true;
    });
  }

  private static java.net.URI tcpUri(Target target) {
    return java.net.URI.create("http://127.0.0.1:" + target.tcp());
  }
}
