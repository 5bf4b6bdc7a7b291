// SPDX-License-Identifier: Apache-2.0
package rows;

/** F80: synchronized methods and blocks run as usual. */
public class Locked {
  private final Object lock = new Object();
  private int value;

  public synchronized void set(int newValue) {
    value = newValue;
  }

  public String read() {
    synchronized (lock) {
      if (value == 6) {
        return "six";
      }
    }
    return "other";
  }
}
