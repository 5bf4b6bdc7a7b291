// expect: FALSE
// witness: true
// SPDX-License-Identifier: Apache-2.0

/** Finding a class by its name initialises it only on request. */
public final class ClassForName {
  private static boolean rang = false;

  private static final class Alarm {
    static {
      rang = true;
    }
  }

  public static void main(String[] args) throws Exception {
    Class.forName("ClassForName$Alarm", Verifier.nondetBoolean(),
        ClassForName.class.getClassLoader());
    assert !rang;
  }
}
