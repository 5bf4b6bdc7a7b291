// SPDX-License-Identifier: Apache-2.0
package filter;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.ResourceBundle;

/** What somebody refuses in so many words, and what earlier calls were told. */
public class Refused {
  private final int[] ring = new int[2];
  private byte[] address;
  private int count;

  /** The JDK says what it does not have. */
  public static ResourceBundle texts(String name) {
    return ResourceBundle.getBundle(name);
  }

  /** Null is asked about when it is too late. */
  public static int pipe(InputStream in) throws IOException {
    try (InputStream opened = in) {
      return opened.read();
    }
  }

  /** Null is asked about in time. */
  public static int drain(InputStream in) throws IOException {
    int sum = in == null ? 0 : 1;
    return sum + in.read(); // @asked
  }

  /** About bits of the argument. */
  public static int fold(long hash) {
    assert (hash & 0xff00000000000000L) == 0;
    return (int) (hash ^ hash >>> 32);
  }

  /** About what was worked out. */
  public static int twice(int number) {
    int twice = number * 2;
    assert twice / 2 == number; // @wraps
    return twice;
  }

  /** Who is told to make something impossible says so; asked again, it says so again. */
  public void create(int size) {
    count = size;
    wipe();
  }

  public void wipe() {
    Arrays.fill(ring, 0, count, 0);
  }

  /** Four bytes, as everybody knows. */
  public void setAddress(byte[] address) {
    this.address = address;
  }

  public int network() {
    return address == null ? 0 : address[0] << 24 | address[1] << 16 | address[2] << 8 | address[3];
  }

  /** Counted from the end, which the program knows. */
  public int host() {
    return address == null ? 0 : address[address.length - 1]; // @end
  }
}
