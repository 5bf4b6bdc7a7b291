// SPDX-License-Identifier: Apache-2.0
package filter;

import java.io.IOException;

/** Rejects arguments and states, directly and further down. */
public class Guarded {
  private boolean open;

  public static int guard(int n) {
    if (n < 0) {
      throw new IllegalArgumentException("negative"); // @guard
    }
    return n;
  }

  public static int callsGuard(int n) {
    return guard(n == 3 ? -1 : 1);
  }

  public void open() {
    open = true;
  }

  public int read() {
    if (!open) {
      throw new IllegalStateException("closed"); // @closed
    }
    return 1;
  }

  public static int readsAtOnce(int n) {
    return n == 3 ? new Guarded().read() : 0;
  }

  public static int length(String text) {
    return text.length(); // @length
  }

  public static int load(int n) throws IOException {
    if (n > 2) {
      throw new IOException("no file");
    }
    return n;
  }
}
