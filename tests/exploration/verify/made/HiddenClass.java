// expect: FALSE
// witness: 6
// SPDX-License-Identifier: Apache-2.0

import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.util.function.IntUnaryOperator;

/** A hidden class made from the bytes of another one. */
public final class HiddenClass {
  public static final class Twice implements IntUnaryOperator {
    @Override
    public int applyAsInt(int x) {
      return 2 * x;
    }
  }

  public static void main(String[] args) throws Exception {
    byte[] bytes;
    try (InputStream in = HiddenClass.class.getResourceAsStream("HiddenClass$Twice.class")) {
      bytes = in.readAllBytes();
    }
    int x = Verifier.nondetInt();
    Class<?> hidden = MethodHandles.lookup().defineHiddenClass(bytes, true).lookupClass();
    IntUnaryOperator twice = (IntUnaryOperator) hidden.getConstructor().newInstance();
    Verifier.assume(x > 0 && x < 100);
    assert twice.applyAsInt(x) != 12;
  }
}
