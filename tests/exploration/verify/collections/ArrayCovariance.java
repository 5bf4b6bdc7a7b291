// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** An array of texts refuses numbers, although its reference would take them. */
public final class ArrayCovariance {
  public static void main(String[] args) {
    Object[] array = Verifier.nondetBoolean() ? new String[1] : new Object[1];
    boolean refused = false;
    try {
      array[0] = 1;
    } catch (ArrayStoreException e) {
      refused = true;
    }
    assert refused == (array.getClass() == String[].class);
  }
}
