// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.net.InetAddress;
import java.net.UnknownHostException;

/** The name of the machine. */
public final class NetworkHost {
  public static void main(String[] args) {
    String name;
    try {
      name = InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      name = "unknown";
    }
    assert name.equals("unknown");
  }
}
