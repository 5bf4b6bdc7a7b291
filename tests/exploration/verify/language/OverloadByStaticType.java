// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Overloads are chosen when the program is compiled. */
public final class OverloadByStaticType {
  private static String name(Object o) {
    return "object";
  }

  private static String name(String s) {
    return "text";
  }

  public static void main(String[] args) {
    Object o = Verifier.nondetBoolean() ? "text" : new int[0];
    assert name(o).equals("object") && name("x").equals("text");
  }
}
