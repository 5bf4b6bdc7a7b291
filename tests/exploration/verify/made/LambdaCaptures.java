// expect: FALSE
// witness: 19
// SPDX-License-Identifier: Apache-2.0

import java.util.function.IntSupplier;

/** A lambda keeps the value it was made with. */
public final class LambdaCaptures {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int[] cell = {x};
    IntSupplier now = () -> cell[0];
    IntSupplier then = () -> x;
    cell[0]++;
    assert now.getAsInt() != 20 || then.getAsInt() != 19;
  }
}
