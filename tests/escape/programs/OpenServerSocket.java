// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.channels.ServerSocketChannel;

/** Offers a port to the world. */
public class OpenServerSocket {
  public static void main(String[] args) {
    try {
      ServerSocket socket = new ServerSocket(0);
      System.out.println("listens on " + socket.getLocalPort() + ": ESCAPED");
    } catch (IOException | RuntimeException | Error e) {
      System.out.println("refused with " + e.getClass().getName());
    }
    try {
      ServerSocketChannel.open().bind(new InetSocketAddress(0));
      System.out.println("channel listens: ESCAPED");
    } catch (IOException | RuntimeException | Error e) {
      System.out.println("refused with " + e.getClass().getName());
    }
    System.out.println("done");
  }
}
