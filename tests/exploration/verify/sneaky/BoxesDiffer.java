// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Boxes of large numbers may be shared: an option of the JVM. */
public final class BoxesDiffer {
  public static void main(String[] args) {
    Integer a = 1000;
    Integer b = 1000;
    assert a != b;
  }
}
