// SPDX-License-Identifier: Apache-2.0
package rows;

/** What a user says of static state before each test. */
public class Fixture {
  public static int size;

  public static void setUp() {
    size = 3;
  }

  public static int use() {
    size += 2;
    if (size == 100) throw new IllegalStateException("full"); // @use
    return size;
  }
}
