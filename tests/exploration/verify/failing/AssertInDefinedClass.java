// expect: FALSE or UNKNOWN
// witness: 11
// SPDX-License-Identifier: Apache-2.0

import java.io.InputStream;
import java.util.function.IntConsumer;

/**
 * The assertion is in a class that a loader of our own defined, and is caught.
 * Hard: every run has a class of its own.
 */
public final class AssertInDefinedClass {
  public static final class Check implements IntConsumer {
    @Override
    public void accept(int x) {
      assert x != 11;
    }
  }

  private static final class Copying extends ClassLoader {
    Copying() {
      super(AssertInDefinedClass.class.getClassLoader());
      setDefaultAssertionStatus(true);
    }

    Class<?> copy(Class<?> type) throws Exception {
      String file = type.getName() + ".class";
      try (InputStream in = AssertInDefinedClass.class.getResourceAsStream(file)) {
        byte[] bytes = in.readAllBytes();
        return defineClass(type.getName(), bytes, 0, bytes.length);
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Object made = new Copying().copy(Check.class).getConstructor().newInstance();
    try {
      ((IntConsumer) made).accept(Verifier.nondetInt());
    } catch (Error e) {
      System.out.println("refused");
    }
  }
}
