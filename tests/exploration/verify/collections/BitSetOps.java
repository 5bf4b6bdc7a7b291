// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.BitSet;

/** The union is at least as large as each part. */
public final class BitSetOps {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x >= 0 && x < 6);
    BitSet a = new BitSet();
    a.set(3);
    BitSet b = new BitSet();
    b.set(x);
    a.or(b);
    assert a.cardinality() == (x == 3 ? 1 : 2);
  }
}
