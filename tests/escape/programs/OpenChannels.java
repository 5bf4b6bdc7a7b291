// SPDX-License-Identifier: Apache-2.0
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.DatagramChannel;
import java.nio.channels.SocketChannel;
import java.util.concurrent.TimeUnit;

/** Reaches the listening port through every kind of channel. */
public class OpenChannels {
  public static void main(String[] args) throws Exception {
    InetSocketAddress target = new InetSocketAddress(java.net.InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), Integer.parseInt(args[1]));
    Attempts.refused("channel", () -> SocketChannel.open().connect(target));
    Attempts.refused("without waiting", () -> {
      SocketChannel channel = SocketChannel.open();
      channel.configureBlocking(false);
      channel.connect(target);
    });
    Attempts.refused("datagram", () -> DatagramChannel.open().send(ByteBuffer.allocate(1), target));
    Attempts.refused("asynchronous", () -> AsynchronousSocketChannel.open().connect(target).get(5, TimeUnit.SECONDS));
    Attempts.refused("asynchronous server", () -> AsynchronousServerSocketChannel.open().bind(null));
    Attempts.done();
  }
}
