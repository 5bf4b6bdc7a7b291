// expect: FALSE
// witness: 8
// SPDX-License-Identifier: Apache-2.0

/** Formatting an object calls its toString. */
public final class AssertInFormattedValue {
  private record Weight(int grams) {
    @Override
    public String toString() {
      assert grams != 8;
      return grams + " g";
    }
  }

  public static void main(String[] args) {
    String text = String.format("<%s>", new Weight(Verifier.nondetInt()));
    assert text.charAt(0) == '<';
  }
}
