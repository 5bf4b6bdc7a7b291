// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Only the owner of a monitor may notify. */
public final class NotifyWithoutMonitor {
  public static void main(String[] args) {
    boolean refused = false;
    Object lock = Verifier.nondetBoolean() ? new Object() : "lock";
    try {
      lock.notify();
    } catch (IllegalMonitorStateException e) {
      refused = true;
    }
    assert refused;
  }
}
