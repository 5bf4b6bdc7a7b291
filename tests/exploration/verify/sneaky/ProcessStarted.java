// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;

/** Another program may be there or not. */
public final class ProcessStarted {
  public static void main(String[] args) {
    boolean started = true;
    try {
      new ProcessBuilder("assay-no-such-program").start();
    } catch (IOException e) {
      started = false;
    }
    assert !started;
  }
}
