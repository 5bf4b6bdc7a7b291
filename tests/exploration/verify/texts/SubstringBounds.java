// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A substring exists exactly between the bounds. */
public final class SubstringBounds {
  public static void main(String[] args) {
    int from = Verifier.nondetInt();
    int to = Verifier.nondetInt();
    boolean inside = from >= 0 && from <= to && to <= 4;
    try {
      String part = "four".substring(from, to);
      assert inside && part.length() == to - from;
    } catch (StringIndexOutOfBoundsException e) {
      assert !inside;
    }
  }
}
