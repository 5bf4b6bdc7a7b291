// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Reflection gives methods in no particular order. */
public final class OrderOfMethods {
  private static final class Two {
    void first() {}

    void second() {}
  }

  public static void main(String[] args) {
    assert Two.class.getDeclaredMethods()[0].getName().equals("first");
  }
}
