// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URL;
import java.nio.channels.SocketChannel;

/** Reaches a listening port of the host by TCP, UDP, channel and HTTP, and asks for a name. */
public class OpenSocket {
  interface Attempt { void run() throws IOException; }

  static void attempt(String name, Attempt attempt) {
    try {
      attempt.run();
      System.out.println(name + ": ESCAPED");
    } catch (IOException | RuntimeException | Error e) {
      System.out.println(name + ": refused with " + e.getClass().getName());
    }
  }

  public static void main(String[] args) {
    int port = Integer.parseInt(args[1]);
    byte[] loopback = {127, 0, 0, 1};
    attempt("socket", () -> new Socket(InetAddress.getByAddress(loopback), port).getOutputStream().write(1));
    attempt("channel", () -> SocketChannel.open(new InetSocketAddress(InetAddress.getByAddress(loopback), port)));
    attempt("datagram", () -> new DatagramSocket().send(new DatagramPacket(new byte[1], 1, InetAddress.getByAddress(loopback), port)));
    attempt("http", () -> ((HttpURLConnection) new URL("http://127.0.0.1:" + port + "/").openConnection()).getResponseCode());
    attempt("name", () -> System.out.println(InetAddress.getByName("example.invalid")));
    System.out.println("done");
  }
}
