// expect: FALSE or UNKNOWN
// witness: 2
// SPDX-License-Identifier: Apache-2.0

import java.io.InputStream;

/**
 * A loader must not define a name twice; the error is a LinkageError that the program catches.
 * Hard: the run also learns what is otherwise each time.
 */
public final class LoaderDefinesTwice {
  public static final class Plain {}

  private static final class Copying extends ClassLoader {
    void copy() throws Exception {
      String file = Plain.class.getName() + ".class";
      try (InputStream in = LoaderDefinesTwice.class.getResourceAsStream(file)) {
        byte[] bytes = in.readAllBytes();
        defineClass(Plain.class.getName(), bytes, 0, bytes.length);
      }
    }
  }

  public static void main(String[] args) throws Exception {
    int times = Verifier.nondetInt();
    Verifier.assume(times >= 0 && times <= 2);
    Copying loader = new Copying();
    boolean refused = false;
    try {
      for (int i = 0; i < times; i++) {
        loader.copy();
      }
    } catch (LinkageError e) {
      refused = true;
    }
    assert !refused;
  }
}
