// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Superclass first, then fields, then the constructor. */
public final class InitialisationOrder {
  private static String trace = "";

  private static int mark(String text) {
    trace += text;
    return 0;
  }

  private static class Base {
    int a = mark("1");

    Base() {
      mark("2");
    }
  }

  private static final class Derived extends Base {
    int b = mark("3");

    Derived(String last) {
      mark(last);
    }
  }

  public static void main(String[] args) {
    String last = Verifier.nondetBoolean() ? "4" : "5";
    new Derived(last);
    assert trace.equals("123" + last);
  }
}
