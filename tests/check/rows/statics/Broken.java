// SPDX-License-Identifier: Apache-2.0
package statics;

/** A class that cannot be initialised. */
public final class Broken {
  private static final class Part {
    static int value = 1 / Integer.signum(0); // @part
  }

  private Broken() {}

  public static int touch(int value) {
    return value + Part.value; // @touch
  }
}
