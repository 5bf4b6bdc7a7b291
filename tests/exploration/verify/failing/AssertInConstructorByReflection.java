// expect: FALSE
// witness: 8
// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.InvocationTargetException;

/** A constructor called by reflection asserts its argument. */
public final class AssertInConstructorByReflection {
  public static final class Size {
    public Size(int value) {
      assert (value & 8) == 0;
    }
  }

  public static void main(String[] args) throws Exception {
    try {
      Size.class.getConstructor(int.class).newInstance(Verifier.nondetInt());
    } catch (InvocationTargetException e) {
      System.out.println("not made");
    }
  }
}
