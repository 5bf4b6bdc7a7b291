// SPDX-License-Identifier: Apache-2.0
package filter;

/** Only rejects. */
public class Plainly {
  private boolean open;

  public static int guard(int n) {
    if (n < 0) {
      throw new IllegalArgumentException("negative");
    }
    return n;
  }

  public void open() {
    open = true;
  }

  public int read() {
    if (!open) {
      throw new IllegalStateException("closed");
    }
    return 1;
  }

  public int write() {
    throw new UnsupportedOperationException("read only");
  }
}
