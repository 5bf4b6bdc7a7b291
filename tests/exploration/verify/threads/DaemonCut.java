// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** A daemon may be cut off before its assertion, or not. */
public final class DaemonCut {
  public static void main(String[] args) {
    Thread daemon = new Thread(() -> {
      assert false;
    });
    daemon.setDaemon(true);
    daemon.start();
  }
}
