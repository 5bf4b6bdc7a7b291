// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;
import java.net.Socket;

/** Whether somebody answers. */
public final class NetworkConnect {
  public static void main(String[] args) {
    boolean answered = false;
    try (Socket socket = new Socket("localhost", 80)) {
      answered = socket.isConnected();
    } catch (IOException e) {
      answered = false;
    }
    assert !answered;
  }
}
