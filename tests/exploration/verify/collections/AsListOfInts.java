// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.Arrays;

/** An array of ints is one element of such a list. */
public final class AsListOfInts {
  public static void main(String[] args) {
    int[] array = new int[Verifier.nondetBoolean() ? 2 : 3];
    assert Arrays.asList(array).size() == 1;
  }
}
